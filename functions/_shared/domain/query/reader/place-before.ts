import { filtersOf, type PlaceRef, type Plan } from "../plan/plan.ts";
import type { Reader } from "./draft.ts";
import type { PlaceHere } from "./place.ts";

/**
 * "I'm at 52.52, 13.38. How many … within 1 km?", or "and within 2 km?" of what the answer before was
 * measured from: no other point is named.
 */
export function placeBefore(reader: Reader, at: number): PlaceHere | null {
  const { draft, tokens } = reader;
  const isEnd = tokens[at] === undefined || tokens[at]?.kind === "mark";
  if (!isEnd) return null;
  if (draft.stated) {
    const { ref } = draft.stated;
    draft.stated = null;
    return { ref, next: at };
  }
  const isAnew = draft.clauses.length > 0 || draft.subject !== null;
  const ref = reader.before && measuredFrom(reader.before);
  if (!ref || isAnew) return null;
  draft.intents.add("follow");
  return { ref, next: at };
}

/** Where the distances of an answer were measured from. */
function measuredFrom(plan: Plan): PlaceRef | null {
  const near = filtersOf(plan).find((filter) => "near" in filter);
  return near && "near" in near ? near.near.to : null;
}
