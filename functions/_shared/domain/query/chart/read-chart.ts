import type { Plan, Said } from "../plan/plan.ts";
import type { Preset } from "../plan/preset.ts";
import { validatePlan } from "../plan/validate.ts";
import type { Lexicon } from "../reader/lexicon.ts";
import { namesOf } from "../reader/names.ts";
import { type Piece, piecesOf } from "../reader/tokens.ts";
import { englishChat } from "./english-chat.ts";
import { englishWords } from "./english-words.ts";
import { latticeOf, type WordLattice } from "./lattice.ts";
import { type Grammar, grammarOf, parse } from "./parse.ts";
import type { Draft, Phrase, SaidCondition, Understood } from "./phrase.ts";
import { chartRules } from "./rules/all.ts";

/** A plan that every word of a question leads to. */
export interface ChartReading {
  plan: Plan;
  cost: number;
  assumed: readonly string[];
  /** It names what it asks about, or asks about the preset itself. */
  isWhole: boolean;
  /** It refers to the answer before. */
  isFollowUp: boolean;
  /** Words that were put right. */
  corrected: readonly Understood[];
}

let grammar: Grammar | undefined;
const allRules = (): Grammar => {
  grammar ??= grammarOf(chartRules);
  return grammar;
};

/** Longer questions are not read. */
const wordsMax = 40;

/** "(EC1, WC2 etc)": blanks in its place, so that positions stay. */
const withoutExamples = (question: string): string =>
  question.replace(/\([^()]*\b(?:etc|e\.?g)\b[^()]*\)/gi, (part) => " ".repeat(part.length));

function latticeFor(question: string, preset: Preset, lexicon: Lexicon, isAfter: boolean) {
  const pieces = piecesOf(withoutExamples(question));
  const names = namesOf(preset);
  const context = { pieces, lexicon, table: englishWords, chat: englishChat, names, preset };
  return latticeOf({ ...context, isAfter });
}

/** All phrases of a question: they explain its reading. */
export function partsOfQuestion(
  question: string,
  preset: Preset,
  lexicon: Lexicon,
  { before }: { before?: Plan | undefined } = {},
): { pieces: readonly Piece[]; lattice: WordLattice; chart: Phrase[][] } {
  const lattice = latticeFor(question, preset, lexicon, before !== undefined);
  return { pieces: lattice.pieces, lattice, chart: parse(lattice, allRules(), { preset, before }) };
}

/** Words that neither a table nor a name of the preset contains. */
export function unknownWords(question: string, preset: Preset, lexicon: Lexicon): Piece[] {
  const lattice = latticeFor(question, preset, lexicon, false);
  const { pieces } = lattice;
  const isCovered = (at: number): boolean =>
    lattice.phrases.some((all) =>
      all.some(
        ({ type, from, to }) => type !== "raw" && type !== "strange" && from <= at && at < to,
      ),
    );
  return pieces.filter(
    ({ kind }, at) =>
      kind === "word" && lattice.skipCost[at] === Number.POSITIVE_INFINITY && !isCovered(at),
  );
}

/** The cheapest readings of a whole question, best first; none when some word has no use. */
export function readingsOf(
  question: string,
  preset: Preset,
  lexicon: Lexicon,
  options: { before?: Plan | undefined } = {},
): ChartReading[] {
  const { pieces, lattice, chart } = partsOfQuestion(question, preset, lexicon, options);
  if (pieces.length === 0 || pieces.length > wordsMax) return [];
  const found = new Map<string, ChartReading>();
  for (const { phrase, cost } of wholesIn(chart, lattice)) {
    const validated = validatePlan(planOf(phrase, pieces), preset);
    if ("problem" in validated) continue;
    const key = keyOfPlan(validated.plan);
    if (found.has(key)) continue;
    const { corrected } = lattice;
    const { set } = (phrase.meaning as { plan: Draft }).plan;
    found.set(key, {
      plan: validated.plan,
      cost,
      assumed: phrase.assumed,
      isWhole: set ? set.hasHead : standsAlone(validated.plan),
      isFollowUp: set?.isBefore === true,
      corrected: [...corrected, ...(phrase.understood ?? [])],
    });
    if (found.size === readingsMax) break;
  }
  return [...found.values()];
}

/** The same for plans that say the same: the order of their filters means nothing. */
function keyOfPlan({ said: _, where, ...rest }: Plan): string {
  const filters = where && "and" in where ? where.and.map((each) => JSON.stringify(each)) : [];
  return JSON.stringify([rest, filters.sort()]);
}

/** Without a set: "help", "how far is A from B", and not "percentage with a website". */
const standsAlone = ({ op, measure, sides }: Plan): boolean =>
  op !== "aggregate" || measure?.fn === "distance" || sides !== undefined;

const readingsMax = 5;

/** Plans that leave out only words that may be passed over, the cheapest first. */
function wholesIn(
  chart: readonly (readonly Phrase[])[],
  { skipCost, size }: WordLattice,
): { phrase: Phrase; cost: number }[] {
  const isEnd = (at: number): boolean => chart[at]?.some(({ type }) => type === "end") ?? false;
  const skipped = (from: number, to: number): number =>
    skipCost.slice(from, to).reduce((sum, cost, at) => sum + (isEnd(from + at) ? 0.05 : cost), 0);
  return chart
    .flat()
    .filter(({ type }) => type === "plan")
    .map((phrase) => ({
      phrase,
      cost: phrase.cost + skipped(0, phrase.from) + skipped(phrase.to, size),
    }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost);
}

function planOf(phrase: Phrase, pieces: readonly { start: number; end: number }[]): Plan {
  const { set, output = "text", ...draft } = (phrase.meaning as { plan: Draft }).plan;
  const conditions: readonly SaidCondition[] = set?.conditions ?? [];
  const said = conditions.map(({ from, to }, at): Said => {
    const path = ["where", "and", at];
    return to > from
      ? { at: path, from: pieces[from]?.start ?? 0, to: pieces[to - 1]?.end ?? 0 }
      : { at: path, by: "before" };
  });
  return {
    v: 2,
    ...draft,
    output,
    ...(conditions.length > 0
      ? { where: { and: conditions.map(({ condition }) => condition) } }
      : {}),
    ...(said.length > 0 ? { said } : {}),
  };
}
