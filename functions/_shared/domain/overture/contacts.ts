import { listingLimits } from "../limits/listing.ts";
import { cleanText } from "../listing/facts.ts";
import { networkOf, readEmail, readUrl } from "../listing/website.ts";
import { readNumbers } from "../phone/phone.ts";

type Texts = readonly string[];

export interface Links {
  websites: string[];
  socials: { network: string; url: string }[];
}

/** Names that say where a visitor came from, not what page is meant. */
const tracking =
  /^(utm_.*|hsa_.*|mc_[ce]id|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|igsh|_ga|_gl|y_source)$/i;

/** The address without its marks of tracking; all else stays as it was written. */
export function withoutTracking(url: string): string {
  const [, page = url, query, anchor = ""] = url.match(/^([^?#]*)\?([^#]*)(#.*)?$/) ?? [];
  if (query === undefined) return url;
  const kept = query.split("&").filter((pair) => !tracking.test(pair.split("=")[0] ?? ""));
  return kept.length > 0 ? `${page}?${kept.join("&")}${anchor}` : `${page}${anchor}`;
}

/** A business's own sites, and its pages on social networks in whichever list they were given. */
export function readLinks(websites: Texts, socials: Texts): Links {
  const sites = urlsIn(websites);
  const pages = [...new Set([...urlsIn(socials), ...sites])].flatMap((url) => {
    const network = networkOf(url);
    return network === null ? [] : [{ network, url }];
  });
  return {
    websites: sites.filter((url) => networkOf(url) === null).slice(0, listingLimits.valuesMax),
    socials: pages.slice(0, listingLimits.valuesMax),
  };
}

function urlsIn(texts: Texts): string[] {
  const urls = texts.flatMap(
    (text) => readUrl(cleanText(text, listingLimits.urlMaxChars) ?? "") ?? [],
  );
  return [...new Set(urls.map(withoutTracking))];
}

/** Numbers as E.164, read by the country of the place's address; the valid ones first. */
export function readPhones(phones: Texts, country: string | null): string[] {
  const read = phones.flatMap((text) => readNumbers(text, country));
  const known = read.flatMap(({ number, isValid }) =>
    number === null ? [] : [{ number, isValid }],
  );
  const sorted = known.toSorted((a, b) => Number(b.isValid) - Number(a.isValid));
  return [...new Set(sorted.map(({ number }) => number))].slice(0, listingLimits.valuesMax);
}

export const readEmails = (emails: Texts): string[] =>
  [...new Set(emails.flatMap(readEmail))].slice(0, listingLimits.valuesMax);
