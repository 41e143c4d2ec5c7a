import type { Piece } from "./tokens.ts";

/** Some words of a question that follow each other. */
export interface Window {
  key: string;
  /** The piece after the last of them. */
  next: number;
}

/**
 * The stretches of one word, two words, … from here on, as many as there are. A name may be written
 * with marks between its words ("St. John's"), a phrase may not.
 */
export function windowsFrom(
  pieces: readonly Piece[],
  at: number,
  most: number,
  overMarks: boolean,
): Window[] {
  const windows: Window[] = [];
  let key = "";
  for (let next = at; windows.length < most; next++) {
    const piece = pieces[next];
    if (!piece || piece.kind === "quote") break;
    if (piece.kind === "word" || piece.kind === "number") {
      key = windows.length === 0 ? piece.text : `${key} ${piece.text}`;
      windows.push({ key, next: next + 1 });
    } else if (!overMarks || windows.length === 0) break;
  }
  return windows;
}
