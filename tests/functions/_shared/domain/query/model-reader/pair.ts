import type { Condition, Plan } from "#domain/query/plan/plan.ts";
import type { Language } from "#domain/query/reader/lexicon.ts";

type Parts = Partial<Omit<Plan, "v" | "where">> & { where?: Condition[] };
export type Pair = readonly [Language, string, Plan];

const plan = ({ where, ...parts }: Parts): Plan => ({
  v: 2,
  op: "list",
  output: "text",
  ...parts,
  ...(where ? { where: { and: where } } : {}),
});
export const pair = (language: Language, question: string, parts: Parts): Pair => [
  language,
  question,
  plan(parts),
];

export const type = (...types: string[]): Condition => ({ f: "category", in: types });
export const suburb = (...names: string[]): Condition => ({ f: "suburb", in: names });
export const has = (f: "website" | "phone" | "emails" | "hours", is = true): Condition => ({
  f,
  has: is,
});
export const rated = (gte: number): Condition => ({ f: "rating", gte });
export const most = [{ by: "measure" as const, dir: "desc" as const }];
export const best = [
  { by: "rating" as const, dir: "desc" as const },
  { by: "review_count" as const, dir: "desc" as const },
];
