import { fold } from "../../text/fold.ts";
import { isNumber, quantityOf } from "../reader/comparison.ts";
import type { Token } from "../reader/token.ts";
import { keyOf } from "../reader/tokens.ts";
import type { QuestionWords } from "./question-words.ts";

export const isNumeral = ({ kind }: Token): boolean => isNumber(kind);
export const numberOf = (token: Token): number => quantityOf(token);

/** "reachable by phone", "unrated", "where the founder is known" */
export function isColumn({ kind, arg }: Token, field: string): boolean {
  if (kind === "field" || kind === "reach") return arg === field;
  if (field === "rating") return kind === "rated" || kind === "unrated";
  if (field === "founded_year") return kind === "founded";
  return field === "hours" && kind === "open";
}

/** The words of a text, one after the other. */
export function spanOfText({ question, tokens }: QuestionWords, text: string) {
  const wanted = keyOf(text) || fold(text);
  for (let from = 0; from < tokens.length; from++) {
    let said = "";
    for (let to = from; to < tokens.length; to++) {
      const [first, last] = [tokens[from], tokens[to]];
      if (!first || !last) break;
      const slice = question.slice(first.start, last.end);
      said = keyOf(slice) || fold(slice);
      if (said === wanted) return { start: first.start, end: last.end };
      if (said.length > wanted.length + 8) break;
    }
  }
  return null;
}
