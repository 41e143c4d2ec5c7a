import { afterEach, describe, expect, test } from "vitest";
import { readWeek } from "#domain/hours/hours.ts";
import type { Listing } from "#domain/listing/listing.ts";
import { cafe } from "../../../../steps/map-element.ts";

const at = "2026-11-21T12:00:00Z";
const days = (list: number[], opens: number, closes: number): Listing["hours"] =>
  list.map((day) => [day, opens, closes]);
const weekdays = [0, 1, 2, 3, 4];
const allDays = [...weekdays, 5, 6];

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe("opening hours", () => {
  test.each<[string, Listing["hours"]]>([
    ["24/7", days(allDays, 0, 1440)],
    ["Mo-Fr 09:00-17:30", days(weekdays, 540, 1050)],
    ["Mo-Su 06:00-02:00", days(allDays, 360, 1560)],
    ["Su 22:00-04:00", [[6, 1320, 1680]]],
    ["Sa 12:00-24:00; Su off", [[5, 720, 1440]]],
    ["Mo 08:00-12:00,14:00-18:00", [...days([0], 480, 720), ...days([0], 840, 1080)]],
    ["Mo-Fr 00:00-24:00", days(weekdays, 0, 1440)],
    ["Mo-Fr 08:00-18:00; PH off", days(weekdays, 480, 1080)],
    [
      "Mo-Sa 10:00-20:00; Su,PH 11:00-18:00",
      [...days([0, 1, 2, 3, 4, 5], 600, 1200), [6, 660, 1080]],
    ],
    [
      "Mo-Fr 08:00-20:00+",
      weekdays.flatMap((day) => [...days([day], 480, 1200), ...days([day], 1200, 1200)]),
    ],
    ["Tu-Sa 18:00+", days([1, 2, 3, 4, 5], 1080, 1080)],
    ["Nov: Mo 12:00-14:00,18:00+", [...days([0], 720, 840), ...days([0], 1080, 1080)]],
    ["Mo 22:00+; Tu 03:00-05:00", [...days([0], 1320, 1320), ...days([1], 180, 300)]],
    ["off", []],
  ])("%s is read as a week", (text, week) => {
    expect(readWeek(text, at)).toEqual(week);
    expect(cafe({ opening_hours: text })).toMatchObject({
      hours_raw: text,
      hours_known: true,
      hours: week,
    });
  });

  test.each([
    ["Mo 12:00-15, 19:00-23:00", "Mo 12:00-15:00, 19:00-23:00"],
    ["Mo-Fr 09:00-1300 & 14:00-18:00", "Mo-Fr 09:00-13:00, 14:00-18:00"],
    ["Sa 0900-13:00 & 14:30-18", "Sa 09:00-13:00, 14:30-18:00"],
  ])("a time without its colon or its minutes is understood: %s", (text, meant) => {
    expect(readWeek(text, at)).toEqual(readWeek(meant, at));
    expect(cafe({ opening_hours: text })).toMatchObject({
      hours_raw: text,
      hours_known: true,
      hours: readWeek(meant, at),
    });
  });

  test.each([
    "when we feel like it",
    "Mo-Fr 09:00-1300 & more",
    "sunrise-sunset",
    'Mo-Fr 10:00+ "by appointment"',
    'Mo-Fr "by appointment"',
    "PH off",
    "Jul-Aug: 10:00-20:00",
  ])("%s has no week that can be relied on; the text is kept", (text) => {
    expect(cafe({ opening_hours: text })).toMatchObject({
      hours_raw: text,
      hours_known: false,
      hours: [],
    });
  });

  test("of hours that change over the year, the week of the collection counts", () => {
    const text = "Oct-Apr: Mo 09:00-17:00; May-Sep: Mo 09:00-20:00";
    expect(readWeek(text, "2026-01-15T00:00:00Z")).toEqual([[0, 540, 1020]]);
    expect(readWeek(text, "2026-07-15T00:00:00Z")).toEqual([[0, 540, 1200]]);
  });

  test("without the tag nothing is known", () => {
    expect(cafe({})).toMatchObject({ hours_raw: null, hours_known: false, hours: [] });
  });

  test("the week is the same wherever the program runs, also when its clock changes", () => {
    const season = "May-Sep: Mo-Su 22:00-04:00; Oct-Apr: Mo-Su 23:00-05:00";
    const texts = ["24/7", "Mo-Su 06:00-02:30", season];
    const times = [at, "2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z", "2026-04-05T12:00:00Z"];
    const read = () => texts.flatMap((text) => times.map((time) => readWeek(text, time)));
    process.env.TZ = "UTC";
    const inUtc = read();
    for (const other of ["Europe/Lisbon", "America/New_York", "Pacific/Auckland", "Asia/Kolkata"]) {
      process.env.TZ = other;
      expect(read()).toEqual(inUtc);
    }
  });
});
