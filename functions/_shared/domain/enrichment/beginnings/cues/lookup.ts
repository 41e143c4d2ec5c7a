import { fold } from "../../../text/fold.ts";
import { arabic } from "./arabic.ts";
import { bitOf, type CueClass, cueClasses } from "./classes.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { spanish } from "./spanish.ts";

interface Phrase {
  /** The words after the first. */
  rest: readonly string[];
  mask: number;
}

const words = new Map<string, number>();
const stems = new Map<string, number>();
const phrases = new Map<string, Phrase[]>();
let stemMin = Number.POSITIVE_INFINITY;
let stemMax = 0;

for (const language of [english, german, french, spanish, arabic]) {
  for (const name of cueClasses) {
    for (const entry of language[name].split(/\s+/).filter(Boolean)) add(name, fold(entry));
  }
}

function add(name: CueClass, entry: string): void {
  const bit = bitOf[name];
  const [first = "", ...rest] = entry.split("_");
  if (rest.length > 0) {
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, mask: bit }]);
  } else if (first.endsWith("*")) {
    const stem = first.slice(0, -1);
    stems.set(stem, (stems.get(stem) ?? 0) | bit);
    stemMin = Math.min(stemMin, stem.length);
    stemMax = Math.max(stemMax, stem.length);
  } else words.set(first, (words.get(first) ?? 0) | bit);
}

const matches = (pattern: string, word: string | undefined): boolean =>
  word !== undefined &&
  (pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

const isArabic = /^\p{Script=Arabic}/u;

/** Arabic writes "and", "the" and short prepositions as one word with the next. */
function formsOf(word: string): string[] {
  if (!isArabic.test(word)) {
    const parts = word.split(/['’]/);
    return parts.length === 2 && parts[1] ? [word.replace("’", "'"), parts[1]] : [word];
  }
  const bare = /^[وفبلك](?=\p{L}{3})/u.test(word) ? word.slice(1) : word;
  return [...new Set([word, bare, bare.replace(/^(?:ال|لل)(?=\p{L}{2})/u, "")])];
}

interface WordCues {
  mask: number;
  phrases: readonly Phrase[];
}

const none: readonly Phrase[] = [];
/** Words come again and again, on a page and on others. */
const known = new Map<string, WordCues>();
const knownMax = 20_000;

function cuesOf(word: string): WordCues {
  const found = known.get(word);
  if (found) return found;
  const forms = formsOf(word);
  let mask = 0;
  for (const form of forms) {
    mask |= words.get(form) ?? 0;
    for (let length = stemMin; length <= Math.min(stemMax, form.length); length++) {
      mask |= stems.get(form.slice(0, length)) ?? 0;
    }
  }
  const begun = forms.flatMap((form) => phrases.get(form) ?? []);
  const cues = { mask, phrases: begun.length === 0 ? none : begun };
  if (known.size >= knownMax) known.clear();
  known.set(word, cues);
  return cues;
}

/** The classes of cues at a word of a folded sentence, as a mask. */
export function cuesAt(sentence: readonly string[], at: number): number {
  const own = cuesOf(sentence[at] ?? "");
  let { mask } = own;
  for (const { rest, mask: bit } of own.phrases) {
    if (rest.every((pattern, after) => matches(pattern, sentence[at + 1 + after]))) mask |= bit;
  }
  return mask;
}
