import { type PlanFilter, type QueryResult, resultKinds } from "#domain/query/answer.ts";
import { filterIn } from "./plan-filters.ts";
import { listOf, numberIn, partOf, textIn } from "./sent-value.ts";

export type Row = Record<string, unknown>;
export interface Group {
  /** Null: the rows whose value is not known. */
  key: string | null;
  value: number | null;
}

/** The result in numbers and rows counted by the server. Missing parts are not shown. */
export interface Result {
  kind: QueryResult["kind"];
  /** At most 200. */
  rows: Row[];
  groups: Group[];
  /** Id, latitude, longitude. */
  map: [string, number, number][];
  /** How many there are in all. */
  total?: number;
  coverage: {
    /** The matches without each filter, in the order of the plan's filters. */
    without: { condition: string; rows: number }[];
  };
  /** Everything known about the one business asked about. */
  business?: Row;
}

export interface AnswerChoice {
  label: string;
  plan: Record<string, unknown>;
  /** The question it is a reading of. */
  question?: string;
}

/** The parts of an answer besides its sentence. */
export interface Details {
  explanation: string;
  notes: string[];
  suggestions: string[];
  /** Possible readings of the question, or others than the one answered: each runs its plan. */
  options?: AnswerChoice[];
  engine?: string;
  language?: string;
  plan?: Record<string, unknown>;
  /** None of an answer that was kept before the server named them. */
  filters: PlanFilter[];
  result?: Result;
  /** When the file's link stops working. */
  expiresAt?: string;
  sizeBytes?: number;
  /** The preset that was asked. */
  taskId: string | null;
}

/** Of an answer, or of one that was kept: every part that has the shape it should have. */
export function detailsIn(sent: unknown): Details {
  const { explanation, notes, suggestions, options, engine, plan, filters, result, ...rest } =
    partOf(sent) ?? {};
  const { language, expiresAt, sizeBytes, taskId } = rest;
  return present({
    explanation: textIn(explanation) ?? "",
    notes: listOf(notes, textIn),
    suggestions: listOf(suggestions, textIn),
    options: Array.isArray(options) ? listOf(options, optionIn) : undefined,
    engine: textIn(engine),
    language: textIn(language),
    plan: partOf(plan),
    filters: listOf(filters, filterIn),
    result: resultIn(result),
    expiresAt: textIn(expiresAt),
    sizeBytes: numberIn(sizeBytes),
    taskId: textIn(taskId) ?? null,
  });
}

function optionIn(sent: unknown): AnswerChoice | undefined {
  const { label, plan, question } = partOf(sent) ?? {};
  const [text, ran] = [textIn(label), partOf(plan)];
  if (text === undefined || ran === undefined) return undefined;
  return present({ label: text, plan: ran, question: textIn(question) });
}

function resultIn(sent: unknown): Result | undefined {
  const { kind: said, rows, groups, map, total, coverage, business } = partOf(sent) ?? {};
  const kind = resultKinds.find((one) => one === said);
  if (!kind) return undefined;
  return present({
    kind,
    rows: listOf(rows, partOf),
    groups: listOf(groups, groupIn),
    map: listOf(map, pointIn),
    total: numberIn(total),
    coverage: { without: listOf(partOf(coverage)?.without, withoutIn) },
    business: partOf(business),
  });
}

function groupIn(sent: unknown): Group | undefined {
  const { key, value } = partOf(sent) ?? {};
  if (key === undefined || value === undefined) return undefined;
  return { key: key === null ? null : String(key), value: numberIn(value) ?? null };
}

function pointIn(sent: unknown): [string, number, number] | undefined {
  const [id, lat, lon] = Array.isArray(sent) ? sent : [];
  return typeof id === "string" && typeof lat === "number" && typeof lon === "number"
    ? [id, lat, lon]
    : undefined;
}

function withoutIn(sent: unknown): { condition: string; rows: number } | undefined {
  const { condition, rows } = partOf(sent) ?? {};
  return typeof condition === "string" && typeof rows === "number"
    ? { condition, rows }
    : undefined;
}

type Present<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** Without the members that are not there. */
export const present = <T extends object>(parts: T): Present<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Present<T>;
