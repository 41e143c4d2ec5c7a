import { notMisspelt, slipBetween } from "../slips.ts";

/** Shorter words have too many real neighbours. */
const swapMinLetters = 5;
const editMinLetters = 6;

/**
 * Whether two phrases are equal but for one slip in one word: two neighbours swapped, or a letter
 * too many, too few or wrong in a longer word. The first letter is right, as it is in most slips.
 */
export function oneEditApart(typed: string, meant: string): boolean {
  const typedWords = typed.split(" ");
  const meantWords = meant.split(" ");
  if (typedWords.length !== meantWords.length) return false;
  const different = meantWords.flatMap((word, at) => {
    const other = typedWords[at] ?? "";
    return other === word ? [] : [[other, word] as const];
  });
  const [only] = different;
  return different.length === 1 && only !== undefined && isSlip(...only);
}

function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || notMisspelt.has(typed)) return false;
  const slip = slipBetween(typed, meant);
  return slip !== null && meant.length >= (slip === "swapped" ? swapMinLetters : editMinLetters);
}
