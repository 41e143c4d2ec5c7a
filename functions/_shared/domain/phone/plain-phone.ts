import type { NumberType as LibraryType } from "libphonenumber-js";
import metadata from "libphonenumber-js/max/metadata";

export type NumberType = NonNullable<LibraryType>;

interface PlainNumber {
  /** E.164, or `null` when no number of its country has so many digits. */
  number: string | null;
  /** Whether a plan uses it. */
  isValid: boolean;
}

interface Kind {
  type: NumberType;
  lengths: ReadonlySet<number> | null;
  pattern: RegExp;
}

/** In the order of the library's metadata. */
const types = [
  "FIXED_LINE",
  "MOBILE",
  "TOLL_FREE",
  "PREMIUM_RATE",
  "PERSONAL_NUMBER",
  "VOICEMAIL",
  "UAN",
  "PAGER",
  "VOIP",
  "SHARED_COST",
] as const satisfies readonly NumberType[];

/** In the order of the library's questions. */
const typesAfterFixed: readonly NumberType[] = [
  "MOBILE",
  "PREMIUM_RATE",
  "TOLL_FREE",
  "SHARED_COST",
  "VOIP",
  "PERSONAL_NUMBER",
  "PAGER",
  "UAN",
  "VOICEMAIL",
];

/** The library's metadata for one country's numbers, prepared once. */
interface Plan {
  lengths: ReadonlySet<number>;
  pattern: RegExp;
  kinds: readonly Kind[];
  /** Of countries that share their code: the digits all numbers of this one begin with. */
  leading: RegExp | null;
  /** The prefix dialled before a national number. */
  prefix: RegExp | null;
}

const international = /^\+\d+(?: \d+)*$/;
const callingCodeDigitsMax = 3;
const nationalDigitsMin = 2;
const nationalDigitsMax = 17;
const charsMax = 250;

/**
 * A number as most are written, "+44 20 7946 0018", read as libphonenumber-js reads it, but without
 * taking the patterns of its plan apart each time. `null`: anything else, the library has to decide.
 */
export function plainNumber(text: string): PlainNumber | null {
  const placed = placeInPlan(text);
  if (!placed) return null;
  const { digits, national, plan } = placed;
  const isPossible = plan.lengths.has(national.length);
  return {
    number: isPossible ? `+${digits}` : null,
    isValid: isPossible && isInUse(national, plan),
  };
}

/**
 * The library's type of a number in E.164; `undefined`: no plan uses it, or the library has to decide.
 */
export function plainType(number: string): NumberType | undefined {
  const placed = placeInPlan(number);
  if (!placed?.plan.pattern.test(placed.national)) return undefined;
  const { national, plan } = placed;
  const is = (type: NumberType): boolean => {
    const kind = plan.kinds.find((each) => each.type === type);
    return kind !== undefined && isOfKind(national, kind);
  };
  const hasMobile = plan.kinds.some(({ type }) => type === "MOBILE");
  if (is("FIXED_LINE")) return !hasMobile || is("MOBILE") ? "FIXED_LINE_OR_MOBILE" : "FIXED_LINE";
  return typesAfterFixed.find(is);
}

interface PlacedNumber {
  /** With those of its country. */
  digits: string;
  national: string;
  plan: Plan;
}

function placeInPlan(text: string): PlacedNumber | null {
  if (text.length > charsMax || !international.test(text)) return null;
  const digits = text.slice(1).replaceAll(" ", "");
  for (let end = 1; end <= callingCodeDigitsMax; end++) {
    const plans = plansOf(digits.slice(0, end));
    if (plans) return inPlans(digits, digits.slice(end), plans);
  }
  return null;
}

function inPlans(digits: string, national: string, plans: readonly Plan[]): PlacedNumber | null {
  const [main] = plans;
  const { length } = national;
  if (!main || length < nationalDigitsMin || length > nationalDigitsMax) return null;
  // Digits that may have to be taken off first.
  if (main.prefix?.test(national)) return null;
  const plan = plans.length === 1 ? main : (plans.find((each) => isOwn(national, each)) ?? main);
  return { digits, national, plan };
}

const isOwn = (national: string, plan: Plan): boolean =>
  plan.leading ? plan.leading.test(national) : isInUse(national, plan);

const isInUse = (national: string, { pattern, kinds }: Plan): boolean =>
  pattern.test(national) && kinds.some((kind) => isOfKind(national, kind));

const isOfKind = (national: string, { lengths, pattern }: Kind): boolean =>
  (lengths?.has(national.length) ?? true) && pattern.test(national);

const known = new Map<string, readonly Plan[] | null>();

/** Of a calling code; `null` when it is none of one or more countries that all have plans. */
function plansOf(code: string): readonly Plan[] | null {
  const made = known.get(code);
  if (made !== undefined) return made;
  const { country_calling_codes: codes, countries } = metadata as unknown as Metadata;
  const plans = (codes[code] ?? []).map((country) => planOf(countries[country]));
  const all = plans.length > 0 && plans.every((plan) => plan !== null) ? plans : null;
  known.set(code, all);
  return all;
}

/** The parts of the library's own format that are read here; a test compares the outcomes. */
interface Metadata {
  country_calling_codes: Record<string, readonly string[]>;
  countries: Record<string, CountryMetadata>;
}
type CountryMetadata = readonly [
  code: string,
  dialledAbroad: string | undefined,
  pattern: string,
  lengths: readonly number[] | undefined,
  formats: unknown,
  nationalPrefix: string | 0 | undefined,
  nationalPrefixRule: unknown,
  prefixForParsing: string | 0 | undefined,
  transformRule: unknown,
  isPrefixOptional: unknown,
  leadingDigits: string | 0 | undefined,
  kinds: readonly (readonly [string?, (readonly number[])?] | 0)[] | 0 | undefined,
];

function planOf(country: CountryMetadata | undefined): Plan | null {
  if (!country) return null;
  const [, , pattern, lengths, , nationalPrefix, , prefixForParsing, , , leading, kinds] = country;
  if (!lengths || !kinds || kinds.length === 0) return null;
  const prefix = prefixForParsing || nationalPrefix;
  return {
    lengths: new Set(lengths),
    pattern: whole(pattern),
    kinds: kinds.flatMap((kind, index) => {
      const [pattern, lengths] = kind || [];
      const type = types[index];
      return pattern && type
        ? [{ type, lengths: lengths ? new Set(lengths) : null, pattern: whole(pattern) }]
        : [];
    }),
    leading: leading ? atStart(leading) : null,
    prefix: prefix ? atStart(prefix) : null,
  };
}

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);
const atStart = (pattern: string): RegExp => new RegExp(`^(?:${pattern})`);
