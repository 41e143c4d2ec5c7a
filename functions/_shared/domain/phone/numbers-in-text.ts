import {
  type CountryCode,
  isSupportedCountry,
  type NumberType,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";

export interface NumberPlace {
  /** E.164 */
  number: string;
  type: NumberType;
  start: number;
  end: number;
}

/** Digits with the separators people use; letters only in the American way. */
const run = /(?:\+\s?|\(\+?)?\(?\d(?:[\d\s().\-–—‐‑/·•*]|&nbsp;){4,70}\d/g;
const vanity =
  /(?:\b1[-. ])?\(?\b([2-9]\d\d)\)?[-. ]{1,3}((?=[A-Z\d.-]{7,9}(?![A-Za-z\d]))[A-Z\d]{3}[-.]?[A-Z\d]{4}|[A-Z]{4,10})(?![A-Za-z\d])/g;
const digitsMin = 7;
const digitsMax = 17;
/** Words before a figure that isn't a telephone number. */
const otherNumber =
  /(\b(kvk|k\.v\.k\.?|btw|vat|ust[-. ]?id\w*|ustidnr|steuer\w*|st[-. ]?nr|tax\s?(id|no)?|iban|bic|swift|konto\w*|account|a\/c|bank\w*|rekening\w*|giro|blz|siren|siret|rcs|ape|naf|tva|tva intracommunautaire|nif|cif|c\.i\.f|nie|p\.? ?iva|partita iva|cod(ice)?\.? fisc\w*|rea|cnpj|cpf|abn|acn|ein|hrb|hra|handelsregister\w*|regist\w* (no|nr|number|num)\w*|company (no|number|reg\w*)|licen[cs]e\w*|lic|lic\.|permit|von|npi|bbb|dot|mc|isbn|issn|sku|item|model|art\.?(ikel)?-?nr|order|invoice|policy|ref(erence)?|zip|postcode|plz|lat|lng|long|latlong|gps|koordinaten|fee|price|prijs|preis|prix|capital|stammkapital|inschrijf\w*|charity|agb(-code)?|big|lanr|bsnr|ik|gln|ean|gtin|nr\.? d'ordre|rpps|adeli|matrícula|colegiad\w*)(\s*(no|nr|number|num|numero|número|n°|nº|code|id))?|[#№€$£])[\s.:#-]*([a-z]{2}\s?)?$/i;

/** The numbers in a line that can be dialled, in their order. */
export function numbersIn(
  text: string,
  country: string | null,
  isLabelled: boolean,
): NumberPlace[] {
  if (!/\d{2}/.test(text)) return [];
  const found: NumberPlace[] = [];
  for (const { 0: whole, index } of text.matchAll(run)) {
    const count = whole.replace(/\D/g, "").length;
    if (count < digitsMin || (count > digitsMax && !/\s|\//.test(whole))) continue;
    if (
      /[\d.,%@_=&?/-]$/.test(text.slice(Math.max(0, index - 1), index).trimEnd() || " ") &&
      index > 0 &&
      !/[\s/-]$/.test(text.slice(0, index))
    )
      continue;
    if (otherNumber.test(text.slice(Math.max(0, index - 40), index).replace(/\u2063/g, " ")))
      continue;
    if (
      /^[%@a-z]/i.test(text.slice(index + whole.length, index + whole.length + 1)) &&
      !/^[ext(]/i.test(text.slice(index + whole.length))
    )
      continue;
    found.push(...within(whole, index, country, isLabelled || hasLabel(text, index)));
  }
  return country === null || nanp.has(country) ? [...found, ...vanityIn(text, found)] : found;
}

const hasLabel = (text: string, at: number): boolean =>
  labelBefore.test(text.slice(Math.max(0, at - 30), at));
const labelBefore =
  /(\b(tel\w*|tél\w*|phone|ph|fon|fone|telefon\w*|teléfono|telefoon|telefax|fax|mob\w*|móvil|cell\w*|cel|handy|natel|gsm|call|ring|dial|office|t|p|f|m|whatsapp|wa|hotline|ruf|rufnummer|anruf\w*|llama|llámanos|appelez|bel|bellen|chiama|ligue|tlf|tfno|telf|puh|nummer|toll ?free|free ?phone|freefone|emergency|notdienst|notruf|urgences?)\b[\s\S]{0,12}|☎|📞|📱|✆|℡|[:|]\s*)$/iu;

/** A run holds one number, or several, or a number behind something else: `04743 (207) 834-1234`. */
function within(
  whole: string,
  at: number,
  country: string | null,
  isLabelled: boolean,
): NumberPlace[] {
  const one = place(whole, at, country, isLabelled);
  if (one) return [one];
  const groups = [...whole.matchAll(/[+(]*\d+\)?/g)];
  const found: NumberPlace[] = [];
  for (let from = 0; from < groups.length; from++) {
    for (let to = Math.min(groups.length - 1, from + 6); to >= from; to--) {
      const [first, last] = [groups[from], groups[to]];
      if (!first || !last || (from === 0 && to === groups.length - 1)) continue;
      const end = last.index + last[0].length;
      const read = place(whole.slice(first.index, end), at + first.index, country, isLabelled);
      if (!read) continue;
      found.push(read);
      from = to;
      break;
    }
  }
  return found;
}

function place(
  text: string,
  start: number,
  country: string | null,
  isLabelled: boolean,
): NumberPlace | null {
  if (!looksDialled(text, country, isLabelled)) return null;
  const parsed = readNumber(text, country);
  return parsed
    ? { number: parsed.number, type: parsed.getType(), start, end: start + text.length }
    : null;
}

/** A valid number by its country's plan; a toll-free one of North America in every country. */
export function readNumber(text: string, country: string | null): PhoneNumber | null {
  const defaultCountry = codeOf(country);
  const plain = text.replace(/[–—‐‑·•*/]/g, "-");
  if (northAmericanTollFree.test(plain))
    return parsePhoneNumberFromString(plain, { defaultCountry: "US" }) ?? null;
  const tries = [plain];
  // Mexico dropped its long-distance prefixes; its sites did not.
  if (country === "MX") tries.push(plain.replace(/^\s*\(?0(?:1|44|45)\)?[\s-]*/, ""));
  for (const each of tries) {
    const parsed = parsePhoneNumberFromString(each, defaultCountry ? { defaultCountry } : {});
    if (parsed?.isValid()) return parsed;
  }
  return null;
}

/** These are dialled the same way from the whole of North America, also from sites elsewhere. */
const northAmericanTollFree = /^\s*\+?1[-. ]\(?8(00|33|44|55|66|77|88)\)?[-. ]\d{3}[-. ]\d{4}$/;

const codeOf = (country: string | null): CountryCode | undefined =>
  country !== null && isSupportedCountry(country) ? country : undefined;

const nanp = new Set(["US", "CA", "PR", "DO", "JM", "BS", "BB", "TT"]);

/** Whether somebody wrote a telephone number, or a date, a price, a position, a plain count. */
function looksDialled(text: string, country: string | null, isLabelled: boolean): boolean {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, "");
  if (digits.length < digitsMin || digits.length > digitsMax) return false;
  if (/^\d{1,3}\.\d{3,}$/.test(trimmed) || /^\d{1,2}[./-]\d{1,2}[./-](19|20)?\d{2}\b/.test(trimmed))
    return false;
  if (/^(19|20)\d{2}\s*[-–/]\s*(19|20)\d{2}$/.test(trimmed)) return false;
  if (/^(19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}/.test(trimmed)) return false;
  if (/\b\d{1,2}[.:]\d{2}\s*[-–—]\s*\d{1,2}[.:]\d{2}\b/.test(trimmed)) return false;
  if (
    /^(\d)\1+$/.test(digits) ||
    (/\.\d{2}\s/.test(`${trimmed} `) && /^\d{1,3}(\.\d{3})+/.test(trimmed))
  )
    return false;
  if (/\s{3,}/.test(trimmed) || (trimmed.match(/\(/g)?.length ?? 0) > 2) return false;
  if (/^\(?(\+|00)/.test(trimmed) || northAmericanTollFree.test(trimmed)) return true;
  if (country !== null && nanp.has(country)) return isNorthAmerican(trimmed, isLabelled);
  if (isLabelled) return true;
  // Without a word before it, a number has to look like one: a trunk prefix or brackets.
  return /^\(?0\d/.test(trimmed) && !/^0\d?[.,]\d+$/.test(trimmed)
    ? digits.length >= 8
    : /^\(\d{1,4}\)/.test(trimmed) ||
        (digits.length >= 9 &&
          /^\d{2,4}([\s.-]\d{2,4}){2,4}$/.test(trimmed) &&
          !/^\d{1,3}(\.\d{3})+$/.test(trimmed));
}

function isNorthAmerican(text: string, isLabelled: boolean): boolean {
  const groups = text
    .split(/\D+/)
    .filter(Boolean)
    .map((group) => group.length)
    .join("-");
  if (/^(1-)?3-3-4$|^1?3-7$|^6-4$/.test(groups)) return true;
  return isLabelled && /^(10|11|7|3-4|1-10)$/.test(groups);
}

/** `303.333.PAUL` // => +13033337285 */
function vanityIn(text: string, found: readonly NumberPlace[]): NumberPlace[] {
  return [...text.matchAll(vanity)].flatMap(({ 0: whole, index, 1: area = "", 2: rest = "" }) => {
    const letters = rest.replace(/[^A-Z]/g, "");
    if (
      letters.length < 3 ||
      found.some(({ start, end }) => index < end && start < index + whole.length)
    )
      return [];
    const digits = `${area}${rest.replace(/[-.]/g, "")}`.slice(0, 10).replace(/[A-Z]/g, keyOf);
    const parsed = digits.length === 10 ? readNumber(digits, "US") : null;
    return parsed
      ? [{ number: parsed.number, type: parsed.getType(), start: index, end: index + whole.length }]
      : [];
  });
}

const keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
const keyOf = (letter: string): string => String(keys.findIndex((key) => key.includes(letter)) + 2);
