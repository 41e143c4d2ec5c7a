/** A file of questions with reference queries, as eval/chat/schema.md describes it. */
export interface QuestionFile {
  slots: Record<string, string>;
  fixtures?: Record<string, Record<string, unknown>[]>;
  items: Item[];
}

export interface Item {
  id: string;
  category: string;
  question: string;
  slots?: Record<string, string>;
  history?: string[];
  requires?: string;
  fixtures?: string[];
  must_not?: string[];
  csv_checks?: string[];
  expected: {
    kind: string;
    kinds: string[];
    sql: string | null;
    alt: string[];
    compare: Compare;
  };
}

export interface Compare {
  rule: string;
  codes?: string[];
  columns?: string[];
  key_sql?: string;
  abs?: number;
  abs_value?: boolean;
  digits_only?: boolean;
}

export type Bound = Record<string, string | number>;

const plural = (word: string): string =>
  /[^aeiou]y$/i.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/i.test(word)
      ? `${word}es`
      : `${word}s`;

const lastWordPlural = (text: string): string => text.replace(/\S+$/, plural);

/** Two neighbouring letters inside the longest word change places. */
function withTypo(text: string): string {
  const words = text.split(" ");
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), "");
  if (longest.length < 5) return text;
  const middle = Math.floor(longest.length / 2) - 1;
  const starts = [middle, ...Array.from({ length: longest.length - 2 }, (_, at) => at + 1)];
  const at = starts.find((start) => longest[start] !== longest[start + 1]) ?? middle;
  const swapped =
    longest.slice(0, at) + (longest[at + 1] ?? "") + (longest[at] ?? "") + longest.slice(at + 2);
  return words.map((word) => (word === longest ? swapped : word)).join(" ");
}

export const plainText = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").toLowerCase().trim();

const filters: Readonly<Record<string, (value: string) => string>> = {
  lower: (value) => value.toLowerCase(),
  plural: lastWordPlural,
  lowerplural: (value) => lastWordPlural(value.toLowerCase()),
  typo: (value) => withTypo(value.toLowerCase()),
  noaccentlower: plainText,
  num5: (value) => Number(value).toFixed(5),
};

/** `{cat|lowerplural}` filled in. */
export const filledIn = (template: string, bound: Bound): string =>
  template.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_, name: string, filter?: string) => {
    const value = String(bound[name] ?? "");
    return filter === undefined ? value : (filters[filter]?.(value) ?? value);
  });
