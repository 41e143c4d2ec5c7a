import type { Bounds } from "#domain/area/area.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
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
import type { RowValues } from "./row-values.ts";

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

/** Hands over the wanted rows of one row group, one by one; all of them lie in the bounds. */
export type ReadRows<T> = (
  reader: GroupReader,
  bounds: Bounds,
  isWanted: (lat: number, lon: number) => boolean,
  take: (row: T) => void,
) => Promise<void>;

/** Reads boxes, taxonomy and confidence only. */
export const readCounted: ReadRows<CountedPlace> = async (reader, bounds, isWanted, take) => {
  const points = await reader.points(bounds, isWanted);
  const judgedAt = await judged(reader, points);
  for (const at of points.rows.keys()) {
    const { taxonomy, confidence } = judgedAt(at);
    const types = typesIn(taxonomy);
    const isOpen = confidence !== null && confidence > 0;
    if (types.length > 0 && isOpen) take({ ...pointOf(points, at), types, confidence });
  }
};

/** Reads the other columns only of rows that may be delivered. */
export const readSeen: ReadRows<SeenRow> = async (reader, bounds, isWanted, take) => {
  const points = await reader.points(bounds, isWanted);
  const judgedAt = await judged(reader, points);
  /** Places in the points. */
  const kept: number[] = [];
  for (const at of points.rows.keys()) {
    const { taxonomy, confidence } = judgedAt(at);
    const types = typesIn(taxonomy);
    const top = unknownTopOf(taxonomy);
    const point = pointOf(points, at);
    if (top !== null) take({ ...point, kind: "unknown", types, top });
    if (types.length === 0) continue;
    if (confidence === 0) take({ ...point, kind: "closed", types });
    else if (worthOf(confidence) === "nothing") take({ ...point, kind: "unsure", types });
    else kept.push(at);
  }
  const next = await reader.columns(
    otherColumns,
    kept.map((at) => points.rows[at] ?? 0),
  );
  for (let first = 0; first < kept.length; first += overtureLimits.rowsAtOnce) {
    const few = kept.slice(first, first + overtureLimits.rowsAtOnce);
    const others = next(few.length);
    for (const [index, at] of few.entries()) {
      const known = judgedAt(at);
      const row = placeRow(others, index, known);
      const types = typesIn(known.taxonomy);
      const point = pointOf(points, at);
      if (isClosed(row)) take({ ...point, kind: "closed", types });
      else if (nameOf(row) === null) take({ ...point, kind: "nameless", types });
      else take({ ...point, kind: "row", types, row });
    }
  }
};

/** The same with places as the product knows them. */
export const readFound =
  (release: string): ReadRows<FoundRow> =>
  (reader, bounds, isWanted, take) =>
    readSeen(reader, bounds, isWanted, (seen) => {
      if (seen.kind !== "row") return take(seen);
      const { lat, lon, types, row } = seen;
      const place = readPlace(row, { lat, lon }, release);
      if (place) take({ lat, lon, kind: "place", types, place });
      else take({ lat, lon, kind: "nameless", types });
    });

const pointOf = ({ lats, lons }: Points, at: number): Point => ({
  lat: lats[at] ?? 0,
  lon: lons[at] ?? 0,
});

interface Judged {
  taxonomy: Taxonomy;
  confidence: number | null;
}

/** Of each of the points. */
async function judged(reader: GroupReader, { rows }: Points): Promise<(at: number) => Judged> {
  const next = await reader.columns(
    ["taxonomy.hierarchy", "taxonomy.alternates", "confidence"],
    rows,
  );
  const columns = next(rows.length);
  return (at) => {
    const hierarchy = textsIn(columns["taxonomy.hierarchy"](at));
    const alternates = textsIn(columns["taxonomy.alternates"](at));
    return { taxonomy: { hierarchy, alternates }, confidence: numberIn(columns.confidence(at)) };
  };
}

const addressParts = ["freeform", "locality", "postcode", "region", "country"] as const;
const sourceParts = ["property", "dataset", "license", "record_id", "update_time"] as const;
const otherColumns = [
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

/** A row with all its columns, by its place among those that were read. */
function placeRow(
  columns: Record<(typeof otherColumns)[number], RowValues>,
  at: number,
  known: Judged,
): PlaceRow {
  return {
    ...known,
    id: textIn(columns.id(at)),
    name: textIn(columns["names.primary"](at)),
    status: textIn(columns.operating_status(at)),
    websites: textsIn(columns.websites(at)),
    socials: textsIn(columns.socials(at)),
    emails: textsIn(columns.emails(at)),
    phones: textsIn(columns.phones(at)),
    address: zipped(addressParts, (part) => columns[`addresses.${part}`](at))[0] ?? null,
    sources: zipped(sourceParts, (part) => columns[`sources.${part}`](at)),
  };
}

const textsIn = (values: readonly LeafValue[]): string[] =>
  values.flatMap((value) => (typeof value === "string" ? [value] : []));
const textIn = (values: readonly LeafValue[]): string | null => textsIn(values)[0] ?? null;
const numberIn = (values: readonly LeafValue[]): number | null =>
  typeof values[0] === "number" ? values[0] : null;

/** A list of records, whose parts are columns of the same length. */
function zipped<P extends string>(
  parts: readonly P[],
  columnOf: (part: P) => readonly LeafValue[],
): Record<P, string | null>[] {
  const columns = parts.map((part) => [part, columnOf(part)] as const);
  const length = Math.max(...columns.map(([, values]) => values.length));
  return Array.from({ length }, (_, at) => {
    const record = columns.map(([part, values]) => {
      const value = values[at];
      return [part, typeof value === "string" ? value : null];
    });
    return Object.fromEntries(record) as Record<P, string | null>;
  });
}
