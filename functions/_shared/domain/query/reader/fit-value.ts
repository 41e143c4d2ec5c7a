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
function isAnswer(reader: Reader, at: number): boolean {
  const { question, tokens } = reader;
  const [token, next] = [tokens[at], tokens[at + 1]];
  // Spanish and French deny after "que": "que no aceptan".
  const isEnd = !next || ["mark", "and", "or", "ask", "ask1", "that"].includes(next.kind);
  return isNoBeside(reader, at) && (isEnd || question.slice(token?.end, next.start).trim() !== "");
}

/** "fit no en Mitte": its "no" may answer, or deny the place. */
export const isUnclearNo = (reader: Reader, at: number): boolean =>
  argAt(reader, at - 1) === "fit" && isNoBeside(reader, at);

function isNoBeside({ question, tokens }: Reader, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.kind !== "not" || !/^(no|non)$/.test(token.text) || !before) return false;
  return question.slice(before.end, token.start).trim() === "";
}
