/** The four slips of the finger, at places that follow from the phrase alone. */
const neighbours: Readonly<Record<string, string>> = Object.fromEntries(
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row) =>
    [...row].map((letter, at) => [letter, row[at + 1] ?? row[at - 1] ?? letter]),
  ),
);

/** Swapped, dropped, doubled and neighbouring letters; none in the first place. */
export function slipsOf(phrase: string): string[] {
  const seed = [...phrase].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const places = [...phrase].flatMap((letter, at) =>
    at > 0 && /\p{L}/u.test(letter) && /\p{L}/u.test(phrase[at + 1] ?? "") ? [at] : [],
  );
  const place = (turn: number): number => places[(seed + turn * 5) % places.length] ?? 1;
  const [swap, drop, double, wrong] = [place(0), place(1), place(2), place(3)];
  const letter = (at: number): string => phrase[at] ?? "";
  const slips = [
    phrase.slice(0, swap) + letter(swap + 1) + letter(swap) + phrase.slice(swap + 2),
    phrase.slice(0, drop) + phrase.slice(drop + 1),
    phrase.slice(0, double) + letter(double) + phrase.slice(double),
    phrase.slice(0, wrong) +
      (neighbours[letter(wrong).toLowerCase()] ?? "") +
      phrase.slice(wrong + 1),
  ];
  return [...new Set(slips)].filter((slip) => slip !== phrase && [...slip].length >= 4);
}
