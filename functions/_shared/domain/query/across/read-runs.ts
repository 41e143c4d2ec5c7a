import type { Plan } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { ChangeKind } from "../plan/topics.ts";
import type { Language } from "../reader/lexicon.ts";
import { wordsOf } from "./frames.ts";
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
    for (const { kind, frame } of frames.runs) {
      const slots = frame.match(words);
      const plan = slots && planOf(kind, { question, words, slots }, frames, preset);
      if (plan) return { language: frames.language, plan };
    }
  }
  return undefined;
}

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
