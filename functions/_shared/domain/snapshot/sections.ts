import type { Section, SectionKind } from "./layout.ts";
import { sectionArrays } from "./layout.ts";
import { newZeros, type Zeros } from "./room.ts";

/** Numbers of a section, whatever their width. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/** Lists one after the other: row `r` has the members `starts[r]` up to `starts[r + 1] - 1`. */
export interface Lists {
  starts: Uint32Array;
  /** Members of each row as stored; absent for picked rows. */
  counts?: Numbers | undefined;
}

/** Few distinct texts: code 0 is null, code n is `words[n - 1]`. */
export interface Words {
  codes: Numbers;
  words: readonly string[];
}

/** Texts of one column, decoded when they are asked for. */
export interface Texts {
  /** 1 = there is a text. */
  readonly known: Uint8Array;
  /** As stored: 0 = no text, n + 1 = n bytes; absent for picked rows, whose bytes have gaps. */
  lengths?: Numbers;
  isKnown: (row: number) => boolean;
  at: (row: number) => string | null;
  /** All texts as UTF-8, each from its start to its end; they must not be changed. */
  bytes: Uint8Array;
  startOf: (row: number) => number;
  endOf: (row: number) => number;
  all: () => (string | null)[];
}

/** A snapshot's sections as views: nothing is copied, and nothing is decoded before it is needed. */
export interface Sections {
  numbers: <K extends SectionKind>(
    name: string,
    kind: K,
  ) => InstanceType<(typeof sectionArrays)[K]> | undefined;
  /** Whole numbers of any width. */
  counts: (name: string) => Numbers | undefined;
  json: (name: string) => unknown;
  has: (name: string) => boolean;
  /** For lists made to read them. */
  zeros: Zeros;
}

export function sectionsIn(
  bytes: Uint8Array,
  directory: Readonly<Record<string, Section>>,
): Sections {
  const view = (name: string): InstanceType<(typeof sectionArrays)[SectionKind]> | undefined => {
    const section = directory[name];
    if (!section) return undefined;
    const [kind, at, length] = section;
    return new sectionArrays[kind](bytes.buffer as ArrayBuffer, bytes.byteOffset + at, length);
  };
  return {
    numbers: (name, kind) => {
      const numbers = view(name);
      return numbers instanceof sectionArrays[kind]
        ? (numbers as InstanceType<(typeof sectionArrays)[typeof kind]>)
        : undefined;
    },
    counts: (name) => {
      const numbers = view(name);
      return numbers instanceof Uint8Array ||
        numbers instanceof Uint16Array ||
        numbers instanceof Uint32Array
        ? numbers
        : undefined;
    },
    has: (name) => directory[name] !== undefined,
    zeros: newZeros,
    json: (name) => {
      const text = view(name);
      return text instanceof Uint8Array ? JSON.parse(decoder.decode(text)) : undefined;
    },
  };
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const noBytes = new Uint8Array(0);

/** Where each row's members begin, from how many each has. */
export function startsOf(
  counts: Numbers | undefined,
  rows: number,
  zeros: Zeros = newZeros,
): Uint32Array {
  const starts = zeros("u32", rows + 1);
  if (!counts) return starts;
  let at = 0;
  for (let row = 0; row < rows; row++) {
    at += counts[row] ?? 0;
    starts[row + 1] = at;
  }
  return starts;
}

export function wordsIn(sections: Sections, name: string, size: number): Words {
  const codes = sections.counts(`${name}.codes`) ?? sections.zeros("u8", size);
  return { codes, words: (sections.json(`${name}.words`) ?? []) as string[] };
}

export const wordAt = ({ codes, words }: Words, at: number): string | null =>
  words[(codes[at] ?? 0) - 1] ?? null;

/** Texts without gaps: length 0 is null, length n + 1 is a text of n bytes. */
export function textsIn(sections: Sections, name: string, size: number): Texts {
  const lengths = sections.counts(`${name}.lengths`);
  const bytes = sections.numbers(`${name}.text`, "u8");
  if (!lengths || !bytes) {
    return {
      known: sections.zeros("u8", size),
      isKnown: () => false,
      at: () => null,
      bytes: noBytes,
      startOf: () => 0,
      endOf: () => 0,
      all: () => Array(size).fill(null),
    };
  }
  const starts = sections.zeros("u32", size + 1);
  for (let row = 0, at = 0; row < size; row++) {
    const length = lengths[row] ?? 0;
    if (length > 0) at += length - 1;
    starts[row + 1] = at;
  }
  let known: Uint8Array | undefined;
  return {
    get known() {
      known ??= Uint8Array.from(lengths, (length) => (length > 0 ? 1 : 0));
      return known;
    },
    lengths,
    isKnown: (row) => (lengths[row] ?? 0) > 0,
    at: (row) =>
      (lengths[row] ?? 0) > 0 ? decoder.decode(bytes.subarray(starts[row], starts[row + 1])) : null,
    bytes,
    startOf: (row) => starts[row] ?? 0,
    endOf: (row) => starts[row + 1] ?? 0,
    all: () => allTexts(bytes, starts, lengths),
  };
}

/** One long text is decoded much faster than many short ones. */
function allTexts(bytes: Uint8Array, starts: Uint32Array, lengths: Numbers): (string | null)[] {
  const whole = decoder.decode(bytes);
  const isPlain = whole.length === bytes.length;
  const texts: (string | null)[] = Array(lengths.length).fill(null);
  let char = 0;
  for (let row = 0; row < lengths.length; row++) {
    if (lengths[row] === 0) continue;
    const start = char;
    char = isPlain
      ? (starts[row + 1] ?? 0)
      : char + charsIn(bytes, starts[row] ?? 0, starts[row + 1] ?? 0);
    texts[row] = whole.slice(start, char);
  }
  return texts;
}

/** UTF-16 units of so many bytes: one for each first byte, and one more where four bytes belong together. */
function charsIn(bytes: Uint8Array, start: number, end: number): number {
  let chars = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80 || byte >= 0xc0) chars += byte >= 0xf0 ? 2 : 1;
  }
  return chars;
}
