import { describe, expect, test } from "vitest";
import { catalogueTags, furtherTags } from "#domain/matching/business-types.ts";
import { arabicNouns } from "#domain/query/answer/arabic-nouns.ts";
import { frenchNouns } from "#domain/query/answer/french-nouns.ts";
import { germanNouns } from "#domain/query/answer/german-nouns.ts";
import { nounPhrase } from "#domain/query/answer/noun-phrase.ts";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { spanishNouns } from "#domain/query/answer/spanish-nouns.ts";
import type { Condition, ValueCondition } from "#domain/query/plan/plan.ts";
import type { Language } from "#domain/query/reader/lexicon.ts";
import { readQuestion } from "#domain/query/reader/read-question.ts";
import { listing, presetFor, snapshotOf } from "./sample-preset.ts";

const labels = Object.keys({ ...catalogueTags, ...furtherTags });
const type = (...values: string[]): ValueCondition => ({ f: "category", in: values });
const suburb = (...values: string[]): ValueCondition => ({ f: "suburb", in: values });
const has = (f: "website" | "phone" | "emails" | "hours", known = true): Condition => ({
  f,
  has: known,
});
const [pub, cafe] = [type("Pub"), type("Coffee Shop")];
const altstadt = suburb("Altstadt");

const town = snapshotOf(
  ["Pub", "Coffee Shop", "Bar", "Bakery"].flatMap((category, at) => [
    listing(`${at}a`, {
      category,
      suburb: "Altstadt",
      city: "Monaco",
      rating: 4,
      services: ["Catering"],
    }),
    listing(`${at}b`, {
      category,
      ...{ suburb: "Monaco", city: "Monaco", street: "High Street", postcode: "98000" },
      ...{ phone: "+4912345", website: "https://a.example", founded_year: 1980, review_count: 60 },
      ...{ emails: [{ role: "owner", value: "a@b.example" }], hours_known: true },
    }),
  ]),
  { tier: 2 },
);
const preset = presetFor({ ...town, bounds: { south: 43, west: 7, north: 44, east: 8 } });
const phrase = (conditions: Condition[], language: Language = "en", isOne = false): string =>
  nounPhrase({ say: sayIn(language), language, preset }, conditions, { isOne }).text;

