import {
  type Dictionary,
  type Entry,
  type TypeName,
  typeMisspelt,
  typeNamed,
} from "./dictionary.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** What a piece of the question was recognised as. */
export type Link =
  | Meaning
  | { kind: "place"; entries: readonly Entry[] }
  | { kind: "category"; entries: readonly Entry[]; understood: boolean }
  | { kind: "notCollected"; type: string }
  | { kind: "comma" }
  | { kind: "unknown" };

export type Item = Link & {
  start: number;
  end: number;
  /** Whether "a" or "an" stands before it. */
  article: boolean;
};

interface Found {
  link: Link;
  /** Index of the next word. */
  next: number;
}

interface Context {
  question: string;
  words: readonly Word[];
  dictionary: Dictionary;
  lexicon: Lexicon;
}

/** Every piece of the question as the longest thing it can be, in order. */
export function linkWords(context: Context): Item[] {
  const { words } = context;
  const items: Item[] = [];
  let at = 0;
  while (at < words.length) {
    const { link, next } = foundAt(context, at, items) ?? {
      link: { kind: "unknown" },
      next: at + 1,
    };
    const start = words[at]?.start ?? 0;
    const end = words[next - 1]?.end ?? start;
    items.push({ ...link, start, end, article: items.at(-1)?.kind === "article" });
    at = next;
  }
  return items;
}

function foundAt(context: Context, at: number, before: readonly Item[]): Found | undefined {
  const { words, dictionary, lexicon } = context;
  const kind = words[at]?.kind;
  if (kind === "mark") return { link: { kind: "comma" }, next: at + 1 };
  if (kind === "sign") return undefined;
  const introduced = isIntroduced(before);
  for (let length = Math.max(dictionary.longest, lexicon.longest); length > 0; length--) {
    const found = foundOfLength(context, at, length, introduced);
    if (found) return found;
  }
  return misspeltAt(context, at);
}

function foundOfLength(
  context: Context,
  at: number,
  length: number,
  introduced: boolean,
): Found | undefined {
  const { dictionary, lexicon } = context;
  const loose = windowOf(context.words, at, length, true);
  if (!loose) return undefined;
  const places = dictionary.places.get(loose.key);
  const place: Found | undefined = places && {
    link: { kind: "place", entries: places },
    next: loose.next,
  };
  if (place && introduced) return place;
  const strict = windowOf(context.words, at, length, false);
  const meaning = strict && lexicon.meanings.get(strict.key);
  const phrase = meaning && { link: meaning, next: strict.next };
  if (phrase && phrase.link.kind !== "subject" && phrase.link.kind !== "filler") return phrase;
  const type = typeNamed(dictionary, loose.key);
  if (type) return { link: linkOfType(type), next: loose.next };
  if (phrase) return phrase;
  return place && looksLikeName(context, at) ? place : undefined;
}

/** A name may be written with marks between its words ("St. John's"), a phrase may not. */
function windowOf(
  words: readonly Word[],
  at: number,
  length: number,
  overMarks: boolean,
): { key: string; next: number } | undefined {
  const texts: string[] = [];
  let next = at;
  while (texts.length < length) {
    const word = words[next];
    if (!word || (word.kind !== "word" && !overMarks)) return undefined;
    if (word.kind === "word") texts.push(word.text);
    next++;
  }
  return { key: texts.join(" "), next };
}

const linkOfType = ({ entries, own, notCollected }: TypeName): Link =>
  notCollected === null
    ? { kind: "category", entries, understood: !own }
    : { kind: "notCollected", type: notCollected };

/** "in Nice" names a place, "nice restaurants" doesn't: a word before the name decides. */
function isIntroduced(before: readonly Item[]): boolean {
  const significant = before.filter(({ kind }) => kind !== "filler" && kind !== "article");
  const last = significant.at(-1);
  const previous = last?.kind === "comma" ? significant.at(-2) : last;
  if (!previous) return false;
  if (previous.kind === "field") {
    return ["suburb", "city", "street", "postcode"].includes(previous.field);
  }
  if (previous.kind === "place") return true;
  return last === previous && ["preposition", "along", "of"].includes(previous.kind);
}

/** A capital among small letters, as in "which Soho bakeries"; numbers and first words don't count. */
function looksLikeName({ question, words }: Context, at: number): boolean {
  const word = words[at];
  if (!word || at === 0 || /^\p{N}/u.test(word.text)) return false;
  const first = question[word.start] ?? "";
  if (first.toLowerCase() === first.toUpperCase()) return true;
  const initials = words.slice(1).map(({ start }) => question[start] ?? "");
  const capitals = initials.filter((letter) => letter !== letter.toLowerCase()).length;
  const small = initials.filter((letter) => letter !== letter.toUpperCase()).length;
  return first !== first.toLowerCase() && capitals <= small;
}

function misspeltAt(context: Context, at: number): Found | undefined {
  const { words, dictionary, lexicon } = context;
  for (let length = dictionary.longest; length > 0; length--) {
    const window = windowOf(words, at, length, false);
    if (!window) continue;
    const unknown = window.key.split(" ").some((word) => !lexicon.vocabulary.has(word));
    const type = unknown ? typeMisspelt(dictionary, window.key) : undefined;
    if (type?.notCollected === null) {
      return {
        link: { kind: "category", entries: type.entries, understood: true },
        next: window.next,
      };
    }
  }
  return undefined;
}
