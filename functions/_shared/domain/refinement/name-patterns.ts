import { isFirstName } from "../enrichment/first-names.ts";
import { fold } from "../text/fold.ts";

const capital = "\\p{Lu}[\\p{L}'’.-]*";
const particle =
  "(?:van der|van den|van|von der|von|de la|del|de|der|den|di|da|du|dos|ter|ten|el|bin|al)";
const further = `(?:\\s+(?:${particle}\\s+)?${capital})`;

/** Words with capitals in a row; a name may begin anywhere in it. */
export const capitalsInRow = new RegExp(
  `(?<!\\p{L})(?:${capital},\\s+)?${capital}${further}*`,
  "gu",
);
export const capitalised = new RegExp(`(?<!\\p{L})${capital}`, "gu");
/** Several capitalised words within a sentence: a person, or a place. */
export const withinSentence = new RegExp(
  `(?<=[\\p{Ll}\\p{N},;:–-]\\s)${capital}${further}{1,3}`,
  "gu",
);
/** The same where a sentence begins: `Kaye Barr is …` */
export const atStart = new RegExp(`^["“„«]?${capital}${further}{1,2}(?=\\s\\p{Ll})`, "u");

/** Certain signs of a name: a title before it, initials, a degree after it. */
export const certainNames = [
  new RegExp(
    `(?<!\\p{L})(?:Dr|Mr|Mrs|Ms|Miss|Prof|Herrn?|Frau|Mme|Mlle|Monsieur|Madame|Maître|Sra?|Señora?|Don|Doña|Dott(?:\\.?ssa)?|Sig(?:\\.?ra)?|Signora?|Dhr|Mevr|Mevrouw|Drs)\\.?\\s+${capital}${further}{0,2}`,
    "gu",
  ),
  /(?<![\p{L}.])(?:\p{Lu}\.\s?){1,3}(?:(?:and|und|et|&)\s+(?:\p{Lu}\.\s?){1,3})?["“][\p{L}]+["”]\s+\p{Lu}[\p{L}'’-]+/gu,
  /(?<![\p{L}.])(?:\p{Lu}\.\s?){1,3}(?:(?:and|und|et|&)\s+(?:\p{Lu}\.\s?){1,3})?\p{Lu}[\p{L}'’-]+/gu,
  new RegExp(
    `(?<!\\p{L})${capital}${further}{0,2},?\\s+(?:Jr|Sr|Ph\\.?D|M\\.?D|DDS|DMD|Esq|CPA|DVM|CKD|RN)\\b\\.?`,
    "gu",
  ),
];

const wordsOfName = 3;

/** The positions of first names in a row of capitalised words, with the words that follow them. */
export function firstNamesIn(words: readonly string[]): boolean[] {
  let left = 0;
  return words.map((word) => {
    const isCapital = /^\p{Lu}/u.test(word);
    if (isCapital && isFirstName(word)) left = wordsOfName;
    const isPart = left > 0;
    if (isPart && isCapital) left -= 1;
    return isPart;
  });
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…。！？])\s+/u);

/** In a heading every word may have a capital. */
export function isProse(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= 6 && small * 3 > words.length;
}

/** `New Haven`, `Fairfield County` // => true; a surname that is a place as well // => false */
export const isPlaceName = (row: string): boolean =>
  /^(?:New|North|South|East|West|San|Santa|Saint|Fort|Mount|Los|Las)\s/.test(row) ||
  /\s(?:County|Islands?|Springs|Heights|Valley|Falls|City)$/.test(row);

/** The words of a text as names are compared: `O'Regan's` // => ["regan"] */
export const nameWords = (text: string): string[] =>
  fold(text.replace(/['’]s?(?!\p{L})/gu, ""))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
