import { socialNetworks } from "../enrichment/social-networks.ts";
import { streetLine } from "../listing/address.ts";
import {
  declarationOf,
  type Listing,
  type ListingColumn,
  listingColumns,
} from "../listing/listing.ts";
import { type Cell, sourceCell } from "./cells.ts";
import type { FileColumns, FileHead } from "./file-columns.ts";

/** Some lists of a business, each made once for all the columns that read it. */
interface Lists {
  /** In E.164, the main one first; no fax. */
  phones: Listing["phones"];
  fax: string | null;
  emails: Listing["emails"];
  profiles: ReadonlyMap<string, string>;
  services: Listing["services"];
  founders: Listing["founders"];
}

type FlatColumn = Omit<FileHead, "header"> & { read: (listing: Listing, lists: Lists) => Cell };

const isDialled = /^\+[0-9]{6,15}$/;

function listsOf({ phone, phones, emails, socials, services, founders }: Listing): Lists {
  const dialled = phones.filter(({ value }) => isDialled.test(value));
  const main = dialled.find(({ value }) => value === phone);
  const first =
    phone !== null && isDialled.test(phone) ? [main ?? { label: "main", value: phone }] : [];
  const others = dialled.filter(({ label, value }) => value !== phone && label !== "fax");
  return {
    phones: [...first, ...others],
    fax: dialled.find(({ label }) => label === "fax")?.value ?? null,
    emails,
    // Of two profiles in one network the first counts.
    profiles: new Map(socials.map(({ network, url }) => [network, url] as const).toReversed()),
    services,
    founders,
  };
}

/** Other names for these columns, or numbers of which each has a column of its own. */
const told = new Set<ListingColumn>([
  "phone",
  "phone_source",
  "phone_osm",
  "phone_web",
  "hours_raw",
]);
const oneValue = new Set(["text", "word", "number", "flag"]);
const codes = new Set<ListingColumn>(["id", "source_id", "house_number", "postcode"]);

const single = listingColumns
  .filter((column) => oneValue.has(declarationOf(column).kind) && !told.has(column))
  .map((column): [string, FlatColumn] => [
    column,
    {
      // Columns of these kinds hold no lists.
      read: column === "source" ? sourceCell : (listing) => listing[column] as Cell,
      width: declarationOf(column).width,
      isCode: codes.has(column),
    },
  ]);

const several = [1, 2, 3] as const;

const numbered = several.flatMap((nth): [string, FlatColumn][] => [
  [`phone_${nth}`, { read: (_, { phones }) => phones[nth - 1]?.value ?? null, isCode: true }],
  [`phone_${nth}_label`, { read: (_, { phones }) => phones[nth - 1]?.label ?? null }],
  [`email_${nth}`, { read: (_, { emails }) => emails[nth - 1]?.value ?? null, width: 28 }],
  [`email_${nth}_role`, { read: (_, { emails }) => emails[nth - 1]?.role ?? null }],
  [`service_${nth}`, { read: (_, { services }) => services[nth - 1] ?? null }],
  [`founder_${nth}`, { read: (_, { founders }) => founders[nth - 1] ?? null }],
]);

const profiles = socialNetworks.map((network): [string, FlatColumn] => [
  network,
  { read: (_, { profiles }) => profiles.get(network) ?? null, width: 32 },
]);

const columns: ReadonlyMap<string, FlatColumn> = new Map([
  ...single,
  ...numbered,
  ...profiles,
  ["fax", { read: (_, { fax }) => fax, isCode: true }],
  ["street_address", { read: (listing) => streetLine(listing), width: 28 }],
  ["opening_hours", { read: ({ hours_raw }) => hours_raw, width: 32 }],
]);

/** Every name that a flat file's columns can be chosen by. */
export const flatColumns: readonly string[] = [...columns.keys()];

/** The columns when none were chosen, in their order. */
export const usualFlatColumns: readonly string[] = [
  ...["id", "name", "category"],
  ...several.flatMap((nth) => [`phone_${nth}`, `phone_${nth}_label`]),
  "fax",
  ...several.flatMap((nth) => [`email_${nth}`, `email_${nth}_role`]),
  ...["website", "facebook", "instagram", "linkedin", "x", "youtube", "tiktok", "tripadvisor"],
  ...["address", "street_address", "suburb", "city", "region", "postcode", "country"],
  ...["lat", "lon", "opening_hours", "description"],
  ...several.map((nth) => `service_${nth}`),
  ...["founder_1", "founder_2", "founded_year", "price_range", "price_level"],
  ...["rating", "review_count", "brand", "operator", "fit", "fit_reason"],
  ...["source_id", "source_updated_at", "collected_at", "source", "licence"],
];

/**
 * A file for programs that take one value a column: of a list only the first ones have a column.
 * Each name comes with the header it gets.
 */
export function flatFile(
  named: readonly (readonly [column: string, header: string])[],
): FileColumns {
  const chosen = named.flatMap(([name, header]) => {
    const column = columns.get(name);
    return column ? [{ ...column, header }] : [];
  });
  return {
    heads: chosen,
    cells(listing) {
      const lists = listsOf(listing);
      return chosen.map(({ read }) => read(listing, lists));
    },
  };
}
