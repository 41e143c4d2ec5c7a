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
const closedOn = (days: number[]) =>
  days.length === 1 ? days.map(closed) : [{ and: days.map(closed) }];

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

  test.each([
    ["hotels open before 9am and closing after 8pm on Mondays"],
    ["hotels that open before 9:00 on Monday and close after 20:00"],
  ])("in %j the day holds for both times", (question) => {
    const both = [open({ before: 540 })(0), open({ after: 1_200 })(0)];
    expect(planOf(question)?.where).toEqual({ and: [hotel, ...both] });
  });

  test("before nine or after eight on Saturday is one of the two", () => {
    const plan = planOf("hotels open before 9am or after 8pm on Saturday");
    const either = [open({ before: 540 })(5), open({ after: 1_200 })(5)];
    expect(plan?.where).toEqual({ and: [hotel, { or: either }] });
  });

  test("two times on one of two days are refused rather than mixed", () => {
    expect(planOf("hotels open before 9am and closing after 8pm on Saturday or Sunday")).toBeNull();
  });

  test.each([
    ["hotels open every day except Sunday", [0, 1, 2, 3, 4, 5], [6]],
    ["hotels open daily but not on Mondays", [1, 2, 3, 4, 5, 6], [0]],
    ["hotels open on Friday and Saturday but not Sunday", [4, 5], [6]],
    ["hotels open on weekdays but not on weekends", [0, 1, 2, 3, 4], [5, 6]],
    ["Hotels, die am Montag und Dienstag geöffnet sind, aber nicht am Sonntag", [0, 1], [6]],
  ])("%j are open on the ones and closed on the others", (question, opens, closes) => {
    const all = [{ and: opens.map(open({})) }, ...closedOn(closes)];
    expect(planOf(question)?.where).toEqual({ and: [hotel, ...all] });
  });

  test.each([
    ["hotels open on Tuesday at half past seven in the evening", 1, 1_170],
    ["Hotels, die am Dienstag um halb acht abends geöffnet sind", 1, 1_170],
    ["hotels open on Friday at a quarter to nine am", 4, 525],
    ["hotels open at 8 on Wednesday mornings", 2, 480],
    ["hotels open at 8 on Wednesday evenings", 2, 1_200],
  ])("%j says a time in words", (question, dow, min) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, { open: { dow, min } }] });
  });

  test.each([
    ["Tous les hôtels ouverts le dimanche ?"],
    ["¿Todos los hoteles abiertos el domingo?"],
  ])("%j asks for them, not for their share", (question) => {
    expect(planOf(question)).toMatchObject({ op: "list", where: { and: [hotel, open({})(6)] } });
  });
});
