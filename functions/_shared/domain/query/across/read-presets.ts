import { areaFields } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { SnapshotRef } from "../plan/snapshot-ref.ts";
import type { Language } from "../reader/lexicon.ts";
import type { OwnPreset } from "./elsewhere.ts";
import { type Word, wordsOf } from "./frames.ts";
import { namedBy, withMarkedNames } from "./preset-names.ts";
import { isOfPreset, measuredIn, type Said, type SetSaid, wordsIn } from "./set-said.ts";
import { allFrames, type Frames } from "./tables.ts";

/** Whether a question may name another preset: those of its person are read only then. */
export const mayNamePresets = (question: string): boolean =>
  has(question, ({ cues }) => cues) || saysPreset(question);

/** "my preset Porto" */
export const saysPreset = (question: string): boolean => has(question, ({ preset }) => preset);

const has = (question: string, setOf: (frames: Frames) => ReadonlySet<string>): boolean => {
  const words = new Set(wordsOf(question)?.map(({ text }) => text));
  return allFrames().some((frames) => [...setOf(frames)].some((cue) => words.has(cue)));
};

/** A comparison of presets; the set is read with the values of the first one. */
export interface PresetsSaid {
  language: Language;
  /** A name that is said to be a preset's and is none. */
  unknown?: string;
  /** The presets each side may mean. */
  sides: readonly (readonly SnapshotRef[])[];
  /** The words of each side. */
  names: readonly string[];
  read: (first: Preset) => SetSaid | null;
  /** "my preset Porto": the words say that a name is a preset's. */
  isExplicit: boolean;
}

export interface NamedIn {
  question: string;
  presets: readonly OwnPreset[];
  taskId: string;
  here: Preset;
}

/** A whole question that compares presets as each frame reads it; the first that can be run counts. */
export function readPresets(asked: NamedIn): PresetsSaid[] {
  const words = wordsOf(asked.question);
  if (!words || words.length > 30) return [];
  const readings: PresetsSaid[] = [];
  for (const line of [withMarkedNames(words, asked.presets), words]) {
    for (const frames of allFrames()) {
      for (const { kind, frame } of frames.presets) {
        const slots = frame.match(line);
        if (!slots) continue;
        const said = { question: asked.question, words: line, slots };
        const found = presetsIn(kind, said, frames, asked);
        if (found) readings.push(found);
      }
    }
  }
  const isKnown = ({ unknown }: PresetsSaid): boolean => unknown === undefined;
  return readings.toSorted((one, other) => Number(isKnown(other)) - Number(isKnown(one)));
}

function presetsIn(
  kind: "one" | "two",
  said: Said,
  frames: Frames,
  asked: NamedIn,
): PresetsSaid | undefined {
  const names = (kind === "one" ? ["p1"] : ["p1", "p2"]).map((slot) => wordsIn(said, slot) ?? "");
  const explicit = names.map((_, at) => isSaidPreset(said, `p${at + 1}`, frames));
  const named = names.map((name, at) => sideOf(name, explicit[at] === true, frames, asked));
  const sides = kind === "one" ? [["this" as const], ...named] : named;
  const isNamed = named.some((refs) => refs.some((ref) => ref !== "this"));
  const { language } = frames;
  const written = names.map((name, at) => asWritten(name, said.words, at, said));
  const texts = kind === "one" ? ["", ...written] : written;
  const read = (first: Preset): SetSaid | null => measuredIn(said, frames, first);
  const isExplicit = explicit.includes(true);
  const whole = { language, sides, names: texts, read, isExplicit };
  const missing = sides.findIndex((side) => side.length === 0);
  if (missing >= 0) {
    const isSaid = explicit[kind === "one" ? 0 : missing] === true && read(asked.here) !== null;
    return isSaid ? { ...whole, unknown: texts[missing] ?? "" } : undefined;
  }
  const [one = [], other = []] = sides;
  return isNamed && !isSameSide(one, other) ? whole : undefined;
}

/** "more cafés than in Soho", where this preset has a Soho, may mean either. */
const isPlaceOf = (name: string, { find }: Preset): boolean =>
  placeFields.some((field) => (find(field, name)?.rows ?? 0) > 0);
const placeFields = [...areaFields, "region", "country"] as const;

/** Whether a word for presets is next to the name. */
function isSaidPreset({ words, slots }: Said, slot: string, { preset }: Frames): boolean {
  const span = slots[slot];
  if (!span) return false;
  const textOf = (from: number, to: number): string =>
    words
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(" ");
  const { from, to } = span;
  return [textOf(from - 1, from), textOf(from - 2, from), textOf(to, to + 1)].some((text) =>
    preset.has(text),
  );
}

function asWritten(name: string, words: readonly Word[], at: number, { slots, question }: Said) {
  const span = slots[`p${at + 1}`];
  const [first, last] = span ? [words[span.from], words[span.to - 1]] : [];
  return first && last ? question.slice(first.start, last.end) : name;
}

const isSameSide = (one: readonly SnapshotRef[], other: readonly SnapshotRef[]): boolean =>
  one.length === 1 && other.length === 1 && keyOfRef(one[0]) === keyOfRef(other[0]);
const keyOfRef = (ref: SnapshotRef | undefined): string | undefined =>
  typeof ref === "object" ? ref.preset : ref;

/** The snapshots that words may name; none where they name something of this preset. */
function sideOf(
  name: string,
  isExplicit: boolean,
  frames: Frames,
  { presets, taskId, here }: NamedIn,
): SnapshotRef[] {
  if (frames.here.has(name)) return ["this"];
  const { presets: found, isWhole } = namedBy(name, presets);
  const isUsual = isWhole
    ? found.some((preset) => preset.id !== taskId && isPlaceOf(preset.name, here))
    : isOfPreset(name, frames, here);
  if (isUsual && !isExplicit) return [];
  const others = isWhole ? found : found.filter(({ id }) => id !== taskId);
  return others.map(
    ({ id, name: full }): SnapshotRef => (id === taskId ? "this" : { preset: id, name: full }),
  );
}
