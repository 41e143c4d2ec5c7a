import type { PlanFilter, PlanPath } from "#domain/query/answer.ts";
import { listOf, partOf, textIn } from "./sent-value.ts";

/** A plan as the server sent it, which checks every plan that it gets back. */
export type SentPlan = Record<string, unknown>;

/** A plan to run instead of reading a question, and the language of the answer it belongs to. */
export interface Run {
  plan: SentPlan;
  language: string | undefined;
}

/** A filter that was sent; undefined where its shape is unknown. */
export function filterIn(sent: unknown): PlanFilter | undefined {
  const { label, at, value } = partOf(sent) ?? {};
  const [text, path, valuePath] = [textIn(label), pathIn(at), pathIn(value)];
  if (text === undefined || path === undefined) return undefined;
  return { label: text, at: path, ...(valuePath ? { value: valuePath } : {}) };
}

function pathIn(sent: unknown): PlanPath | undefined {
  const path = listOf(sent, (key) =>
    typeof key === "string" || typeof key === "number" ? key : undefined,
  );
  return path.length > 0 ? path : undefined;
}

/** The value at a place of a plan. */
export const valueAt = (plan: SentPlan, path: PlanPath): unknown =>
  path.reduce<unknown>((part, key) => (isHolder(part) ? part[key] : undefined), plan);

/** The plan without the value at a place. */
export const without = (plan: SentPlan, path: PlanPath): SentPlan =>
  edited(plan, path, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  });

/** The plan with something else at a place. */
export const withValue = (plan: SentPlan, path: PlanPath, value: unknown): SentPlan =>
  edited(plan, path, (holder, key) => {
    holder[key] = value;
  });

type Holder = Record<string | number, unknown>;
const isHolder = (part: unknown): part is Holder => typeof part === "object" && part !== null;

function edited(
  plan: SentPlan,
  path: PlanPath,
  edit: (holder: Holder, key: string | number) => void,
): SentPlan {
  const copy = structuredClone(plan);
  const holder = valueAt(copy, path.slice(0, -1));
  const key = path.at(-1);
  if (isHolder(holder) && key !== undefined) edit(holder, key);
  return copy;
}

/** The message shown for removing a filter. */
export const leaveOut = ({ label }: PlanFilter): string => `Remove “${label}”`;
