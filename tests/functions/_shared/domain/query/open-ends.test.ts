import { expect, test } from "vitest";
import { cellOf } from "#domain/exports/cells.ts";
import type { HoursColumn } from "#domain/query/engine/columns.ts";
import { mayBeOpen, openMask } from "#domain/query/engine/open.ts";
import { cafe } from "../../../../steps/map-element.ts";

const clockAt = (dow: number, hour: number) => ({ dow, min: hour * 60, zone: "UTC" });

function hoursOf(text: string): HoursColumn {
  const { hours } = cafe({ opening_hours: text });
  return {
    starts: Uint32Array.of(0, hours.length),
    times: Int16Array.from(hours.flat()),
    known: Uint8Array.of(1),
  };
}

const stateAt = (text: string, dow: number, hour: number): string => {
  const hours = hoursOf(text);
  const clock = clockAt(dow, hour);
  if (openMask({ open: "now" }, hours, clock)[0] === 1) return "open";
  return mayBeOpen(hours, 0, clock) ? "unknown" : "closed";
};

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
