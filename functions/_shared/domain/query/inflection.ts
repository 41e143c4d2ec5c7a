const pluralAlready = /[^su]s$/;

/** A folded word's singular; a word that is no plural comes back as it is. */
export function singularWord(word: string): string {
  if (/men$/.test(word) && word.length > 4) return `${word.slice(0, -3)}man`;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/s$/.test(word) && !/(ss|us|is)$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word;
}

/** A folded phrase with its last word in the singular. `singular("hair salons")` // => "hair salon" */
export const singular = (phrase: string): string => phrase.replace(/\S+$/, singularWord);

/** A type's name for more than one. `plural("Bakery")` // => "Bakeries" */
export function plural(name: string): string {
  if (pluralAlready.test(name)) return name;
  if (/man$/i.test(name)) return `${name.slice(0, -2)}en`;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/i.test(name)) return `${name}es`;
  return `${name}s`;
}
