import type { Refusal } from "../plan/refusal.ts";
import type { Reader, Span } from "./draft.ts";

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

/**
 * Words without a use. Where nothing in the question is about businesses, it is about something
 * else; where one business is asked for something unknown, there is no such field.
 */
export function unread(reader: Reader): Refusal {
  const { draft, tokens, question } = reader;
  const unknown = tokens.filter(({ kind }) => kind === "unknown");
  const isLeft = unknown.filter((token) =>
    draft.leftovers.some(({ start }) => start === token.start),
  );
  if (isLeft.length > 0 && !isAboutData(reader)) {
    return { refuse: "out_of_scope", about: isLeft.map((token) => textOf(question, token)) };
  }
  const [target] = draft.targets;
  const asksOne =
    target &&
    isLeft.length > 0 &&
    isLeft.length <= 3 &&
    tokens.some(({ kind }) => ["of", "have", "ask1", "count"].includes(kind));
  if (asksOne) {
    return {
      refuse: "no_such_field",
      about: [isLeft.map((token) => textOf(question, token)).join(" ")],
    };
  }
  return wordsRefusal(question, isLeft.length > 0 ? isLeft : draft.leftovers);
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
