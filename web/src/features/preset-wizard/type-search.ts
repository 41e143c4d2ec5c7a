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
    .flatMap((type) => {
      const match = matchOf(asked, type);
      return match ? [{ type, ...match }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank || a.length - b.length)
    .slice(0, shownMax)
    .map(({ type }) => type);
}

/** The lower the rank and the shorter the word that matches, the likelier the type. */
interface Match {
  rank: number;
  length: number;
}

/** Beginnings before later words, a type's name before other words for it, tags last. */
function matchOf(asked: string, { label, tags, words }: KnownType): Match | null {
  const name = fold(label);
  const begins = (word: string): boolean => word.startsWith(asked);
  const holds = (word: string): boolean => word.includes(` ${asked}`);
  const found = [
    [name].filter(begins),
    words.filter(begins),
    [name].filter(holds),
    words.filter(holds),
    isTagAsked(asked, tags) ? [name] : [],
  ];
  const rank = found.findIndex((matching) => matching.length > 0);
  if (rank < 0) return null;
  return { rank, length: Math.min(...(found[rank] ?? []).map((word) => word.length)) };
}

/** `shop`, `bakery`, `shop=bak` or `shop: bak` for `shop: bakery`. */
function isTagAsked(asked: string, tags: string): boolean {
  const tag = asked.replace(/\s*[=:]\s*/, ": ").replaceAll("_", " ");
  return ` ${tags}`.includes(` ${tag}`);
}
