import { grouped } from "../../grouped.ts";
import { notMisspelt, slipBetween } from "../../text/slips.ts";
import { singular } from "../inflection.ts";

/** Shorter words have too many real neighbours. */
const swapMinLetters = 4;
const editMinLetters = 5;

/** Whether a typed word is one slip away from a meant one; the first letter is right. */
export const isSlip = (typed: string, meant: string): boolean =>
  isOneSlip(typed, meant) && !isWordItself(typed);

function isOneSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false;
  const slip = slipBetween(typed, meant);
  return slip !== null && meant.length >= (slip === "swapped" ? swapMinLetters : editMinLetters);
}

const isWordItself = (typed: string): boolean =>
  notMisspelt.has(typed) || notMisspelt.has(singular(typed));

/** The known word that a typed word misspells; undefined when there is none, or several that mean different things. */
export function correct(
  typed: string,
  known: ReadonlySet<string>,
  meaningOf: (word: string) => string = (word) => word,
): string | undefined {
  if (typed.length < swapMinLetters || /\d/.test(typed)) return undefined;
  const close = slipsOf(typed, known);
  const candidates = close.filter((word) => !close.some((other) => isFormOf(word, other)));
  return new Set(candidates.map(meaningOf)).size === 1 ? candidates[0] : undefined;
}

/** All known words that this one may be a slip of. */
export function slipsOf(typed: string, known: ReadonlySet<string>): readonly string[] {
  const kept = found.get(known) ?? new Map<string, readonly string[]>();
  found.set(known, kept);
  let slips = kept.get(typed);
  if (!slips) {
    const near = /\d/.test(typed) ? [] : nearIn(known, typed);
    const close = near.filter((word) => isOneSlip(typed, word));
    slips = close.length > 0 && isWordItself(typed) ? [] : close;
    if (kept.size >= keptMax) kept.clear();
    kept.set(typed, slips);
  }
  return slips;
}

/** A question asks for the same words in many stretches and readings; another one for other words. */
const keptMax = 500;
const found = new WeakMap<ReadonlySet<string>, Map<string, readonly string[]>>();

const indexes = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** Words that start alike and are about as long. */
function nearIn(known: ReadonlySet<string>, typed: string): string[] {
  let index = indexes.get(known);
  if (!index) {
    index = grouped(known, (word) => `${word[0] ?? ""}${word.length}`);
    indexes.set(known, index);
  }
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.flatMap((length) => index.get(`${typed[0] ?? ""}${length}`) ?? []);
}

/** "bakeries" beside "bakerie": of two forms of one word the plain one is left out. */
const isFormOf = (word: string, other: string): boolean =>
  word !== other &&
  (other === `${word}s` || other === `${word}es` || other === `${word}e` || other === `${word}n`);
