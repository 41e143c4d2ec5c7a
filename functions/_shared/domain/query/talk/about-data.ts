import { columnsOf, type ListingColumn } from "../../listing/listing.ts";
import type { Plan, PresenceField } from "../plan/plan.ts";
import { presenceFields } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import type { MetaTopic } from "../plan/topics.ts";
import { validatePlan } from "../plan/validate.ts";
import { type Language, languages } from "../reader/lexicon.ts";
import { namesOf } from "../reader/names.ts";
import { type Piece, piecesOf } from "../reader/tokens.ts";
import { type Concept, conceptsIn } from "./concepts.ts";

/** A topic is asked for where each group has a concept and every other word is one of `allows`. */
interface Rule {
  topic: MetaTopic | "known";
  needs: string[][];
  /** With what is needed. */
  allows: ReadonlySet<string>;
}

const rule = (topic: Rule["topic"], needs: string, allows: string): Rule => {
  const groups = needs.split(" ").map((group) => group.split("|"));
  return {
    topic,
    needs: groups,
    allows: new Set([...groups.flat(), ...allows.split(" "), "fill"]),
  };
};

/** The first that fits; what a question is about decides, whatever the order of its words. */
const topicRules: readonly Rule[] = [
  rule("meaning", "mean|difference field", "column which data contain"),
  rule("licence", "licence", "data row which source where come wherefrom vendor osm mayuse mean"),
  rule("licence", "mayuse data|row", "which source licence osm vendor"),
  rule("licence", "mayuse mayuse", "which source licence osm vendor"),
  rule("sources", "wherefrom|source", sourceWords()),
  rule("sources", "vendor|osm data|row|come", sourceWords()),
  rule("sources", "where come", sourceWords()),
  rule("age", "when collect", ageWords()),
  rule("age", "last collect", `${ageWords()} which`),
  rule("age", "howfresh data|row|source|column|field", ageWords()),
  rule("age", "fresh data", ageWords()),
  rule("age", "when data", "last source row"),
  rule("duplicates", "dup", "data row same field which howmany any whole contain"),
  rule("empty", "column empty", "which data row whole howmany"),
  rule("size", "howmany column", "row data contain which"),
  rule("columns", "column", "which data row filter contain filled any whole"),
  rule("columns", "filter", "which data row column whole"),
  rule("tier", "tier", "which data row contain"),
  rule("types", "asked", "types type which data row contain whole any"),
  rule("known", "field filled|complete", knownWords()),
  rule("known", "field whole only", knownWords()),
  rule("known", "field any filled", knownWords()),
  rule("coverage", "complete data|row|whole|centre", coverageWords()),
  rule("coverage", "complete", "which any"),
  rule("coverage", "whole data|centre|place only", coverageWords()),
  rule("help", "help", "data which"),
];

function sourceWords(): string {
  return "data row where come wherefrom source vendor osm which licence howmany collect whole any";
}
function ageWords(): string {
  return "data row source when collect last fresh howfresh column field osm vendor contain";
}
function knownWords(): string {
  return "data row column howmany percent only any whole contain filled complete type vendor";
}
function coverageWords(): string {
  return "data row whole only centre place type contain any complete unknown filled";
}

/**
 * The plan of a question about the data itself; every word of it has its use, or there is none. The
 * likeliest language comes first; one word ("ayuda") may be of any.
 */
export function readAboutData(
  question: string,
  preset: Preset,
  language: Language,
  isAfter: boolean,
): { plan: Plan; language: Language } | undefined {
  const pieces = piecesOf(question);
  for (const each of new Set([language, ...languages])) {
    const plan = planIn(each, pieces, preset, isAfter);
    if (plan) return { plan, language: each };
  }
  return undefined;
}

function planIn(
  language: Language,
  pieces: readonly Piece[],
  preset: Preset,
  isAfter: boolean,
): Plan | undefined {
  const concepts = conceptsIn(pieces, language, namesOf(preset));
  if (!concepts || concepts.length === 0) return undefined;
  const found = topicRules.find((each) => fits(each, concepts));
  const isWhole = concepts.some(({ kinds }) => wholes.some((kind) => kinds.has(kind)));
  // "and the phone numbers?" is of the answer before.
  if (!found || (isAfter && found.topic === "known" && !isWhole)) return undefined;
  const plan = planOf(found.topic, concepts);
  const validated = plan && validatePlan(plan, preset);
  return validated && "plan" in validated ? validated.plan : undefined;
}

const wholes = ["data", "row", "type"];

function fits({ topic, needs, allows }: Rule, concepts: readonly Concept[]): boolean {
  const isAllowed = concepts.every(({ kinds }) => [...kinds].some((kind) => allows.has(kind)));
  if (!isAllowed || !eachHasItsOwn(needs, concepts)) return false;
  return topic !== "coverage" || isAskedWhole(concepts);
}

/** Two groups need two stretches. */
function eachHasItsOwn(needs: readonly string[][], concepts: readonly Concept[]): boolean {
  const [group, ...others] = needs;
  if (!group) return true;
  return concepts.some(
    ({ kinds }, at) =>
      group.some((kind) => kinds.has(kind)) && eachHasItsOwn(others, concepts.toSpliced(at, 1)),
  );
}

/**
 * "is this every pub in …?", and not "complete list of every pub in …". Of unknown words only a few
 * may be a place.
 */
function isAskedWhole(concepts: readonly Concept[]): boolean {
  const has = (concept: Concept | undefined, kind: string): boolean =>
    concept?.kinds.has(kind) === true;
  const [first] = concepts;
  const unknown = concepts.filter((each) => has(each, "unknown")).length;
  const isOfTypes = concepts.some((each) => has(each, "type")) || unknown > 0;
  const isOrder = ["which", "complete"].some((kind) => has(first, kind));
  return unknown <= unknownMost && !(isOfTypes && isOrder);
}

const unknownMost = 3;

function planOf(topic: Rule["topic"], concepts: readonly Concept[]): Plan | undefined {
  const named = [...new Set(concepts.flatMap(({ column }) => column ?? []))];
  const columns = topic === "age" ? named.filter((one) => !isOfRun.has(one)) : named;
  if (topic === "known") return knownPlan(columns, concepts);
  const about = topic === "size" ? "columns" : topic;
  const isOfColumns = topic === "meaning" || topic === "age";
  return {
    v: 2,
    op: "meta",
    about,
    ...(isOfColumns && columns.length > 0 ? { columns: columns.slice(0, columnsMost) } : {}),
    output: "text",
  };
}

const columnsMost = 4;

/** "how fresh is the source": the same for all businesses, so no column is meant. */
const isOfRun: ReadonlySet<string> = new Set(columnsOf({ ofRun: true }));

/** "do you have stars for every hotel?": of how many hotels they are known. */
function knownPlan(
  columns: readonly ListingColumn[],
  concepts: readonly Concept[],
): Plan | undefined {
  const [column, ...others] = columns;
  const isPresence = (presenceFields as readonly string[]).includes(column ?? "");
  if (column === undefined || others.length > 0 || !isPresence) return undefined;
  const types = [...new Set(concepts.flatMap((each) => each.types ?? []))];
  const of = { f: column as PresenceField, has: true };
  const where = types.length > 0 ? { where: { and: [{ f: "category" as const, in: types }] } } : {};
  return { v: 2, op: "aggregate", ...where, measure: { fn: "share", of }, output: "text" };
}
