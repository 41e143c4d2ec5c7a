import type { Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { ChangeKind } from "../plan/topics.ts";
import type { Language } from "../reader/lexicon.ts";
import { type Word, wordsOf } from "./frames.ts";
import { columnNamed, knownIn, type Said, setIn, wordsIn } from "./set-said.ts";
import { allFrames, type Frames } from "./tables.ts";

export interface AcrossReading {
  language: Language;
  plan: Plan;
}

/** A question about this run and the one before, if all of its words are read. */
export function readRuns(question: string, preset: Preset): AcrossReading | undefined {
  const words = wordsOf(question);
  if (!words || words.length > 30) return undefined;
  for (const frames of allFrames()) {
    const line = sinceLast(words, frames);
    for (const { kind, frame } of frames.runs) {
      const slots = frame.match(line);
      const plan = slots && planOf(kind, { question, words: line, slots }, frames, preset);
      if (plan) return { language: frames.language, plan };
    }
  }
  return undefined;
}

/** "since last time, what changed?" says the same with its end first. */
function sinceLast(words: readonly Word[], { since }: Frames): readonly Word[] {
  const first = words[0];
  if (!first) return words;
  for (let end = Math.min(words.length - 1, sinceMax); end > 1; end--) {
    const start = words.slice(0, end);
    if (start.at(-1)?.text !== "," && since.match(start)) {
      return [...words.slice(words[end]?.text === "," ? end + 1 : end), ...start];
    }
  }
  return words;
}
const sinceMax = 8;

function planOf(
  kind: ChangeKind | "more",
  said: Said,
  frames: Frames,
  preset: Preset,
): Plan | undefined {
  const set = setIn(said, frames, preset) ?? (kind === "more" ? knownIn(said, frames) : null);
  if (!set) return undefined;
  if (kind === "more") {
    const snapshots: Plan["snapshots"] = ["this", "previous"];
    const measure = { fn: "count" } as const;
    return { v: 2, op: "compare", snapshots, measure, ...set, output: "text" };
  }
  const column = wordsIn(said, "column1");
  const field = column === undefined ? undefined : columnNamed(column, frames.language);
  if (column !== undefined && !field) return undefined;
  const format = wordsIn(said, "file1");
  const output = format === undefined ? "text" : format === "csv" ? "csv" : "xlsx";
  return {
    v: 2,
    op: "changes",
    changes: kind,
    ...set,
    ...(field ? { columns: [field] } : {}),
    output,
  };
}
