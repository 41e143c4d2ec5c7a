import { catalogue } from "../../matching/catalogue.ts";
import { wordsByLanguage } from "../../matching/synonyms.ts";
import type { Language, Lexicon } from "./lexicon.ts";
import type { Names } from "./names.ts";
import { keyOf, type Piece } from "./tokens.ts";
import { formsIn } from "./type-forms.ts";

/**
 * Small words that a sentence of the language has whatever it is about. A word of two languages
 * is in both and then tells nothing between them.
 */
const smallWords: Readonly<Record<Exclude<Language, "ar">, string>> = {
  en: "the, is, are, was, were, which, what, whats, how, many, much, of, with, without, and, or, do, does, did, dont, doesnt, have, has, had, you, u, your, ur, r, hi, hey, hello, thanks, thx, cheers, for, to, from, this, that, these, those, there, here, where, who, whos, when, why, my, i, im, it, its, any, all, not, by, at, on, in, a, an, can, could, would, please, pls, than, more, most, show, list, give, me, we, they, them, got, get, need, want, about, if, be, will, near, n, no, hows, as, plus",
  de: "der, die, das, den, dem, des, und, oder, ist, sind, war, wie, wieviel, wieviele, viele, welche, welcher, welches, welchen, haben, hat, hats, gibt, gibts, es, mit, ohne, nicht, kein, keine, keinen, ein, eine, einen, einer, ne, nen, im, in, an, zu, zum, zur, vom, auf, aus, bei, fur, von, nach, auch, noch, wo, wer, was, wann, warum, ich, du, wir, ihr, mir, mich, bitte, danke, hallo, schon, eher, mal, doch, nur, hier, da, dann, dort, denn, darf, kann, kannst, zeig, zeige, liste, man, sie, macht, machen, mehr, als, am, um, uber, pro, je, so, deine, dein, suche, brauche, hast, haste, gibt",
  fr: "le, la, les, l, d, du, des, un, une, et, est, sont, que, quel, quelle, quels, quelles, combien, avec, sans, dans, sur, pour, par, qui, ou, il, elle, ils, elles, y, a, ya, je, tu, vous, nous, mon, ma, mes, ton, ta, tes, ce, cette, ces, ca, c, qu, n, s, j, m, t, pas, plus, moins, de, en, au, aux, moi, svp, stp, merci, bonjour, salut, liste, montre, donne, ont, chez, pres, leur, leurs, vos, votre, comment, quand, quoi, cest, fait, font, dont, entre, selon, on, se, ne, aussi, peux, peut, veux, cherche, voudrais",
  es: "el, la, los, las, un, una, unos, unas, y, es, son, esta, estan, que, q, cual, cuales, cuantos, cuantas, cuanto, cuanta, con, sin, en, por, para, de, del, al, a, hay, no, mi, tu, yo, mas, menos, donde, quien, como, cuando, este, estos, estas, esos, me, lo, le, se, su, sus, hola, gracias, porfa, favor, tiene, tienen, o, muestra, muestrame, dame, lista, algun, alguna, sobre, entre, cada, desde, aqui, ser, sea, sean, era, segun, tengo, puedo, ya, te, eres, puedes, quiero, busco, necesito",
};

/** Each of these weighs less than a word of one language alone. */
const shared = 0.4;

let known: ReadonlyMap<string, readonly Language[]> | undefined;

function languagesOf(word: string): readonly Language[] {
  known ??= Object.entries(smallWords).reduce((map, [language, words]) => {
    for (const one of words.split(",").map(keyOf)) {
      map.set(one, [...(map.get(one) ?? []), language as Language]);
    }
    return map;
  }, new Map<string, Language[]>());
  return known.get(word) ?? (/\p{Script=Arabic}/u.test(word) ? ["ar"] : []);
}

/** How much the small words of a question, and its words for types, speak for each language. */
export function languageHints(pieces: readonly Piece[]): ReadonlyMap<Language, number> {
  const hints = new Map<Language, number>();
  const add = (one: Language, weight: number): Map<Language, number> =>
    hints.set(one, (hints.get(one) ?? 0) + weight);
  for (const { kind, text } of pieces) {
    const languages = kind === "word" ? languagesOf(text) : [];
    for (const one of languages) add(one, languages.length > 1 ? shared : 1);
    const ofType = languages.length === 0 ? typeLanguagesOf(text) : [];
    for (const one of ofType) add(one, typeWord / ofType.length);
  }
  return hints;
}

/**
 * The pieces of a question without its place names of several words: "Rua de Santa Catarina" doesn't
 * say in which language the question is.
 */
export function outsidePlaces(
  pieces: readonly Piece[],
  { places, longest }: Pick<Names, "places" | "longest">,
): Piece[] {
  const outside: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const words = pieces.slice(at, at + longest).map(({ text }) => text);
    while (words.length > 1 && !places.has(words.join(" "))) words.pop();
    if (words.length > 1) at += words.length - 1;
    else outside.push(...pieces.slice(at, at + 1));
  }
  return outside;
}

/** A type may be called by a word of another language: "how many boulangeries". */
const typeWord = 0.5;

let typeLanguages: ReadonlyMap<string, ReadonlySet<Language>> | undefined;

/** The languages that have the word for a type; one that most have tells nothing. */
function typeLanguagesOf(word: string): readonly Language[] {
  typeLanguages ??= typeWords();
  const found = typeLanguages.get(word);
  return found && found.size <= 2 ? [...found] : [];
}

function typeWords(): Map<string, Set<Language>> {
  const found = new Map<string, Set<Language>>();
  const add = (said: string, language: Language): void => {
    for (const [form] of formsIn(keyOf(said))) {
      found.set(form, (found.get(form) ?? new Set()).add(language));
    }
  };
  // English of "taco shop", too: the map's own language.
  const english = [...catalogue.flatMap(({ types }) => types), ...wordsByLanguage.en()];
  for (const word of english.flatMap((said) => said.split(" "))) add(word, "en");
  for (const language of ["de", "fr", "es"] as const) {
    for (const said of wordsByLanguage[language]()) if (!said.includes(" ")) add(said, language);
  }
  return found;
}

/**
 * Whether a question has a word of the language that is none of English: else only words that
 * languages share speak for it.
 */
export function hasOwnWord(pieces: readonly Piece[], lexicon: Lexicon, english: Lexicon): boolean {
  const { language, vocabulary } = lexicon;
  if (language === "en") return true;
  return pieces.some(({ kind, text }) => {
    if (kind !== "word") return false;
    const small = languagesOf(text);
    if (small.length > 0) return small.includes(language) && !small.includes("en");
    const ofType = typeLanguagesOf(text);
    if (ofType.length > 0) return ofType.includes(language) && !ofType.includes("en");
    return vocabulary.has(text) && !english.vocabulary.has(text);
  });
}
