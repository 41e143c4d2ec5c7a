import { type Facts, type Tags, tagFact } from "./facts.ts";
import type { Listing } from "./listing.ts";

export type AddressParts = Pick<
  Listing,
  "street" | "house_number" | "suburb" | "city" | "region" | "postcode" | "country"
>;

/** Countries that write "12 High Street". */
const numberFirst = new Set(
  "AE AU BD CA DZ EG FR GB GG GI HK IE IL IM IN JE JM JO KE LB LK LU MA MC MT MU MY NG NZ PH PK PR SA SG SN TH TN TT TZ UG US VN ZA ZW".split(
    " ",
  ),
);
/** Countries that write "Springfield, IL 62701" or "London EC1A 1BB". */
const postcodeLast = new Set(
  "AE AU BD CA EG GB GG GI HK IE IM IN JE JM KE LB LK MT MY NG NZ PH PK PR SA SG TH TT TZ UG US ZA ZW".split(
    " ",
  ),
);
/** Countries that write a comma before the number: "Rua Direita, 5". */
const commaBeforeNumber = new Set("AD BR ES IT PT".split(" "));

/** The address in one line, as it is written in its country; `null` without a street or a place. */
export function addressLine(parts: AddressParts): string | null {
  const { street, house_number: number, city, region, postcode } = parts;
  const country = parts.country ?? "";
  const streetLine = numberFirst.has(country)
    ? joined(" ", street && number, street)
    : joined(commaBeforeNumber.has(country) ? ", " : " ", street, street && number);
  const cityLine = postcodeLast.has(country)
    ? joined(region ? ", " : " ", city, joined(" ", region, postcode))
    : joined(", ", joined(" ", postcode, city), region);
  return joined(", ", streetLine, cityLine) || null;
}

/** `pointCountry`: ISO 3166-1 alpha-2 of the country the listing's point lies in. */
export function addressFacts(tags: Tags, pointCountry: string | null): Facts {
  const parts = {
    street: tagFact(tags, "addr:street", "addr:place"),
    house_number: tagFact(tags, "addr:housenumber", "addr:housename"),
    suburb: tagFact(tags, "addr:suburb", "addr:neighbourhood", "addr:quarter"),
    city: tagFact(tags, "addr:city", "addr:town", "addr:village"),
    region: tagFact(tags, "addr:state", "addr:province"),
    postcode: tagFact(tags, "addr:postcode"),
    country: countryFact(tags, pointCountry),
  };
  const line = addressLine({
    street: parts.street.value,
    house_number: parts.house_number.value,
    suburb: parts.suburb.value,
    city: parts.city.value,
    region: parts.region.value,
    postcode: parts.postcode.value,
    country: parts.country.value,
  });
  const full = tagFact(tags, "addr:full");
  const isShort = parts.street.value === null && full.value !== null;
  return { ...parts, address: isShort ? full : { value: line, method: addressMethod } };
}

function joined(separator: string, first: string | null, second: string | null): string {
  if (!first) return second ?? "";
  return second ? first + separator + second : first;
}

export const addressMethod = "built from the tags addr:*";

function countryFact(tags: Tags, pointCountry: string | null) {
  const tagged = tagFact(tags, "addr:country");
  const code = tagged.value?.toUpperCase() ?? "";
  return /^[A-Z]{2}$/.test(code)
    ? { value: code, method: tagged.method }
    : { value: pointCountry, method: "country the position lies in" };
}
