import { dayNames, timeText } from "#domain/hours/time-text.ts";
import { sourceWords } from "#domain/listing/source-names.ts";
import { cellNumberText, compareTexts } from "../../lib/formats.ts";
import type { Row } from "./answer.ts";

const first = ["name", "change", "category", "address", "phone", "website"];
/** For code, and for the map. */
const hidden = ["id", "source_id", "lat", "lon", "preset"];

/** The columns of the rows: the name, those asked for, what else identifies a business, the rest. */
export function columnsOf(rows: readonly Row[], asked: readonly string[] = []): string[] {
  const sent = new Set(rows.flatMap((row) => Object.keys(row)));
  const isFurther = (column: string): boolean =>
    !hidden.includes(column) && rows.some((row) => cellText(row[column]) !== "");
  const [name = "", ...usual] = first;
  const known = [name, ...asked, ...usual].filter((column) => sent.has(column));
  return [...new Set([...known, ...[...sent].filter(isFurther)])];
}

const ownHeadings: Record<string, string> = {
  distance_m: "distance (m)",
  review_count: "reviews",
  founded_year: "founding year",
  emails: "email",
  phones: "labelled phone",
  hours: "known opening hours",
  socials: "social links",
  fit: "marketing fit",
  areas: "area served",
  sources: "source",
};

/** `headingOf("review_count")` // => "Reviews" */
export function headingOf(column: string): string {
  const text = ownHeadings[column] ?? column.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value of any column as a person reads it; empty where nothing is known. */
export function cellText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") {
    return cellNumberText(value);
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const [dow, opens, closes] = value;
    const isHours = value.length === 3 && value.every((part) => typeof part === "number");
    return isHours
      ? `${dayNames[dow]} ${timeText(opens)}–${timeText(closes)}`
      : value.map(cellText).join("; ");
  }
  if (typeof value === "object" && value !== null) {
    return Object.values(value).map(cellText).join(": ");
  }
  return "";
}

/** The same, where a column has its own words. */
export const columnText = (column: string, value: unknown): string =>
  (column === "sources" && sourceWords[String(value)]) || cellText(value);

export interface Order {
  column: string;
  isDescending: boolean;
}

/** Rows without the value come last in both orders. */
export function sorted(rows: readonly Row[], { column, isDescending }: Order): Row[] {
  const compare = (a: unknown, b: unknown): number =>
    typeof a === "number" && typeof b === "number"
      ? a - b
      : compareTexts(columnText(column, a), columnText(column, b));
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column], other[column]];
    const [noA, noB] = [cellText(a) === "", cellText(b) === ""];
    if (noA || noB) return Number(noA) - Number(noB);
    return isDescending ? compare(b, a) : compare(a, b);
  });
}

/** The table for a spreadsheet: tabs between cells, one line a row. */
export const asTabbedText = (rows: readonly Row[], columns: readonly string[]): string =>
  [
    columns.map(headingOf),
    ...rows.map((row) => columns.map((column) => columnText(column, row[column]))),
  ]
    .map((cells) => cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t"))
    .join("\n");