describe("the filters of a plan as one noun phrase", () => {
  test.each<[string, Condition[]]>([
    ["businesses", []],
    ["pubs in Altstadt", [pub, altstadt]],
    ["pubs or bars in Altstadt", [type("Pub", "Bar"), altstadt]],
    ["businesses of type “Loaf Peddler”", [type("Loaf Peddler")]],
    ["businesses in the suburb Monaco", [suburb("Monaco")]],
    ["pubs on High Street", [pub, { f: "street", in: ["High Street"] }]],
    ["pubs in postcode 98000", [pub, { f: "postcode", in: ["98000"] }]],
    ["pubs in postcode area EC1", [pub, { f: "postcode", area: "EC1" }]],
    ["pubs with a website but without a phone number", [pub, has("website"), has("phone", false)]],
    [
      "pubs with neither a website nor a phone number",
      [pub, has("website", false), has("phone", false)],
    ],
    [
      "coffee shops in Altstadt with a website, rated above 4 and open on Sunday after 20:00",
      [{ open: { dow: 6, after: 1_200 } }, { f: "rating", gt: 4 }, has("website"), altstadt, cafe],
    ],
    ["pubs with at least 1 review", [pub, { f: "review_count", gte: 1 }]],
    ["businesses founded between 1980 and 1990", [{ f: "founded_year", gte: 1980, lte: 1990 }]],
    ["businesses whose name contains “bar”", [{ f: "name", how: "contains", text: "bar" }]],
    ["businesses whose name is “Costa”", [{ f: "name", how: "equals", text: "Costa" }]],
    ["pubs open on Saturday or Sunday", [pub, { or: [5, 6].map((dow) => ({ open: { dow } })) }]],
    [
      "pubs either with a website or rated 4 or higher",
      [pub, { or: [has("website"), { f: "rating", gte: 4 }] }],
    ],
    [
      "businesses in Altstadt other than pubs and coffee shops",
      [altstadt, { not: { or: [pub, cafe] } }],
    ],
    ["pubs not in Altstadt", [pub, { not: altstadt }]],
    [
      "pubs within 500 m of Place 0a and north of Place 1a",
      [pub, { near: { to: { id: "0a" }, m: 500 } }, { dir: { of: { id: "1a" }, is: "north" } }],
    ],
    ["pubs open every day", [pub, ...[0, 1, 2, 3, 4, 5, 6].map((dow) => ({ open: { dow } }))]],
    [
      "pubs with a phone number and a website, and rated above 4",
      [pub, has("phone"), has("website"), { f: "rating", gt: 4 }],
    ],
    [
      "pubs either not open on Sunday or not in Altstadt",
      [pub, { not: { and: [{ open: { dow: 6 } }, altstadt] } }],
    ],
    ["pubs without a website", [pub, { not: has("website") }]],
    ["businesses rated 4 or lower", [{ not: { f: "rating", gt: 4 } }]],
    ["businesses more than 500 m from Place 0a", [{ not: { near: { to: { id: "0a" }, m: 500 } } }]],
    [
      "pubs between Place 0a and the centre of this preset",
      [pub, { between: [{ id: "0a" }, "centre"] }],
    ],
  ])("%s", (said, conditions) => {
    expect(phrase(conditions)).toBe(said);
  });

  test("what has no words of its own stands behind in brackets, so no filter is unsaid", () => {
    const mixed: Condition = { or: [{ and: [pub, has("website")] }, cafe] };
    expect(phrase([mixed, altstadt])).toBe(
      "businesses in Altstadt (type Pub and with website or type Coffee Shop)",
    );
    expect(phrase([pub, { not: { f: "rating", eq: 4 } }], "de")).toBe(
      "Kneipen (nicht: Bewertung 4)",
    );
    expect(phrase([pub, type("Bar")])).toBe("pubs (type Bar)");
  });

  test.each<[string, Language, Condition[], boolean]>([
    ["Kneipe, die am Sonntag geöffnet ist", "de", [pub, { open: { dow: 6 } }], true],
    [
      "Kneipen, die am Sonntag nicht geöffnet sind",
      "de",
      [pub, { not: { open: { dow: 6 } } }],
      false,
    ],
    [
      "Café, dessen Name „bar“ enthält",
      "de",
      [cafe, { f: "name", how: "contains", text: "bar" }],
      true,
    ],
    ["Kneipen in der Hauptstraße", "de", [pub, { f: "street", in: ["Hauptstraße"] }], false],
    [
      "Kneipen in der Straße „Unter den Linden“",
      "de",
      [pub, { f: "street", in: ["Unter den Linden"] }],
      false,
    ],
    [
      "pubs avec une note d'au moins 4 et (avec site web ou numéro de téléphone)",
      "fr",
      [pub, { f: "rating", gte: 4 }, { or: [has("website"), has("phone")] }],
      false,
    ],
    [
      "Kneipen außerhalb der Postleitzahl 98000",
      "de",
      [pub, { not: { f: "postcode", in: ["98000"] } }],
      false,
    ],
    ["boulangerie ouverte le dimanche", "fr", [type("Bakery"), { open: { dow: 6 } }], true],
    ["cafés fermés le dimanche", "fr", [cafe, { closed: { dow: 6 } }], false],
    ["pubs rue de l'Église", "fr", [pub, { f: "street", in: ["Rue de l'Église"] }], false],
    ["panaderías abiertas el domingo", "es", [type("Bakery"), { open: { dow: 6 } }], false],
    ["bar fundado antes de 1990", "es", [type("Bar"), { f: "founded_year", lt: 1990 }], true],
    ["pubs que ofrecen Catering", "es", [pub, { f: "services", in: ["Catering"] }], false],
    ["المقاهي غير المفتوحة يوم الأحد", "ar", [cafe, { not: { open: { dow: 6 } } }], false],
  ])("%s agrees with its noun", (said, language, conditions, isOne) => {
    expect(phrase(conditions, language, isOne)).toBe(said);
  });
});

