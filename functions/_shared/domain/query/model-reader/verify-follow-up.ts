import isSame from "fast-deep-equal";
import { type Condition, filtersOf, type Plan } from "../plan/plan.ts";
import { subjectsOf } from "../reader/merge-filters.ts";
import { claim, claimAll, missing, type Proof, saying } from "./proof.ts";
import type { QuestionWords } from "./question-words.ts";

const cues = ["pron", "their", "whatabout", "now_", "rest", "condition", "drop", "only"];
const opening = ["and", "or", "but", "sort", "only", "filler", "mark"];
const subjects = ["type", "subject", "listing", "unknown", "notCollected"];

/** Whether it continues the answer before: by a cue, or as a bare filter without a subject. */
export function isFollowUp(words: QuestionWords): boolean {
  const { tokens } = words;
  if (saying(words, cues).length > 0) return true;
  const [first] = tokens;
  if (first && ["and", "but", "or", "sort"].includes(first.kind)) return true;
  return !tokens.some(({ kind }) => subjects.includes(kind));
}

/** The plan without the parts of the answer before, none of which may be missing. */
export function proveAsBefore(proof: Proof, plan: Plan, before: Plan): Plan {
  const old = filtersOf(before);
  const added = filtersOf(plan).filter((each) => !old.some((one) => isSame(one, each)));
  const lost = old.filter((each) => !filtersOf(plan).some((one) => isSame(one, each)));
  for (const each of lost) {
    if (!isReplaced(proof, each, added)) missing(proof, `before: ${JSON.stringify(each)}`);
  }
  claimAll(proof, saying(proof, cues), "before");
  const [first] = proof.tokens;
  if (first && opening.includes(first.kind)) claim(proof, first, "before");
  const { where: _, ...rest } = plan;
  return {
    ...withoutSame(rest, before),
    ...(added.length > 0 ? { where: { and: added } } : {}),
  } as Plan;
}

/** "and in Wedding?" takes the place of another place; "without the website filter" drops one. */
function isReplaced(proof: Proof, lost: Condition, added: readonly Condition[]): boolean {
  const about = subjectsOf(lost);
  if (added.some((each) => subjectsOf(each).some((subject) => about.includes(subject))))
    return true;
  if (saying(proof, ["drop", "condition", "rest"]).length === 0) return false;
  return claimAll(
    proof,
    proof.tokens.filter(({ kind, arg, entries }) =>
      kind === "field"
        ? about.some((subject) => subject.includes(arg))
        : entries.some(({ field }) => about.includes(field)),
    ),
    "before",
  );
}

const kept = [
  "measure",
  "groupBy",
  "having",
  "sort",
  "limit",
  "sides",
  "target",
  "select",
] as const;

/** Parts that are as they were are said; the operation is, where nothing else is asked for. */
function withoutSame(plan: Omit<Plan, "where">, before: Plan): Omit<Plan, "where"> {
  const rest: Record<string, unknown> = { ...plan };
  for (const part of kept) {
    if (plan[part] !== undefined && isSame(plan[part], before[part])) delete rest[part];
  }
  const isSameOperation = plan.op === before.op;
  if (isSameOperation) rest.op = "list";
  return rest as unknown as Plan;
}
