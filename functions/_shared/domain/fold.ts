/** Text for comparison: no case, no marks, single spaces. `fold("Cafés  Weiß")` // => "cafes weiss" */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
