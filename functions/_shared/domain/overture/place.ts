import { overtureLimits } from "../limits/overture.ts";
import { cleanText } from "../listing/facts.ts";
import { type Links, readEmails, readLinks, readPhones } from "./contacts.ts";
import { type Taxonomy, typesIn } from "./taxonomy-map.ts";

type Text = string | null;

/** A row of the file, as far as it is read. */
export interface PlaceRow {
  id: Text;
  name: Text;
  confidence: number | null;
  status: Text;
  taxonomy: Taxonomy;
  websites: readonly string[];
  socials: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
  address: Record<AddressPart, Text> | null;
  sources: readonly Source[];
}

type AddressPart = "freeform" | "locality" | "postcode" | "region" | "country";

interface Source {
  /** JSON pointer of the value it gave; empty for the whole place. */
  property: Text;
  dataset: Text;
  license: Text;
  record_id: Text;
  update_time: Text;
}

/** Where a value comes from. */
export interface PlaceReceipt {
  dataset: string | null;
  recordId: string | null;
  release: string;
  updatedAt: string | null;
  licence: string | null;
  /** Of other rows of the place that added to the list. */
  also?: PlaceReceipt[];
}

const values = {
  name: "names",
  types: "taxonomy",
  phones: "phones",
  websites: "websites",
  socials: "socials",
  emails: "emails",
  address: "addresses",
  confidence: "confidence",
} as const;
export type PlaceValue = keyof typeof values;

/** A business as Overture knows it. */
export interface OverturePlace extends Links {
  /** Its id in the Global Entity Reference System, the same in each release. */
  gersId: string;
  lat: number;
  lon: number;
  name: string;
  /** Of the catalogue. */
  types: string[];
  /** Overture's own name of its main category. */
  category: string | null;
  confidence: number;
  status: string | null;
  /** E.164; the first is the main one. */
  phones: string[];
  emails: string[];
  address: Record<AddressPart, string | null>;
  /** Of each value that is known. */
  receipts: Partial<Record<PlaceValue, PlaceReceipt>>;
}

/** Whether it may add a row, only fill gaps of a row that is there, or is worth nothing. */
export function worthOf(
  confidence: number | null,
  addConfidence: number = overtureLimits.addConfidence,
): "add" | "fill" | "nothing" {
  if (confidence === null || confidence < overtureLimits.fillConfidence) return "nothing";
  return confidence >= addConfidence ? "add" : "fill";
}

/** Overture gives a place that has closed for good a confidence of 0, and keeps it for a while. */
export const isClosed = (row: Pick<PlaceRow, "confidence" | "status">): boolean =>
  row.status === "permanently_closed" || row.confidence === 0;

/** `null` for a row without a name or an id, of which no place can be made. */
export const nameOf = ({ id, name }: Pick<PlaceRow, "id" | "name">): string | null =>
  id === null ? null : cleanText(name ?? undefined);

/** A place from its row; `null` for one without a name or an id. */
export function readPlace(
  row: PlaceRow,
  { lat, lon }: { lat: number; lon: number },
  release: string,
): OverturePlace | null {
  const name = nameOf(row);
  if (name === null || row.id === null) return null;
  const { address } = row;
  const country = textOf(address?.country);
  const known = {
    name,
    types: typesIn(row.taxonomy),
    confidence: row.confidence ?? 0,
    phones: readPhones(row.phones, country),
    ...readLinks(row.websites, row.socials),
    emails: readEmails(row.emails),
    address: {
      freeform: textOf(address?.freeform),
      locality: textOf(address?.locality),
      postcode: textOf(address?.postcode),
      region: textOf(address?.region),
      country,
    },
  };
  return {
    ...known,
    gersId: row.id,
    lat,
    lon,
    category: row.taxonomy.hierarchy.at(-1) ?? null,
    status: row.status,
    receipts: receiptsOf(row, known, release),
  };
}

const textOf = (text: Text | undefined): string | null => cleanText(text ?? undefined);

function receiptsOf(
  { sources }: PlaceRow,
  known: Pick<OverturePlace, PlaceValue>,
  release: string,
): OverturePlace["receipts"] {
  const receipts: OverturePlace["receipts"] = {};
  for (const [value, property] of Object.entries(values) as [PlaceValue, string][]) {
    if (!isKnown(known[value])) continue;
    const source = sourceOf(property, sources);
    receipts[value] = {
      dataset: source?.dataset ?? null,
      recordId: source?.record_id ?? null,
      release,
      updatedAt: source?.update_time ?? null,
      licence: source?.license ?? null,
    };
  }
  return receipts;
}

/** The one that names the property or a part of it; else the one of the whole place. */
function sourceOf(property: string, sources: readonly Source[]): Source | undefined {
  const pointer = `/properties/${property}`;
  return (
    sources.find(({ property: named }) => named === pointer || named?.startsWith(`${pointer}/`)) ??
    sources.find(({ property: named }) => !named)
  );
}

const isKnown = (value: OverturePlace[PlaceValue]): boolean => {
  if (typeof value !== "object") return true;
  return Object.values(value).some((part) => part !== null);
};
