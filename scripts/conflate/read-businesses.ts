import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type Business, domainOf } from "#domain/conflation/business.ts";
import { readUrl } from "#domain/listing/website.ts";
import { readPhones } from "#domain/overture/contacts.ts";
import { type OverturePlace, readPlace } from "#domain/overture/place.ts";

/** A business as a line of a file has it; all but the first four may be missing. */
export interface Line {
  id: string;
  name: string | null;
  lat: number;
  lon: number;
  otherNames?: string[];
  /** Of the catalogue. */
  types?: string[];
  /** Street and house number. */
  address?: string | null;
  city?: string | null;
  postcode?: string | null;
  /** ISO 3166-1 alpha-2, for numbers without a country's code. */
  country?: string | null;
  phones?: string[];
  website?: string | null;
  /** Of a place; 1 where it is missing. */
  confidence?: number;
}

/** A row of theme=places as Overture's own tools write it, as far as it is read. */
interface OvertureLine {
  id: string;
  geometry: { coordinates: [lon: number, lat: number] };
  names: { primary: string | null };
  confidence: number | null;
  operating_status?: string | null;
  taxonomy?: { hierarchy?: string[] | null; alternates?: string[] | null } | null;
  websites?: string[] | null;
  socials?: string[] | null;
  emails?: string[] | null;
  phones?: string[] | null;
  addresses?: { [part: string]: string | null }[] | null;
  sources: OvertureSource[];
}
type OvertureSource = Parameters<typeof readPlace>[0]["sources"][number];

export const readListings = (file: string): Business[] => linesOf<Line>(file).map(businessOfLine);

export const businessOfLine = (line: Line): Business => ({
  id: line.id,
  name: line.name,
  otherNames: line.otherNames ?? [],
  types: line.types ?? [],
  lat: line.lat,
  lon: line.lon,
  address: line.address ?? null,
  city: line.city ?? null,
  postcode: line.postcode ?? null,
  phones: readPhones(line.phones ?? [], line.country ?? null),
  domain: domainOf(readUrl(line.website ?? "")),
  links: linksOf(line),
});

/** From rows of Overture, or from lines like those of listings. */
export const readPlaces = (file: string): OverturePlace[] =>
  linesOf<Line | OvertureLine>(file).flatMap((line) =>
    "geometry" in line ? (placeOf(line) ?? []) : placeOfLine(line),
  );

function placeOf(row: OvertureLine): OverturePlace | null {
  const [address] = row.addresses ?? [];
  const [lon, lat] = row.geometry.coordinates;
  const part = (name: string): string | null => address?.[name] ?? null;
  return readPlace(
    {
      id: row.id,
      name: row.names.primary,
      confidence: row.confidence,
      status: row.operating_status ?? null,
      taxonomy: {
        hierarchy: row.taxonomy?.hierarchy ?? [],
        alternates: row.taxonomy?.alternates ?? [],
      },
      websites: row.websites ?? [],
      socials: row.socials ?? [],
      emails: row.emails ?? [],
      phones: row.phones ?? [],
      address: {
        freeform: part("freeform"),
        locality: part("locality"),
        postcode: part("postcode"),
        region: part("region"),
        country: part("country"),
      },
      sources: row.sources,
    },
    { lat, lon },
    "",
  );
}

export const placeOfLine = (line: Line): OverturePlace => ({
  gersId: line.id,
  lat: line.lat,
  lon: line.lon,
  name: line.name ?? "",
  types: line.types ?? [],
  category: null,
  confidence: line.confidence ?? 1,
  status: null,
  phones: readPhones(line.phones ?? [], line.country ?? null),
  emails: [],
  websites: linksOf(line),
  socials: [],
  address: {
    freeform: line.address ?? null,
    locality: line.city ?? null,
    postcode: line.postcode ?? null,
    region: null,
    country: line.country ?? null,
  },
  receipts: {},
});

const linksOf = ({ website }: Line): string[] =>
  [readUrl(website ?? "")].filter((url) => url !== null);

/** JSON lines; the file may be packed. */
export function linesOf<T>(file: string): T[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}
