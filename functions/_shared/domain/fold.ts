/** Text for comparison: no case, no marks, single spaces. `fold("Cafés  Weiß")` // => "cafes weiss" */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : withoutMarks(text).toLowerCase().replace(/\s+/g, " ").trim();

/** Most names are: they have no marks and no spaces to lose. */
const isPlain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

const withoutMarks = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");
