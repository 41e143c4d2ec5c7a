import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, listing, snapshotOf } from "./sample-preset.ts";

const main = { label: "main", value: "+37799990001" } as const;
const other = { label: "other", value: "call 0800 HOTELS" } as const;
const fax = { label: "fax", value: "+37799990002" } as const;
const snapshot = snapshotOf(
  [
    listing("main", { phone: main.value, phones: [main] }),
    listing("alone", { name: "Lobby House", phone: null, phones: [other] }),
    listing("fax", { phone: null, phones: [fax] }),
    listing("none", { phone: null, phones: [] }),
    listing("two", { phone: main.value, phones: [main, other] }),
    listing("both", { phone: null, phones: [other, { label: "mobile", value: "call me" }] }),
  ].map((one) => ({ ...one, category: "Hotel", categories: ["Hotel"] })),
  { niche: ["hotels"], tier: 2 },
);
const ask = (question: string) => answerQuestion({ question, snapshot, clock }).answer;
const idsOf = (question: string) => ask(question).result.rows?.map(({ id }) => id);

describe("a number that can't be dialled as it is written", () => {
  test("makes a business one with a phone, as a fax does not", () => {
    expect(idsOf("list hotels with a phone")).toEqual(["main", "alone", "two", "both"]);
    expect(idsOf("list hotels without a phone")).toEqual(["fax", "none"]);
  });

  test("is the only number, not a further one", () => {
    expect(idsOf("list hotels with more than one phone number")).toEqual(["two", "both"]);
  });

  test("is told where the phone is asked for", () => {
    expect(ask("what is the phone number of Lobby House").answer).toContain(other.value);
  });
});
