import { describe, expect, test } from "vitest";
import { askedTypes } from "#domain/query/asked-types.ts";
import { type Condition, filtersOf, type Plan } from "#domain/query/plan/plan.ts";
import { type Preset, presetOf } from "#domain/query/plan/preset.ts";
import { readAsked } from "#domain/query/read-asked.ts";
import type { Reading } from "#domain/query/reader/read-question.ts";
import { clock, snapshot } from "./asked-sample.ts";

const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));

const read = (question: string, before?: Plan, of: Preset = preset): Reading =>
  readAsked({ question, ...(before ? { before } : {}) }, of);

function planOf(question: string, before?: Plan): Plan | null {
  const reading = read(question, before);
  return "plan" in reading ? reading.plan : null;
}

const shortened = (plan: Plan | null) => {
  if (!plan) return null;
  const { v: _v, said: _said, where: _where, output, ...rest } = plan;
  return {
    ...rest,
    ...(output === "text" ? {} : { output }),
    ...(filtersOf(plan).length > 0 ? { where: filtersOf(plan) } : {}),
  };
};

type Expected = Partial<Omit<Plan, "v" | "where" | "said">> & { where?: Condition[] };

const type = (...types: string[]): Condition => ({ f: "category", in: types });
const has = (f: "website" | "phone" | "emails" | "hours", is = true): Condition => ({ f, has: is });
const hotel = type("Hotel");
const restaurant = type("Restaurant");

const cases: readonly (readonly [string, Expected])[] = [
  ["no. of hotels pls", { op: "count", where: [hotel] }],
  ["hotels which dont even have a phone", { op: "list", where: [hotel, has("phone", false)] }],
  [
    "hotels w/ a website n w/o a phone",
    { op: "list", where: [hotel, has("website"), has("phone", false)] },
  ],
  [
    "restaurants that shut after midnight on saturdays",
    { op: "list", where: [restaurant, { open: { dow: 5, after: 1_440 } }] },
  ],
  [
    "restaurants closing before 9pm on sundays",
    {
      op: "list",
      where: [
        restaurant,
        { and: [{ open: { dow: 6 } }, { not: { open: { dow: 6, until: 1_260 } } }] },
      ],
    },
  ],
  [
    "how many restaurants shut by 6pm",
    { op: "count", where: [restaurant, has("hours"), { not: { open: { after: 1_080 } } }] },
  ],
  [
    "restaurants not serving after 9pm on sunday",
    { op: "list", where: [restaurant, has("hours"), { not: { open: { dow: 6, after: 1_260 } } }] },
  ],
  [
    "gyms opening before 8 on sunday",
    { op: "list", where: [type("Gym"), { open: { dow: 6, before: 480 } }] },
  ],
  ["bakeries before 7.15am", { op: "list", where: [type("Bakery"), { open: { before: 435 } }] }],
  ["hotels whose email you know", { op: "list", where: [hotel, has("emails")] }],
  [
    "bakeries where we have phone, website and email",
    { op: "list", where: [type("Bakery"), has("phone"), has("website"), has("emails")] },
  ],
  ["which bakeries do you have hours for", { op: "list", where: [type("Bakery"), has("hours")] }],
  [
    "make me a csv with name, postcode and rating of the restaurants",
    { op: "list", output: "csv", select: ["name", "postcode", "rating"], where: [restaurant] },
  ],
  [
    "names that come up more than once",
    { op: "group", groupBy: "chain", having: { gte: 2 }, sort: [{ by: "measure", dir: "desc" }] },
  ],
  [
    "how many streets appear at least twice",
    { op: "countGroups", groupBy: "street", having: { gte: 2 } },
  ],
  [
    "top 3 restaurant chains",
    {
      op: "group",
      groupBy: "chain",
      limit: 3,
      sort: [{ by: "measure", dir: "desc" }],
      where: [restaurant],
    },
  ],
  [
    "which suburb has the best phone coverage",
    {
      op: "group",
      groupBy: "suburb",
      limit: 1,
      measure: { fn: "share", of: has("phone") },
      sort: [{ by: "measure", dir: "desc" }],
    },
  ],
  [
    "hotels or gyms, who has more websites",
    { op: "compare", where: [has("website")], sides: [hotel, type("Gym")] },
  ],
  ["how many times more restaurants than hotels", { op: "ratio", sides: [restaurant, hotel] }],
  ["more hotels or gyms? by what factor", { op: "ratio", sides: [hotel, type("Gym")] }],
  [
    "how many hotels have a website and how many dont",
    { op: "compare", where: [hotel], sides: [has("website"), has("website", false)] },
  ],
  [
    "what share of hotels have a phone and is it higher than for gyms",
    {
      op: "compare",
      measure: { fn: "share", of: has("phone") },
      sides: [{ and: [hotel] }, { and: [type("Gym")] }],
    },
  ],
  [
    "on which weekday are most bakeries closed",
    {
      op: "compare",
      where: [type("Bakery")],
      sides: [0, 1, 2, 3, 4, 5, 6].map((dow) => ({ closed: { dow } })),
    },
  ],
  ["any emails in here? which", { op: "list", where: [has("emails")] }],
  ["what time do hotels close today", { op: "list", select: ["hours"], where: [hotel] }],
  ["when do restaurants close on sundays", { op: "list", select: ["hours"], where: [restaurant] }],
];

