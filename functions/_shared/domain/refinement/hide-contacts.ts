import { addressesIn } from "../enrichment/email-text.ts";
import { withoutMarked } from "../enrichment/page.ts";
import { numbersIn } from "../phone/numbers-in-text.ts";

/** Replaces redacted text. */
export const blank = "[…]";

/** Everything around an at sign, web addresses, and five or more digits with their separators. */
const contacts = [
  /\S*[@＠]\S*/gu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?:\/\S*)?/gu,
  /[+(]{0,2}\p{Nd}(?:[\s().\-–—‐‑/·•*]{0,3}\p{Nd}){4,}/gu,
];

/** A line without telephone numbers and addresses; `null` where one is left that can't be cut out. */
export function withoutContacts(text: string, country: string | null): string | null {
  let plain = withoutMarked(text).replace(/\s+/g, " ").trim();
  for (const { start, end } of numbersIn(plain, country, true).sort((a, b) => b.start - a.start)) {
    plain = `${plain.slice(0, start)}${blank}${plain.slice(end)}`;
  }
  for (const contact of contacts) plain = plain.replace(contact, blank);
  // `info [at] cafe [punkt] de` is found but can't be located to blank it, so the text is dropped.
  return addressesIn(plain).length > 0 ? null : plain;
}
