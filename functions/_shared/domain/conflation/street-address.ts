import { wordsOf } from "../matching/phrase.ts";
import { plainDigits } from "../text/plain-digits.ts";
import { wordsIn } from "./plain-letters.ts";
import { isArabic, soundsOf } from "./sounds.ts";

/** The place of a business in its street. */
export interface House {
  low: number;
  high: number;
  /** Words of the street that tell it from others; empty where it is not known. */
  street: readonly string[];
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that most streets have, each in several spellings: what it is, where, and articles. */
const streetWords = [
  set(`street st str strasse road rd avenue ave av boulevard blvd bd drive dr lane ln court ct place
    pl plaza plz square sq highway hwy parkway pkwy circle cir terrace ter way trail trl rue allee
    chemin quai cours route impasse calle carrer avenida avinguda avda avgda paseo passeig pg
    placa pza ronda carretera ctra rambla rbla rua travessa largo praca via viale vle piazza pzza
    corso weg platz gasse ring damm laan plein gracht ulica ul utca gatan vej شارع طريق زنقه`),
  set("north south east west n s e w ne nw se sw"),
  set("de da do das dos del della di la le les el los las du des l d the في"),
];

const numberFirst =
  /^(?<number>\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?)\s*[,\s]\s*(?<street>\p{L}.*|\d+\p{L}{2}.*)$/iu;
const numberLast =
  /^(?<street>.*\p{L}.*?)[\s,]+(?:no?\.?\s?|nr\.?\s?|#)?(?<number>\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?)$/iu;
const parts = "(?:unit|suite|ste|apt|flat|imm|etage|floor|fl|level|bldg|building|shop|room|rm)";
/** Parts of a house: "Suite 300", "#4"; "Calle 12 #34-56" is a house. */
const unit = new RegExp(
  `[\\s,]+(?:#(?!\\s?\\d+\\s?-)|${parts}\\b\\.?\\s*#?\\s*(?:\\S*\\d|\\p{L}(?![\\p{L}\\p{N}]))).*$`,
  "iu",
);
const unitFirst = new RegExp(`^${parts}\\b\\.?\\s*#?\\s*[\\p{L}\\p{N}-]+\\s*,\\s*`, "iu");
const suiteNumber =
  /(?:#(?!\s?\d+\s?-)|\b(?:unit|suite|ste|apt|flat|shop|room|rm)\b\.?)[\s#]*((?:\d|\p{L}(?![\p{L}\p{N}])|\p{L}-?\d)[^\s,;]*)/giu;
const numberSign = /\b(?:n°|nº|no\.|nr\.?|num\.?|numero|numéro)\s*(?=\d)/iu;
/** "C/ Mayor"; a "C Street" is one of many letters. */
const shortCalle = /^c(?:\/|\.)\s*/iu;
const digitsMax = 5;

/** `500 Cascade Ave, Suite 3` and `Rua Direita, 5` => number and street; `null` without a number. */
export function houseIn(address: string | null, postcode: string | null): House | null {
  if (address === null) return null;
  const line = plainDigits(address)
    .replace(unitFirst, "")
    .replace(unit, "")
    .replace(numberSign, "")
    .replace(shortCalle, "calle ")
    .trim();
  const [first = "", second = ""] = line.split(/\s*,\s*/);
  const isNumber = /^\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?$/i;
  const text = isNumber.test(second) || isNumber.test(first) ? `${first} ${second}` : first;
  const found = text.match(numberFirst) ?? text.match(numberLast);
  const { number = "", street = "" } = withLetterStreet(found?.groups ?? {});
  const [low = 0, high = low] = (number.match(/\d+/g) ?? []).map(Number);
  // In "E1 1AA" the 11 isn't a house.
  const digits = /^[\d\s-]+$/.test(postcode ?? "") ? (postcode ?? "").replace(/\D/g, "") : "";
  const isPostcode = String(low) === digits.replace(/^0+/, "");
  if (!found || low === 0 || isPostcode || String(low).length > digitsMax) return null;
  // "12-4" is a flat, "12-16" are houses.
  return { low, high: high > low && high - low <= 40 ? high : low, street: streetWordsIn(street) };
}

/** "500 C St" is in C Street, and "500 C Mill Row" is a house 500C. */
function withLetterStreet({ number = "", street = "" }: { [part: string]: string }): {
  number: string;
  street: string;
} {
  const letter = number.match(/\s([a-z])$/i)?.[1];
  const isGeneral = wordsOf(street).every((word) => streetWords.some((words) => words.has(word)));
  return letter && isGeneral ? { number, street: `${letter} ${street}` } : { number, street };
}

/** A street of general words keeps the most telling of them: "North Street", "Platz". */
const streetWordsIn = (street: string): string[] =>
  streetWords.reduce(
    (words, general) => {
      const left = words.filter((word) => !general.has(word));
      return left.length > 0 ? left : words;
    },
    wordsOf(street).filter((word) => word !== ""),
  );

/** `本町2丁目5-10 3F` // => ["2", "5", "10"], `41A Mill Row, Unit 3` // => ["41a"]: without parts of a house */
export function numbersIn(address: string | null): string[] {
  const line = plainDigits(address ?? "")
    .normalize("NFKC")
    .toLowerCase();
  const whole = line
    .replace(unitFirst, "")
    .replace(unit, "")
    .replace(/\b\d+\s?(?:f|階|º|ª|er|eme|st floor)(?![\p{L}\p{N}])/gu, "");
  return whole.match(/\d+(?:[a-z](?![\p{L}\p{N}]))?/gu) ?? [];
}

/** Every word that tells where a business is. */
export const placeWordsIn = (address: string | null, city: string | null): string[] => [
  ...wordsIn(address ?? ""),
  ...wordsIn(city ?? ""),
];

export const keyOfHouse = ({ low, street }: House): string =>
  `${low} ${longestOf(street).slice(0, stemMinLetters)}`;

/** A general word that isn't known is usually shorter than the telling one: "Cra Mayor". */
const longestOf = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");

const stemMinLetters = 4;

/** "Poststr." and "Poststraße", "Hassan" and "الحسن" */
function areOneStreet(one: string, other: string): boolean {
  if (one === other) return true;
  if (isArabic(one) !== isArabic(other)) {
    const sounds = soundsOf(one);
    return sounds.length >= 2 && sounds === soundsOf(other);
  }
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= stemMinLetters && long.startsWith(short);
}

export type Agreement = "equal" | "unknown" | "differs";

/** `500 Cascade Ave, Suites 3/4` // => ["3", "4"] */
export const suitesIn = (address: string | null): string[] =>
  [...plainDigits(address ?? "").matchAll(suiteNumber)].flatMap(([, suite = ""]) =>
    suite
      .toLowerCase()
      .split(/[/&+]/)
      .map((part) => part.replace(/[^\p{L}\p{N}]/gu, ""))
      .filter((part) => part !== ""),
  );

const numberOf = (suite: string): string => suite.replace(/(?<=\d)\p{L}$/u, "");

/** Whether two businesses of one house are behind one door; "101" and "101b" may be. */
export function agreementOfSuites(one: readonly string[], other: readonly string[]): Agreement {
  if (one.length === 0 || other.length === 0) return "unknown";
  const areOne = (suite: string, like: string): boolean =>
    suite === like || suite === numberOf(like) || numberOf(suite) === like;
  return one.some((suite) => other.some((like) => areOne(suite, like))) ? "equal" : "differs";
}

/** Whether two businesses are in one house. */
export function agreementOf(one: House | null, other: House | null): Agreement {
  if (one === null || other === null) return "unknown";
  const isKnown = one.street.length > 0 && other.street.length > 0;
  const isSameStreet = one.street.some((word) =>
    other.street.some((like) => areOneStreet(word, like)),
  );
  const isSameNumber = one.low <= other.high && other.low <= one.high;
  if (!isSameNumber) return "differs";
  return !isKnown || !isSameStreet ? "unknown" : "equal";
}
