/** Letters of both scripts that are written for one another; none for a vowel or a weak sound. */
const arabicSounds: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "ب b,ت t,ث t,ج j,ح h,خ x,د d,ذ d,ر r,ز z,س s,ش c,ص s,ض d,ط t,ظ d,غ g,ف f,ق k,ك k,گ g,ل l",
    "م m,ن n,ه h,پ b,ڤ f,چ c",
  ]
    .join(",")
    .split(",")
    .map((pair) => pair.split(" ")),
);
const latinSounds: readonly [RegExp, string][] = [
  [/ou|w/g, ""],
  [/kh/g, "x"],
  [/gh/g, "g"],
  [/sh|ch/g, "C"],
  [/th/g, "t"],
  [/dh/g, "d"],
  [/ph/g, "f"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/p/g, "b"],
  [/v/g, "f"],
  [/[^a-zA-Z]|[aeiouy]/g, ""],
  [/C/g, "c"],
];
const arabic = /\p{Script=Arabic}/u;

export const isArabic = (text: string): boolean => arabic.test(text);

/**
 * The consonants of a word, for comparing the two scripts of one name: `chifa` and `شفاء` => "cf".
 * Arabic doesn't write most vowels, and a Latin "h" may be any of three letters or none.
 */
export function soundsOf(word: string): string {
  const sounds = isArabic(word)
    ? [...word].map((letter) => arabicSounds[letter] ?? "").join("")
    : latinSounds.reduce((text, [from, to]) => text.replace(from, to), word.toLowerCase());
  return sounds.replace(/h/g, "").replace(/(.)\1+/g, "$1");
}
