import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readWeek } from "#domain/hours/hours.ts";
import { plainWeek } from "#domain/hours/plain-hours.ts";
import { holds } from "../../../../property.ts";
import { expectWholeNights, openMinutes } from "../../../../steps/weeks.ts";

const at = "2026-11-21T12:00:00Z";

const day = fc.constantFrom("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su");
const dayItem = fc.oneof(
  { weight: 3, arbitrary: day },
  { weight: 3, arbitrary: fc.tuple(day, day).map(([first, last]) => `${first}-${last}`) },
  { weight: 1, arbitrary: fc.constant("PH") },
);
const comma = fc.constantFrom(",", ", ");
const list = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc
    .tuple(fc.array(item, { minLength: 1, maxLength }), comma)
    .map(([items, separator]) => items.join(separator));
const hour = fc.oneof(
  fc.integer({ min: 0, max: 24 }).map((each) => `${String(each).padStart(2, "0")}:00`),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30", "59"))
    .map(([hours, minutes]) => `${hours}:${minutes}`),
);
const span = fc
  .tuple(hour, fc.constantFrom("-", " - "), hour)
  .map(([opens, dash, closes]) => opens + dash + closes);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
/** Two or three spans of a day, one after the other; the last one may go on into the night. */
const daysSpans = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 3, maxLength: 6 }),
    comma,
    fc.integer({ min: 0, max: 96 }),
  )
  .map(([quarters, separator, end]) => {
    const times = quarters.sort((a, b) => a - b).map((each) => clock(each * 15));
    if (times.length % 2 === 1) times.push(clock(end * 15));
    const spans = times.flatMap((from, at) => (at % 2 === 0 ? `${from}-${times[at + 1]}` : []));
    return spans.join(separator);
  });
const times = fc.oneof(
  { weight: 6, arbitrary: span },
  { weight: 6, arbitrary: daysSpans },
  { weight: 1, arbitrary: list(span, 3) },
  { weight: 1, arbitrary: fc.constantFrom("off", "closed") },
);
const rule = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(list(dayItem, 2), times).map((parts) => parts.join(" ")) },
  { weight: 1, arbitrary: times },
);
const hours = fc
  .tuple(fc.array(rule, { minLength: 1, maxLength: 4 }), fc.constantFrom("; ", ";", ";\n", ", "))
  .map(([rules, separator]) => rules.join(separator));

describe("hours read the short way", () => {
  test("are those of the full rules with whole nights, however days, nights and overrides meet", () => {
    let read = 0;
    const tried = holds(
      fc.property(hours, (text) => {
        const week = plainWeek(text);
        if (week === null) return;
        read += 1;
        expectWholeNights(text, week, readWeek(text, at));
      }),
      { numRuns: 3_000 },
    );
    expect(read).toBeGreaterThan(tried / 3);
  });

  test("are all that each day's own rule opens, whatever rule the day after has", () => {
    const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
    const quarter = fc.integer({ min: 0, max: 95 }).map((each) => each * 15);
    const rules = fc
      .uniqueArray(
        fc.record({
          day: fc.nat(6),
          span: fc.option(fc.tuple(quarter, quarter).filter(([from, to]) => from !== to)),
          isEndOpen: fc.boolean(),
        }),
        { minLength: 1, selector: ({ day }) => day },
      )
      .filter((all) => all.some(({ span }) => span !== null));
    holds(
      fc.property(rules, (all) => {
        const text = all
          .map(({ day, span, isEndOpen }) =>
            span === null
              ? `${names[day]} off`
              : `${names[day]} ${clock(span[0])}-${clock(span[1])}${isEndOpen ? "+" : ""}`,
          )
          .join("; ");
        const week = all.flatMap(({ day, span }): [number, number, number][] => {
          if (span === null) return [];
          const [from, to] = span;
          return [[day, from, to > from ? to : to + 1_440]];
        });
        const read = plainWeek(text) ?? [];
        expect([text, openMinutes(read)]).toEqual([text, openMinutes(week)]);
        const open = openMinutes(week);
        const ends = all.flatMap(({ day, span, isEndOpen }) => {
          if (span === null || !isEndOpen) return [];
          const [from, to] = span;
          const end = (day * 1_440 + (to > from ? to : to + 1_440)) % 10_080;
          return open.has(end) ? [] : [end];
        });
        const marked = read.flatMap(([day, opens, closes]) =>
          opens === closes ? [day * 1_440 + opens] : [],
        );
        expect([text, new Set(marked)]).toEqual([text, new Set(ends)]);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each<[string, ReturnType<typeof plainWeek>]>([
    [
      "Mo-Tu 9:00-12:00, 14:00 - 18:00",
      [0, 1].flatMap((each) => [
        [each, 540, 720],
        [each, 840, 1080],
      ]),
    ],
    ["Sa-Mo 10:00-00:00", [0, 5, 6].map((each) => [each, 600, 1440])],
    ["24/7", [0, 1, 2, 3, 4, 5, 6].map((each) => [each, 0, 1440])],
    ["off", []],
    ["Su 22:00-04:00", [[6, 1320, 1680]]],
    [
      "Fr 20:00-04:00; Sa 10:00-12:00",
      [
        [4, 1200, 1680],
        [5, 600, 720],
      ],
    ],
    [
      "Fr 08:00-03:00; Sa 10:00-20:00",
      [
        [4, 480, 1620],
        [5, 600, 1200],
      ],
    ],
    ["Fr 20:00-04:00; Sa off; PH off", [[4, 1200, 1680]]],
    ["Su 20:00-04:00; Mo off", [[6, 1200, 1680]]],
    [
      "Su 20:00-04:00; Mo 10:00-12:00",
      [
        [0, 600, 720],
        [6, 1200, 1680],
      ],
    ],
    ["Mo-Su 20:00-02:00; We off", [0, 1, 3, 4, 5, 6].map((each) => [each, 1200, 1560])],
    [
      "Fr 18:00+; Sa 10:00-20:00",
      [
        [4, 1080, 1080],
        [5, 600, 1200],
      ],
    ],
    ["Mo-Su 18:00+; Mo-Sa off", [[6, 1080, 1080]]],

    ["Mo-Su 10:00-20:00; Tu-Su off; PH 12:00-13:00", [[0, 600, 1200]]],
    ["Fr 12:00-24:00, Sa 00:00-02:00", [[4, 720, 1560]]],
    [
      "Mo 12:00-24:00; Tu 00:00-24:00; We 00:00-12:00",
      [
        [0, 720, 1440],
        [1, 0, 1440],
        [2, 0, 720],
      ],
    ],
  ])("%s", (text, week) => {
    expect(plainWeek(text)).toEqual(week);
  });

  test.each([
    'Mo 10:00-12:00 "by appointment"',
    "Jan-Mar 10:00-12:00",
    "Mo 10:00-10:00",
    "Mo 10:00-25:00",
    "Mo 10:60-12:00",
    "Mo 10:00-12:00,",
    "PH 10:00-12:00",
    "Mo[1] 10:00-12:00",
    "sunrise-sunset",
    "",
  ])("leave %s to the full rules", (text) => {
    expect(plainWeek(text)).toBeNull();
  });
});
