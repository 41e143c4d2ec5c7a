import { wordsOf } from "../matching/phrase.ts";

/** The place of a business in its street. */
export interface House {
  low: number;
  high: number;
  /** Words of the street that tell it from others; empty where it is not known. */
  street: readonly string[];
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that most streets have, each in several spellings. */
const streetWords = set(`street st str strasse road rd avenue ave av boulevard blvd bd drive dr lane
  ln court ct place pl plaza plz square sq highway hwy parkway pkwy circle cir terrace ter way trail
  trl north south east west n s e w ne nw se sw rue allee chemin quai cours place route impasse calle
  carrer avenida avda plaza paseo passeig rua travessa largo praca via viale piazza corso weg platz
  gasse ring damm de da do das dos del della di la le les el los las du des l d the unit suite ste apt
  floor fl level شارع طريق`);

const numberFirst =
  /^(?<number>\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?)\s*[,\s]\s*(?<street>\p{L}.*|\d+\p{L}{2}.*)$/iu;
const numberLast =
  /^(?<street>.*\p{L}.*?)[\s,]+(?:no?\.?\s?|nr\.?\s?|#)?(?<number>\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?)$/iu;
/** Parts of a house: "Suite 300", "#4". */
const unit = /[\s,]+(?:#|(?:unit|suite|ste|apt|floor|fl|level|bldg|building|shop|room|rm)\b).*$/i;
const digitsMax = 5;

/** `500 Cascade Ave, Suite 3` and `Rua Direita, 5` => number and street; `null` without a number. */
export function houseIn(address: string | null, postcode: string | null): House | null {
  if (address === null) return null;
  const line = address.replace(unit, "").trim();
  const [first = "", second = ""] = line.split(/\s*,\s*/);
  const isNumber = /^\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?$/i;
  const text = isNumber.test(second) || isNumber.test(first) ? `${first} ${second}` : first;
  const found = text.match(numberFirst) ?? text.match(numberLast);
  const { number = "", street = "" } = found?.groups ?? {};
  const [low = 0, high = low] = (number.match(/\d+/g) ?? []).map(Number);
  const isPostcode = String(low) === (postcode ?? "").replace(/\D/g, "").replace(/^0+/, "");
  if (!found || low === 0 || isPostcode || String(low).length > digitsMax) return null;
  // "12-4" is a flat, "12-16" are houses.
  return { low, high: high > low && high - low <= 40 ? high : low, street: streetWordsIn(street) };
}

const streetWordsIn = (street: string): string[] =>
  wordsOf(street).filter((word) => word !== "" && !streetWords.has(word));

/** Every word that tells where a business is. */
export const placeWordsIn = (address: string | null, city: string | null): string[] => [
  ...wordsOf(address ?? ""),
  ...wordsOf(city ?? ""),
];

export const keyOfHouse = ({ low, street }: House): string => `${low} ${street[0] ?? ""}`;

export type Agreement = "equal" | "unknown" | "differs";

/** Whether two businesses are in one house. */
export function agreementOf(one: House | null, other: House | null): Agreement {
  if (one === null || other === null) return "unknown";
  const isKnown = one.street.length > 0 && other.street.length > 0;
  const isSameStreet = one.street.some((word) => other.street.includes(word));
  const isSameNumber = one.low <= other.high && other.low <= one.high;
  if (!isSameNumber) return "differs";
  return isKnown && !isSameStreet ? "unknown" : "equal";
}
