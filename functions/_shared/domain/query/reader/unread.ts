import type { Refusal } from "../plan/refusal.ts";
import type { Reader, Span } from "./draft.ts";
import type { Token } from "./token.ts";

const aboutMax = 6;
const aboutMaxChars = 80;

const aboutData = [
  "type",
  "place",
  "listing",
  "value",
  "subject",
  "field",
  "notCollected",
  "open",
  "closed",
  "network",
  "pron",
  "near",
  "within",
  "dir",
];

/** Whether any word of the question is about businesses. */
export const isAboutData = ({ tokens }: Reader): boolean =>
  tokens.some(({ kind }) => aboutData.includes(kind));

/** Words without a use. Asked of one business, they name a field we don't have. */
export function unread(reader: Reader): Refusal {
  const { draft, tokens, question } = reader;
  const unknown = tokens.filter(({ kind }) => kind === "unknown");
  const isLeft = unknown.filter((token) =>
    draft.leftovers.some(({ start }) => start === token.start),
  );
  const asked = askedOfOne(reader, isLeft);
  if (asked !== undefined) return { refuse: "no_such_field", about: [asked] };
  const refusal = wordsRefusal(question, isLeft.length > 0 ? isLeft : draft.leftovers);
  return isAboutData(reader) ? refusal : { ...refusal, reason: "nothing_known" };
}

/** "the shoe size of Joe's Diner": the words right before the "of" of a business. */
function askedOfOne(
  { draft, tokens, question }: Reader,
  left: readonly Token[],
): string | undefined {
  const [first] = left;
  if (!first || draft.targets.length === 0 || left.length > 3) return undefined;
  const start = tokens.indexOf(first);
  const of = tokens[start + left.length];
  const named = tokens[start + left.length + 1];
  // "a 5 min walk of …" is a distance.
  const isMeasured = tokens[start - 1]?.kind === "number";
  const isTogether = !isMeasured && left.every((token, at) => tokens[start + at] === token);
  return isTogether && of?.kind === "of" && named?.kind === "listing"
    ? left.map((token) => textOf(question, token)).join(" ")
    : undefined;
}

export const textOf = (question: string, { start, end }: Span): string =>
  question.slice(start, end).replace(/\s+/g, " ").slice(0, aboutMaxChars);

export const whole = (question: string): Span => ({ start: 0, end: question.length });

export const notUnderstood = (
  question: string,
  spans: readonly Span[],
): { refusal: Refusal; isUnread: true } => ({
  refusal: wordsRefusal(question, spans),
  isUnread: true,
});

/** Names the words that found no use; neighbours are named together. */
function wordsRefusal(question: string, spans: readonly Span[]): Refusal {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && question.slice(last.end, start).trim() === "") last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  const about = joined.map((span) => textOf(question, span).trim()).filter((text) => text !== "");
  return { refuse: "not_understood", about: [...new Set(about)].slice(0, aboutMax) };
}
