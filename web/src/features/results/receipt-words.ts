import type { Receipt } from "#domain/listing/listing.ts";
import { parseUrl } from "#domain/text/parse-url.ts";
import { dayText } from "../../lib/formats.ts";

/** Where a value comes from, in one line. */
export const receiptLine = ({ source, ref, at, method }: Receipt): string =>
  [source, ref.replace(/^https?:\/\//, ""), method, unbroken(dayText(at))].join(" · ");

/** The page's host where a page said it, or else the source. */
export function sourceName({ source, ref }: Receipt): string {
  return (/^https?:/.test(ref) && parseUrl(ref)?.hostname) || source;
}

/** A date stays on one line. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");

/** The page a value was read from: the business's own, or the map's page of the element. */
export function receiptAddress({ ref }: Receipt): string | null {
  if (/^https?:\/\//.test(ref)) return ref;
  return /^(node|way|relation)\/\d+$/.test(ref) ? `https://www.openstreetmap.org/${ref}` : null;
}
