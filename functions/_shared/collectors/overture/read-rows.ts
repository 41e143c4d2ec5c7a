import type { Bounds } from "#domain/area/area.ts";
import {
  isClosed,
  nameOf,
  type OverturePlace,
  type PlaceRow,
  readPlace,
  worthOf,
} from "#domain/overture/place.ts";
import { type Taxonomy, typesIn, unknownTopOf } from "#domain/overture/taxonomy-map.ts";
import type { GroupReader, Points } from "./read-group.ts";
import type { LeafValue } from "./read-leaf.ts";

interface Point {
  lat: number;
  lon: number;
}

export interface CountedPlace extends Point {
  confidence: number;
  types: string[];
}

/** A row of one of our types with all its columns, or why it is left out. */
export type SeenRow = Point &
  (
    | { kind: "row"; types: string[]; row: PlaceRow }
    | { kind: "closed" | "unsure" | "nameless"; types: string[] }
    | { kind: "unknown"; types: string[]; top: string }
  );

/** A row of one of our types, or of a kind that we know nothing of. */
export type FoundRow =
  | Exclude<SeenRow, { kind: "row" }>
  | (Point & { kind: "place"; types: string[]; place: OverturePlace });

/** Reads the wanted rows of one row group; all of them lie in the bounds. */
export type ReadRows<T> = (
  reader: GroupReader,
  bounds: Bounds,
  isWanted: (lat: number, lon: number) => boolean,
) => Promise<T[]>;

/** Reads boxes, taxonomy and confidence only. */
export const readCounted: ReadRows<CountedPlace> = async (reader, bounds, isWanted) => {
  const points = await reader.points(bounds, isWanted);
  const all = await judged(reader, points);
  return all.flatMap(({ taxonomy, confidence }, at) => {
    const types = typesIn(taxonomy);
    const isOpen = confidence !== null && confidence > 0;
    return types.length > 0 && isOpen ? [{ ...pointOf(points, at), types, confidence }] : [];
  });
};

/** Reads the other columns only of rows that may be delivered. */
export const readSeen: ReadRows<SeenRow> = async (reader, bounds, isWanted) => {
  const points = await reader.points(bounds, isWanted);
  const seen: SeenRow[] = [];
  const kept: { row: number; known: Judged; point: Point; types: string[] }[] = [];
  for (const [at, known] of (await judged(reader, points)).entries()) {
    const types = typesIn(known.taxonomy);
    const top = unknownTopOf(known.taxonomy);
    const point = pointOf(points, at);
    if (top !== null) seen.push({ ...point, kind: "unknown", types, top });
    if (types.length === 0) continue;
    if (known.confidence === 0) seen.push({ ...point, kind: "closed", types });
    else if (worthOf(known.confidence) === "nothing") {
      seen.push({ ...point, kind: "unsure", types });
    } else kept.push({ row: points.rows[at] ?? 0, known, point, types });
  }
  for (const [at, row] of (await placeRows(reader, kept)).entries()) {
    const { point = { lat: 0, lon: 0 }, types = [] } = kept[at] ?? {};
    if (isClosed(row)) seen.push({ ...point, kind: "closed", types });
    else if (nameOf(row) === null) seen.push({ ...point, kind: "nameless", types });
    else seen.push({ ...point, kind: "row", types, row });
  }
  return seen;
};

/** The same with places as the product knows them. */
export const readFound =
  (release: string): ReadRows<FoundRow> =>
  async (...asked) =>
    (await readSeen(...asked)).map((seen) => {
      if (seen.kind !== "row") return seen;
      const { lat, lon, types, row } = seen;
      const place = readPlace(row, { lat, lon }, release);
      return place
        ? { lat, lon, kind: "place", types, place }
        : { lat, lon, kind: "nameless", types };
    });

const pointOf = ({ lats, lons }: Points, at: number): Point => ({
  lat: lats[at] ?? 0,
  lon: lons[at] ?? 0,
});

interface Judged {
  taxonomy: Taxonomy;
  confidence: number | null;
}

async function judged(reader: GroupReader, { rows }: Points): Promise<Judged[]> {
  const columns = await reader.columns(
    ["taxonomy.hierarchy", "taxonomy.alternates", "confidence"],
    rows,
  );
  return rows.map((_, at) => {
    const hierarchy = textsIn(columns["taxonomy.hierarchy"][at]);
    const alternates = textsIn(columns["taxonomy.alternates"][at]);
    return { taxonomy: { hierarchy, alternates }, confidence: numberIn(columns.confidence[at]) };
  });
}

const addressParts = ["freeform", "locality", "postcode", "region", "country"] as const;
const sourceParts = ["property", "dataset", "license", "record_id", "update_time"] as const;
const others = [
  "id",
  "names.primary",
  "operating_status",
  "websites",
  "socials",
  "emails",
  "phones",
  ...addressParts.map((part) => `addresses.${part}` as const),
  ...sourceParts.map((part) => `sources.${part}` as const),
] as const;

/** Rows with all their columns, in the order of `rows`. */
async function placeRows(
  reader: GroupReader,
  rows: readonly { row: number; known: Judged }[],
): Promise<PlaceRow[]> {
  const columns = await reader.columns(
    others,
    rows.map(({ row }) => row),
  );
  return rows.map(({ known }, at) => ({
    ...known,
    id: textIn(columns.id[at]),
    name: textIn(columns["names.primary"][at]),
    status: textIn(columns.operating_status[at]),
    websites: textsIn(columns.websites[at]),
    socials: textsIn(columns.socials[at]),
    emails: textsIn(columns.emails[at]),
    phones: textsIn(columns.phones[at]),
    address: firstOf(addressParts, (part) => columns[`addresses.${part}`][at]),
    sources: zipped(sourceParts, (part) => columns[`sources.${part}`][at]),
  }));
}

const textsIn = (values: readonly LeafValue[] | undefined): string[] =>
  (values ?? []).flatMap((value) => (typeof value === "string" ? [value] : []));
const textIn = (values: readonly LeafValue[] | undefined): string | null =>
  textsIn(values)[0] ?? null;
const numberIn = (values: readonly LeafValue[] | undefined): number | null =>
  typeof values?.[0] === "number" ? values[0] : null;

type Parts<P extends string> = Record<P, string | null>;

/** A list of records, whose parts are columns of the same length. */
function zipped<P extends string>(
  parts: readonly P[],
  columnOf: (part: P) => readonly LeafValue[] | undefined,
): Parts<P>[] {
  const length = Math.max(...parts.map((part) => columnOf(part)?.length ?? 0));
  return Array.from({ length }, (_, at) => {
    const record = parts.map((part) => {
      const value = columnOf(part)?.[at];
      return [part, typeof value === "string" ? value : null];
    });
    return Object.fromEntries(record) as Parts<P>;
  });
}

const firstOf = <P extends string>(
  parts: readonly P[],
  columnOf: (part: P) => readonly LeafValue[] | undefined,
): Parts<P> | null => zipped(parts, columnOf)[0] ?? null;
