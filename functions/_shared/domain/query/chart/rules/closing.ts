import type { Condition } from "../../plan/plan.ts";
import type { Meanings } from "../phrase.ts";
import { made, type Parts, type Rule, rules } from "../rule.ts";
import { isPastMidnight } from "./amounts.ts";
import { openCondition } from "./hours.ts";
import { statement } from "./statement.ts";

const noon = 720;
const day = 1_440;

/** Shops close in the afternoon or at night: "before 6" is 18:00. */
const closingTime = ({ minutes, isVague, isBare }: Meanings["clock"]): number | null => {
  if (isVague || (isBare && minutes < noon)) return null;
  return isPastMidnight(minutes) ? minutes + day : minutes;
};

/** … and open in the morning: "before 7" is 7:00. */
const openingTime = ({ minutes, isVague, isBare }: Meanings["clock"]): number | null =>
  isVague || (isBare && minutes >= noon) ? null : minutes;

const onDays = (p: Parts): Pick<Meanings["days"], "days" | "isAll"> | undefined => {
  if (!p.has("days")) return undefined;
  const { days, isAll } = p.get("days");
  return { days, isAll };
};

/** Open as `open` says and not as `not` says, on each of these days. */
function closing(p: Parts, { open, not }: { open?: Limits; not?: Limits }) {
  const on = onDays(p);
  const days = on?.days ?? [undefined];
  if (days.length > 1 && on?.isAll === false) return null;
  const conditions = days.flatMap((dow): Condition[] => {
    const ofDay = dow === undefined ? {} : { dow };
    const isOpen = open !== undefined || dow !== undefined;
    return [
      isOpen ? { open: { ...ofDay, ...open } } : { f: "hours", has: true },
      ...(not ? [{ not: { open: { ...ofDay, ...not } } }] : []),
    ];
  });
  const [only, ...others] = conditions;
  if (!only) return null;
  return statement(others.length === 0 ? only : { and: conditions });
}

/** Known hours, and at none of these days open then. */
function closedAt(p: Parts, time: number): Meanings["condition"] | null {
  const { days, isAll, isNight } = p.get("days");
  const isUnclear = isNight || days.length === 7 || (days.length > 1 && !isAll);
  if (isUnclear || (p.has("at") && (time >= day || p.get("clock").isBare))) return null;
  const limits = p.has("at") ? { min: time } : p.has("after") ? { after: time } : { before: time };
  const closed = days.map((dow): Condition => ({ not: { open: { dow, ...limits } } }));
  return statement({ and: [{ f: "hours", has: true }, ...closed] });
}

interface Limits {
  after?: number;
  until?: number;
}

/** "shut before 4pm on a Friday", "closing after midnight", "opening before 7 on weekdays" */
export const closingRules: readonly Rule[] = [
  ...rules("closing", ["shuts", "closes"], () => ""),
  // "closed at 3 pm" is not open then, unlike "closes at 3 pm".
  ...rules(
    "condition",
    ["closed at|after|before clock on|in? days", "closed on|in? days at|after|before clock"],
    (p) => {
      // "that shut at 3 pm" closes then.
      const isVerb = p.arg("closed") === "shut";
      const isPlain = p.arg("closed") !== "not" && (!p.has("after") || p.arg("after") === "");
      const time = p.has("before") ? openingTime(p.get("clock")) : closingTime(p.get("clock"));
      const closed = isPlain && time !== null ? closedAt(p, time) : null;
      return closed && made(closed, { cost: isVerb ? 0.3 : -0.3 });
    },
  ),
  ...rules("condition", ["closed by clock on? days?"], (p) => {
    const minutes = p.arg("closed") !== "not" ? closingTime(p.get("clock")) : null;
    return minutes === null ? null : closing(p, { not: { after: minutes } });
  }),
  ...rules(
    "condition",
    ["closing after clock on|in? days?", "closing on|in? days after clock"],
    (p) => {
      const minutes = p.arg("after") === "" ? closingTime(p.get("clock")) : null;
      return minutes === null ? null : closing(p, { open: { after: minutes } });
    },
  ),
  ...rules(
    "condition",
    [
      "closing before clock on|in? days?",
      "closing on|in? days before clock",
      "closing by clock on? days?",
    ],
    (p) => {
      const minutes = closingTime(p.get("clock"));
      if (minutes === null) return null;
      return closing(p, { not: p.has("by") ? { after: minutes } : { until: minutes } });
    },
  ),
  ...rules("condition", ["closing at clock on|in? days?", "closing on|in? days at clock"], (p) => {
    const minutes = closingTime(p.get("clock"));
    // "close at 10" may be in the morning, where a bar is meant.
    if (minutes === null || p.get("clock").isBare) return null;
    return closing(p, { open: { until: minutes }, not: { after: minutes } });
  }),
  ...rules(
    "condition",
    [
      "opens before|by clock on|in? days?",
      "opens on|in? days before|by clock",
      "on|in? days opens before|by clock",
    ],
    (p) => {
      const minutes = openingTime(p.get("clock"));
      const limits = p.has("by") ? { from: minutes ?? 0 } : { before: minutes ?? 0 };
      const condition = minutes === null ? null : openCondition({ ...onDays(p), ...limits });
      return condition && made(statement(condition), { cost: -0.3 });
    },
  ),
  // "for breakfast before 8 on a Saturday"
  ...rules("condition", ["open? meal before clock on|in? days?"], (p) => {
    const minutes = p.arg("meal").startsWith("420") ? openingTime(p.get("clock")) : null;
    const condition = minutes === null ? null : openCondition({ ...onDays(p), before: minutes });
    return condition && statement(condition);
  }),
  // "after midnight on a Friday", "before 7.30am": only opening hours have times
  ...rules("condition", "opening", (p) => {
    const { limits } = p.get("opening");
    const { days, isNight: _, isAll: __, ...times } = limits;
    const isTime = Object.keys(times).some((key) => clockLimits.includes(key));
    const condition = isTime || days !== undefined ? openCondition(limits) : null;
    const isOfDays = Object.keys(times).length === 0;
    return condition && made({ ...statement(condition), isOfDays }, { cost: isTime ? 1 : 1.2 });
  }),
];

const clockLimits: readonly string[] = ["after", "before", "until", "at"];
