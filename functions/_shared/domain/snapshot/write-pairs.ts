import { declarations } from "../listing/columns.ts";
import type { ColumnOf } from "./layout.ts";
import type { SectionWriter } from "./section-writer.ts";

/** The members of a column of pairs, one after the other. */
export function writePairs(
  writer: SectionWriter,
  column: ColumnOf<"pairs">,
  lists: readonly Record<string, string>[][],
): void {
  const [word, text] = declarations[column].keys;
  const pairs = lists.flat();
  writer.addWords(
    column,
    pairs.map((pair) => pair[word] ?? null),
  );
  writer.addTexts(
    column,
    pairs.map((pair) => pair[text] ?? null),
  );
}
