/** Words a full-text index leaves out as too common: InnoDB's own list. */
const STOP_WORDS = new Set(
  "a about an are as at be by com de en for from how i in is it la of on or that the this to und was what when where who will with www".split(
    " ",
  ),
);

/** InnoDB indexes no shorter word. */
const MIN_WORD_LENGTH = 3;

const isIndexed = (word: string): boolean =>
  word.length >= MIN_WORD_LENGTH && !STOP_WORDS.has(word);

/** Without case and accents, as MariaDB compares. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

function words(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== "");
}

/** Signs that mean something to MariaDB's boolean search; Appwrite takes them out of a question. */
const OPERATORS = /[@+\-*)(<>~"]/g;

const isQuoted = (question: string): boolean =>
  question.startsWith('"') && question.endsWith('"') && question.length > 1;

/** A question MariaDB cannot parse: of a `%` nothing is left but the star that Appwrite puts behind it. */
export function isUnreadableQuestion(question: string): boolean {
  return !isQuoted(question) && /^[\s%]*%[\s%]*$/.test(question.replace(OPERATORS, " "));
}

function holdsPhrase(known: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0 || !phrase.every(isIndexed)) return false;
  return known.some((_word, start) => phrase.every((word, at) => known[start + at] === word));
}

/**
 * Whether a text holds one of the question's words: the last as the beginning of a word, the others
 * whole. In quotation marks they stand one behind the other.
 */
export function matchesQuestion(text: string, question: string): boolean {
  const asked = words(question.replace(OPERATORS, " "));
  const known = words(text);
  if (isQuoted(question)) return holdsPhrase(known, asked);
  const indexed = known.filter(isIndexed);
  const last = asked.pop();
  const isHeld = asked.some((word) => indexed.includes(word));
  return isHeld || (last !== undefined && indexed.some((word) => word.startsWith(last)));
}
