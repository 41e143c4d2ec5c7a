import {
  type Listing,
  type ListingColumn,
  type ListingWithReceipts,
  listingColumns,
  type Receipt,
  type Receipts,
} from "./listing.ts";

/** The columns that may have a receipt before a web site was read, in the order they are written. */
export const receiptColumns = [
  "source_id",
  "lat",
  "lon",
  "category",
  "categories",
  "name",
  "street",
  "house_number",
  "suburb",
  "city",
  "region",
  "postcode",
  "country",
  "address",
  "phone",
  "phone_osm",
  "phone_source",
  "phones",
  "website",
  "emails",
  "socials",
  "hours_raw",
  "hours_known",
  "hours",
  "payments",
  "currencies",
  "description",
  "founded_year",
] as const satisfies readonly ListingColumn[];

type ReceiptColumn = (typeof receiptColumns)[number];

const columnIndex: ReadonlyMap<string, number> = new Map(
  receiptColumns.map((column, at) => [column, at]),
);

/** How each value was found, at its place in `receiptColumns`; `null` = it has no receipt. */
export type Methods = (string | null)[];

const methods = Symbol("methods");
const borrowed = Symbol("borrowed");

/**
 * A listing as a worker keeps it: everything in it was read from one element at one time, so its
 * receipts need to say no more than how. Values from elsewhere, in the order they came, bring their
 * own receipts. Both stand under symbols, so that they are no columns.
 */
export type BriefListing = Listing & {
  [methods]: Methods;
  readonly [borrowed]: readonly Borrowed[];
};
interface Borrowed {
  index: number;
  receipt: Receipt;
}
export type CollectedListing = BriefListing | ListingWithReceipts;

const allMissing: Methods = receiptColumns.map(() => null);
export const noMethods = (): Methods => allMissing.slice();

/** `undefined` for a column that has no receipts. */
export const receiptIndexOf = (column: string): number | undefined => columnIndex.get(column);

/** What makes a listing a brief one; a copy of a listing takes it along. */
export const briefly = (found: Methods) => ({ [methods]: found, [borrowed]: none });
const none: readonly Borrowed[] = [];

/** Gives a copy of another listing methods of its own. */
export function clearMethods(listing: { [methods]: Methods }): void {
  listing[methods] = noMethods();
}

/** Sets how the value of a column with a receipt was found; `null` = it has none. */
export function setMethod(listing: BriefListing, index: number, method: string | null): void {
  listing[methods][index] = method;
}

const isBrief = (listing: CollectedListing): listing is BriefListing => methods in listing;

/** How the value of a column was found. */
export function methodOf(listing: CollectedListing, column: ListingColumn): string | undefined {
  if (!isBrief(listing)) return listing.receipts[column]?.method;
  const at = columnIndex.get(column);
  const other = listing[borrowed].find(({ index }) => index === at);
  return other?.receipt.method ?? listing[methods][at ?? -1] ?? undefined;
}

/** A copy whose values come from elsewhere in some columns, each with its receipt. */
export function withValues<L extends CollectedListing>(
  listing: L,
  values: Partial<Listing>,
  receipts: readonly (readonly [column: ReceiptColumn, receipt: Receipt])[],
): L {
  const copy: L = { ...listing, ...values };
  if (!isBrief(copy)) {
    return { ...copy, receipts: { ...copy.receipts, ...Object.fromEntries(receipts) } };
  }
  const others = new Map(copy[borrowed].map(({ index, receipt }) => [index, receipt]));
  for (const [column, receipt] of receipts) others.set(receiptColumns.indexOf(column), receipt);
  const brief: { [borrowed]: readonly Borrowed[] } = copy;
  brief[borrowed] = [...others].map(([index, receipt]) => ({ index, receipt }));
  return copy;
}

/** The listing with its receipts in full. */
export function withReceipts(listing: CollectedListing): ListingWithReceipts {
  if (!isBrief(listing)) return listing;
  const { [methods]: found, [borrowed]: others, ...columns } = listing;
  const { source, source_id: ref, collected_at: at } = listing;
  const receipts: Receipts = {};
  for (const [index, column] of receiptColumns.entries()) {
    const method = found[index] ?? null;
    if (method !== null) receipts[column] = { source, ref, at, method };
  }
  for (const { index, receipt } of others) {
    const column = receiptColumns[index];
    if (column) receipts[column] = receipt;
  }
  return { ...columns, receipts };
}

/**
 * Calls `take` for every receipt: its column's place in `listingColumns`, its method, and the whole
 * of it where anything else in it is not the listing's own.
 */
