import { type PresenceField, presenceFields, type RefusalCode } from "./plan.ts";

/** What a word does in a question, whatever the language. */
const roles = [
  "count",
  "list",
  "ask",
  "file",
  "subject",
  "have",
  "no",
  "without",
  "missing",
  "both",
  "and",
  "but",
  "preposition",
  "along",
  "of",
  "into",
  "type",
  "article",
  "filler",
] as const;
export type Role = (typeof roles)[number];

/** Refusals that a single word can cause; the order decides when a question has several. */
export const decidingCodes = [
  "not_allowed",
  "read_only",
  "no_such_field",
  "out_of_scope",
] as const satisfies readonly RefusalCode[];
export type DecidingCode = (typeof decidingCodes)[number];

/** A language's phrases: folded, without apostrophes, hyphens as spaces. */
export interface LanguageWords {
  roles: Readonly<Record<Role, readonly string[]>>;
  fields: Readonly<Record<PresenceField, readonly string[]>>;
  /** Things only tier 2 knows and no plan can ask for yet, by what the answer calls them. */
  tierTwo: Readonly<Record<string, readonly string[]>>;
  /** By code, then by what the answer calls the thing ("" where it names nothing). */
  deciding: Readonly<Record<DecidingCode, Readonly<Record<string, readonly string[]>>>>;
  /** First words of a yes-or-no question. */
  yesOrNo: readonly string[];
}

export type Meaning =
  | { kind: Role }
  | { kind: "field"; field: PresenceField }
  | { kind: "tierTwo"; label: string }
  | { kind: "deciding"; code: DecidingCode; label: string };

export interface Lexicon {
  meanings: ReadonlyMap<string, Meaning>;
  /** Every single word of every phrase: none of them is a slip of the pen. */
  vocabulary: ReadonlySet<string>;
  yesOrNo: ReadonlySet<string>;
  /** Words in the longest phrase. */
  longest: number;
}

/** A language ready for look-up; a phrase listed twice keeps its last meaning. */
export function lexiconOf(language: LanguageWords): Lexicon {
  const meanings = new Map<string, Meaning>();
  const add = (phrases: readonly string[], meaning: Meaning): void => {
    for (const phrase of phrases) meanings.set(phrase, meaning);
  };
  for (const kind of roles) add(language.roles[kind], { kind });
  for (const field of presenceFields) add(language.fields[field], { kind: "field", field });
  for (const [label, phrases] of Object.entries(language.tierTwo)) {
    add(phrases, { kind: "tierTwo", label });
  }
  for (const code of decidingCodes) {
    for (const [label, phrases] of Object.entries(language.deciding[code])) {
      add(phrases, { kind: "deciding", code, label });
    }
  }
  const phrases = [...meanings.keys()].map((phrase) => phrase.split(" "));
  return {
    meanings,
    vocabulary: new Set(phrases.flat()),
    yesOrNo: new Set(language.yesOrNo),
    longest: Math.max(...phrases.map((words) => words.length)),
  };
}
