import { describe, expect, test } from "vitest";
import { hoursText } from "../../../../web/src/features/results/hours-words.ts";

const week = (...days: number[]): [number, number, number][] =>
  days.map((day) => [day, 17 * 60 + 30, 1_440]);

describe("the opening hours of a business", () => {
  test("are a line for neighbouring days with the same times; a day without any is closed", () => {
    expect(
      hoursText({
        hours: week(2, 3, 4, 5, 6),
        hours_known: true,
        hours_raw: "We-Su 17:30-00:00; Mo,Tu off",
      }),
    ).toBe("Mon–Tue: closed\nWed–Sun: 17:30–00:00");
  });

  test("may have several times a day, reach past midnight or last all day", () => {
    expect(
      hoursText({
        hours: [
          [0, 840, 1_080],
          [0, 540, 720],
          [5, 1_200, 1_560],
          [6, 0, 1_440],
        ],
        hours_known: true,
        hours_raw: "Mo 09:00-12:00,14:00-18:00; Sa 20:00-02:00; Su 00:00-24:00",
      }),
    ).toBe("Mon: 09:00–12:00, 14:00–18:00\nTue–Fri: closed\nSat: 20:00–02:00\nSun: all day");
  });

  test.each(["Mo[1] 10:00-12:00", '10:00-12:00 "by appointment"', "2026: Mo 10:00-12:00"])(
    "keep %s, which is not the same in every week",
    (hours_raw) => {
      const text = hoursText({ hours: [[0, 600, 720]], hours_known: true, hours_raw });
      expect(text).toBe(`Mon: 10:00–12:00\nTue–Sun: closed\nIn full: ${hours_raw}`);
    },
  );

  test("keep the source's own words where they say more than days, or were not understood", () => {
    const hours_raw = "Mo-Su 09:00-12:00; PH off";
    const hours = [0, 1, 2, 3, 4, 5, 6].map((day): [number, number, number] => [day, 540, 720]);
    expect(hoursText({ hours, hours_known: true, hours_raw })).toBe(
      `Mon–Sun: 09:00–12:00\nIn full: ${hours_raw}`,
    );
    expect(hoursText({ hours: [], hours_known: false, hours_raw: "by appointment" })).toBe(
      "by appointment",
    );
    expect(hoursText({ hours: [], hours_known: false, hours_raw: null })).toBe("");
  });

  test("an open end is told as from when on, or as at least until when", () => {
    const of = (hours: [number, number, number][]) =>
      hoursText({ hours, hours_known: true, hours_raw: "Tu 18:00+" });
    expect(of([[1, 1080, 1080]])).toBe("Mon: closed\nTue: from 18:00\nWed–Sun: closed");
    const late: [number, number, number][] = [
      [1, 480, 1200],
      [1, 1200, 1200],
      [6, 1200, 1500],
      [0, 60, 60],
    ];
    expect(of(late)).toBe(
      "Mon: closed\nTue: 08:00–20:00 or later\nWed–Sat: closed\nSun: 20:00–01:00 or later",
    );
  });
});
