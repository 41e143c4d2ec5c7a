import { isColumn, type ListingColumn } from "../../listing/listing.ts";
import { allLexicons } from "../lexicons/all.ts";
import { type Condition, isNumberField, type Measure, presenceFields } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { readAsked } from "../read-asked.ts";
import type { Language } from "../reader/lexicon.ts";
import type { Slots, Word } from "./frames.ts";
import type { Frames } from "./tables.ts";

/** The words of a question in a slot of a frame. */
export interface Said {
  question: string;
  words: readonly Word[];
  slots: Slots;
}

export const wordsIn = ({ words, slots }: Said, slot: string): string | undefined => {
  const span = slots[slot];
  const found = span && words.slice(span.from, span.to).filter(({ text }) => text !== ",");
  return found?.map(({ text }) => text).join(" ");
};

const asWritten = ({ question, words, slots }: Said, slot: string): string => {
  const span = slots[slot];
  const [first, last] = span ? [words[span.from], words[span.to - 1]] : [];
  return first && last ? question.slice(first.start, last.end) : "";
};

export interface SetSaid {
  where?: Condition;
  measure?: Measure;
}

/**
 * The businesses that a slot names, as the preset's own reader reads them after "how many"; null
 * where it can't use every word. Without words all of them.
 */
export function setIn(said: Said, frames: Frames, preset: Preset): SetSaid | null {
  const words = wordsIn(said, "set1");
  if (words === undefined || frames.everything.has(words)) return {};
  const text = asWritten(said, "set1");
  const { plan } = readAlone(`${frames.counting} ${text}`, frames, preset);
  if (plan?.op !== "count") return null;
  return plan.where ? { where: plan.where } : {};
}

/** The same, or a number that is computed of some: "average rating of cafés". */
export function measuredIn(said: Said, frames: Frames, preset: Preset): SetSaid | null {
  const set = setIn(said, frames, preset) ?? knownIn(said, frames);
  if (set) return set;
  const { plan } = readAlone(`${frames.measuring} ${asWritten(said, "set1")}`, frames, preset);
  if (plan?.op !== "aggregate" || !plan.measure || plan.measure.fn === "distance") return null;
  return { measure: plan.measure, ...(plan.where ? { where: plan.where } : {}) };
}

/** "more websites": more businesses with one. */
export function knownIn(said: Said, { language }: Frames): SetSaid | null {
  const column = columnNamed(wordsIn(said, "set1") ?? "", language);
  const f = presenceFields.find((field) => field === column);
  return f === undefined || isNumberField(f) ? null : { where: { and: [{ f, has: true }] } };
}

/** "phone number" // => "phone" */
export function columnNamed(text: string, language: Language): ListingColumn | undefined {
  const lexicon = allLexicons().find((each) => each.language === language);
  const { kind, arg = "" } = lexicon?.meanings.get(text) ?? {};
  return kind === "field" && isColumn(arg) ? arg : undefined;
}

function readAlone(question: string, { language }: Frames, preset: Preset) {
  const reading = readAsked({ question }, preset);
  const isWhole = "plan" in reading && reading.language === language && !reading.isFollowUp;
  if (!isWhole) return { plan: undefined };
  const { limit, nth, sort, select, output } = reading.plan;
  const isPlain = [limit, nth, sort, select].every((part) => part === undefined);
  return { plan: isPlain && output === "text" ? reading.plan : undefined };
}

/** Whether the words name a type or a place of this preset, or a type that it could have. */
export function isOfPreset(text: string, frames: Frames, preset: Preset): boolean {
  const reading = readAsked({ question: `${frames.counting} ${text}` }, preset);
  if ("plan" in reading) return true;
  return reading.refusal.reason === "type_not_collected" || (reading.choices ?? []).length > 0;
}
