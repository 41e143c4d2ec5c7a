/** The business as the map knows it, to be found again on its site. */
export interface KnownListing {
  name: string;
  /** With the house number, in the order of its country or in both. */
  street: string | null;
  phone: string | null;
}

/** The end of a number: the same with and without the codes of country and town. */
export const phoneKey = (text: string): string => {
  const digits = text.replace(/\D/g, "");
  return digits.length >= 7 ? digits.slice(-8) : "";
};

const run = /\+?\(?\d(?:[\d\s().\-–—/·]{5,24})\d/g;

/** The numbers in a text, roughly read. */
export const phoneKeysIn = (text: string): string[] =>
  /\d{2}/.test(text) && text.length <= 2_000
    ? [...text.matchAll(run)].flatMap(([number]) => phoneKey(number) || [])
    : [];
