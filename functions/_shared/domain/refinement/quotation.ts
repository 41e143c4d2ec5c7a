import { modelLimits } from "../limits/model.ts";
import { fold } from "../text/fold.ts";
import { blank } from "./hide-contacts.ts";
import { sentencesOf } from "./name-patterns.ts";
import type { QuotedPage } from "./quoted-pages.ts";

/** Words of a page, verbatim. */
export interface Quotation {
  page: string;
  words: string;
  /** The whole sentences around them. */
  sentence: string;
  /** Their sentence says "not" outside of them: cut out, they may mean the opposite. */
  isNegated: boolean;
}

/**
 * The position of a snippet word by word, ignoring case, accents and spaces; `null` if it is
 * nowhere.
 */
export function quotationOf(snippet: string, pages: readonly QuotedPage[]): Quotation | null {
  const wanted = fold(snippet).replace(/^["'“”„«»]+|["'“”„«»]+$/g, "");
  const isWords = /\p{L}{2}/u.test(wanted) && !wanted.includes(fold(blank));
  if (!isWords) return null;
  for (const { ref, lines } of pages) {
    for (const line of lines) {
      const words = wordsAt(line, wanted);
      if (words !== null) return { page: ref, words, ...around(line, words) };
    }
  }
  return null;
}

/**
 * The part of a line that reads like `wanted`. A word that is longer or shorter without its accents
 * is taken whole: nobody can say where in it the part begins.
 */
function wordsAt(line: string, wanted: string): string | null {
  const places: { at: number; start: number; length: number; isSame: boolean }[] = [];
  let folded = "";
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    const plain = fold(word);
    if (plain === "") continue;
    if (folded !== "") folded += " ";
    const { length } = word;
    places.push({ at: folded.length, start: index, length, isSame: plain.length === length });
    folded += plain;
  }
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isInWord(folded, at) || isInWord(folded, end)) continue;
    const first = places.findLast((place) => place.at <= at);
    const last = places.findLast((place) => place.at < end);
    if (!first || !last) continue;
    const words = line.slice(
      first.start + (first.isSame ? at - first.at : 0),
      last.start + (last.isSame ? end - last.at : last.length),
    );
    if (!words.includes(blank)) return words;
  }
  return null;
}

/** Scripts that part no words with spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function isInWord(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 1), at + 1);
  return /^[\p{L}\p{N}]{2}$/u.test(around) && !unspaced.test(around);
}

const negators =
  /(?<!\p{L})(?:no|not|never|without|cannot|\p{L}+n['’]t|nor|neither|kein\p{L}*|nicht|nie|niemals|ohne|weder|ne|n['’](?=\p{L})|pas|sans|jamais|aucune?|ni|nunca|sin|ningun[oa]?|non|senza|mai|geen|niet|nooit|zonder|nao|não|sem|nem|لا|لم|لن|ليس\p{L}*|لسنا|بدون|بلا|غير)(?![\p{L}-])/iu;

function around(line: string, words: string): Pick<Quotation, "sentence" | "isNegated"> {
  const at = line.indexOf(words);
  let start = 0;
  const touched = sentencesOf(line).filter((sentence) => {
    const begin = line.indexOf(sentence, start);
    start = begin + sentence.length;
    return begin < at + words.length && start > at;
  });
  const isNegated = touched.some(
    (sentence) => !words.includes(sentence) && saysNot(sentence.replace(words, " ")),
  );
  return { sentence: touched.join(" "), isNegated };
}

const saysNot = (text: string): boolean => negators.test(text);

/** Words that claim nothing by themselves. */
const connecting = new Set(
  "a an and the of for in with to at on or from by as is are we our it its und der die das den dem des mit fur im von zu am ein eine einen oder wir unser unsere ist sind et le la les de du d l un une pour avec en au aux ou nous nos notre est sont y e el los las del para con por una o nuestro nuestra nuestros nuestras es son il lo gli i della delle dei per da siamo het een van voor met op wij onze zijn os as dos das do um uma com em".split(
    " ",
  ),
);

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a text says nothing that the quotations don't: it is made of their words, and leaves out
 * no "not" of theirs.
 */
export function isMadeOf(text: string, quotations: readonly Quotation[]): boolean {
  if (!saysNot(text) && quotations.some(({ words }) => saysNot(words))) return false;
  const told = new Set(quotations.flatMap(({ words }) => wordsIn(words)));
  if (quotations.some((quotation) => contains(quotation, text))) return true;
  const own = wordsIn(text).filter((word) => !connecting.has(word));
  return own.length > 0 && own.every((word) => told.has(word));
}

/** Whether a quotation contains a text word by word, in one piece. */
export const contains = ({ words }: Quotation, text: string): boolean =>
  wordsAt(words, fold(text)) !== null;

/** `model, quoted: “Bread and cakes”` */
export const methodOf = ({ words }: Quotation): string => `model, quoted: “${shortened(words)}”`;

export const shortened = (words: string): string =>
  words.length <= modelLimits.snippetMaxChars
    ? words
    : `${words
        .slice(0, modelLimits.snippetMaxChars)
        .replace(/\s+\S*$/, "")
        .toWellFormed()}…`;
