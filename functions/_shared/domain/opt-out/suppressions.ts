import { getDomain } from "tldts";
import type { Listing } from "../listing/listing.ts";
import { readPhone } from "../phone/read-phone.ts";
import { isMailProvider } from "./mail-providers.ts";

/** A business that asked to be left out: by its web domain or by its telephone number. */
export type Suppression = { kind: "domain"; value: string } | { kind: "phone"; value: string };

export type OptOutRequest =
  | { subject: Suppression; error: null }
  | { subject: null; error: string };

const textMaxChars = 300;

/**
 * The subject of an opt-out request: `www.cafe.fr`, `https://cafe.fr/contact`, `info@cafe.fr` or a
 * telephone number with its country code.
 */
export function readOptOut(text: string): OptOutRequest {
  const plain = text.trim();
  if (plain === "" || plain.length > textMaxChars) {
    return refused(
      "Enter a domain, such as cafe.example, or a phone number, such as +33 1 99 00 12 34.",
    );
  }
  const phone = readPhone(plain);
  if (phone !== null) return { subject: { kind: "phone", value: phone }, error: null };
  if (/^[+\d(][\d\s().+-]{5,}$/.test(plain)) {
    return refused(
      "This phone number isn't valid. Include the country code, such as +33 1 99 00 12 34.",
    );
  }
  const domain = domainOf(plain);
  if (domain === null) return refused("This isn't a valid domain or phone number.");
  if (shared.test(domain) || isMailProvider(domain)) {
    return refused(`${domain} is used by many businesses. Enter your phone number instead.`);
  }
  return { subject: { kind: "domain", value: domain }, error: null };
}

const refused = (error: string): OptOutRequest => ({ subject: null, error });

/** Hosts many businesses share: one of them can't speak for all. */
const shared =
  /^(facebook|instagram|linktr|google|goo|wordpress|wixsite|wix|squarespace|jimdo|jimdofree|weebly|blogspot|business|linkedin|twitter|x|youtube|tiktok|yelp|tripadvisor|booking|airbnb|github|shopify|myshopify|etsy|ebay|amazon)\.[a-z.]+$/;

function domainOf(text: string): string | null {
  const host = (
    text.includes("@") && !text.includes("/") ? (text.split("@").at(-1) ?? "") : text
  ).toLowerCase();
  const address = /^[a-z]+:\/\//.test(host) ? host : `https://${host}`;
  if (!URL.canParse(address)) return null;
  const { hostname, username } = new URL(address);
  return username === "" && /^[a-z\d.-]+\.[a-z\d-]{2,}$/.test(hostname)
    ? getDomain(hostname)
    : null;
}

/** Columns that name a business's site or number, whichever source gave it. */
export const siteColumns = ["website", "website_osm", "website_overture"] as const;
export const numberColumns = ["phone", "phone_osm", "phone_web", "phone_overture"] as const;

type Contacts = Pick<Listing, "phones" | "emails"> &
  Partial<Pick<Listing, (typeof siteColumns)[number] | (typeof numberColumns)[number]>>;

/** Decides for each listing whether its business asked to be left out. */
export function createSuppressions(all: readonly Suppression[]): {
  withholds(listing: Contacts): boolean;
  /** Whether a site may be visited at all. */
  forbidsSite(address: string): boolean;
} {
  const of = (kind: Suppression["kind"]): Set<string> =>
    new Set(all.filter((one) => one.kind === kind).map(({ value }) => value));
  const [domains, phones] = [of("domain"), of("phone")];
  // A page of before there was a column has no value in it.
  const hasDomain = (text: string | null | undefined): boolean => {
    const domain = text == null || domains.size === 0 ? null : domainOf(text);
    return domain !== null && domains.has(domain);
  };
  return {
    withholds: (listing) =>
      siteColumns.some((column) => hasDomain(listing[column])) ||
      listing.emails.some(({ value }) => hasDomain(value)) ||
      numberColumns.some((column) => phones.has(listing[column] ?? "")) ||
      listing.phones.some(({ value }) => phones.has(value)),
    forbidsSite: (address) => hasDomain(address),
  };
}

/** Where the owner of a domain puts the proof, and its content. */
export const optOutProofUrl = (domain: string): string =>
  `https://${domain}/.well-known/areascout-opt-out.txt`;
export const optOutMetaName = "areascout-opt-out";

/** Whether a well-known file proves the request: its first line is the code the request was given. */
export const fileProves = (text: string, code: string): boolean =>
  code.length >= 16 &&
  text
    .slice(0, 1_000)
    .split(/\r?\n/)
    .some((line) => line.trim() === code);

/** The same by `<meta name="areascout-opt-out" content="CODE">` on the home page. */
export const metaProves = (meta: ReadonlyMap<string, string>, code: string): boolean =>
  code.length >= 16 && meta.get(optOutMetaName)?.trim() === code;
