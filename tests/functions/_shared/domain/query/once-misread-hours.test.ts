import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clockIn } from "#domain/query/clock.ts";
import { presetFrom } from "../../../../../scripts/ask/read-listings.ts";
import { sampleListings } from "../../../../../scripts/eval-chat/sample-listings.ts";

const { snapshot } = presetFrom(sampleListings(300, 21), { name: "Sample", tier: 2 });
const clock = clockIn("Europe/Berlin", new Date("2026-11-20T18:30:00Z"));
const planOf = (question: string) => answerQuestion({ question, snapshot, clock }).answer.plan;

const hotel = { f: "category", in: ["Hotel"] };
const open = (details: object) => (dow: number) => ({ open: { dow, ...details } });
const closed = (dow: number) => ({ closed: { dow } });

describe("questions about hours that were once answered as if they said something else", () => {
  test.each([
    ["hotels open Monday to Thursday", [0, 1, 2, 3]],
    ["hotels open Tue-Sun", [1, 2, 3, 4, 5, 6]],
    ["hotels open Friday to Monday", [4, 5, 6, 0]],
    ["hôtels ouverts du mardi au dimanche", [1, 2, 3, 4, 5, 6]],
    ["hoteles abiertos de martes a domingo", [1, 2, 3, 4, 5, 6]],
    ["Hotels, die Dienstag bis Sonntag geöffnet haben", [1, 2, 3, 4, 5, 6]],
    ["الفنادق المفتوحة من الثلاثاء إلى الأحد", [1, 2, 3, 4, 5, 6]],
  ])("%j are open on each of these days", (question, days) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, { and: days.map(open({})) }] });
  });

  test("from Monday to Thursday at 8 pm is each of these evenings", () => {
    const plan = planOf("hotels open from Monday to Thursday at 8pm");
    expect(plan?.where).toEqual({ and: [hotel, { and: [0, 1, 2, 3].map(open({ min: 1_200 })) }] });
  });

  test.each([
    ["hotels closed on weekends"],
    ["hotels not open on weekends"],
    ["Hotels, die am Wochenende geschlossen sind"],
    ["hôtels fermés le week-end"],
    ["hôtels pas ouverts le week-end"],
    ["hotels not open on Saturday or Sunday"],
  ])("%j are known to be closed on both days", (question) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, { and: [5, 6].map(closed) }] });
  });

  test.each([["hotels closed until Monday"], ["hotels open after Sunday"]])(
    "%j is refused rather than read without its little word",
    (question) => {
      expect(planOf(question)).toBeNull();
    },
  );

  test.each([
    ["hotels open on weekends", true],
    ["hotels closed on weekends", false],
    ["hotels not open on weekends", false],
  ])("whether %j was told to mean one of the two days: %s", (question, isTold) => {
    const { notes } = answerQuestion({ question, snapshot, clock }).answer;
    expect(notes.some((note) => note.includes("Saturday or Sunday"))).toBe(isTold);
  });

  test("closed on Saturday or Sunday is closed on one of them", () => {
    const plan = planOf("hotels closed on Saturday or Sunday");
    expect(plan?.where).toEqual({ and: [hotel, { or: [5, 6].map(closed) }] });
  });
});
