import type { Preset } from "../plan/preset.ts";
import { assemble } from "./assemble.ts";
import { followUpOf, isOnlyForm } from "./follow.ts";
import { wordsOf } from "./read-question.ts";

/** A question and what was answered before it. */
interface Sent {
  question: string;
  before?: unknown;
  isEarlier?: boolean;
}

/**
 * The plan that a question goes on from. One from before a refusal is meant only by words that refer
 * back: "and in Altstadt?" goes on with what was refused, and no older question may be answered
 * instead.
 */
export const beforeMeant = ({ question, before, isEarlier }: Sent, preset: Preset): unknown =>
  isEarlier && question !== "" && !refersBack(question, preset) ? undefined : before;

/** "export them", "of those", "this list", "as a CSV file" */
function refersBack(question: string, preset: Preset): boolean {
  const reader = assemble({ question, preset, before: null, ...wordsOf(question, preset) });
  const { draft, tokens } = reader;
  const first = tokens.find(({ kind }) => kind !== "mark")?.kind ?? "";
  if (["and", "but", "or"].includes(first) || draft.intents.has("whatabout")) return false;
  if (draft.saysList) return true;
  if (followUpOf(reader) !== "said") return false;
  return isOnlyForm(draft) || tokens.some(({ kind }) => ["pron", "their"].includes(kind));
}
