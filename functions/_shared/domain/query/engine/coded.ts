import { declarations } from "../../listing/columns.ts";
import type { Lists, Numbers, Words } from "../../snapshot/sections.ts";
import type { StoredColumns } from "../../snapshot/stored-columns.ts";
import { fold } from "../../text/fold.ts";
import type { plainFields, ValueField } from "../plan/plan.ts";

/** `primary`: the first category alone. */
export type CodedField = ValueField | "socials" | "primary";

/** One column of a preset as codes into its different values, in compressed rows. */
export interface CodedColumn {
  /** Of the row `r`: `codes[starts[r]]` up to `codes[starts[r + 1] - 1]`. */
  starts: Uint32Array;
  codes: Uint32Array;
  /** Each value once, as most rows spell it. */
  values: string[];
  /** Folded, for comparison. */
  folded: string[];
}

export function codedOf(field: CodedField, stored: StoredColumns): CodedColumn {
  if (field === "primary") return codedSingle(stored.word("category"));
  if (field === "category") return codedTypes(stored);
  if (field === "socials") {
    const { starts, keys } = stored.pairs("socials");
    return codedLists({ starts, ...keys });
  }
  return isPlain(field) ? codedSingle(stored.word(field)) : codedLists(stored.words(field));
}

const isPlain = (field: ValueField): field is (typeof plainFields)[number] =>
  declarations[field].kind === "word";

/** A listing is of a type when its own or any further category is. */
function codedTypes(stored: StoredColumns): CodedColumn {
  const own = stored.word("category");
  const further = stored.words("categories");
  const { size } = stored;
  const starts = new Uint32Array(size + 1);
  const codes = new Uint32Array(size + further.codes.length);
  let at = 0;
  for (let row = 0; row < size; row++) {
    codes[at++] = own.codes[row] ?? 0;
    const end = further.starts[row + 1] ?? 0;
    for (let from = further.starts[row] ?? 0; from < end; from++) {
      codes[at++] = (further.codes[from] ?? 0) + own.words.length;
    }
    starts[row + 1] = at;
  }
  return codedLists({ starts, codes, words: [...own.words, ...further.words] });
}

const codedSingle = (words: Words): CodedColumn => {
  const starts = new Uint32Array(words.codes.length + 1);
  for (let row = 0; row < words.codes.length; row++) starts[row + 1] = row + 1;
  return codedLists({ ...words, starts });
};

/**
 * Spellings that fold to the same are one value; a row has it once. Code 0, which is null, is left
 * out.
 */
function codedLists({ starts, codes, words }: Words & Lists): CodedColumn {
  const { codeOf, folded } = foldedCodes(words, codes);
  const rows = new Uint32Array(words.length + 1);
  const result = new Uint32Array(codes.length);
  const resultStarts = new Uint32Array(starts.length);
  let at = 0;
  for (let row = 0; row + 1 < starts.length; row++) {
    const first = at;
    const end = starts[row + 1] ?? 0;
    for (let from = starts[row] ?? 0; from < end; from++) {
      const word = codes[from] ?? 0;
      const code = codeOf[word] ?? 0;
      if (word === 0 || holds(result, first, at, code)) continue;
      result[at++] = code;
      rows[word] = (rows[word] ?? 0) + 1;
    }
    resultStarts[row + 1] = at;
  }
  return {
    starts: resultStarts,
    codes: result.subarray(0, at),
    values: spellings(words, { rows, codeOf, values: folded.length }),
    folded,
  };
}

function holds(codes: Uint32Array, start: number, end: number, code: number): boolean {
  for (let at = start; at < end; at++) if (codes[at] === code) return true;
  return false;
}

/** In the order in which the values first come: words nobody uses any more have no code. */
function foldedCodes(
  words: readonly string[],
  codes: Numbers,
): { codeOf: Uint32Array; folded: string[] } {
  const codeOf = new Uint32Array(words.length + 1);
  const isMet = new Uint8Array(words.length + 1);
  const folded: string[] = [];
  const known = new Map<string, number>();
  isMet[0] = 1;
  for (let at = 0; at < codes.length; at++) {
    const word = codes[at] ?? 0;
    if (isMet[word] === 1) continue;
    isMet[word] = 1;
    const key = fold(words[word - 1] ?? "");
    const code = known.get(key) ?? folded.push(key) - 1;
    known.set(key, code);
    codeOf[word] = code;
  }
  return { codeOf, folded };
}

/** The spelling of most rows; of equal ones the first in the alphabet. */
function spellings(
  words: readonly string[],
  { rows, codeOf, values }: { rows: Uint32Array; codeOf: Uint32Array; values: number },
): string[] {
  const best: { word: string; rows: number }[] = Array.from({ length: values }, () => ({
    word: "",
    rows: 0,
  }));
  for (const [at, word] of words.entries()) {
    const count = rows[at + 1] ?? 0;
    const one = count > 0 ? best[codeOf[at + 1] ?? 0] : undefined;
    if (one && (count > one.rows || (count === one.rows && word < one.word))) {
      one.word = word;
      one.rows = count;
    }
  }
  return best.map(({ word }) => word);
}
