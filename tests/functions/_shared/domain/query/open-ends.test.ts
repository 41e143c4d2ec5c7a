import { expect, test } from "vitest";
import { cellOf } from "#domain/exports/cells.ts";
import { answerQuestion } from "#domain/query/answer-question.ts";
import type { HoursColumn } from "#domain/query/engine/columns.ts";
import { openMask } from "#domain/query/engine/open.ts";
import { runPlan } from "#domain/query/engine/run.ts";
import type { OpenCondition } from "#domain/query/plan/plan.ts";
import { cafe } from "../../../../steps/map-element.ts";
import { clock, listing, presetFor, snapshotOf } from "./sample-preset.ts";

const clockAt = (dow: number, hour: number) => ({ dow, min: hour * 60, zone: "UTC" });

function hoursOf(text: string): HoursColumn {
  const { hours } = cafe({ opening_hours: text });
  return {
    starts: Uint32Array.of(0, hours.length),
    times: Int16Array.from(hours.flat()),
    known: Uint8Array.of(1),
  };
}

const states = ["closed", "open", "unknown"];
const stateAt = (text: string, dow: number, hour: number): string | undefined =>
  states[openMask({ open: "now" }, hoursOf(text), clockAt(dow, hour))[0] ?? 0];

test.each([
  ["Tu-Sa 18:00+", 1, 17, "closed"],
  ["Tu-Sa 18:00+", 1, 18, "unknown"],
  ["Tu-Sa 18:00+", 2, 3, "unknown"],
  ["Tu-Sa 18:00+", 2, 7, "closed"],
  ["Tu-Sa 18:00+", 0, 20, "closed"],
  ["Su 18:00+", 0, 1, "unknown"],
  ["Mo-Fr 08:00-20:00+", 0, 19, "open"],
  ["Mo-Fr 08:00-20:00+", 0, 20, "unknown"],
  ["Mo 22:00+; Tu 03:00-05:00", 1, 2, "unknown"],
  ["Mo 22:00+; Tu 03:00-05:00", 1, 4, "open"],
  ["Mo 22:00+; Tu 03:00-05:00", 1, 6, "closed"],
  ["Fr 08:00-03:00; Sa 10:00-20:00", 5, 2, "open"],
  ["Fr 08:00-03:00; Sa 10:00-20:00", 5, 4, "closed"],
])("a business of %s is on day %i at %i o'clock %s", (text, dow, hour, state) => {
  expect(stateAt(text, dow, hour)).toBe(state);
});

test("a day with an open end is no day off, and a table says that it has no known end", () => {
  const { hours } = cafe({ opening_hours: "Tu 18:00+" });
  const closedOn = (dow: number) =>
    openMask({ closed: { dow } }, hoursOf("Tu 18:00+"), clockAt(0, 0))[0];
  expect([closedOn(0), closedOn(1)]).toEqual([1, 0]);
  expect(cellOf(cafe({ opening_hours: "Tu 18:00+" }), "hours")).toBe("Tu 18:00+");
  expect(hours).toEqual([[1, 1080, 1080]]);
});

const monday = (limits: object) => ({ open: { dow: 0, ...limits } });
const breakfast = monday({ after: 420, before: 600 });
const lunch = monday({ after: 720, before: 840 });
const dinner = monday({ after: 1_080, before: 1_260 });

test.each<[string, OpenCondition, string]>([
  ["Mo 18:00+", dinner, "unknown"],
  ["Mo 11:30+", lunch, "unknown"],
  ["Mo 18:00+", lunch, "closed"],
  ["Su 22:00+", breakfast, "unknown"],
  ["Su 20:00+", monday({ after: 600, before: 720 }), "closed"],
  ["Mo 11:30+,17:00-22:00", monday({ after: 1_320 }), "closed"],
  ["Mo 08:00-12:00+", lunch, "unknown"],
  ["Mo 12:00-14:00+", dinner, "unknown"],
  ["Mo 18:00+", monday({ after: 1_200 }), "unknown"],
  ["Mo 18:00+", monday({ until: 1_320 }), "unknown"],
  ["Mo 18:00+", monday({ until: 1_860 }), "closed"],
  ["Mo 08:00-18:00+", monday({ from: 1_020, until: 1_200 }), "unknown"],
  ["Su 22:00-09:00", breakfast, "open"],
  ["Su 22:00-02:00", breakfast, "closed"],
  ["Su 22:00-09:00", monday({ before: 480 }), "open"],
  ["Su 22:00-02:00", monday({ before: 480 }), "closed"],
  ["Su 22:00-09:00", monday({ from: 480 }), "open"],
  ["Su 22:00-02:00", monday({ from: 480 }), "closed"],
  ["Su 22:00-09:00", monday({}), "closed"],
  ["Sa 22:00-09:00", breakfast, "closed"],
  ["Mo 18:00+", { open: { dow: 0, min: 1_200 } }, "unknown"],
])("hours of %s say of %j: %s", (text, condition, state) => {
  expect(states[openMask(condition, hoursOf(text), clockAt(2, 0))[0] ?? 0]).toBe(state);
});

test.each([
  ["hotels closed for dinner on monday", ["Tu 18:00+"], ["Mo 18:00+", "Mo 12:00-18:00+"]],
  ["hotels closed for lunch on monday", ["Mo 14:00+"], ["Mo 11:30+", "Mo 08:00-12:00+"]],
  ["hotels closed for breakfast on monday", ["Su 22:00-02:00"], ["Su 22:00-09:00", "Su 22:00+"]],
  ["hotels closed at 3 pm on monday", ["Mo 16:00-20:00"], ["Mo 14:00+", "Mo 10:00-16:00"]],
  ["hotels that are shut after 8 pm on monday", ["Mo 10:00-20:00"], ["Mo 10:00-22:00"]],
  ["hotels closed after 8 pm on monday", ["Mo 10:00-20:00"], ["Mo 18:00+", "Mo 10:00-22:00"]],
  ["hotels not open after 8 pm on monday", ["Mo 10:00-20:00"], ["Mo 18:00+"]],
  ["hotels not open at 3 pm on monday", ["Mo 16:00+"], ["Mo 14:00+"]],
  ["hotels closed before 9 am on monday", ["Mo 10:00+", "Su 22:00-02:00"], ["Su 22:00-09:00"]],
  ["hotels not open between 2 pm and 4 pm on monday", ["Mo 15:00+"], ["Mo 12:00+"]],
  ["hotels that close at 10 pm on Monday", ["Mo 10:00-22:00"], ["Mo 10:00-22:00+", "Mo 18:00+"]],
])("%j finds those of %j and not those of %j", (question, found, others) => {
  const listings = [...found, ...others].map((text) =>
    listing(text, {
      category: "Hotel",
      hours_known: true,
      hours: cafe({ opening_hours: text }).hours,
    }),
  );
  const asked = snapshotOf(listings);
  const plan = answerQuestion({ question, snapshot: asked, clock }).answer.plan;
  const { columns } = presetFor(asked);
  const rows = plan && runPlan(plan, columns, clock).rows;
  expect(rows?.map((row) => listings[row]?.id)).toEqual(found);
});