const follows: readonly (readonly [string, string, Expected])[] = [
  [
    "hotels with a website",
    "what about without",
    { op: "list", where: [hotel, has("website", false)] },
  ],
  [
    "hotels with a website",
    "and the ones without",
    { op: "list", where: [hotel, has("website", false)] },
  ],
  [
    "hotels open on sunday",
    "and which one closes last",
    {
      op: "list",
      limit: 1,
      sort: [{ by: "closes", dir: "desc" }],
      where: [hotel, { open: { dow: 6 } }],
    },
  ],
  [
    "hotels in Altstadt",
    "n how many of them have a phone",
    { op: "count", where: [hotel, { f: "suburb", in: ["Altstadt"] }, has("phone")] },
  ],
  [
    "hotels in Altstadt",
    "export those to csv, just name n phone",
    {
      op: "list",
      output: "csv",
      select: ["name", "phone"],
      where: [hotel, { f: "suburb", in: ["Altstadt"] }],
    },
  ],
];

const comparison = {
  op: "compare",
  sides: [hotel, restaurant],
} as const satisfies Expected;

/** Words that may be a condition, or have two meanings: answered they would be a guess. */
const traps: readonly string[] = [
  "cosy, restaurants in Altstadt",
  "i am vegan, which restaurants are open now",
  "i only have cash, restaurants in Altstadt",
  "i run marathons and want bakeries open early or late",
  "we are 12 people. restaurants in Altstadt",
  "i compare hotels, gyms and bakeries, how many are there",
  "i work on sundays, which bakeries have a website",
  "restaurants that close at 9 on Friday",
  "hotels open before 9am and closing after 8pm on Saturday or Sunday",
];

describe("a question as people chat", () => {
  test.each(cases)("“%s” becomes one plan", (question, expected) => {
    expect(shortened(planOf(question))).toEqual(expected);
  });

  test.each(cases)("“%s” means the same after another question", (question, expected) => {
    const before = planOf("which dentists in Weiherfeld have no phone") ?? undefined;
    expect(shortened(planOf(question, before))).toEqual(expected);
  });

  test.each(follows)("after “%s”, “%s” goes on from it", (earlier, question, expected) => {
    expect(shortened(planOf(question, planOf(earlier) ?? undefined))).toEqual(expected);
  });

  test.each([
    ["hotels in Altstadt", "more hotels or restaurants", []],
    ["places with a phone", "of those are there more hotels or restaurants", [has("phone")]],
  ])("after “%s”, “%s” compares its own sides", (earlier, question, shared) => {
    const plan = planOf(question, planOf(earlier) ?? undefined);
    expect(plan).toMatchObject(comparison);
    expect(plan && filtersOf(plan)).toEqual(expect.arrayContaining(shared));
    if (shared.length === 0) expect(plan && filtersOf(plan)).toEqual([]);
  });

  test.each(traps.map((question) => [question]))("“%s” is not guessed at", (question) => {
    expect(planOf(question)).toBeNull();
  });

  test.each([
    ["i sell web design, hotels without a website", "i sell web design"],
    ["Doing a school project. hotels without a website", "Doing a school project"],
    ["hotels without a website - need to cold call", "need to cold call"],
  ])("“%s” leaves out a remark and says so", (question, remark) => {
    const reading = read(question);
    expect("plan" in reading && [shortened(reading.plan), reading.leftOut]).toEqual([
      { op: "list", where: [hotel, has("website", false)] },
      [remark],
    ]);
  });

  test("a remark may name a time only beside one that is asked for", () => {
    expect(shortened(planOf("i work till 7, gyms open after 8 pm on friday"))).toEqual({
      op: "list",
      where: [type("Gym"), { open: { dow: 4, after: 1_200 } }],
    });
    expect(planOf("i work till 7, gyms with a phone")).toBeNull();
  });
});

describe("the place a preset is named after", () => {
  const listings = snapshot.listings.map((row, at) => ({
    ...row,
    city: at % 3 ? null : "Weststadt",
  }));
  const named = presetOf(
    { ...snapshot, listings, meta: { ...snapshot.meta, name: "Weststadt shops" } },
    clock,
    askedTypes(snapshot.meta.niche),
  );

  test("is the whole preset, and the answer says so", () => {
    const reading = read("how many hotels are in Weststadt", undefined, named);
    expect("plan" in reading && [shortened(reading.plan), reading.wholePlace]).toEqual([
      { op: "count", where: [hotel] },
      "Weststadt",
    ]);
  });

  test("is the whole preset also where hardly any row has that name for its place", () => {
    const few = snapshot.listings.map((row, at) => ({
      ...row,
      city: at === 0 ? "Weststadt" : at % 2 ? null : "Altdorf",
    }));
    const region = presetOf(
      { ...snapshot, listings: few, meta: { ...snapshot.meta, name: "Weststadt" } },
      clock,
      askedTypes(snapshot.meta.niche),
    );
    const reading = read("how many hotels are in Weststadt", undefined, region);
    expect("plan" in reading && reading.wholePlace).toBe("Weststadt");
  });

  test.each([["hotels not in Weststadt"], ["hotels in Weststadt or Altstadt"]])(
    "“%s” is not asked of the whole preset",
    (question) => {
      const reading = read(question, undefined, named);
      expect("plan" in reading ? (reading.wholePlace ?? null) : null).toBeNull();
    },
  );
});
