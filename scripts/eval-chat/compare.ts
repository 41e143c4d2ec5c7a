import type { AskedReply } from "../ask/ask-preset.ts";
import { csvTable } from "./csv-table.ts";
import { numbersAreGrounded, numbersIn } from "./grounding.ts";
import type { Oracle, Row } from "./oracle.ts";
import { type Bound, type Item, plainText } from "./question-file.ts";

interface Result {
  kind?: string;
  value?: unknown;
  rows?: { id: string }[];
  groups?: { key: string; value: number }[];
  refusal?: { code: string };
}

const spread = 1e-9;

/** Why an answer is not right; null when it is. */
export function problemOf(
  oracle: Oracle,
  { item, bound, question }: { item: Item; bound: Bound; question: string },
  reply: AskedReply,
): string | null {
  const result = reply.result as Result;
  const { kinds, sql, alt, compare } = item.expected;
  const seen = `${reply.answer}\n${reply.csv ?? ""}`.toLowerCase();
  const leaked = item.must_not?.find((text) => seen.includes(text.toLowerCase()));
  if (leaked !== undefined) return `says "${leaked}"`;
  if (!kinds.includes(result.kind ?? "")) return `is a ${result.kind}`;
  if (compare.rule === "refusal") {
    const code = result.refusal?.code ?? "";
    if (result.rows?.length || result.value != null) return "carries data";
    return compare.codes?.includes(code) ? null : `refused as ${code}`;
  }
  const file = reply.csv === undefined ? null : csvTable(reply.csv);
  const ragged = file && fileProblem(file, item);
  if (ragged) return ragged;
  const ids = file ? file.slice(1).map((row) => row[0] ?? "") : result.rows?.map(({ id }) => id);
  const readings = [sql, ...alt].filter((query) => query !== null);
  const isRight = readings.some((query) => {
    const reference = oracle.rows(query, bound);
    return fits({
      item,
      result,
      reply,
      ids,
      reference,
      keys: () => keysOf(oracle, item, query, bound),
    });
  });
  if (!isRight) return "does not fit the reference";
  const isGrounded = numbersAreGrounded(reply.answer, [question, reply.result]);
  return isGrounded ? null : "names a number that has no source";
}

function fileProblem([head = [], ...rows]: string[][], item: Item): string | null {
  const plain = (text: string): string => plainText(text).replace(/[\s_-]/g, "");
  const names = head.map(plain);
  const missing = item.expected.compare.columns?.find((column) => !names.includes(plain(column)));
  if (missing) return `the file has no column ${missing}`;
  if (names[0] !== "id" || rows.some((row) => row.length !== head.length))
    return "the file is ragged";
  const runs = rows
    .flat()
    .some(
      (cell) => /^[=@\t\r]/.test(cell) || (/^[+-]/.test(cell) && !/^[+-]?[\d\s().,-]+$/.test(cell)),
    );
  return item.csv_checks?.includes("no_formula") && runs ? "the file holds a formula" : null;
}

/** The sort key of every listing that may stand in a "top N" of this reading. */
function keysOf(oracle: Oracle, item: Item, query: string, bound: Bound): Map<unknown, number> {
  const all =
    query === item.expected.sql ? item.expected.compare.key_sql : query.replace(/ LIMIT \d+$/, "");
  return new Map(oracle.rows(all ?? query, bound).map(({ id, key }) => [id, Number(key)]));
}

interface Judged {
  item: Item;
  result: Result;
  reply: AskedReply;
  ids: string[] | undefined;
  reference: Row[];
  keys: () => Map<unknown, number>;
}

function fits(judged: Judged): boolean {
  const { item, result, reply, ids, reference } = judged;
  const { rule, abs = 0, abs_value: isUnsigned } = item.expected.compare;
  const [first] = reference;
  const isNear = (one: unknown, other: unknown): boolean => {
    if (typeof one !== "number" || other == null) return false;
    const [a, b] = isUnsigned ? [Math.abs(one), Math.abs(Number(other))] : [one, Number(other)];
    return Math.abs(a - b) <= abs + spread;
  };
  switch (rule) {
    case "int_equal":
      return (
        result.value === first?.value && numbersIn(reply.answer).includes(Number(first?.value))
      );
    case "number":
      return isNear(result.value, first?.value);
    case "id_set":
    case "csv_id_set":
      return (
        ids !== undefined &&
        isSameSet(
          ids,
          reference.map(({ id }) => String(id)),
        )
      );
    case "topk":
      return isTop(judged);
    case "group_topk":
      return (
        (result.groups ?? []).length === reference.length &&
        (result.groups ?? []).every(({ value }, at) => isNear(value, reference[at]?.value))
      );
    case "group_map":
      return isSameGroups(result.groups ?? [], reference, isNear);
    case "scalar_text_in":
      return reference.some(({ value }) => says(judged, String(value)));
    default:
      return false;
  }
}

const isSameSet = (one: string[], other: string[]): boolean =>
  one.length === other.length &&
  new Set(one).size === one.length &&
  one.every((id) => other.includes(id));

function isTop({ ids, reference, keys, item }: Judged): boolean {
  if (!ids || ids.length !== reference.length || new Set(ids).size !== ids.length) return false;
  const known = keys();
  return ids.every((id, at) => {
    const wanted = Number(reference[at]?.key);
    const tolerance = Number.isInteger(wanted) ? spread : (item.expected.compare.abs ?? spread);
    return Math.abs((known.get(id) ?? Number.NaN) - wanted) <= tolerance;
  });
}

/** Every known group with its value; the one of the unknown may be there under any name. */
function isSameGroups(
  groups: { key: string; value: number }[],
  reference: Row[],
  isNear: (a: unknown, b: unknown) => boolean,
): boolean {
  const given = new Map(groups.map(({ key, value }) => [plainText(key), value]));
  const wanted = reference.filter(({ key }) => key !== null);
  const unknown = reference.find(({ key }) => key === null);
  const extra = [...given.keys()].filter(
    (key) => !wanted.some((row) => plainText(String(row.key)) === key),
  );
  const isWhole = wanted.every((row) => isNear(given.get(plainText(String(row.key))), row.value));
  const [only] = extra;
  return (
    isWhole &&
    (only === undefined ||
      (extra.length === 1 && unknown !== undefined && isNear(given.get(only), unknown.value)))
  );
}

function says({ item, reply }: Judged, wanted: string): boolean {
  const plain = (text: string): string =>
    item.expected.compare.digits_only ? text.replace(/\D/g, "") : plainText(text);
  return plain(reply.answer).includes(plain(wanted));
}
