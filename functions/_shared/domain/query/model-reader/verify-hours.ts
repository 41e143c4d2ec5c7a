import type { ClosedCondition, OpenCondition } from "../plan/plan.ts";
import { nightUntil, onClock } from "../reader/time-of-day.ts";
import type { Token } from "../reader/token.ts";
import { polarityAt } from "./polarity.ts";
import { claimAll, missing, type Proof, saying } from "./proof.ts";
import { isNumeral, numberOf } from "./proof-tokens.ts";

interface Polar {
  isNegated: boolean;
  id: string;
}

/** Days, times and their relation: each has its word. */
export function proveHours(
  proof: Proof,
  leaf: OpenCondition | ClosedCondition,
  { isNegated, id }: Polar,
): void {
  if ("closed" in leaf) proveClosed(proof, leaf, { isNegated, id });
  else proveOpen(proof, leaf, { isNegated, id });
}

function proveClosed(proof: Proof, { closed }: ClosedCondition, { isNegated, id }: Polar): void {
  proveDay(proof, closed.dow, id);
  const mode = claimMode(proof, id, closed.dow);
  if (mode !== "closed" || isNegated) missing(proof, "closed");
}

function proveOpen(proof: Proof, { open }: OpenCondition, { isNegated, id }: Polar): void {
  if (open === "now") {
    claimOrMiss(proof, "now", id);
    claimAll(proof, clockIn(proof), id);
  } else if (open === "always") claimOrMiss(proof, "always", id);
  else proveTimes(proof, open, id);
  claimAll(proof, saying(proof, "field", "hours"), id);
  const mode = claimMode(proof, id, typeof open === "object" ? open.dow : undefined);
  const isUsual = mode === null && open === "always";
  if (!isUsual && mode !== (isNegated ? "closed" : "open")) missing(proof, "open or closed");
}

/** "now (Friday 19:30)" */
const clockIn = ({ tokens, preset: { clock } }: Proof): Token[] =>
  tokens.filter(
    ({ kind, arg, value }, at) =>
      (kind === "day" && Number(arg) === clock.dow && tokens[at + 1]?.value === clock.min) ||
      (kind === "time" && value === clock.min && tokens[at - 1]?.arg === String(clock.dow)),
  );

const modes = ["open", "closed", "closes"];

/** "open" or "closed", by the word that is said closest to the day or the time. */
function claimMode(proof: Proof, id: string, dow?: number): "open" | "closed" | null {
  const { tokens, used } = proof;
  const anchor = tokens.findIndex((token) =>
    dow === undefined ? used[token.start] === id : daysOf(proof, token).includes(dow),
  );
  const far = (at: number): number => Math.abs(at - anchor);
  const [nearest] = tokens
    .flatMap(({ kind }, at) => (modes.includes(kind) ? [at] : []))
    .sort((a, b) => far(a) - far(b));
  const token = nearest === undefined ? undefined : tokens[nearest];
  if (!token) return claimAll(proof, saying(proof, "open"), id) ? "open" : null;
  const { isNegated, by } = polarityAt(proof, token);
  const isShut = (one: Token): boolean =>
    one.kind === "closed" || (one.kind === "closes" && !saysTime(proof, id));
  const all = tokens.filter(({ kind }) => modes.includes(kind));
  const isOneMode = all.every((one) => isShut(one) === isShut(token));
  claimAll(proof, [...(isOneMode ? all : [token]), ...by], id);
  return isShut(token) === isNegated ? "open" : "closed";
}

/** "closes after 10 pm" is open until then; "cierran los domingos" is closed. */
const saysTime = ({ tokens, used }: Proof, id: string): boolean =>
  tokens.some((token) => used[token.start] === id && (token.kind === "time" || isNumeral(token)));

function claimOrMiss(proof: Proof, kind: string, id: string): void {
  if (!claimAll(proof, saying(proof, kind), id)) missing(proof, kind);
}

type Times = Exclude<OpenCondition["open"], string>;

function proveTimes(proof: Proof, open: Times, id: string): void {
  if (open.dow !== undefined) proveDay(proof, open.dow, id);
  if (Object.keys(open).length === 0) missing(proof, "hours");
  // "is still open", "noch offen"
  claimAll(proof, saying(proof, "nor"), id);
  if ("min" in open) {
    proveTime(proof, open.min, { relations: atWords, id });
    return;
  }
  if (open.allDay) claimOrMiss(proof, "allday", id);
  for (const [key, relations] of Object.entries(limits)) {
    const min = open[key as keyof typeof limits];
    if (min === undefined) continue;
    proveTime(proof, min, { relations, id });
    if (min >= eveningFrom) claimAll(proof, saying(proof, ["night", "tonight"]), id);
  }
}

