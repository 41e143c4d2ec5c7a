import { isNumber, quantityOf } from "./comparison.ts";
import { argAt, kindAt, type Reader } from "./draft.ts";

export const minutesPerDay = 1_440;

/** Halves of the day, as they are said after an hour; "night" is early or late. */
export const halves: readonly string[] = ["am", "pm", "night"];
/** 06:00: an hour of the night before it is past midnight. */
export const nightUntil = 360;

interface Time {
  min: number;
  next: number;
  isVague: boolean;
}

/** `isBare`: a lone number is no time of day. */
export function timeAt(reader: Reader, at: number, isBare: boolean): Time | null {
  const token = reader.tokens[at];
  if (!token) return null;
  // Arabic says "the hour ten".
  const isHourFirst = token.kind === "unit" && token.arg === "hour";
  if (isHourFirst && isNumber(kindAt(reader, at + 1))) return timeAt(reader, at + 1, false);
  // "half past seven", "halb acht"
  if (token.kind === "clock") return shifted(timeAt(reader, at + 1, false), Number(token.arg));
  if (token.kind === "noon") return { min: 720, next: at + 1, isVague: false };
  if (token.kind === "midnight") return { min: minutesPerDay, next: at + 1, isVague: false };
  if (token.kind !== "time" && !isNumber(token.kind)) return null;
  const base = token.kind === "time" ? token.value : quantityOf(token) * 60;
  const unit = kindAt(reader, at + 1) === "unit" ? argAt(reader, at + 1) : "";
  const hasUnit = [...halves, "hour"].includes(unit);
  const isAt = kindAt(reader, at - 1) === "at" || reader.tokens[at - 1]?.text === "at";
  if (token.kind !== "time" && !hasUnit && isBare && !isAt) return null;
  if (base > minutesPerDay || base % 1 !== 0) return null;
  let end = hasUnit ? at + 2 : at + 1;
  let half = unit;
  // "8 Uhr abends"
  if (unit === "hour" && kindAt(reader, end) === "unit" && halves.includes(argAt(reader, end))) {
    half = argAt(reader, end);
    end++;
  }
  const isVague = token.kind !== "time" && !hasUnit && base <= 720 && base > 0;
  return { min: onClock(base, half), next: end, isVague };
}

const shifted = (time: Time | null, minutes: number): Time | null =>
  time && { ...time, min: time.min + minutes };

/** `onClock(480, "pm")` // => 1200 */
export function onClock(minutes: number, half: string): number {
  const isLate = half === "pm" || (half === "night" && minutes >= nightUntil);
  if (isLate && minutes < 720) return minutes + 720;
  if (half === "night" && minutes >= 720 && minutes < 780) return minutes + 720;
  if (half === "am" && minutes >= 720 && minutes < 780) return minutes - 720;
  return minutes;
}
