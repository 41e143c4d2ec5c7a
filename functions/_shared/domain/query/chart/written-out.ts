import type { Piece } from "../reader/tokens.ts";
import type { ChatWords } from "./english-chat.ts";

/** "no. of", "nr. of" */
const isShortNumber = (last: Piece | undefined, { start }: Piece): boolean =>
  last !== undefined && last.end === start && (last.text === "no" || last.text === "number");

/** One or two letters are hardly a name, even where "Salt 'n' Pepper" is one. */
const lettersMax = 2;

/** "w/ website", "b4 7", "name + phone", "bars/pubs": in words, and without words that change nothing. */
export function writtenOut(
  pieces: readonly Piece[],
  { shorthand, hedges }: ChatWords,
  nameWords: ReadonlySet<string>,
): Piece[] {
  const written: Piece[] = [];
  for (const piece of pieces) {
    const last = written.at(-1);
    const isJoined = last !== undefined && last.end === piece.start;
    if (piece.kind === "sign" && piece.text === "/" && last?.text === "with" && isJoined) {
      last.end = piece.end;
    } else if (piece.text === "4" && last?.text === "b" && isJoined) {
      Object.assign(last, { text: "before", end: piece.end });
    } else if (piece.text === "." && isShortNumber(last, piece)) {
      Object.assign(last ?? {}, { text: "number", end: piece.end });
    } else if (piece.text === "%") {
      written.push({ ...piece, kind: "word", text: "percent" });
    } else if (piece.kind === "sign" && piece.text === "+" && last?.kind === "word" && !isJoined) {
      written.push({ ...piece, kind: "word", text: "and" });
    } else if (piece.kind === "sign" && piece.text === "/" && last?.kind === "word") {
      written.push({ ...piece, kind: "word", text: "or" });
    } else if (piece.kind !== "word") {
      written.push({ ...piece });
    } else if (!hedges.has(piece.text) || nameWords.has(piece.text)) {
      const isName = piece.text.length > lettersMax && nameWords.has(piece.text);
      const meant = isName ? undefined : shorthand.get(piece.text);
      written.push(...(meant ?? [piece.text]).map((text) => ({ ...piece, text })));
    }
  }
  return written;
}
