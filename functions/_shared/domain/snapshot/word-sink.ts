import type { SectionWriter } from "./section-writer.ts";
import type { Words } from "./sections.ts";

/** Words of one column, each stored once; those of other columns are known by their codes there. */
export interface WordSink {
  add: (word: string | null) => void;
  copy: (source: number, from: number, count: number) => void;
  writeTo: (writer: SectionWriter, name: string) => void;
}

/** `codes`: all 0, one for each word to come. */
export function createWordSink(codes: Uint32Array, sources: readonly Words[]): WordSink {
  const words: string[] = [];
  const known = new Map<string, number>();
  const codeOf = (sent: string): number => {
    const word = sent.toWellFormed();
    const code = known.get(word) ?? words.push(word);
    known.set(word, code);
    return code;
  };
  const recode = createCoder(sources, codeOf);
  let at = 0;
  return {
    add(word) {
      codes[at++] = word == null ? 0 : codeOf(word);
    },
    copy(source, from, count) {
      recode(source, from, codes, at, count);
      at += count;
    },
    writeTo(writer, name) {
      if (words.length === 0) return;
      writer.addCounts(`${name}.codes`, codes, { most: words.length });
      writer.addJson(`${name}.words`, words);
    },
  };
}

/** A code for each of the words; 0 = not known yet. */
export const codeList = (words: readonly string[]): Uint32Array =>
  new Uint32Array(words.length + 1);

/** Puts the codes that a source's words have here; each word is looked up once. 0 = none. */
export function createCoder(
  sources: readonly Words[],
  codeOf: (word: string) => number,
  listFor: (words: readonly string[]) => Uint32Array = codeList,
): (source: number, from: number, codes: Uint32Array, at: number, count: number) => void {
  /** By the code there. */
  const known = sources.map(({ words }) => listFor(words));
  return (source, from, codes, at, count) => {
    const there = sources[source];
    const here = known[source];
    if (!there || !here) return;
    for (let each = 0; each < count; each++) {
      const code = there.codes[from + each] ?? 0;
      if (code === 0) continue;
      const ready = here[code] ?? 0;
      if (ready > 0) {
        codes[at + each] = ready;
        continue;
      }
      const made = codeOf(there.words[code - 1] ?? "");
      here[code] = made;
      codes[at + each] = made;
    }
  };
}
