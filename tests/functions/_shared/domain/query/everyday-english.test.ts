import { expect, test } from "vitest";
import { askedTypes } from "#domain/query/asked-types.ts";
import { type Condition, filtersOf, type Plan } from "#domain/query/plan/plan.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { readAsked } from "#domain/query/read-asked.ts";
import { clock, snapshot } from "./asked-sample.ts";

const preset = presetOf(snapshot, clock, askedTypes(snapshot.meta.niche));

function planOf(question: string, before?: Plan): Plan | null {
  const reading = readAsked({ question, ...(before ? { before } : {}) }, preset);
  return "plan" in reading ? reading.plan : null;
}

function shortened(plan: Plan | null) {
  if (!plan) return null;
  const { v: _v, said: _said, where: _where, output: _output, ...rest } = plan;
  return { ...rest, ...(filtersOf(plan).length > 0 ? { where: filtersOf(plan) } : {}) };
}

const type = (...types: string[]): Condition => ({ f: "category", in: types });
const has = (f: "website" | "phone" | "name", is = true): Condition => ({
  f,
  has: is,
});
const hotel = type("Hotel");
const restaurant = type("Restaurant");
const tonight: Condition = { open: { dow: clock.dow, after: 1_080 } };

type Expected = Partial<Omit<Plan, "v" | "where" | "said" | "output">> & { where?: Condition[] };

test.each<[string, Expected]>([
  ["how many hotels dont even have a name", { op: "count", where: [hotel, has("name", false)] }],
  ["hotels where the phone isnt filled in", { op: "list", where: [hotel, has("phone", false)] }],
  [
    "what pct of hotels have a phone on file",
    { op: "aggregate", measure: { fn: "share", of: has("phone") }, where: [hotel] },
  ],
  ["phone coverage in %", { op: "aggregate", measure: { fn: "share", of: has("phone") } }],
  ["hotel people with a website", { op: "list", where: [hotel, has("website")] }],
  ["where can i sleep", { op: "list", where: [hotel] }],
  [
    "anywhere to grab a bite after 11pm",
    { op: "list", where: [restaurant, { open: { after: 1_380 } }] },
  ],
  [
    "where can we have lunch on sunday",
    { op: "list", where: [restaurant, { open: { dow: 6, from: 720, until: 840 } }] },
  ],
  ["restaurants open tonight", { op: "list", where: [restaurant, tonight] }],
  ["hotels vs restaurants, whats the ratio", { op: "ratio", sides: [hotel, restaurant] }],
  ["how many hotels for every one restaurant", { op: "ratio", sides: [hotel, restaurant] }],
  [
    "do hotels have websites more than restaurants do? percentages",
    {
      op: "compare",
      measure: { fn: "share", of: has("website") },
      sides: [{ and: [hotel] }, { and: [restaurant] }],
    },
  ],
  [
    "hotels/restaurants with a phone",
    { op: "list", where: [type("Hotel", "Restaurant"), has("phone")] },
  ],
  ["hotels i can actually phone", { op: "list", where: [hotel, has("phone")] }],
  ["hotels with no phone on file", { op: "list", where: [hotel, has("phone", false)] }],
  [
    "do hotels or restaurants more often have a site",
    { op: "compare", measure: { fn: "share", of: has("website") }, sides: [hotel, restaurant] },
  ],
  ["how many of each kind of biz", { op: "group", groupBy: "category" }],
  [
    "which suburbs have the most hotels, top 2",
    {
      op: "group",
      groupBy: "suburb",
      where: [hotel],
      sort: [{ by: "measure", dir: "desc" }],
      limit: 2,
    },
  ],
  [
    "restaurants that take kids before 7am",
    { op: "list", where: [restaurant, { open: { before: 420 } }] },
  ],
  [
    "restaurants open fri evening, say 8",
    { op: "list", where: [restaurant, { open: { dow: 4, min: 1_200 } }] },
  ],
])("%j is read", (question, expected) => {
  expect(shortened(planOf(question))).toEqual(expected);
});

test.each<[string, string, Expected]>([
  ["which got a site", "hotels", { op: "list", where: [hotel, has("website")] }],
  ["who has a phone", "hotels", { op: "list", where: [hotel, has("phone")] }],
  ["which ones are open on sunday", "hotels", { op: "list", where: [hotel, { open: { dow: 6 } }] }],
  ["how many of them even have a name", "hotels", { op: "count", where: [hotel, has("name")] }],
  ["when do they close on sundays", "hotels", { op: "list", where: [hotel], select: ["hours"] }],
  [
    "same thing for restaurants",
    "hotels with a website",
    { op: "list", where: [has("website"), restaurant] },
  ],
])("%j after %j keeps its filters", (question, earlier, expected) => {
  expect(shortened(planOf(question, planOf(earlier) ?? undefined))).toEqual(expected);
});

test.each([
  "hotels with breakfast",
  "friendly hotels",
  "best hotel near work",
  "hotels where kids stay free",
  "restaurants that let kids in",
  "hotels beat by the sea",
  "hotels good with wheelchairs and kids",
  "which restaurants feel like home",
  "where can i get a haircut and a shave",
])("%j is not answered without one of its conditions", (question) => {
  expect(planOf(question)).toBeNull();
});
