import metadata from "libphonenumber-js/max/metadata";

interface PlainNumber {
  /** E.164, or `null` when no number of its country has so many digits. */
  number: string | null;
  /** Whether a plan uses it. */
  isValid: boolean;
}

/** The library's metadata for one country's numbers, prepared once. */
interface Plan {
  lengths: ReadonlySet<number>;
  pattern: RegExp;
  kinds: readonly { lengths: ReadonlySet<number> | null; pattern: RegExp }[];
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
  if (text.length > charsMax || !international.test(text)) return null;
  const digits = text.slice(1).replaceAll(" ", "");
  for (let end = 1; end <= callingCodeDigitsMax; end++) {
    const plans = plansOf(digits.slice(0, end));
    if (plans) return inPlans(digits, digits.slice(end), plans);
  }
  return null;
}

function inPlans(digits: string, national: string, plans: readonly Plan[]): PlainNumber | null {
  const [main] = plans;
  const { length } = national;
  if (!main || length < nationalDigitsMin || length > nationalDigitsMax) return null;
  // Digits that may have to be taken off first.
  if (main.prefix?.test(national)) return null;
  const plan = plans.length === 1 ? main : (plans.find((each) => isOwn(national, each)) ?? main);
  const isPossible = plan.lengths.has(length);
  return {
    number: isPossible ? `+${digits}` : null,
    isValid: isPossible && isInUse(national, plan),
  };
}

const isOwn = (national: string, plan: Plan): boolean =>
  plan.leading ? plan.leading.test(national) : isInUse(national, plan);

const isInUse = (national: string, { pattern, kinds }: Plan): boolean =>
  pattern.test(national) &&
  kinds.some((kind) => (kind.lengths?.has(national.length) ?? true) && kind.pattern.test(national));

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
    kinds: kinds.flatMap((kind) => {
      const [pattern, lengths] = kind || [];
      return pattern
        ? [{ lengths: lengths ? new Set(lengths) : null, pattern: whole(pattern) }]
        : [];
    }),
    leading: leading ? atStart(leading) : null,
    prefix: prefix ? atStart(prefix) : null,
  };
}

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);
const atStart = (pattern: string): RegExp => new RegExp(`^(?:${pattern})`);
