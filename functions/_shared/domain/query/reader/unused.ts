import type { Plan } from "../plan/plan.ts";
import type { Reader, Span } from "./draft.ts";
import { sortBy } from "./rows-form.ts";
import { unconditioned } from "./unconditioned.ts";

/** Pieces of the draft that the plan has no use for. */
export function unusedIn(plan: Plan, reader: Reader): Span[] {
  const { draft } = reader;
  const unused: Span[] = [];
  if (plan.op !== "describe") unused.push(...draft.targets);
  if (plan.op !== "compare") unused.push(...draft.comparatives);
  else unused.push(...draft.supers);
  if (!["list", "describe"].includes(plan.op)) unused.push(...draft.selected);
  const isTable = plan.op === "list" || plan.op === "describe";
  const sides = plan.sides?.map((side) => ("f" in side ? side.f : ""));
  if (!isTable && plan.op !== "group" && plan.measure?.fn !== "distinct")
    unused.push(...draft.groupable.filter(({ field }) => !sides?.includes(field as "suburb")));
  if (plan.op === "group")
    unused.push(...draft.groupable.filter(({ field }) => field !== plan.groupBy));
  if (plan.op === "count") unused.push(...draft.numbers, ...draft.supers);
  if (plan.measure?.fn === "share")
    unused.push(...draft.numbers, ...draft.supers.filter(() => plan.op !== "group"));
  if (plan.op === "list") {
    unused.push(...draft.supers.filter(({ arg }) => sortBy(arg, draft) === undefined));
    // "the 5 best, sorted by name": first the 5, then their order, which one sort can't say.
    const [superlative, second] = draft.supers;
    const by = superlative && sortBy(superlative.arg, draft)?.[0]?.by;
    const isSorted = second !== undefined || draft.sort.some((each) => each.by !== by);
    if (superlative && draft.limit !== null && isSorted) unused.push(superlative);
    const isOfRows = draft.numbers.length === 0;
    unused.push(...draft.functions.filter(({ fn }) => fn !== "sum" || !isOfRows));
  }
  const isOtherMeasure = draft.having?.isOfCount && (plan.measure?.fn ?? "count") !== "count";
  if (draft.having && (plan.op !== "group" || isOtherMeasure)) unused.push(draft.having.span);
  const isNumeric = plan.op === "aggregate" || plan.op === "compare" || plan.op === "group";
  if (isNumeric) unused.push(...secondMeasures(plan, reader));
  unused.push(...unconditioned(plan, reader));
  if (plan.op === "count" || plan.op === "describe") {
    unused.push(...draft.functions.filter(({ fn }) => fn !== "sum"));
  }
  return unused;
}

/** The same for a follow-up; `own` is the plan of the question alone. */
export const unusedAfter = (plan: Plan, own: Plan | undefined, reader: Reader): Span[] => [
  ...(own?.op === "compare" ? [] : reader.draft.comparatives),
  ...unconditioned(plan, reader),
];

/** "the total reviews and the average rating", "how many … and what …": one would be left unsaid. */
export function secondMeasures({ measure, groupBy }: Plan, { draft, tokens }: Reader): Span[] {
  const { functions, numbers } = draft;
  const field = measure?.field;
  const isOfNumber = numericFns.includes(measure?.fn ?? "count");
  const used = isOfNumber ? functions[0]?.fn : "sum";
  const fns = functions.filter(({ fn }) => fn !== used);
  // "per decade founded" names its field twice.
  const others = numbers.filter((number) => number.field !== (field ?? groupedBy[groupBy ?? ""]));
  if (!isOfNumber || field === undefined) return [...fns, ...others];
  const isCounted = (at: number): boolean =>
    ["type", "subject", "and"].includes(
      tokens[tokens[at + 1]?.kind === "of" ? at + 2 : at + 1]?.kind ?? "",
    );
  const counts =
    measure?.fn === "sum" ? [] : tokens.filter(({ kind }, at) => kind === "count" && isCounted(at));
  return [...fns, ...others, ...counts];
}

const groupedBy: Readonly<Record<string, string>> = {
  founded_decade: "founded_year",
  founded_year: "founded_year",
  rating_band: "rating",
  price_level: "price_level",
};

const numericFns = ["avg", "min", "max", "sum", "median"];
