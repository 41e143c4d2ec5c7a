import { fold } from "../../text/fold.ts";
import { isFirstName } from "../first-names.ts";
import type { Line } from "../page.ts";
import { type Phrase, phraseOf } from "./phrase.ts";
import { rest } from "./sentences.ts";

/** A name in a group of names beside each other, as a service may be named. */
export interface Named extends Phrase {
  /** The line or the sentence it is in. */
  text: string;
  at: number;
  isPriced: boolean;
  /** A line of words for a visitor is below it. */
  isTold: boolean;
  /** Other names are below it. */
  isParent: boolean;
  isPerson: boolean;
}

export const money = /[€£$]|\b(CHF|EUR|USD|GBP|AED|SAR|euros?)\b|درهم|ريال|دينار|جنيه/i;
const price =
  /[\s|:.…–—-]*(?:(?:from|ab|dès|à partir de|desde|ca\.?|nur|only|vanaf|من)\s)?(?:[€£$]|(?<!\p{L})(?:CHF|EUR|USD|GBP|AED|SAR)(?!\p{L})|\d[\d.,]*\s?(?:[€£$]|CHF|EUR|euros?|AED|SAR|درهم|ريال|دينار|جنيه))\s?[\d.,]*.*$/iu;

/** The name at the start of a line, without its price and description. */
export function nameOf(line: Line, at: number): Named | null {
  const isPriced = money.test(line.text);
  const bare = isPriced ? line.text.replace(price, "") : line.text;
  const text = bare.split(/\s[–—|-]\s|:\s|\s?\.{3,}/)[0] ?? bare;
  const phrase = phraseOf(text.replace(/^[^\p{L}\p{N}(]+/u, ""));
  if (phrase === null) return null;
  const [first = "", second = ""] = phrase.value.split(" ");
  return {
    ...phrase,
    text: line.text,
    at,
    isPriced,
    isTold: false,
    isParent: false,
    isPerson: isFirstName(fold(first)) && /^\p{Lu}/u.test(second),
  };
}

/** "Weddings · Parties · Buffets", "Owners: accounts, payroll and tax" */
export function partsOf(text: string): string[] {
  if (text.length > 400 || /[.!?؟]\s*\S{4}/.test(text)) return [];
  const parts = text
    .replace(/[.!?؟]\s*$/, "")
    .replace(/^[^:|,]{3,40}:\s/, "")
    .split(/\s*[·•|]\s*|\s+[-–]\s+|(?<!\d)\s*[,،;؛]\s*/u)
    .filter(Boolean);
  const last = parts.at(-1);
  const isByCommas = parts.length > 1 && last !== undefined && !/[·•|]/.test(text);
  return [...parts.slice(0, isByCommas ? -1 : undefined), ...(isByCommas ? ended(last) : [])]
    .map((part) => part.replace(rest, ""))
    .filter(Boolean);
}

/** "A, B and C": the last two have no comma between them. */
const ended = (part: string): string[] => part.split(/\s+(?:and|und|sowie|et|y|e)\s+/u);
