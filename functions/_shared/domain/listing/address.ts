import { cleanText, type Draft, setFirst } from "./facts.ts";
import type { Listing } from "./listing.ts";
import { type Tags, tagKey, tagKeys } from "./tags.ts";

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
  const { city, region, postcode } = parts;
  const country = parts.country ?? "";
  const cityLine = postcodeLast.has(country)
    ? joined(region ? ", " : " ", city, joined(" ", region, postcode))
    : joined(", ", joined(" ", postcode, city), region);
  return joined(", ", streetLine(parts), cityLine) || null;
}

/** Street and number, as they are written in the country. */
export function streetLine({
  street,
  house_number: number,
  country,
}: Pick<AddressParts, "street" | "house_number" | "country">): string | null {
  if (!street) return null;
  const line = numberFirst.has(country ?? "")
    ? joined(" ", number, street)
    : joined(commaBeforeNumber.has(country ?? "") ? ", " : " ", street, number);
  return line || null;
}

const partKeys = {
  street: tagKeys("addr:street", "addr:place"),
  house_number: tagKeys("addr:housenumber", "addr:housename"),
  suburb: tagKeys("addr:suburb", "addr:neighbourhood", "addr:quarter"),
  city: tagKeys("addr:city", "addr:town", "addr:village"),
  region: tagKeys("addr:state", "addr:province"),
  postcode: tagKeys("addr:postcode"),
} as const;
const fullKeys = tagKeys("addr:full");
const countryKey = tagKey("addr:country");

/** `pointCountry`: ISO 3166-1 alpha-2 of the country the listing's point lies in. */
export function setAddress(draft: Draft, tags: Tags, pointCountry: string | null): void {
  const part = (column: keyof typeof partKeys): string | null =>
    setFirst(draft, column, tags, partKeys[column]);
  const parts = {
    street: part("street"),
    house_number: part("house_number"),
    suburb: part("suburb"),
    city: part("city"),
    region: part("region"),
    postcode: part("postcode"),
    country: setCountry(draft, tags, pointCountry),
  };
  const isFull = parts.street === null && setFirst(draft, "address", tags, fullKeys) !== null;
  if (!isFull) draft.set("address", addressLine(parts), addressMethod);
}

function joined(separator: string, first: string | null, second: string | null): string {
  if (!first) return second ?? "";
  return second ? first + separator + second : first;
}

export const addressMethod = "built from the tags addr:*";

function setCountry(draft: Draft, tags: Tags, pointCountry: string | null): string | null {
  const code = cleanText(tags.values[countryKey.place])?.toUpperCase() ?? "";
  const isTagged = code !== "" && /^[A-Z]{2}$/.test(code);
  const country = isTagged ? code : pointCountry;
  const method = isTagged ? countryKey.method : "country the position lies in";
  draft.set("country", country, method);
  return country;
}
