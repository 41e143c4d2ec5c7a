import type { ChangeKind } from "../plan/topics.ts";
import type { Language } from "../reader/lexicon.ts";
import { keyOf } from "../reader/tokens.ts";
import { type Frame, type FrameTable, frameOf } from "./frames.ts";
import { arabicFrames } from "./words/arabic.ts";
import { englishFrames } from "./words/english.ts";
import { frenchFrames } from "./words/french.ts";
import { germanFrames } from "./words/german.ts";
import { spanishFrames } from "./words/spanish.ts";

/** A language's frames, ready to match. */
export interface Frames {
  language: Language;
  counting: string;
  measuring: string;
  everything: ReadonlySet<string>;
  here: ReadonlySet<string>;
  preset: ReadonlySet<string>;
  cues: ReadonlySet<string>;
  /** The words for the run before, as a question begins with them. */
  since: Frame;
  runs: readonly { kind: ChangeKind | "more"; frame: Frame }[];
  presets: readonly { kind: "one" | "two"; frame: Frame }[];
}

let frames: readonly Frames[] | undefined;

/** Built when the first question comes: other requests of the process need none. */
export function allFrames(): readonly Frames[] {
  frames ??= [englishFrames, germanFrames, frenchFrames, spanishFrames, arabicFrames].map(built);
  return frames;
}

const kinds = ["all", "new", "gone", "changed", "more"] as const;

function built({ parts, runs, presets, ...table }: FrameTable): Frames {
  const { language, counting, measuring } = table;
  return {
    language,
    counting,
    measuring,
    everything: keysOf(table.everything),
    here: keysOf(table.here),
    preset: keysOf(table.preset),
    cues: keysOf(table.cues),
    since: frameOf("{since}", { ...parts, head: "", tail: "" }),
    runs: kinds.flatMap((kind) =>
      runs[kind].map((text) => ({ kind, frame: frameOf(text, parts) })),
    ),
    presets: (["one", "two"] as const).flatMap((kind) =>
      presets[kind].map((text) => ({ kind, frame: frameOf(text, parts) })),
    ),
  };
}

const keysOf = (phrases: string): ReadonlySet<string> => new Set(phrases.split(",").map(keyOf));