export function eachReceipt(
  listing: CollectedListing,
  take: (column: number, method: string, other: Receipt | null) => void,
): void {
  if (!isBrief(listing)) {
    const { source, source_id: ref, collected_at: at, receipts } = listing;
    for (const [column, receipt] of Object.entries(receipts)) {
      const isOwn = receipt.source === source && receipt.ref === ref && receipt.at === at;
      take(listingColumns.indexOf(column as ListingColumn), receipt.method, isOwn ? null : receipt);
    }
    return;
  }
  const { [methods]: found, [borrowed]: others } = listing;
  for (let index = 0; index < found.length; index++) {
    const method = found[index];
    if (method != null) take(columnPlaces[index] ?? -1, method, null);
  }
  for (const { index, receipt } of others) {
    take(columnPlaces[index] ?? -1, receipt.method, receipt);
  }
}

const columnPlaces = receiptColumns.map((column) => listingColumns.indexOf(column));

/**
 * A line of a snapshot: the same JSON as of `withReceipts` and a line feed, written without making
 * the receipts first. It comes in two parts, so that nobody copies it only to put them together.
 */
export function listingLine(listing: CollectedListing): [columns: string, rest: string] {
  if (!isBrief(listing)) return [JSON.stringify(listing), "\n"];
  const origin = originJson(listing);
  const found = listing[methods];
  const others = listing[borrowed];
  begin(receiptsKey);
  for (let index = 0; index < found.length; index++) {
    const method = found[index];
    if (method == null) continue;
    const other = others.length > 0 && others.find((each) => each.index === index);
    if (other) add(index, JSON.stringify(other.receipt), ",");
    else add(index, origin, methodEnd(method, index));
  }
  for (const { index, receipt } of others) {
    if (found[index] == null) add(index, JSON.stringify(receipt), ",");
  }
  return [columnsJson(listing), ended("}}\n")];
}

/**
 * In a page a receipt is the method alone: `"receipts":{"name":"tag name"}`. Only for what was read
 * from one element.
 */
export function briefJson(listing: BriefListing): string {
  const found = listing[methods];
  begin(columnsJson(listing), receiptsKey);
  for (const index of pageOrder) {
    const method = found[index];
    if (method != null) add(index, methodText(method, index), ",");
  }
  return ended("}}");
}

const receiptsKey = ',"receipts":{';

/** The columns without the brace at their end: the receipts follow. */
const columnsJson = (listing: BriefListing): string => JSON.stringify(listing).slice(0, -1);

const originJson = ({ source, source_id, collected_at }: Listing): string =>
  `{"source":${plainText(source)},"ref":${JSON.stringify(source_id)},"at":${plainText(collected_at)}`;

/**
 * A text in pieces, joined once: no copies in between. The list is always the same one and as long
 * as the longest text needs, because a list that grows is copied as well.
 */
const pieces: string[] = Array(3 * receiptColumns.length + 3).fill("");
let used = 0;

function begin(first: string, second = ""): void {
  pieces[0] = first;
  pieces[1] = second;
  used = 2;
}

function add(index: number, text: string, end: string): void {
  pieces[used] = keyTexts[index] ?? "";
  pieces[used + 1] = text;
  pieces[used + 2] = end;
  used += 3;
}

function ended(end: string): string {
  const last = pieces[used - 1] ?? "";
  // After the last receipt there is a comma too many; there may be no receipt at all.
  if (last.endsWith(",")) pieces[used - 1] = last.slice(0, -1);
  pieces[used] = end;
  pieces.fill("", used + 1);
  return pieces.join("");
}

/** A listing of a page, as `JSON.parse` gives it back. */
export type PagedListing = Listing & { receipts: Partial<Record<ListingColumn, string>> };

export function fromPage({ receipts, ...listing }: PagedListing): BriefListing {
  return { ...listing, ...briefly(receiptColumns.map((column) => receipts[column] ?? null)) };
}

const keyTexts = receiptColumns.map((column) => `"${column}":`);
const pageOrder = receiptColumns
  .map((column, index) => ({ index, place: listingColumns.indexOf(column) }))
  .sort((a, b) => a.place - b.place)
  .map(({ index }) => index);

const textsKept = 10_000;

/** There are few methods, sources and times: each becomes a text once. */
const remembered = (make: (value: string) => string): ((value: string) => string) => {
  const texts = new Map<string, string>();
  return (value) => {
    const known = texts.get(value);
    if (known !== undefined) return known;
    if (texts.size >= textsKept) texts.clear();
    const text = make(value);
    texts.set(value, text);
    return text;
  };
};

/** One listing after the other has its value by the same method: that text need not be looked up. */
const rememberedByColumn = (make: (value: string) => string) => {
  const look = remembered(make);
  const last = receiptColumns.map(() => ({ value: "", text: look("") }));
  return (value: string, index: number): string => {
    const known = last[index];
    if (known?.value === value) return known.text;
    const text = look(value);
    last[index] = { value, text };
    return text;
  };
};

const plainText = remembered((value) => JSON.stringify(value));
const methodText = rememberedByColumn((method) => JSON.stringify(method));
const methodEnd = rememberedByColumn((method) => `,"method":${JSON.stringify(method)}},`);
