import { keyOf } from "../reader/tokens.ts";

/** Entries of a table by their phrase; a phrase may have several. */
export type WordTable = ReadonlyMap<string, readonly WordEntry[]>;

export interface WordEntry {
  kind: string;
  arg: string;
}

/** Lines `kind.argument: phrase, another phrase`. */
export function wordTable(text: string): WordTable {
  const table = new Map<string, WordEntry[]>();
  for (const line of text.trim().split("\n")) {
    const colon = line.indexOf(":");
    const [kind = "", ...arg] = line.slice(0, colon).trim().split(".");
    for (const phrase of line.slice(colon + 1).split(",")) {
      const key = keyOf(phrase);
      if (key === "") continue;
      table.set(key, [...(table.get(key) ?? []), { kind, arg: arg.join(".") }]);
    }
  }
  return table;
}

/** One table of several. */
export const joinedTables = (tables: readonly WordTable[]): WordTable => {
  const joined = new Map<string, readonly WordEntry[]>();
  for (const [phrase, entries] of tables.flatMap((table) => [...table])) {
    joined.set(phrase, [...(joined.get(phrase) ?? []), ...entries]);
  }
  return joined;
};
