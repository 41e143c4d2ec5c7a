import { keyOf } from "./tokens.ts";

/** What a phrase means, whatever the language: "field.website", "cmp.gte", "day.6", "filler". */
export interface Meaning {
  kind: string;
  arg: string;
}

export interface Lexicon {
  language: Language;
  meanings: ReadonlyMap<string, Meaning>;
  /** Every single word of every phrase: none of them is a slip of the pen. */
  vocabulary: ReadonlySet<string>;
  /** Words that a slip is put right to: of the refusals only orders and attempts. */
  meant: ReadonlySet<string>;
  /** Words in the longest phrase. */
  longest: number;
}

export const languages = ["en", "de", "fr", "es", "ar"] as const;
export type Language = (typeof languages)[number];

/**
 * A language's table: `meaning: phrase, another phrase`, lines that start with a space go on. A
 * phrase that is listed twice keeps its first meaning.
 */
export function lexiconOf(language: Language, ...tables: readonly string[]): Lexicon {
  const meanings = new Map<string, Meaning>();
  for (const entry of tables
    .join("\n")
    .trim()
    .split(/\n(?=\S)/)) {
    const colon = entry.indexOf(":");
    const [kind = "", ...arg] = entry.slice(0, colon).split(".");
    for (const phrase of entry.slice(colon + 1).split(",")) {
      const key = keyOf(phrase);
      if (key !== "" && !meanings.has(key)) meanings.set(key, { kind, arg: arg.join(".") });
    }
  }
  const phrases = [...meanings.keys()].map((phrase) => phrase.split(" "));
  return {
    language,
    meanings,
    vocabulary: new Set(phrases.flat()),
    meant: new Set(
      [...meanings]
        .filter(([, meaning]) => isMeant(meaning))
        .flatMap(([phrase]) => phrase.split(" ")),
    ),
    longest: Math.max(...phrases.map((words) => words.length)),
  };
}

/**
 * "likely" isn't a slip for "lively": a subject without data is refused only by its own words. Nor
 * is "fifth" one for "fifty": a number is never guessed.
 */
const isMeant = ({ kind, arg }: Meaning): boolean =>
  kind === "refuse" ? arg.startsWith("not_allowed") || arg === "read_only." : kind !== "num";
