/** Text for comparison: no case, no marks, nothing invisible, single spaces. `fold("Cafés  Weiß")` // => "cafes weiss" */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : withoutMarks(text).toLowerCase().replace(/\s+/g, " ").trim();

/** Most names are: they have no marks and no spaces to lose. */
const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const withoutMarks = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/\u2800/g, " ")
    .replace(/ß/g, "ss");
