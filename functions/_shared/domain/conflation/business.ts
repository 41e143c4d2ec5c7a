import { getDomain } from "tldts";
import { streetLine } from "../listing/address.ts";
import type { Listing } from "../listing/listing.ts";
import { networkOf } from "../listing/website.ts";
import type { OverturePlace } from "../overture/place.ts";
import { parseUrl } from "../text/parse-url.ts";

/** A business of either source, as far as two sources can be compared. */
export interface Business {
  /** Of its source; no two have the same. */
  id: string;
  name: string | null;
  /** Other names, and its brand. */
  otherNames: readonly string[];
  /** Of the catalogue; empty where they are not known. */
  types: readonly string[];
  lat: number;
  lon: number;
  /** Street and house number in one line, in any order. */
  address: string | null;
  city: string | null;
  postcode: string | null;
  /** E.164 */
  phones: readonly string[];
  /** Of its own website, without what a host puts before it. */
  domain: string | null;
  /** Its website and pages on networks, as addresses. */
  links: readonly string[];
}

export const businessOfListing = (listing: Listing): Business => ({
  id: listing.source_id,
  name: listing.name,
  otherNames: listing.brand ? [listing.brand] : [],
  types: listing.categories,
  lat: listing.lat,
  lon: listing.lon,
  address: streetLine(listing) ?? listing.address,
  city: listing.city,
  postcode: listing.postcode,
  phones: [...new Set([listing.phone ?? "", ...listing.phones.map(({ value }) => value)])].filter(
    (phone) => phone.startsWith("+"),
  ),
  domain: domainOf(listing.website),
  links: [listing.website, ...listing.socials.map(({ url }) => url)].filter((url) => url !== null),
});

/** `otherNames`: those of the rows that are this place again. */
export const businessOfPlace = (
  place: OverturePlace,
  otherNames: readonly string[] = [],
): Business => ({
  id: place.gersId,
  name: place.name,
  otherNames,
  types: place.types,
  lat: place.lat,
  lon: place.lon,
  address: place.address.freeform,
  city: place.address.locality,
  postcode: place.address.postcode,
  phones: place.phones,
  domain: domainOf(place.websites[0] ?? null),
  links: [...place.websites, ...place.socials.map(({ url }) => url)],
});

/** `https://www.zoe.example/menu` // => "zoe.example"; a page on a network has none of its own */
export function domainOf(website: string | null): string | null {
  const url = website === null ? null : parseUrl(website);
  if (!url || networkOf(url.href) !== null) return null;
  return getDomain(url.hostname, { allowPrivateDomains: true }) ?? null;
}
