/** Text for comparison: no case, no marks, nothing invisible, single spaces. `fold("Cafés  Weiß")` // => "cafes weiss" */
export const fold = (text: string): string => folded(text, marks);

/**
 * The same, but marks that are letters of their own stay: Thai and Indian vowels, and those that tell
 * "が" from "か". `foldAccents("Café กุ้ง")` // => "cafe กุ้ง"
 */
export const foldAccents = (text: string): string => folded(text, accents);

const folded = (text: string, without: RegExp): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : withoutMarks(text, without).toLowerCase().replace(/\s+/g, " ").trim();

/** Most names are: they have no marks and no spaces to lose. */
const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const marks = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const accents =
  /(?![\u3099\u309A])(?=[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}|\p{Default_Ignorable_Code_Point}/gu;

const withoutMarks = (text: string, without: RegExp): string =>
  text
    .normalize("NFKD")
    .replace(without, "")
    .replace(/\u2800/g, " ")
    .replace(/ß/g, "ss");
