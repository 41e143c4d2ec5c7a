import type { Condition } from "../plan/plan.ts";
import type { Clause, Draft, Reader } from "./draft.ts";
import { filtersIn } from "./filters.ts";
import type { Token } from "./token.ts";

const places: readonly string[] = [
  "suburb",
  "city",
  "street",
  "postcode",
  "region",
  "place",
  "near",
];

/** The whole stands before the verb, the part after it; without a verb the last filter is the part. */
export function shareParts({ clauses }: Draft): {
  clauses: Condition[];
  of: Condition | undefined;
} {
  const after = clauses.filter(({ afterVerb }) => afterVerb);
  // "with website and email" is one part.
  const last = clauses.filter(({ start }) => start === clauses.at(-1)?.start);
  // "the share of hotels with a website in Mitte" is one of Mitte's hotels.
  const isOfPlace = ({ about }: Clause): boolean => places.includes(about);
  const isWhole = (clause: Clause): boolean => isOfPlace(clause) || clause.about === "category";
  const details = clauses.filter((clause) => !isWhole(clause));
  const ofLast = details.filter(({ start }) => start === details.at(-1)?.start);
  const said = after.some((clause) => !isOfPlace(clause))
    ? after.filter((clause) => !isOfPlace(clause))
    : after;
  const lastIsPlace = last.every(isOfPlace) && details.length > 0;
  const part = after.length > 0 ? said : lastIsPlace ? ofLast : last;
  const whole = clauses.filter((clause) => !part.includes(clause));
  const conditions = filtersIn(
    part.map((clause, at) => (at === 0 ? { ...clause, joined: "" as const } : clause)),
  );
  const [only] = conditions;
  return {
    clauses: filtersIn(whole),
    of: conditions.length === 1 ? only : conditions.length > 1 ? { and: conditions } : undefined,
  };
}

const verbs = ["have", "lack", "be", "accept", "offer", "serve"];
const isVerb = ({ kind, text }: Token): boolean =>
  verbs.includes(kind) || (["open", "closed"].includes(kind) && /^(are|is|sind|ist) /.test(text));
/** German sets such a clause between commas; others list verbs with them. */
const setOff = /,\s*(die|der|das|welche[rs]?|that|which|who|qui|que)(?!\p{L})/iu;

/**
 * "… of the hotels that have a website | accept Visa": a second verb right after a condition is the
 * verb of the sentence, so the conditions before it belong to the whole.
 */
export function endWhole({ draft, question, tokens }: Reader, at: number): void {
  const last = draft.clauses.at(-1);
  const token = tokens[at];
  if (!last?.afterVerb || !token || !draft.intents.has("share") || !isVerb(token)) return;
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== "mark");
  const isOverMark = tokens[at - 1]?.kind === "mark";
  if (before?.end !== last.end || (isOverMark && !setOff.test(question.slice(0, last.end)))) return;
  for (const clause of draft.clauses) clause.afterVerb = false;
}
