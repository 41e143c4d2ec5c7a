import type { Comparison } from "../../plan/plan.ts";
import type { Meanings } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";

const metresPer: Readonly<Record<string, number>> = { m: 1, km: 1_000, mi: 1_609.344, ft: 0.3048 };

const comparing = (key: string, value: number): Comparison => ({ [key]: value });

const bySigns: Readonly<Record<string, string>> = {
  "+": "gte",
  ">": "gt",
  "<": "lt",
  ">=": "gte",
  "<=": "lte",
  "=": "eq",
};

/** One sign or two: ">", ">=". */
const signsOf = (p: Parts): string =>
  [0, 1].map((at) => (p.count("sign") > at ? p.arg("sign", at) : "")).join("");

/** "at least 50", "50 or more", "between 3 and 4", "500 m" */
export const amountRules: readonly Rule[] = [
  ...rules("amount", "cmp number", (p) => ({
    comparison: comparing(p.arg("cmp"), p.get("number")),
    isPlain: false,
  })),
  ...rules("amount", "number after", (p) =>
    /^[gl]te?$/.test(p.arg("after"))
      ? { comparison: comparing(p.arg("after"), p.get("number")), isPlain: false }
      : null,
  ),
  ...rules("amount", ["number sign", "sign number", "sign sign number"], (p) => {
    const signs = p.has("sign") ? signsOf(p) : "";
    const comparison = bySigns[signs];
    const isAfter = p.spanOf("number").from < p.spanOf("sign").from;
    if (!comparison || isAfter !== (signs === "+")) return null;
    return { comparison: comparing(comparison, p.get("number")), isPlain: false };
  }),
  ...rules("amount", ["between number and number", "of number to|until number"], (p) => ({
    comparison: {
      gte: Math.min(p.get("number"), p.get("number", 1)),
      lte: Math.max(p.get("number"), p.get("number", 1)),
    },
    isPlain: false,
  })),
  ...rules("amount", "only number", (p) => ({
    comparison: comparing("eq", p.get("number")),
    isPlain: false,
  })),
  ...rules("amount", "number", (p) => ({
    comparison: comparing("eq", p.get("number")),
    isPlain: true,
  })),
  ...rules("metres", "number unit", metresOf),
];

function metresOf(p: Parts) {
  const per = metresPer[p.arg("unit")];
  return per === undefined ? null : { m: Math.round(p.get("number") * per) };
}

const halfDay = 720;
const nightUntil = 360;

function bareHour(hour: number, later: number): Meanings["clock"] | null {
  if (!Number.isInteger(hour) || hour < 0 || hour > 24) return null;
  if (later > 0 && (hour === 0 || hour > 12)) return null;
  const minutes = (later > 0 && hour === 12 ? 0 : hour * 60) + later;
  return { minutes, isVague: false, ...(hour > 12 ? {} : { isBare: true as const }) };
}

/** Times of day; a bare hour may be of the morning or the evening. */
export const clockRules: readonly Rule[] = [
  ...rules("clock", "number unit", (p) => {
    const hour = p.get("number");
    if (!Number.isInteger(hour) || hour < 0 || hour > 24) return null;
    switch (p.arg("unit")) {
      case "am":
        return { minutes: (hour % 12) * 60, isVague: false };
      case "pm":
        return { minutes: hour > 12 ? hour * 60 : ((hour % 12) + 12) * 60, isVague: false };
      case "night":
        return { minutes: hour < 6 ? hour * 60 : (hour % 12) * 60 + halfDay, isVague: false };
      case "hour":
        return { minutes: hour * 60, isVague: hour > 0 && hour <= 12 };
      default:
        return null;
    }
  }),
  ...rules("clock", "clock unit", (p) => {
    const { minutes } = p.get("clock");
    const unit = p.arg("unit");
    if (minutes > halfDay + 60) return unit === "hour" ? { minutes, isVague: false } : null;
    if (unit === "pm") return { minutes: (minutes % halfDay) + halfDay, isVague: false };
    return unit === "am" ? { minutes: minutes % halfDay, isVague: false } : null;
  }),
  // "half past eight", "quarter to nine"
  ...rules("clock", "clockshift clock", (p) => {
    const { minutes, isVague } = p.get("clock");
    return { minutes: minutes + Number(p.arg("clockshift")), isVague };
  }),
  ...rules("clock", "noon", () => ({ minutes: halfDay, isVague: false })),
  ...rules("clock", "midnight", () => ({ minutes: 2 * halfDay, isVague: false })),
  // A bare hour may be of the morning or of the evening: both are read.
  ...rules("clock", "number", (p) => bareHour(p.get("number"), 0), 0.6),
  ...rules("clock", "number", (p) => bareHour(p.get("number"), halfDay), 0.6),
];

const week = [0, 1, 2, 3, 4, 5, 6];

/** Days: "or" asks for any of them, "and" for all. */
export const dayRules: readonly Rule[] = [
  ...rules("days", "day", (p) => ({ days: [Number(p.arg("day"))], isAll: false })),
  ...rules("days", "weekend", (p) =>
    p.arg("weekend") === "whole"
      ? { days: [5, 6], isAll: true }
      : made({ days: [5, 6], isAll: false }, { assumed: ["weekend"] }),
  ),
  ...rules("days", "weekdays", () => ({ days: [0, 1, 2, 3, 4], isAll: true })),
  ...rules("days", "everyday", () => ({ days: week, isAll: true })),
  ...rules("days", "today", (p) => ({ days: [p.preset.clock.dow], isAll: false })),
  ...rules("days", "tomorrow", (p) => ({ days: [(p.preset.clock.dow + 1) % 7], isAll: false })),
  ...rules("days", "days night", (p) => ({ ...p.get("days"), isNight: true })),
  ...rules("days", "tonight", (p) => ({
    days: [p.preset.clock.dow],
    isAll: false,
    isNight: true,
  })),
  ...rules("days", ["days and days", "days or days"], (p) => {
    const both = [...p.get("days").days, ...p.get("days", 1).days];
    const isAll = p.has("and");
    const wasAll = [p.get("days"), p.get("days", 1)].some((part) => part.isAll);
    return new Set(both).size < both.length || (wasAll && !isAll) ? null : { days: both, isAll };
  }),
];

/** 06:00: "after 2" is past midnight when it is of the night before. */
export const isPastMidnight = (minutes: number): boolean => minutes < nightUntil;
