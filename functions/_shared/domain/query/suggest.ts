import type { Dictionary, Entry } from "./dictionary.ts";
import { questionFor } from "./phrases.ts";
import { type Condition, isSamePlan, type Plan, type PresenceField } from "./plan.ts";
import { readQuestion } from "./read-question.ts";

const suggestionsShown = 3;

const planOf = (form: Pick<Plan, "op" | "output">, where: Condition[]): Plan => ({
  v: 1,
  ...form,
  where,
});
const count = { op: "count", output: "text" } as const;
const list = { op: "list", output: "text" } as const;
const file = { op: "list", output: "csv" } as const;

/** Three questions on this preset's own values that are answered, other than the one just asked. */
export function suggestionsFor(dictionary: Dictionary, asked: Plan | null): string[] {
  const plans = [...(asked ? variationsOf(asked, dictionary) : []), ...startingPlans(dictionary)];
  const questions = new Set<string>();
  for (const plan of plans) {
    if (questions.size === suggestionsShown) break;
    if (asked && isSamePlan(plan, asked)) continue;
    const question = questionFor(plan);
    if (readsAs(plan, question, dictionary)) questions.add(question);
  }
  return [...questions];
}

/** Names can hold words of the language ("The Number of the Beast Bar"), so every question is tried. */
export function readsAs(plan: Plan, question: string, dictionary: Dictionary): boolean {
  const reading = readQuestion(question, dictionary);
  return "plan" in reading && isSamePlan(reading.plan, plan);
}

/** The same rows as a list or a file, then another thing about the same type. */
function variationsOf(asked: Plan, dictionary: Dictionary): Plan[] {
  const { where } = asked;
  const next = asked.op === "count" ? list : count;
  const type = where.find(({ f }) => f === "category");
  const other = gapOf(
    dictionary,
    where.map(({ f }) => f),
  );
  return [
    planOf(next, where),
    planOf(file, where),
    ...(type && other ? [planOf(count, [type, other])] : []),
  ];
}

function startingPlans(dictionary: Dictionary): Plan[] {
  const [first, second] = dictionary.entries.category
    .filter(({ rows }) => rows > 0)
    .map(conditionOf);
  const place = placeOf(dictionary);
  const gap = gapOf(dictionary, []);
  return [
    ...(first && gap ? [planOf(count, [first, gap])] : []),
    ...(first && place ? [planOf(list, [second ?? first, place])] : []),
    ...(gap ? [planOf(count, [gap])] : []),
    ...(first ? [planOf(file, [first])] : []),
    planOf(count, []),
    planOf(file, []),
    planOf(list, []),
  ];
}

const conditionOf = ({ field, value }: Entry): Condition => ({ f: field, is: value });

/** The largest suburb, or city, that is not the whole preset. */
const placeOf = ({ entries, rows }: Dictionary): Condition | undefined =>
  [...entries.suburb.slice(0, 1), ...entries.city.slice(0, 1)]
    .filter((entry) => entry.rows < rows)
    .map(conditionOf)[0];

/** A contact field that some rows have and some don't. */
const gapOf = (
  { known, rows }: Dictionary,
  taken: readonly string[],
): { f: PresenceField; has: boolean } | undefined =>
  (["website", "phone", "emails", "hours"] as const)
    .filter((field) => !taken.includes(field) && known[field] > 0 && known[field] < rows)
    .map((f) => ({ f, has: false }))[0];