/** 18:00 */
const eveningFrom = 1_080;

const atWords = ["", "at", "near", "on"];
const limits = {
  after: ["after", "by", "since", "away"],
  before: ["before"],
  until: ["until", "to"],
  from: ["from", "since", "by", "between"],
} as const;

/** The days a word means. */
function daysOf({ preset }: Proof, { kind, arg }: { kind: string; arg: string }): number[] {
  const { dow } = preset.clock;
  const all = [0, 1, 2, 3, 4, 5, 6];
  if (kind === "day") return [Number(arg)];
  if (kind === "weekend") return [5, 6];
  if (kind === "weekdays") return [0, 1, 2, 3, 4];
  if (kind === "everyday") return all;
  if (kind === "today" || kind === "tonight") return [dow];
  return kind === "tomorrow" ? [(dow + 1) % 7] : [];
}

export function proveDay(proof: Proof, dow: number, id: string): void {
  const found = proof.tokens.filter((token) => daysOf(proof, token).includes(dow));
  if (!claimAll(proof, found, id)) missing(proof, `day ${dow}`);
}

/** Every day of a word has to be in the plan: "weekdays" isn't just Monday. */
export function daysLeftOut(proof: Proof, days: ReadonlySet<number>): boolean {
  return proof.tokens.some((token) => daysOf(proof, token).some((day) => !days.has(day)));
}

const minutesPerDay = 1_440;

function proveTime(
  proof: Proof,
  min: number,
  { relations, id }: { relations: readonly string[]; id: string },
): void {
  const found = proof.tokens.flatMap((_, at) => {
    const time = timeAt(proof.tokens, at);
    const isIt = time?.readings.some((one) => (one - min) % minutesPerDay === 0);
    return time && isIt && isRelated(proof.tokens, at, relations) ? [time] : [];
  });
  const [first] = found;
  if (!first) {
    missing(proof, `time ${min}`);
    return;
  }
  claimAll(proof, first.words, id);
}

/** The minutes a number may mean with the words around it; a bare hour may be morning or evening. */
function timeAt(
  tokens: readonly Token[],
  at: number,
): { readings: number[]; words: Token[] } | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "noon") return { readings: [720], words: around(tokens, at, []) };
  if (token.kind === "midnight")
    return { readings: [minutesPerDay], words: around(tokens, at, []) };
  if (token.kind !== "time" && !isNumeral(token)) return null;
  const shift = tokens[at - 1]?.kind === "clock" ? Number(tokens[at - 1]?.arg) : 0;
  const base = (token.kind === "time" ? token.value : numberOf(token) * 60) + shift;
  const units = tokens.slice(at + 1, at + 3).filter(({ kind }) => kind === "unit");
  const half = units.find(({ arg }) => ["am", "pm", "night"].includes(arg));
  const readings = half ? [onClock(base, half.arg)] : [base];
  const isVague = !half && token.kind !== "time" && units.length === 0 && base <= 720;
  if (isVague && base > nightUntil) return null;
  return { readings, words: around(tokens, at, units) };
}

const around = (tokens: readonly Token[], at: number, units: readonly Token[]): Token[] => {
  const token = tokens[at];
  const start = tokens.slice(0, at).findLastIndex(({ kind }) => !skipped.includes(kind));
  const relation = tokens.slice(Math.max(0, start), at);
  return [token, ...relation, ...units].filter((each) => each !== undefined);
};

const skipped: readonly string[] = ["filler", "clock", "of", "cmp", "unit", "at"];

/** By the word before the time: "after 8 pm", "bis 20 Uhr". */
function isRelated(tokens: readonly Token[], at: number, relations: readonly string[]): boolean {
  const before = tokens.slice(0, at).findLast(({ kind }) => !skipped.includes(kind));
  const kind = before?.text === "nach" ? "after" : (before?.kind ?? "");
  const isPlain = ![
    "after",
    "before",
    "until",
    "from",
    "since",
    "by",
    "to",
    "between",
    "away",
  ].includes(kind);
  return relations.includes(kind) || (isPlain && relations.includes(""));
}
