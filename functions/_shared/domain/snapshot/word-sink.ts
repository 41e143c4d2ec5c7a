import type { SectionWriter } from "./section-writer.ts";
import type { Words } from "./sections.ts";

/** Words of one column, each stored once; those of other columns are known by their codes there. */
export interface WordSink {
  add: (word: string | null) => void;
  copy: (source: number, at: number) => void;
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
    copy(source, member) {
      codes[at++] = recode(source, member);
    },
    writeTo(writer, name) {
      if (words.length === 0) return;
      writer.addCounts(`${name}.codes`, codes);
      writer.addJson(`${name}.words`, words);
    },
  };
}

/** The code that a source's word has here; each word is looked up once. 0 = none. */
export function createCoder(
  sources: readonly Words[],
  codeOf: (word: string) => number,
): (source: number, at: number) => number {
  /** By the code there. */
  const known = sources.map(({ words }) => new Uint32Array(words.length + 1));
  return (source, at) => {
    const from = sources[source];
    const codes = known[source];
    const code = from?.codes[at] ?? 0;
    if (!from || !codes || code === 0) return 0;
    const ready = codes[code] ?? 0;
    if (ready > 0) return ready;
    const made = codeOf(from.words[code - 1] ?? "");
    codes[code] = made;
    return made;
  };
}
