import { limits } from "../limits.ts";
import type { Listing } from "../listing.ts";
import type { Answer, QueryResult, ResultCoverage } from "./answer.ts";
import type { Dictionary } from "./dictionary.ts";
import { findValue } from "./dictionary.ts";
import { plural } from "./inflection.ts";
import {
  conditionClause,
  conditionLabel,
  fieldNames,
  numberText,
  predicate,
  questionFor,
  typeOf,
} from "./phrases.ts";
import type { Condition, Plan, PresenceField } from "./plan.ts";
import type { Outcome } from "./run-plan.ts";
import { readsAs, suggestionsFor } from "./suggest.ts";

export interface Found {
  plan: Plan;
  outcome: Outcome;
  /** What matches when one condition is dropped, in the order of the plan; empty unless nothing matches. */
  dropped: readonly number[];
  understood: readonly { words: string; as: string }[];
}

/** The answer to a plan that ran: every number in it was counted by code. */
export function answerFor(found: Found, dictionary: Dictionary): Answer {
  const { plan, outcome } = found;
  const result = resultOf(found, dictionary);
  return {
    answer: textOf(found, dictionary),
    result,
    plan,
    explanation: explanationOf(plan, outcome.total, dictionary),
    suggestions: suggestionsFor(dictionary, plan),
    notes: notesOf(found, result.coverage, dictionary),
    engine: "rules",
  };
}

function resultOf({ plan, outcome, dropped }: Found, dictionary: Dictionary): QueryResult {
  const type = typeEntry(plan, dictionary);
  const unknown = unknownIn(plan, dictionary);
  const coverage: ResultCoverage = {
    rows: dictionary.rows,
    ...(type ? { ofType: type.rows } : {}),
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(dropped.length > 1 ? { without: withoutEach(plan, dropped) } : {}),
  };
  return {
    kind: plan.output === "csv" ? "file" : plan.op,
    ...(plan.op === "count" ? { value: outcome.total } : {}),
    rows: outcome.matching.slice(0, limits.rowsOnTheWire).map(wireRow),
    total: outcome.total,
    coverage,
  };
}

const typeEntry = (
  plan: Plan,
  dictionary: Dictionary,
): { value: string; rows: number } | undefined => {
  const type = typeOf(plan);
  return type === null ? undefined : findValue(dictionary, "category", type);
};

const wireRow = ({ id, name, category, address, phone, website, lat, lon }: Listing) => ({
  id,
  name,
  category,
  address,
  phone,
  website,
  lat,
  lon,
});

const withoutEach = (
  { where }: Plan,
  dropped: readonly number[],
): { condition: string; rows: number }[] =>
  where.map((condition, at) => ({ condition: conditionLabel(condition), rows: dropped[at] ?? 0 }));

/** Rows of the preset that a condition can't judge, because they lack the field it asks about. */
function unknownIn(
  { where }: Plan,
  { known, rows }: Dictionary,
): { field: PresenceField; rows: number }[] {
  return where.flatMap((condition) => {
    const field = condition.f === "category" ? null : condition.f;
    if (field === null || ("has" in condition && !(field === "hours" && condition.has))) return [];
    const unknown = rows - known[field];
    return unknown > 0 ? [{ field, rows: unknown }] : [];
  });
}

function textOf(found: Found, dictionary: Dictionary): string {
  const { plan, outcome } = found;
  const nothing = outcome.total === 0 ? nothingMatches(found) : null;
  if (plan.output === "csv") {
    const rows = outcome.total === 1 ? "1 row" : `${numberText(outcome.total)} rows`;
    return [`Your file has ${rows}.`, ...(nothing ? [nothing] : [])].join(" ");
  }
  const sentence = sentenceOf(plan, outcome.total, dictionary);
  if (plan.op === "count") return [sentence, ...(nothing ? [nothing] : [])].join(" ");
  return nothing ?? listText(found, sentence, dictionary);
}

/** "12 of the 57 Restaurants have no website." */
function sentenceOf(plan: Plan, total: number, dictionary: Dictionary): string {
  const type = typeEntry(plan, dictionary);
  const others = plan.where.filter(({ f }) => f !== "category");
  const rows = numberText(total);
  if (others.length > 0) {
    const base = type
      ? `the ${numberText(type.rows)} ${type.rows === 1 ? type.value : plural(type.value)}`
      : `the ${numberText(dictionary.rows)} ${dictionary.rows === 1 ? "business" : "businesses"}`;
    return `${rows} of ${base} ${predicates(others, total)}.`;
  }
  if (!type) return `This preset has ${rows} ${total === 1 ? "business" : "businesses"}.`;
  return total === 1 ? `There is 1 ${type.value}.` : `There are ${rows} ${plural(type.value)}.`;
}