test.each<[Language, string, string]>([
  ["en", "open before 08:00 and after 20:00", "open between 08:00 and 20:00"],
  ["de", "vor 08:00 und nach 20:00 geöffnet", "zwischen 08:00 und 20:00 geöffnet"],
  ["fr", "avant 08:00 et après 20:00", "entre 08:00 et 20:00"],
  ["es", "antes de las 08:00 y después de las 20:00", "entre las 08:00 y las 20:00"],
  ["ar", "قبل 08:00 وبعد 20:00", "بين 08:00 و20:00"],
])("%s: early and late is not between the two", (language, both, between) => {
  expect(phrase([pub, { open: { after: 1_200, before: 480 } }], language)).toContain(both);
  expect(phrase([pub, { open: { after: 480, before: 1_200 } }], language)).toContain(between);
});

describe("an English phrase is read again as what it says", () => {
  test.each<[Condition[]]>([
    [[pub, altstadt]],
    [[type("Pub", "Bar")]],
    [[pub, suburb("Monaco")]],
    [[has("website"), has("phone", false)]],
    [[cafe, has("website", false), has("phone", false)]],
    [[pub, { f: "rating", gt: 4 }, { f: "review_count", gte: 50 }]],
    [[pub, { f: "founded_year", lt: 1990 }]],
    [[pub, { open: "now" }]],
    [[cafe, { open: { dow: 6, after: 1_200 } }]],
    [[cafe, { open: { after: 1_200, before: 480 } }]],
    [[cafe, { closed: { dow: 6 } }]],
    [[pub, { near: { to: "centre", m: 1_000 } }]],
    [[pub, { not: altstadt }]],
    [[{ not: pub }]],
    [[{ f: "emails", has: true, role: "owner" }]],
    [[pub, { f: "services", in: ["Catering"] }]],
    [[{ f: "suburb", has: false }]],
  ])("%j", (where) => {
    const wording = { say: sayIn("en"), language: "en", preset } as const;
    const { text } = nounPhrase(wording, where, { isAsked: true });
    const reading = readQuestion({ question: `How many ${text} are there?` }, preset);
    const read = "plan" in reading ? reading.plan.where : reading.refusal;
    const sorted = (all: readonly unknown[]): string[] =>
      all.map((one) => JSON.stringify(one)).sort();
    expect([text, read && "and" in read ? sorted(read.and) : read]).toEqual([text, sorted(where)]);
  });

  test("for every type of the catalogue", () => {
    const misread = labels.filter((label) => {
      const own = presetFor(
        snapshotOf([listing(1, { category: label }), listing(2, { category: "Museum" })]),
      );
      const { text } = nounPhrase({ say: sayIn("en"), language: "en", preset: own }, [type(label)]);
      const reading = readQuestion({ question: `How many ${text} are there?` }, own);
      const read = "plan" in reading ? JSON.stringify(reading.plan.where) : "refused";
      return read !== JSON.stringify({ and: [type(label)] });
    });
    expect(misread).toEqual([]);
  });
});

test.each([
  ["german", germanNouns],
  ["french", frenchNouns],
  ["spanish", spanishNouns],
  ["arabic", arabicNouns],
])("every line of the %s nouns is a type of the catalogue with its forms", (language, table) => {
  const lines = table.trim().split("\n");
  const forms = language === "arabic" ? /^[^/]+$/ : /^[^/]+\/[^/]+ [mfn]$/;
  const wrong = lines.filter((line) => {
    const [label = "", words = ""] = line.split(": ");
    return !labels.includes(label) || !forms.test(words);
  });
  expect(wrong).toEqual([]);
  expect(new Set(lines.map((line) => line.split(": ")[0])).size).toBe(lines.length);
});
