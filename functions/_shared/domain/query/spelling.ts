import { notMisspelt } from "./catalogue-aliases.ts";

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
  if (meant.length < swapMinLetters) return false;
  const start = commonStart(typed, meant);
  const restTyped = typed.slice(start);
  const restMeant = meant.slice(start);
  const swapped =
    restTyped.slice(2) === restMeant.slice(2) &&
    restTyped[0] === restMeant[1] &&
    restTyped[1] === restMeant[0];
  if (swapped && typed.length === meant.length) return true;
  if (meant.length < editMinLetters) return false;
  return (
    restTyped.slice(1) === restMeant ||
    restTyped === restMeant.slice(1) ||
    restTyped.slice(1) === restMeant.slice(1)
  );
}

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
}