/** "have a phone number and no website": the verb is said once where it is the same. */
function predicates(conditions: readonly Condition[], rows: number): string {
  const said = conditions.map((condition) => predicate(condition, rows));
  const verb = `${said[0]?.split(" ")[0]} `;
  const withoutVerb = (each: string): string =>
    each.startsWith(verb) ? each.slice(verb.length) : each;
  return said.map((each, at) => (at > 0 ? withoutVerb(each) : each)).join(" and ");
}

/** Says which condition leaves nothing, by leaving each out in turn. */
function nothingMatches({ plan, dropped }: Found): string {
  if (plan.where.length === 0) return "There is nothing to list.";
  const labels = plan.where.map(conditionLabel);
  if (labels.length === 1) return `No business matches: ${labels.join()}.`;
  const rest = labels.flatMap((label, at) => {
    const rows = dropped[at] ?? 0;
    if (rows === 0) return [];
    return [`Without "${label}" there ${rows === 1 ? "is" : "are"} ${numberText(rows)}.`];
  });
  return [`No business matches: ${labels.join(", ")}.`, ...rest].join(" ");
}

function listText({ plan, outcome }: Found, sentence: string, dictionary: Dictionary): string {
  const shown = outcome.matching.slice(0, limits.rowsShown);
  const more = outcome.total > shown.length ? ` The first ${shown.length} are:` : "";
  const head = more === "" ? sentence.replace(/\.$/, ":") : sentence + more;
  const lines = shown.map(({ name, address }) => {
    const where = address === null ? "no address known" : oneLine(address);
    return `- ${name === null ? "(no name)" : oneLine(name)} — ${where}`;
  });
  return [head, ...lines, ...fileOffer(plan, outcome.total, dictionary)].join("\n");
}

function fileOffer(plan: Plan, total: number, dictionary: Dictionary): string[] {
  if (total < limits.csvOfferedFromRows) return [];
  const asFile: Plan = { ...plan, op: "list", output: "csv" };
  const question = questionFor(asFile);
  if (!readsAs(asFile, question, dictionary)) return ["You can also have them as a CSV file."];
  return [`To get all ${numberText(total)} as a file, ask: "${question}".`];
}

const oneLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, " ").trim();

const verbs = { count: "Counted", list: "Found", csv: "Exported" } as const;

/** "Counted listings where type is Restaurant and website is missing; 57 of 1,512 rows have that type." */
function explanationOf(plan: Plan, total: number, dictionary: Dictionary): string {
  const verb = plan.output === "csv" ? verbs.csv : verbs[plan.op];
  const size = numberText(dictionary.rows);
  if (plan.where.length === 0) return `${verb} all listings of this preset; it has ${size} rows.`;
  const clauses = plan.where.map(conditionClause).join(" and ");
  const type = typeEntry(plan, dictionary);
  const base = type
    ? `${numberText(type.rows)} of ${size} rows have that type`
    : `${numberText(total)} of ${size} rows match`;
  return `${verb} listings where ${clauses}; ${base}.`;
}

function notesOf(
  { plan, outcome, understood }: Found,
  coverage: ResultCoverage | undefined,
  dictionary: Dictionary,
): string[] {
  const unknown = (coverage?.unknown ?? []).map(({ field, rows }) => {
    const { name } = fieldNames[field];
    return `${numberText(rows)} of the ${numberText(dictionary.rows)} listings have no known ${name} and are not counted.`;
  });
  const truncated =
    outcome.total > limits.rowsOnTheWire && plan.output === "text"
      ? ["The table shows the first rows only; a CSV has all."]
      : [];
  return [
    ...understood.map(({ words, as }) => `Understood "${words}" as ${as}.`),
    ...plan.where.flatMap(missingNote),
    ...unknown,
    ...truncated,
  ];
}

const missingNote = (condition: Condition): string[] =>
  "has" in condition && !condition.has
    ? [`"Without ${fieldNames[condition.f].name}" means that none is known from the sources.`]
    : [];
