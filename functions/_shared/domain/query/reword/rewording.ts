/** A stretch of a question and plainer words for it. */
export interface Rewording {
  from: RegExp;
  to: string;
  /** The assumption it makes, by a key of the phrase book. */
  assumed?: string;
}

const bare: Readonly<Record<string, string>> = {
  á: "a",
  à: "a",
  â: "a",
  ä: "a",
  é: "e",
  è: "e",
  ê: "e",
  í: "i",
  î: "i",
  ó: "o",
  ô: "o",
  ö: "o",
  ú: "u",
  û: "u",
  ü: "u",
  ñ: "n",
  ç: "c",
};

/** A pattern that reads its letters with and without their marks; its classes hold none of them. */
export const loose = (pattern: string): string =>
  pattern.replace(/[áàâäéèêíîóôöúûüñç]/g, (one) => `[${one}${bare[one] ?? ""}]`);

/** Whole words only: `\b` knows no letters with marks. A pattern with `^` sets its own end. */
const words = (pattern: string): RegExp =>
  pattern.startsWith("^")
    ? new RegExp(loose(pattern), "iu")
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${loose(pattern)})(?![\\p{L}\\p{N}])`, "giu");

export const table = (rows: readonly (readonly [string, string, string?])[]): Rewording[] =>
  rows.map(([from, to, assumed]) => ({
    from: words(from),
    to,
    ...(assumed ? { assumed } : {}),
  }));
