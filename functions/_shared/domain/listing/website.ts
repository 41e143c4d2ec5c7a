import { listingLimits } from "../limits/listing.ts";
import { cleanText, type Draft, listOf } from "./facts.ts";
import type { Listing } from "./listing.ts";
import { hasAny, type Tags, tagKeys, tagMethod } from "./tags.ts";

export function setWebsites(draft: Draft, tags: Tags): void {
  setFirstWebsite(draft, tags);
  setEmails(draft, tags);
  setSocials(draft, tags);
}

const websiteKeys = tagKeys("website", "contact:website", "url");

function setFirstWebsite(draft: Draft, tags: Tags): void {
  if (!hasAny(tags, websiteKeys)) return;
  for (const { place, method } of websiteKeys.keys) {
    const tag = tags.values[place];
    const value = tag === undefined ? null : websiteIn(tag);
    if (value === null) continue;
    draft.set("website", value, method);
    return;
  }
}

function websiteIn(tag: string): string | null {
  if (isPlainUrl(tag)) return tag;
  for (const text of tag.split(/;?\s+|;(?=https?:|www\.)|;$/i)) {
    // A semicolon may belong to an address; only where the whole is none it parts two of them.
    for (const part of [text, text.split(";")[0]]) {
      const value = readUrl(cleanText(part, listingLimits.urlMaxChars) ?? "");
      if (value !== null) return value;
    }
  }
  return null;
}

/** One address as most are written: it stays as it is, and need not be taken apart to know so. */
export const isPlainUrl = (text: string): boolean =>
  text.length <= listingLimits.urlMaxChars && plainUrl.test(text) && !text.includes("xn--");

/** No port, no name and no semicolon, and no host that ends in a number. */
const plainUrl = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#][!-:<-~]*)?$/;

/** The address as it was written, with a scheme; `null` unless it is a web address. */
export function readUrl(text: string): string | null {
  const [, scheme = "https", rest = ""] = text.match(/^(?:(https?):\/\/)?(.*)$/is) ?? [];
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(rest) || rest.startsWith("/")) return null;
  const written = `${scheme.toLowerCase()}://${rest}`;
  const url = URL.canParse(written) ? new URL(written) : null;
  const isPublic = url !== null && hostPattern.test(url.hostname) && url.username === "";
  return isPublic && !/\s/.test(written) ? written : null;
}

const hostPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)+\.?$/;

const mailKeys = tagKeys("email", "contact:email");
const mailPattern = /^[^\s@<>"(),:;[\\\]]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;
const generalNames =
  /^(info|contact|contacto|contato|kontakt|hello|hi|mail|office|enquiries|post|geral)$/;

function setEmails(draft: Draft, tags: Tags): void {
  if (!hasAny(tags, mailKeys)) return;
  const keys = mailKeys.keys.filter(({ place }) => tags.values[place]);
  if (keys.length === 0) return;
  const addresses = keys.flatMap(({ place }) =>
    (tags.values[place] ?? "").split(/[;,\s]+/).flatMap(readEmail),
  );
  draft.set("emails", withRoles(addresses), tagMethod(keys.map(({ name }) => name).join(", ")));
}

/** Each address once, with its role as far as it says one itself. */
export const withRoles = (addresses: readonly string[]): Listing["emails"] =>
  [...new Set(addresses)].slice(0, listingLimits.valuesMax).map((address) => ({
    role: generalNames.test(address.split("@")[0] ?? "") ? "info" : "other",
    value: address,
  }));

/** The address, or nothing where it isn't one. */
export function readEmail(text: string): string[] {
  const address = (cleanText(text) ?? "").replace(/^mailto:/i, "").toLowerCase();
  return mailPattern.test(address) ? [address] : [];
}

/** `handle`: where a bare name leads. `hosts`: what an address of the network looks like. */
const networks = [
  { network: "facebook", hosts: /(^|\.)(facebook|fb)\.com$/, handle: "www.facebook.com/" },
  { network: "instagram", hosts: /(^|\.)instagram\.com$/, handle: "www.instagram.com/" },
  { network: "x", hosts: /(^|\.)(twitter|x)\.com$/, handle: "x.com/" },
  { network: "linkedin", hosts: /(^|\.)linkedin\.com$/, handle: "www.linkedin.com/company/" },
  { network: "youtube", hosts: /(^|\.)(youtube\.com|youtu\.be)$/, handle: "www.youtube.com/@" },
  { network: "tiktok", hosts: /(^|\.)tiktok\.com$/, handle: "www.tiktok.com/@" },
  { network: "pinterest", hosts: /(^|\.)pinterest\.[a-z.]+$/, handle: "www.pinterest.com/" },
  { network: "telegram", hosts: /(^|\.)(t\.me|telegram\.me)$/, handle: "t.me/" },
  { network: "vk", hosts: /(^|\.)vk\.com$/, handle: "vk.com/" },
] as const;
type Network = (typeof networks)[number];

/** The network an address belongs to. `networkOf("https://m.facebook.com/cafe")` // => "facebook" */
export const networkOf = (url: string): string | null =>
  networks.find(({ hosts }) => hosts.test(new URL(url).hostname))?.network ?? null;

const keysOf = ({ network }: Network): string[] =>
  (network === "x" ? ["twitter", "x"] : [network]).flatMap((name) => [`contact:${name}`, name]);
const networkOfKeys = networks.flatMap((network) => keysOf(network).map(() => network));
const networkKeys = tagKeys(...networks.flatMap(keysOf));

function setSocials(draft: Draft, tags: Tags): void {
  if (!hasAny(tags, networkKeys)) return;
  const used: string[] = [];
  const value: Listing["socials"] = [];
  for (let at = 0; at < networkOfKeys.length; at++) {
    const key = networkKeys.keys[at];
    const tag = key && tags.values[key.place];
    const network = networkOfKeys[at];
    if (!key || tag === undefined || !network) continue;
    const urls = listOf(tag).flatMap((text) => profileUrl(text, network) ?? []);
    if (urls.length > 0) used.push(key.name);
    value.push(...urls.map((url) => ({ network: network.network, url })));
  }
  if (value.length === 0) return;
  const once = value.filter(({ url }, at) => value.findIndex((other) => other.url === url) === at);
  draft.set("socials", once.slice(0, listingLimits.valuesMax), tagMethod(used.join(", ")));
}

/** `@cafe.example`, `cafe.example` or an address of the network // => the profile's address */
function profileUrl(text: string, { hosts, handle }: Network): string | null {
  const url = text.includes("/") ? readUrl(text) : null;
  if (url !== null) return hosts.test(new URL(url).hostname) ? url : null;
  const name = text.replace(/^@/, "");
  return /^[\p{L}\p{N}._-]+$/u.test(name) ? `https://${handle}${name}` : null;
}
