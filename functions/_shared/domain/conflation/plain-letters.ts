import { wordsOf } from "../matching/phrase.ts";
import { foldAccents } from "../text/fold.ts";
import { plainDigits } from "../text/plain-digits.ts";

const isPlain = /^[ -~]*$/;
/** Hebrew marks what is shortened within the word: בע"מ */
const quotedWithin = /(?<=\p{Script=Hebrew})["'״׳“”‘’](?=\p{Script=Hebrew})/gu;

/** One form of letters that are written in several: "ＢＬＵＥ" and "㈱" are "BLUE" and "(株)", "№ ٥" is "5". */
export const inPlainLetters = (text: string): string =>
  isPlain.test(text)
    ? text
    : plainDigits(text.replace(/№/g, " ").normalize("NFKC")).replace(quotedWithin, "");

/** Folding takes Korean syllables apart, and "が" into "か" and its mark. */
export const wordsIn = (text: string): string[] =>
  wordsOf(text, foldAccents).flatMap((word) => (word === "" ? [] : word.normalize("NFC")));
