/** A word or sign of a sentence, with its place in the text. */
interface Part {
  text: string;
  word: string;
  at: number;
  end: number;
}

/** Two digits without an apostrophe may be a day or an hour below this. */
const plainMin = 32;
const thisCentury = 27;
const beforeSpanish = /^(?:en|desde|hasta|para|hacia|por)$/;
const beforeOthers =
  /^(?:en|depuis|des|anno|jahr|jahre|annee|ano|invierno|verano|otono|primavera)$/;
const pronoun =
  /^(?:il|elle|ils|elles|on|nous|je|et|avec|par|mon|ma|le|la|les|quand|y|se|el|lo|su|sus|ya|con|er|sie|wir|und|hat|haben|war)$/;

/** "the spring of '73", "abril del 61", "en 76, elle …": the year that two digits mean. */
export function shortYear(
  text: string,
  before: readonly Part[],
  digits: { at: number; end: number },
): number | null {
  const value = Number(text.slice(digits.at, digits.end));
  const next = /^(\s?)(\p{L}+|\S)?/u.exec(text.slice(digits.end));
  const follower = next?.[2]?.toLowerCase() ?? "";
  const full = value < thisCentury ? 2000 + value : 1900 + value;
  const last = before.at(-1);
  if (last === undefined || (next?.[1] === "" && /^[\p{L}%€$£:/º°-]/u.test(follower))) return null;
  if (/^['’‘]$/.test(last.text) && last.end === digits.at) {
    return /(?:^|[\s(–-])$/.test(text.slice(0, last.at)) ? full : null;
  }
  if (value < plainMin || digits.at - last.end !== 1) return null;
  const isEnd = follower === "" || /^[,.;:)!?]$/.test(follower) || pronoun.test(follower);
  if (!isEnd || /^[.,:]\d/.test(text.slice(digits.end))) return null;
  if (last.word === "del") return full;
  if (last.word === "el" && beforeSpanish.test(before.at(-2)?.word ?? "")) return full;
  return beforeOthers.test(last.word) ? full : null;
}
