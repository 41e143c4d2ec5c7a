import { describe, expect, test } from "vitest";
import { toCsv } from "#domain/exports/csv.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { columnsWith } from "#domain/listing/listing.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { type FileListing, presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const town = snapshotOf(
  [
    listing(1, { category: "Restaurant", cuisine: ["italian", "pizza"], wheelchair: "yes" }),
    listing(2, { category: "Restaurant", cuisine: ["Italian"], wheelchair: "limited" }),
    listing(3, { category: "Restaurant", outdoor_seating: "yes", wheelchair: "no" }),
    listing(4, { category: "Restaurant", outdoor_seating: "no", takeaway: "only" }),
    listing(5, { category: "Coffee Shop", brand: "Caffè Nero", takeaway: "yes", delivery: "no" }),
    listing(6, { category: "Coffee Shop", brand: "Paul", internet_access: "wlan" }),
    listing(7, { category: "Hotel", stars: 4, internet_access: "yes", operator: "La Poste" }),
    listing(8, { category: "Hotel", stars: 2.5, internet_access: "no" }),
    listing(9, { category: "Church", denomination: "roman catholic" }),
  ],
  { niche: ["Restaurant", "Coffee Shop", "Hotel", "Church"] },
);
const ask = (question: string, snapshot = town) =>
  answerQuestion({ question, snapshot, clock }).answer;
const idsOf = (question: string): unknown[] =>
  (ask(question).result.rows ?? []).map(({ id }) => Number(id)).sort();

describe("a question about what a tag of the map says", () => {
  test.each([
    ["how many have wheelchair access", 1],
    ["how many are wheelchair accessible?", 1],
    ["how many restaurants are not wheelchair accessible?", 2],
    ["how many have limited wheelchair access?", 1],
    ["how many are takeaway", 2],
    ["how many offer takeaway?", 2],
    ["how many restaurants with outdoor seating are there?", 1],
    ["how many restaurants without outdoor seating are there?", 1],
    ["how many italian restaurants are there?", 2],
    ["how many have wifi?", 1],
    ["how many have internet access?", 2],
    ["how many businesses deliver?", 0],
    ["how many hotels have hotel stars above 3?", 1],
    ["how many hotels have 4 stars?", 1],
    ["how many hotels have at least 2.5 stars?", 2],
    ["how many are roman catholic?", 1],
    ["how many of the brand Paul are there?", 1],
    ["Wie viele sind rollstuhlgerecht?", 1],
    ["Wie viele Restaurants haben eine Terrasse?", 1],
    ["Combien de restaurants ont une terrasse ?", 1],
    ["¿Cuántos restaurantes tienen terraza?", 1],
  ])("%s", (question, count) => {
    const { result, answer } = ask(question);
    expect([result.kind, result.value], answer).toEqual(["count", count]);
  });

  test.each([
    ["restaurants with outdoor seating", [3]],
    ["cuisine italian", [1, 2]],
    ["which restaurants are wheelchair accessible?", [1]],
    ["brand Caffè Nero", [5]],
    ["operator La Poste", [7]],
    ["italian or pizza", [1, 2]],
  ])("%s lists them", (question, ids) => {
    expect(idsOf(question)).toEqual(ids);
  });

  test.each([
    ["which cuisines are there", { italian: 2, pizza: 1 }],
    ["how many per brand", { "Caffè Nero": 1, Paul: 1 }],
    ["by brand", { "Caffè Nero": 1, Paul: 1 }],
    ["how many hotels by hotel stars?", { "2.5": 1, "4": 1 }],
    ["how many businesses per takeaway", { only: 1, yes: 1 }],
  ])("%s groups them", (question, groups) => {
    const { result, answer } = ask(question);
    const found = (result.groups ?? []).map(({ key, value }) => [
      key.replace("Italian", "italian"),
      value,
    ]);
    expect(Object.fromEntries(found), answer).toEqual(groups);
  });

  test("an answer names the column, and tells of how many nothing is known", () => {
    const { answer, notes } = ask("how many have wheelchair access");
    expect(answer).toBe("There is 1 business with wheelchair access.");
    expect(notes.join(" ")).toContain("6 of the 9 listings have no known wheelchair access");
  });
});

test("a business whose value nobody knows is not counted among those found", () => {
  const { answer } = ask("how many restaurants have wifi and outdoor seating?");
  expect(answer).toBe(
    "There is 1 restaurant with outdoor seating, but the internet access is not known for it.",
  );
});

describe("a preset that was collected before there was the column", () => {
  const old = snapshotOf(
    town.listings.map((one) => {
      const before: Partial<ListingWithReceipts> = { ...one };
      for (const column of columnsWith("later")) delete before[column];
      return before as ListingWithReceipts;
    }),
    town.meta,
  );

  test.each([
    ["how many have wheelchair access"],
    ["restaurants with outdoor seating"],
    ["which cuisines are there"],
    ["by brand"],
    ["how many are takeaway"],
  ])("says of “%s” that it was not collected, and never that there is none", (question) => {
    const { answer, result } = ask(question, old);
    expect(result.refusal?.code).toBe("no_such_field");
    expect(answer).toMatch(/^This preset was collected before Areascout read [a-z ]+ from the map/);
  });

  test("exports the column with an empty cell in every row", () => {
    const { file } = answerQuestion({ question: "export all hotels", snapshot: old, clock });
    const csv = toCsv(file?.listings ?? []);
    const [head = "", ...rows] = csv.trim().split("\r\n");
    const at = head.split(",").indexOf("cuisine");
    expect(rows.map((row) => row.split(",")[at])).toEqual(["", ""]);
  });

  test("answers everything else as before", () => {
    expect(ask("how many hotels are there?", old).result.value).toBe(2);
  });

  test("refuses a plan about it, whoever wrote that", () => {
    const before = { v: 2, op: "count", where: { f: "cuisine", has: true }, output: "text" };
    const { answer } = answerQuestion({ question: "", snapshot: old, clock, before });
    expect(answer.result.kind).toBe("refusal");
  });
});

describe("a file of listings", () => {
  const askFile = (rows: FileListing[]) => {
    const { snapshot, clock } = presetFrom(rows);
    return answerQuestion({ question: "how many are takeaway", snapshot, clock }).answer;
  };
  const row = { id: "1", name: "One", category: "Bar", lat: 1, lon: 1 };

  test("that names the column in any row was collected with it", () => {
    const { answer } = askFile([
      { ...row, takeaway: "yes" },
      { ...row, id: "2" },
    ]);
    expect(answer).toBe("There is 1 business with takeaway.");
  });

  test("that names it nowhere was collected before it existed", () => {
    expect(askFile([row]).result.refusal?.code).toBe("no_such_field");
  });
});
