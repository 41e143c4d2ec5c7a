import { nounPhrase } from "#domain/query/answer/noun-phrase.ts";
import { sayIn } from "#domain/query/answer/phrase-book.ts";
import type { Condition, GroupKey, Measure, Plan, ValueField } from "#domain/query/plan/plan.ts";
import type { Preset } from "#domain/query/plan/preset.ts";

/** A question in plain English and the plan it asks for. */
export interface RandomQuestion {
  kind: string;
  question: string;
  plan: Plan;
}

const keys: readonly (readonly [GroupKey, one: string, many: string])[] = [
  ["suburb", "suburb", "suburbs"],
  ["street", "street", "streets"],
  ["postcode", "postcode", "postcodes"],
  ["category", "type", "types"],
];
const ordinals = ["second", "third", "4th", "fifth", "6th"];
const meta: readonly (readonly [Plan["about"], string])[] = [
  ["age", "How old is the data?"],
  ["columns", "Which columns are there?"],
  ["sources", "Where does the data come from?"],
  ["help", "What can I ask you?"],
  ["coverage", "How complete is the data?"],
];

/** Questions of every shape but plain filters, on a preset's own values. */
export function randomQuestions(preset: Preset, next: () => number): () => RandomQuestion {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const own = (f: ValueField): Condition => ({
    f,
    in: [pick(preset.entries(f).filter(({ rows }) => rows > 3)).value],
  });
  const details: readonly (() => Condition)[] = [
    () => own("suburb"),
    () => ({ f: pick(["website", "phone", "emails"] as const), has: next() < 0.5 }),
    () => ({ f: "rating", gte: pick([3, 3.5, 4]) }),
    () => ({ f: "review_count", gt: pick([10, 50]) }),
    () => own("payments"),
  ];
  const setOf = (most = 1): Condition[] => [
    own("category"),
    ...[...details]
      .sort(() => next() - 0.5)
      .slice(0, Math.floor(next() * (most + 1)))
      .map((each) => each()),
  ];
  const words = (set: readonly Condition[]): string =>
    nounPhrase({ say: sayIn("en"), language: "en", preset }, set).text;
  const base = { v: 2, output: "text" } as const;
  const of = (set: Condition[]) => (set.length > 0 ? { where: { and: set } } : {});
  const byCount = [{ by: "measure", dir: "desc" }] as const;
  const shapes: Readonly<Record<string, () => Omit<RandomQuestion, "kind">>> = {
    ratio: () => {
      const [a, b] = twoTypes();
      return {
        question: `What is the ratio of ${words([a])} to ${words([b])}?`,
        plan: { ...base, op: "ratio", sides: [a, b] },
      };
    },
    perGroup: () => {
      const set = setOf();
      const [groupBy, one] = pick(keys.slice(0, 3));
      return {
        question: `How many ${words(set)} are there per ${one} on average?`,
        plan: { ...base, op: "perGroup", groupBy, ...of(set) },
      };
    },
    nth: () => {
      const set = setOf();
      const at = Math.floor(next() * ordinals.length);
      const dir = pick(["desc", "asc"] as const);
      const said = dir === "desc" ? "most" : "fewest";
      return {
        question: `Of the ${words(set)}, which has the ${ordinals[at]} ${said} reviews?`,
        plan: { ...base, op: "list", ...of(set), sort: [{ by: "review_count", dir }], nth: at + 2 },
      };
    },
    group: () => {
      const set = setOf(2);
      const [groupBy, one] = pick(keys);
      return {
        question: `How many ${words(set)} are there per ${one}?`,
        plan: { ...base, op: "group", groupBy, ...of(set), sort: [...byCount] },
      };
    },
    groupMost: () => {
      const set = setOf();
      const [groupBy, one] = pick(keys.slice(0, 3));
      const dir = pick(["desc", "asc"] as const);
      return {
        question: `Which ${one} has the ${dir === "desc" ? "most" : "fewest"} ${words(set)}?`,
        plan: {
          ...base,
          op: "group",
          groupBy,
          ...of(set),
          sort: [{ by: "measure", dir }],
          limit: 1,
        },
      };
    },
    groupMean: () => {
      const set = setOf();
      const [groupBy, one] = pick(keys.slice(0, 3));
      const measure: Measure = { fn: "avg", field: "rating" };
      return {
        question: `What is the average rating of ${words(set)} per ${one}?`,
        plan: { ...base, op: "group", groupBy, measure, ...of(set), sort: [...byCount] },
      };
    },
    countGroups: () => {
      const set = setOf();
      const [groupBy, , many] = pick(keys.slice(0, 3));
      const gte = pick([2, 3, 5]);
      return {
        question: `How many ${many} have at least ${gte} ${words(set)}?`,
        plan: { ...base, op: "countGroups", groupBy, ...of(set), having: { gte } },
      };
    },
    none: () => {
      const set = setOf();
      const [groupBy, , many] = pick(keys.slice(0, 3));
      return {
        question: `Which ${many} have no ${words(set)}?`,
        plan: { ...base, op: "group", groupBy, ...of(set), none: true },
      };
    },
    chains: () => {
      const set = setOf();
      return {
        question: `Which chain has the most ${words(set)}?`,
        plan: { ...base, op: "group", groupBy: "chain", ...of(set), sort: [...byCount], limit: 1 },
      };
    },
    compare: () => {
      const [a, b] = twoTypes();
      return {
        question: `Are there more ${words([a])} or ${words([b])}?`,
        plan: { ...base, op: "compare", sides: [a, b] },
      };
    },
    compareMeans: () => {
      const [a, b] = twoTypes();
      return {
        question: `Do ${words([a])} or ${words([b])} have the higher average rating?`,
        plan: { ...base, op: "compare", sides: [a, b], measure: { fn: "avg", field: "rating" } },
      };
    },
    mean: () => {
      const set = setOf(2);
      const fn = pick(["avg", "median"] as const);
      const said = fn === "avg" ? "average" : "median";
      return {
        question: `What is the ${said} rating of ${words(set)}?`,
        plan: { ...base, op: "aggregate", measure: { fn, field: "rating" }, ...of(set) },
      };
    },
    share: () => {
      const set = setOf();
      return {
        question: `What share of ${words(set)} accept cards?`.replace(
          "accept cards",
          "have opening hours",
        ),
        plan: {
          ...base,
          op: "aggregate",
          measure: { fn: "share", of: { f: "hours", has: true } },
          ...of(set),
        },
      };
    },
    meta: () => {
      const [about, question] = pick(meta);
      return { question, plan: { ...base, op: "meta", about } as Plan };
    },
  };
  const twoTypes = (): [Condition, Condition] => {
    const [a, b] = [own("category"), own("category")];
    return JSON.stringify(a) === JSON.stringify(b) ? twoTypes() : [a, b];
  };
  return () => {
    const kind = pick(Object.keys(shapes));
    const shape = shapes[kind];
    if (!shape) throw new Error(kind);
    return { kind, ...shape() };
  };
}
