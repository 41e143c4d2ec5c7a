import type { Preset } from "../plan/preset.ts";
import { nameKeysOf } from "../reader/name-keys.ts";
import { type RowsByText, rowsByText, rowsInAll } from "../reader/rows-by-text.ts";
import { slipsOf } from "../reader/slip.ts";

/** A business's name that is typed another way: run together, cut short, or with a slip. */
export interface NearName {
  rows: readonly number[];
  /** The words of the name that were meant. */
  name: string;
  isSlip: boolean;
}

interface Index {
  keys: readonly string[];
  words: ReadonlySet<string>;
  rowsByWord: RowsByText;
  byRun: RowsByText;
  byInitials: RowsByText;
  byStart: RowsByText;
}

/** Words that fit more names than this single out none. */
const namesMax = 3;
/** "soc gen": shorter beginnings fit anything. */
const startLetters = 3;

const built = new WeakMap<Preset["columns"], Map<ReadonlySet<string>, Index>>();

function indexOf({ columns }: Preset, joints: ReadonlySet<string>): Index {
  const known = built.get(columns)?.get(joints);
  if (known) return known;
  const { keys, rowsByWord, words } = nameKeysOf(columns);
  const by = (keyOf: (words: readonly string[]) => string | undefined): RowsByText =>
    rowsByText((add) => {
      for (const [row, name] of keys.entries()) {
        if (name === "") continue;
        const key = keyOf(name.split(" ").filter((word) => !joints.has(word)));
        if (key !== undefined) add(key, row);
      }
    });
  const index = {
    keys,
    words: words(),
    rowsByWord: rowsByWord(),
    byRun: by((all) => all.join("")),
    byInitials: by((all) => (all.length >= startLetters ? initialsOf(all) : undefined)),
    byStart: by((all) => (all.length > 1 ? startOf(all) : undefined)),
  };
  const ofColumns = built.get(columns) ?? new Map<ReadonlySet<string>, Index>();
  built.set(columns, ofColumns.set(joints, index));
  return index;
}

const initialsOf = (words: readonly string[]): string =>
  words
    .filter((word) => word.length > 2)
    .map((word) => word.charAt(0))
    .join("");
const startOf = ([first = ""]: readonly string[]): string => first.slice(0, startLetters);

/** The name these words mean without spelling it. */
export function nearName(
  typed: readonly string[],
  preset: Preset,
  joints: ReadonlySet<string>,
  isWord: (word: string) => boolean,
): NearName | undefined {
  const index = indexOf(preset, joints);
  const words = typed.filter((word) => !joints.has(word));
  if (words.length === 0 || [typed[0], typed.at(-1)].some((word) => joints.has(word ?? ""))) {
    return undefined;
  }
  const alike = index.byRun.get(words.join(""));
  if (alike && !words.every(isWord)) return named(alike, index, false);
  if (words.some(isWord)) return slipped(words, index, isWord);
  return shortened(words, index) ?? slipped(words, index, isWord);
}

function named(rows: readonly number[], { keys }: Index, isSlip: boolean): NearName | undefined {
  const names = new Set(rows.map((row) => keys[row] ?? ""));
  const [name = ""] = names;
  return names.size === 1 ? { rows, name, isSlip } : undefined;
}

/** "soc gen", "cgd" */
function shortened(words: readonly string[], index: Index): NearName | undefined {
  const [only = ""] = words;
  if (words.length === 1) {
    const isInitials = only.length >= startLetters && !index.words.has(only);
    const rows = isInitials ? index.byInitials.get(only) : undefined;
    return rows && named(rows, index, true);
  }
  if (words.some((word) => word.length < startLetters)) return undefined;
  const rows = (index.byStart.get(startOf(words)) ?? []).filter((row) => {
    const own = (index.keys[row] ?? "").split(" ").filter((word) => word.length > 2);
    return own.length === words.length && own.every((word, at) => word.startsWith(words[at] ?? ""));
  });
  return rows.length > 0 ? named(rows, index, true) : undefined;
}

const slipLettersMin = 4;
/** A lone word with a slip is a name only if it is long. */
const loneLettersMin = 6;

/** "pipa vella": the word beside it singles out the name, so that a slip is surely one. */
function slipped(
  words: readonly string[],
  index: Index,
  isWord: (word: string) => boolean,
): NearName | undefined {
  const each = words.map((word) =>
    index.words.has(word)
      ? [word]
      : word.length < slipLettersMin || isWord(word)
        ? []
        : slipsOf(word, index.words),
  );
  const changed = words.filter((word) => !index.words.has(word)).length;
  const isSure =
    words.length > 1 ? changed < words.length : (words[0] ?? "").length >= loneLettersMin;
  if (changed !== 1 || !isSure || each.some((some) => some.length === 0)) return undefined;
  const meant = each
    .reduce<string[][]>(
      (all, some) => all.flatMap((one) => some.map((word) => [...one, word])),
      [[]],
    )
    .flatMap((some) => {
      const rows = rowsWith(some, index);
      return rows.length > 0 ? [{ rows, name: some.join(" "), isSlip: true }] : [];
    });
  const [one, ...others] = meant;
  if (!one || others.length > 0) return undefined;
  const names = new Set(one.rows.map((row) => index.keys[row]));
  return names.size <= namesMax ? one : undefined;
}

const rowsWith = (words: readonly string[], { rowsByWord }: Index): readonly number[] =>
  rowsInAll(words.map((word) => rowsByWord.get(word)));
