import { fold } from "#domain/text/fold.ts";

export interface KnownType {
  label: string;
  /** The map's tags for it, as people read them. */
  tags: string;
  /** All words for it in five languages, folded. */
  words: readonly string[];
}

const shownMax = 8;

/** The types a text may mean, by their names, by other words in five languages, or by a tag. */
export function typesFor(text: string, types: readonly KnownType[]): KnownType[] {
  const asked = fold(text).trim();
  if (asked === "") return [];
  return types
    .map((type) => ({ type, rank: rankOf(asked, type) }))
    .filter(({ rank }) => rank < notMeant)
    .toSorted((a, b) => a.rank - b.rank || a.type.label.length - b.type.label.length)
    .slice(0, shownMax)
    .map(({ type }) => type);
}

const notMeant = 6;

/** Names before other words, beginnings before what comes later, tags last. */
function rankOf(asked: string, { label, tags, words }: KnownType): number {
  const name = fold(label);
  const begins = (word: string): boolean => word.startsWith(asked);
  const holds = (word: string): boolean => word.includes(` ${asked}`);
  return [
    name === asked,
    begins(name),
    holds(name),
    words.some(begins),
    words.some(holds),
    isTagAsked(asked, tags),
    true,
  ].indexOf(true);
}

/** `shop`, `bakery`, `shop=bak` or `shop: bak` for `shop: bakery`. */
function isTagAsked(asked: string, tags: string): boolean {
  const tag = asked.replace(/\s*[=:]\s*/, ": ").replaceAll("_", " ");
  return ` ${tags}`.includes(` ${tag}`);
}
