import { describe, expect, test } from "vitest";
import { answerQuestion } from "#domain/query/answer-question.ts";
import { clock, planOf, snapshot } from "./asked-sample.ts";

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

  test.each([
    ["hotels closed until Monday"],
    ["hotels open after Sunday"],
    ["hotels not open for lunch on Saturday and on Sunday"],
    ["hotels not open on Saturday after 8 pm and on Sunday"],
    ["hotels closed for lunch on Saturday or Sunday"],
  ])("%j is refused rather than read without its little word", (question) => {
    expect(planOf(question)).toBeNull();
  });

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

  test.each([
    [
      "hotels open on Monday until 6 pm and on Friday until 11 pm",
      open({ until: 1_080 })(0),
      open({ until: 1_380 })(4),
    ],
    [
      "hotels open Monday before 8 am, Friday before 7 am",
      open({ before: 480 })(0),
      open({ before: 420 })(4),
    ],
    [
      "hotels open Monday until 9 pm and Saturday before 9 am",
      open({ until: 1_260 })(0),
      open({ before: 540 })(5),
    ],
    ["hotels open on Thursday until 8 pm and on Saturday", open({ until: 1_200 })(3), open({})(5)],
    ["hotels open on Monday at 7:30 and on Friday", open({ min: 450 })(0), open({})(4)],
    [
      "hoteles abiertos el viernes hasta las 23:00 y el domingo hasta las 20:00",
      open({ until: 1_380 })(4),
      open({ until: 1_200 })(6),
    ],
  ])("in %j each day has its own time", (question, ...days) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, ...days] });
  });

  test("Friday after eleven or Saturday before nine is one of the two", () => {
    const plan = planOf("hotels open on Friday after 11 pm or Saturday before 9 am");
    const either = [open({ after: 1_380 })(4), open({ before: 540 })(5)];
    expect(plan?.where).toEqual({ and: [hotel, { or: either }] });
  });

  test.each([
    ["hotels open until 1 am on Saturday", 1_500],
    ["hotels open until 2 in the morning on Saturday", 1_560],
    ["hotels open until midnight on Saturday", 1_440],
    ["Welche Hotels haben samstags bis 2 Uhr nachts geöffnet?", 1_560],
    ["Quels hôtels sont ouverts jusqu'à 2 h du matin le samedi ?", 1_560],
    ["hoteles abiertos el sábado hasta las 2 de la noche", 1_560],
    ["hoteles abiertos el sábado hasta las 10 de la noche", 1_320],
  ])("%j goes into the night after that day", (question, until) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, open({ until })(5)] });
  });

  test("open by half past seven is open then, not after", () => {
    const plan = planOf("hotels open by 7:30 am on Monday");
    expect(plan?.where).toEqual({ and: [hotel, open({ from: 450 })(0)] });
  });

  test.each([
    ["hotels that aren't open every day"],
    ["Quels hôtels ne sont pas ouverts tous les jours ?"],
    ["¿Qué hoteles no abren todos los días?"],
    ["الفنادق التي ليست مفتوحة كل يوم"],
  ])("%j are closed on one day at least", (question) => {
    const days = [0, 1, 2, 3, 4, 5, 6].map(closed);
    expect(planOf(question)?.where).toEqual({ and: [hotel, { or: days }] });
  });

  test.each([
    ["hotels that aren't open all day on Sunday", { dow: 6, allDay: true }],
    ["hotels that aren't open on Tuesday at 3 pm", { dow: 1, min: 900 }],
    ["hotels not always open", "always"],
  ])("%j says nothing of unknown hours", (question, hours) => {
    const known = [{ f: "hours", has: true }, { not: { open: hours } }];
    expect(planOf(question)?.where).toEqual({ and: [hotel, { and: known }] });
  });

  test.each([
    ["which hotel opens at 9:00 on Mondays?", { from: 540 }, { before: 540 }],
    ["Welche Hotels öffnen montags um 9 Uhr?", { from: 540 }, { before: 540 }],
    ["Quels hôtels ouvrent à 9 h le lundi ?", { from: 540 }, { before: 540 }],
    ["hotels that open after 9 am on Monday", {}, { from: 540 }],
    ["which hotels open after 9 am on Monday?", {}, { from: 540 }],
    ["hotels that close at 10 pm on Monday", { until: 1_320 }, { after: 1_320 }],
    ["hotels that close at 2 am on Monday", { until: 1_560 }, { after: 1_560 }],
    ["hotels closing before 22:00 on Monday", {}, { until: 1_320 }],
    ["Welche Hotels schließen montags um 22 Uhr?", { until: 1_320 }, { after: 1_320 }],
    ["Quels hôtels ferment à 22 h le lundi ?", { until: 1_320 }, { after: 1_320 }],
    ["hoteles que cierran a las 22:00 el lunes", { until: 1_320 }, { after: 1_320 }],
  ])("%j asks when they open or close, not whether they are open then", (question, is, isNot) => {
    const both = [open(is)(0), { not: open(isNot)(0) }];
    expect(planOf(question)?.where).toEqual({ and: [hotel, { and: both }] });
  });

  test.each([
    ["which hotels are open after 9 am on Monday?"],
    ["hotels whose opening time on Monday is 10:00"],
    ["hotels that close at 10 on Friday"],
    ["hotels not closing before 20:00 on Monday"],
  ])("%j is refused rather than guessed", (question) => {
    expect(planOf(question)).toBeNull();
  });

  test("a closing time without a day is the latest of all days", () => {
    const both = [{ open: { until: 1_320 } }, { not: { open: { after: 1_320 } } }];
    expect(planOf("hotels that close at 10 pm")?.where).toEqual({ and: [hotel, ...both] });
  });

  test("a time before every weekday is the time of each of them", () => {
    const plan = planOf("which hotels are open past 7 pm every weekday?");
    const days = [0, 1, 2, 3, 4].map(open({ after: 1_140 }));
    expect(plan?.where).toEqual({ and: [hotel, { and: days }] });
  });

  test.each([["hotels open at midnight on Saturday"], ["hotels open at 24:00 on Saturday"]])(
    "%j is where Sunday begins",
    (question) => {
      expect(planOf(question)?.where).toEqual({ and: [hotel, { open: { dow: 6, min: 0 } }] });
    },
  );

  test.each([
    ["hotels open from 8 am to 6 pm on Monday", 480, 1_080],
    ["hotels open on Monday from 9:00 to 17:00", 540, 1_020],
    ["hotels open from 18:00 to 2:00 on Monday", 1_080, 1_560],
    ["Hotels, die am Montag von 9 bis 17 Uhr geöffnet sind", 540, 1_020],
    ["hôtels ouverts le lundi de 9 h à 17 h", 540, 1_020],
    ["hoteles abiertos el lunes de 9:00 a 17:00", 540, 1_020],
  ])("%j are open all that time", (question, from, until) => {
    expect(planOf(question)?.where).toEqual({ and: [hotel, open({ from, until })(0)] });
  });
});
