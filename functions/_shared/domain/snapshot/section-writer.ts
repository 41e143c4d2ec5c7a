import { aligned, type Section, type SectionKind, sectionArrays } from "./layout.ts";
import { createRoom, type Zeros } from "./room.ts";

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int16Array | Float64Array;
type WholeNumbers = readonly number[] | Uint32Array;

/** Some of so many rows, in ascending order. */
export interface Rows {
  at: readonly number[];
  size: number;
}

/** Writes sections one after the other; a column in which nothing is known leaves none. */
export interface SectionWriter {
  add: (name: string, numbers: Numbers) => void;
  /** Whole numbers from 0, as narrow as the largest allows; `most`: that, where it is known. */
  addCounts: (
    name: string,
    numbers: WholeNumbers,
    known?: { rows?: Rows | undefined; most?: number },
  ) => void;
  /** `rows`: where the values belong; without it, one after the other. */
  addTexts: (name: string, values: readonly (string | null)[], rows?: Rows) => void;
  addWords: (name: string, values: readonly (string | null)[], rows?: Rows) => void;
  addJson: (name: string, value: unknown) => void;
  /** Zeros to write a section's numbers into. */
  roomFor: Zeros;
  /** The bytes added since the last call: valid until something is added again. */
  take: () => Uint8Array[];
  sections: Record<string, Section>;
  bytes: () => number;
}

const encoder = new TextEncoder();
const padding = new Uint8Array(8);

export function createSectionWriter(): SectionWriter {
  const sections: Record<string, Section> = {};
  let parts: Uint8Array[] = [];
  let at = 0;
  let isTaken = false;
  const room = createRoom();
  const roomFor: SectionWriter["roomFor"] = (kind, length) => {
    if (isTaken) room.clear();
    isTaken = false;
    return room.zeros(kind, length);
  };
  const add = (name: string, numbers: Numbers): void => {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    const end = aligned(bytes.length);
    sections[name] = [kindOf(numbers), at, numbers.length];
    parts.push(bytes, padding.subarray(0, end - bytes.length));
    at += end;
  };
  const addJson = (name: string, value: unknown): void =>
    add(name, encoder.encode(JSON.stringify(value)));
  const addCounts: SectionWriter["addCounts"] = (name, numbers, known = {}) => {
    const { rows, most = mostOf(numbers) } = known;
    const kind = most < 2 ** 8 ? "u8" : most < 2 ** 16 ? "u16" : "u32";
    const narrow = roomFor(kind, rows?.size ?? numbers.length);
    if (rows) place(numbers, rows.at, narrow);
    else narrow.set(numbers);
    add(name, narrow);
  };
  return {
    add,
    addCounts,
    addTexts(name, values, rows) {
      if (values.every((value) => value == null)) return;
      const { bytes, lengths } = encoded(values);
      addCounts(`${name}.lengths`, lengths, { rows });
      add(`${name}.text`, bytes);
    },
    addWords(name, values, rows) {
      const { codes, words } = codedWords(values);
      if (words.length === 0) return;
      addCounts(`${name}.codes`, codes, { rows, most: words.length });
      addJson(`${name}.words`, words);
    },
    addJson,
    roomFor,
    take() {
      const taken = parts;
      parts = [];
      isTaken = true;
      return taken;
    },
    sections,
    bytes: () => at,
  };
}

const kindOf = (numbers: Numbers): SectionKind =>
  (Object.keys(sectionArrays) as SectionKind[]).find(
    (kind) => numbers instanceof sectionArrays[kind],
  ) ?? "u8";

export function mostOf(numbers: WholeNumbers): number {
  let most = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    if (number > most) most = number;
  }
  return most;
}

function place(
  numbers: WholeNumbers,
  rows: Rows["at"],
  narrow: Uint8Array | Uint16Array | Uint32Array,
): void {
  for (let at = 0; at < rows.length; at++) narrow[rows[at] ?? 0] = numbers[at] ?? 0;
}

/** Code 0 is null, code n the n-th word. */
function codedWords(values: readonly (string | null)[]): { codes: Uint32Array; words: string[] } {
  const codes = new Uint32Array(values.length);
  const words: string[] = [];
  const known = new Map<string, number>();
  let [last, lastCode]: [string | null, number] = [null, 0];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? null;
    if (value === null) continue;
    if (value !== last) {
      lastCode = known.get(value) ?? words.push(value.toWellFormed());
      known.set(value, lastCode);
      last = value;
    }
    codes[at] = lastCode;
  }
  return { codes, words };
}

/**
 * All texts as one, because one long text is encoded much faster than many short ones. Length 0 is
 * null, length n + 1 a text of n bytes.
 */
function encoded(values: readonly (string | null)[]): { bytes: Uint8Array; lengths: Uint32Array } {
  const lengths = new Uint32Array(values.length);
  const bytes = encoder.encode(values.join(""));
  let chars = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at];
    if (value == null) continue;
    lengths[at] = value.length + 1;
    chars += value.length;
  }
  if (bytes.length === chars) return { bytes, lengths };
  const isWhole = values.every((value) => value == null || value.isWellFormed());
  const whole = isWhole ? values : values.map((value) => value?.toWellFormed() ?? null);
  for (let at = 0; at < whole.length; at++) {
    const value = whole[at];
    if (value != null) lengths[at] = utf8Length(value) + 1;
  }
  return { bytes: isWhole ? bytes : encoder.encode(whole.join("")), lengths };
}

/** Of a text without half characters: the two halves of a pair are four bytes together. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) bytes += code >= 0x800 && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
