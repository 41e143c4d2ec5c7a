import { keep } from "../../snapshot/keep.ts";
import type { Columns } from "../engine/columns.ts";
import { type RowsByText, rowsByText } from "./rows-by-text.ts";
import { keyOf } from "./tokens.ts";

/** The businesses' names as their words are looked up. */
export interface NameKeys {
  /** By row; empty without a name. */
  keys: readonly string[];
  /** Rows by each word of their names, in the preset's order. */
  rowsByWord: () => RowsByText;
  words: () => ReadonlySet<string>;
}

const built = new WeakMap<Columns, NameKeys>();

/** Read once for all that look names up: names are many, and cutting them into words is slow. */
export function nameKeysOf(columns: Columns): NameKeys {
  const known = built.get(columns);
  if (known) return known;
  const keyOfName = nameReader();
  const keys = columns.names().map((name) => (name === null ? "" : keyOfName(name)));
  const index = keep((_: "all") => indexed(keys));
  const words = keep((_: "all") => new Set(index("all").keys()));
  const names = { keys, rowsByWord: () => index("all"), words: () => words("all") };
  built.set(columns, names);
  return names;
}

const indexed = (keys: readonly string[]): RowsByText =>
  rowsByText((add) => {
    for (const [row, key] of keys.entries()) {
      for (const word of key === "" ? [] : key.split(" ")) add(word, row);
    }
  });

const isOfPlainWords = /^[\p{L}\p{M}\p{N} ]+$/u;

/** Their words are few: each is read once. */
function nameReader(): (name: string) => string {
  const keyOfWord = keep(keyOf);
  return (name) =>
    isOfPlainWords.test(name)
      ? name.split(" ").map(keyOfWord).filter(Boolean).join(" ")
      : keyOf(name);
}
