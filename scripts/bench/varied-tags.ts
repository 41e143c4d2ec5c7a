import { createRandom, type MapElement } from "../stand-ins/index.ts";

type Tags = MapElement["tags"];

/**
 * Other businesses of the same kind as real ones: the tags are the same, so that as much is known
 * of them, and the names, numbers, sites, hours and addresses in them are others. The same `seed`,
 * element and copy give the same tags.
 */
export function createVariedTags(real: readonly MapElement[], seed: number) {
  const names = wordsOf(real, ["name", "operator", "description"]);
  const streets = wordsOf(real, ["addr:street", "addr:place"]);
  const hours = valuesOf(real, ["opening_hours"]);
  const chains = repeated(valuesOf(real, ["name", "operator", "brand"]));
  return ({ id, tags }: MapElement, copy: number): Tags => {
    if (copy === 0) return tags;
    const own = seededBy(`${seed} ${copy} ${id}`);
    // Neighbours of one copy share their street, their town and its postcode.
    const shared = (text: string) => seededBy(`${seed} ${copy} ${text}`);
    const entries = Object.entries(tags).map(([key, value]): [string, string] => {
      const random = own(key);
      if (isName(key)) return [key, chains.has(value) ? value : reworded(value, names, random)];
      if (isStreet(key)) return [key, reworded(value, streets, shared(value)("street"))];
      if (key === "addr:postcode") return [key, otherDigits(value, shared(value)("code"), 0)];
      if (key === "addr:housenumber") return [key, otherDigits(value, random, 0)];
      if (isPhone(key)) return [key, otherDigits(value, random, lastDigits)];
      if (isSite(key)) return [key, otherSite(value, random)];
      if (isEmail(key)) return [key, value.replace(/[^@]+$/, (host) => otherHost(host, random))];
      if (key === "opening_hours") return [key, shifted(pick(hours, random) ?? value, random)];
      return [key, value];
    });
    return Object.fromEntries(entries);
  };
}

const isName = (key: string): boolean =>
  /^(?:name|operator|alt_name|old_name|official_name|description|note|addr:housename)(?::|$)/.test(
    key,
  );
const isStreet = (key: string): boolean => key === "addr:street" || key === "addr:place";
const isPhone = (key: string): boolean => /^(?:contact:)?(?:phone|mobile|fax)$/.test(key);
const isSite = (key: string): boolean =>
  /^(?:website|url|image|contact:(?!phone|mobile|fax|email)\w+)(?::|$)/.test(key);
const isEmail = (key: string): boolean => /^(?:contact:)?email$/.test(key);

/** 0 ≤ n < 1 */
type Next = () => number;

function seededBy(text: string): (purpose: string) => Next {
  return (purpose) => {
    let hash = 0x811c9dc5;
    for (const char of `${text} ${purpose}`) {
      hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    }
    return createRandom(hash >>> 0).next;
  };
}

const pick = <T>(of: readonly T[], next: Next): T | undefined => of[Math.floor(next() * of.length)];

const valuesOf = (elements: readonly MapElement[], keys: readonly string[]): string[] =>
  elements.flatMap(({ tags }) => keys.flatMap((key) => tags[key] ?? []));

interface VocabularyOfTags {
  /** Common words, which say what a thing is: “Restaurant”, “Rua”. */
  common: ReadonlySet<string>;
  others: readonly string[];
}

const commonAt = 20;

function wordsOf(elements: readonly MapElement[], keys: readonly string[]): VocabularyOfTags {
  const words = valuesOf(elements, keys).flatMap((text) => text.split(/\s+/));
  const common = repeated(words, commonAt);
  return { common, others: words.filter((word) => word !== "" && !common.has(word)) };
}

/** A name that so many bear is a chain's. */
const chainAt = 4;

function repeated(values: readonly string[], times = chainAt): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= times).map(([value]) => value));
}

const reworded = (text: string, { common, others }: VocabularyOfTags, next: Next): string =>
  text
    .split(" ")
    .map((word) => (common.has(word) ? word : (pick(others, next) ?? word)))
    .join(" ");

/** A number's beginning says its country and kind, and how long it may be. */
const lastDigits = 4;

/** Other digits in the places of those there are, all of them or the last of each number. */
function otherDigits(text: string, next: Next, last: number): string {
  const digit = (): string => String(1 + Math.floor(next() * 9));
  return text
    .split(";")
    .map((number) => {
      const digits = number.replaceAll(/\D/g, "").length;
      let at = 0;
      return number.replaceAll(/\d/g, (old) => {
        at += 1;
        return last === 0 || at > digits - last ? digit() : old;
      });
    })
    .join(";");
}

const otherSite = (address: string, next: Next): string =>
  address.replace(
    /^(https?:\/\/)?([^/?#]+)(.*)$/i,
    (_, scheme = "", host: string, rest: string) =>
      `${scheme}${otherHost(host, next)}${rest.replaceAll(/\d/g, () => String(Math.floor(next() * 10)))}`,
  );

/** Another domain as long as this one; the hosts of the large services stay. */
function otherHost(host: string, next: Next): string {
  if (/facebook|instagram|twitter|google|youtube|wikimedia|linkedin/i.test(host)) return host;
  const labels = host.split(".");
  const own = Math.max(0, labels.length - 2);
  return labels
    .map((label, at) => (at === own ? label.replaceAll(/[a-z]/g, () => letter(next)) : label))
    .join(".");
}

const letter = (next: Next): string => String.fromCharCode(0x61 + Math.floor(next() * 26));

/** Hours as another business has them, a third of them with all times a little earlier or later. */
function shifted(hours: string, next: Next): string {
  const minutes = [-60, -45, -30, -15, 15, 30, 45, 60];
  const by = next() < 1 / 3 ? (pick(minutes, next) ?? 0) : 0;
  if (by === 0) return hours;
  return hours.replaceAll(/\b(\d{2}):(\d{2})\b/g, (time, hour: string, minute: string) => {
    const at = Number(hour) * 60 + Number(minute);
    const moved = at + by;
    const isPlain = at >= 6 * 60 && at <= 22 * 60 && moved >= 6 * 60 && moved <= 22 * 60;
    return isPlain ? `${two(moved / 60)}:${two(moved % 60)}` : time;
  });
}

const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");
