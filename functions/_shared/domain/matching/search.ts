import MiniSearch, { type SearchResult } from "minisearch";
import { isFiller } from "./phrase.ts";
import type { Candidate } from "./resolve.ts";
import { type BusinessType, knownWords } from "./vocabulary.ts";

interface Entry {
  id: number;
  type: BusinessType;
  depth: number;
  name: string;
  alias: string;
  term: string;
}

const prefixMinLetters = 5;
/** The share of a word that must be given to match it: "photograph" for "photographer". */
const prefixShareMin = 0.8;
const scores = { named: 0.6, begun: 0.55, partlyNamed: 0.5 } as const;

let index: MiniSearch<Entry> | undefined;

function typeIndex(): MiniSearch<Entry> {
  if (index) return index;
  index = new MiniSearch<Entry>({
    fields: ["name", "alias", "term"],
    storeFields: ["type", "depth"],
    searchOptions: {
      boost: { name: 3, alias: 2.5, term: 1 },
      fuzzy: (term) => (term.length > prefixMinLetters ? 0.25 : false),
      prefix: (term) => term.length >= prefixMinLetters,
      boostTerm: (term) => (isFiller(term) ? 0.2 : 1),
      boostDocument: (_id, _term, stored) => 1 / (1 + Number(stored?.depth ?? 0) / 10),
    },
  });
  index.addAll(entries());
  return index;
}

function entries(): Entry[] {
  const byType = new Map<BusinessType, Entry>();
  for (const { type, text, kind } of knownWords()) {
    const blank = { id: byType.size, type, depth: type.depth, name: "", alias: "", term: "" };
    const entry = byType.get(type) ?? blank;
    byType.set(type, entry);
    if (kind === "term") entry.term += ` ${text}`;
    else if (kind === "alias" || kind === "synonym") entry.alias += ` ${text}`;
    else entry.name += ` ${text}`;
  }
  return [...byType.values()];
}

/** Types whose own words hold all of these, best first. */
export function typesHolding(words: readonly string[]): Candidate[] {
  const telling = words.filter((word) => !isFiller(word));
  const [only] = telling;
  if (only === undefined) return [];
  if (telling.length === 1) return typesBegunBy(only);
  return typeIndex()
    .search(telling.join(" "), { combineWith: "AND", fuzzy: false })
    .map((hit) => ({
      type: typeOf(hit),
      score: scoreOf(telling.map((one) => bestField(one, hit))),
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** Types that one word names but for its ending. */
const typesBegunBy = (begun: string): Candidate[] =>
  knownWords()
    .filter(({ key, kind }) => kind !== "term" && isBeginning(begun, key))
    .toSorted((a, b) => a.key.length - b.key.length)
    .map(({ type }) => ({ type, score: scores.begun }));

const isBeginning = (begun: string, word: string): boolean =>
  begun.length >= prefixMinLetters &&
  word.startsWith(begun) &&
  begun.length >= word.length * prefixShareMin;

const typeOf = (hit: SearchResult): BusinessType => hit.type;

function bestField(word: string, hit: SearchResult): string | null {
  const fields = Object.entries(hit.match).flatMap(([term, found]) =>
    term === word || isBeginning(word, term) ? found : [],
  );
  return ["name", "alias", "term"].find((field) => fields.includes(field)) ?? null;
}

/** At most half of the words may be mere associations of a type. */
function scoreOf(fields: readonly (string | null)[]): number {
  if (fields.includes(null)) return 0;
  const thoughtOf = fields.filter((field) => field === "term").length;
  if (thoughtOf === 0) return scores.named;
  return thoughtOf * 2 <= fields.length ? scores.partlyNamed : 0;
}

/** Labels of types with words like these, best first. */
export const labelsLike = (words: readonly string[]): string[] =>
  typeIndex()
    .search(words.join(" "))
    .map((hit) => typeOf(hit).label);
