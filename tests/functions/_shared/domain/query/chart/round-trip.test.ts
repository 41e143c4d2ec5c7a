import { describe, expect, test } from "vitest";
import { nounPhrase } from "#domain/query/answer/noun-phrase.ts";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import { askedTypes } from "#domain/query/asked-types.ts";
import { readingsOf } from "#domain/query/chart/read-chart.ts";
import { allLexicons } from "#domain/query/lexicons/all.ts";
import { type Condition, filtersOf, type ValueField } from "#domain/query/plan/plan.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { createRandom } from "../../../../../../scripts/stand-ins/index.ts";
import { depth } from "../../../../../depth.ts";
import { clock, snapshot } from "../asked-sample.ts";

const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));
const [english] = allLexicons();
if (!english) throw new Error("there is no English lexicon");
const wording = { say: sayIn("en"), language: "en", preset } as const;

const phrases = depth.phrasesReadBack;
const { next } = createRandom(20);
const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
const ownValue = (f: ValueField): Condition => ({
  f,
  in: [pick(preset.entries(f).filter(({ rows }) => rows > 0)).value],
});
const bound = () => pick(["gt", "gte", "lt", "lte"] as const);
const day = () => Math.floor(next() * 7);

/** Filters that people ask for, one of each kind at most in one question. */
const kinds: Readonly<Record<string, () => Condition>> = {
  type: () => ownValue("category"),
  suburb: () => (next() < 0.8 ? ownValue("suburb") : { not: ownValue("suburb") }),
  street: () => ownValue("street"),
  website: () => ({ f: "website", has: next() < 0.5 }),
  phone: () => ({ f: "phone", has: next() < 0.5 }),
  emails: () => ({ f: "emails", has: next() < 0.5 }),
  rating: () => ({ f: "rating", [bound()]: pick([3, 3.5, 4, 4.5]) }),
  reviews: () => ({ f: "review_count", [bound()]: pick([5, 10, 50, 100]) }),
  payments: () => ownValue("payments"),
  services: () => ownValue("services"),
  hours: () =>
    pick<Condition>([
      { open: { dow: day() } },
      { open: { dow: day(), after: pick([1_200, 1_320]) } },
      { open: "now" },
      { open: "always" },
      { closed: { dow: day() } },
    ]),
  founded: () => ({ f: "founded_year", [pick(["lt", "gte"])]: pick([1_980, 2_000]) }),
  near: () => ({ near: { to: "centre", m: pick([500, 1_000, 2_000]) } }),
  name: () => ({ f: "name", how: "contains", text: pick(["anchor", "falcon"]) }),
  fit: () => ownValue("fit"),
  price: () => ({ f: "price_level", lte: pick([1, 2, 3]) }),
};

const sorted = (conditions: readonly Condition[]): string[] =>
  conditions.map((condition) => JSON.stringify(condition)).sort();

describe("what an answer says of its filters", () => {
  test("reads as these filters when it is asked back", () => {
    const misread: string[] = [];
    for (let n = 0; n < phrases; n++) {
      const wanted = [...Object.keys(kinds)].sort(() => next() - 0.5).slice(0, 1 + (n % 4));
      const conditions = wanted.flatMap((kind) => kinds[kind]?.() ?? []);
      const { text } = nounPhrase(wording, conditions);
      const question = `How many ${text} are there?`;
      const [best] = readingsOf(question, preset, english as never);
      const isSame =
        best?.plan.op === "count" &&
        JSON.stringify(sorted(filtersOf(best.plan))) === JSON.stringify(sorted(conditions));
      if (!isSame) misread.push(`${question} ${JSON.stringify(best?.plan.where ?? null)}`);
    }
    console.log(`${phrases} phrases asked back: ${misread.length} misread`);
    expect(misread).toEqual([]);
  });
});
