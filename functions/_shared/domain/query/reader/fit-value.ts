import { argAt, kindAt, type Reader } from "./draft.ts";

/** "Unsure", "no", "« Yes »" */
export function fitValueAt(reader: Reader, at: number): string | null {
  const kind = kindAt(reader, at);
  if (kind === "fitvalue") return argAt(reader, at);
  if (kind === "no" || isAnswer(reader, at)) return "No";
  const said = kind === "quote" ? (reader.tokens[at]?.text.toLowerCase() ?? "") : "";
  return ["Yes", "No", "Unsure"].find((value) => value.toLowerCase() === said) ?? null;
}

/** "con marketing fit No y que aceptan Visa": here it denies nothing. */
function isAnswer({ question, tokens }: Reader, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "not" || !/^(no|non)$/.test(token.text) || !before) return false;
  const isBeside = question.slice(before.end, token.start).trim() === "";
  const isEnd = !next || ["mark", "and", "or"].includes(next.kind);
  return isBeside && (isEnd || question.slice(token.end, next.start).trim() !== "");
}
