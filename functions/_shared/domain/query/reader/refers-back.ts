import type { Preset } from "../plan/preset.ts";
import { assemble } from "./assemble.ts";
import { followUpOf, isOnlyForm } from "./follow.ts";
import { wordsOf } from "./read-question.ts";

/** A question with the plan of the answer before it. */
interface Sent {
  question: string;
  before?: unknown;
  isEarlier?: boolean;
}

/**
 * The plan that a question continues. If the last question was refused, only words that refer back
 * continue an older answer: "and in Altstadt?" continues the refused question.
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
