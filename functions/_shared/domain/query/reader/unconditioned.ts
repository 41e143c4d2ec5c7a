import type { Plan } from "../plan/plan.ts";
import type { Reader, Span } from "./draft.ts";
import type { Language } from "./lexicon.ts";
import { isAskedFor, nouns } from "./verb-final.ts";

/** Words that begin a relative clause; German "die" may also be an article. */
const relative: Readonly<Record<Language, RegExp>> = {
  en: /^(\s*,?\s*(that|who|whose|where|(for|of|with|at) (which|whom))|\s+which)(?!\p{L})/iu,
  de: /^(\s*,?\s*(deren|dessen|wo|(bei|von|zu|mit) denen|für die)|\s+welche[rns]?)(?!\p{L})/iu,
  fr: /^\s*,?\s*(qui|que|dont|où|pour lesquel(le)?s|desquel(le)?s|auxquel(le)?s)(?!\p{L})/iu,
  es: /^\s*,?\s*(que|donde|cuy[oa]s?|(de|para|con|en) (l[oa]s )?(que|quienes))(?!\p{L})/iu,
  ar: /^\s*،?\s*(التي|الذي|اللي|الذين|حيث)(?!\p{L})/u,
};

/**
 * Columns and verbs of a list that belong to a condition nobody read. Without them "hotels where
 * phone …" would list every hotel.
 */
export function unconditioned({ op }: Plan, reader: Reader): Span[] {
  const { draft, tokens } = reader;
  if (op !== "list") return [];
  const columns = [...draft.selected, ...draft.numbers, ...draft.groupable];
  const stated = columns.filter((column) => isStated(reader, column));
  const first = tokens.find(({ kind }) => nouns.includes(kind));
  const isShown = (column: Span): boolean =>
    first === undefined || column.start < first.start || isAskedFor(reader, atOf(reader, column));
  const idle = draft.verbs.filter((verb) => !hasObject(reader, verb));
  return columns.every(isShown) ? stated : [...stated, ...idle];
}

const atOf = ({ tokens }: Reader, { start }: Span): number =>
  tokens.findIndex((token) => token.start === start);

/** In a relative clause that made no condition. */
function isStated({ draft, language, question, tokens }: Reader, column: Span): boolean {
  const noun = tokens.findLast(
    ({ kind, end }) => end <= column.start && ["place", ...nouns].includes(kind),
  );
  if (!noun || !relative[language].test(question.slice(noun.end, column.start))) return false;
  return !draft.clauses.some(({ start, end }) => start >= noun.end && end <= column.start);
}

/** A condition after it, or right before it: "die Visa nehmen". */
const hasObject = ({ draft, tokens }: Reader, verb: Span): boolean =>
  draft.clauses.some(
    ({ start, end }) =>
      start >= verb.end ||
      (end <= verb.start && !tokens.some((one) => one.start >= end && one.end <= verb.start)),
  );
