import { cellOf } from "#domain/exports/cells.ts";
import type { ListingColumn, ListingWithReceipts, Receipt } from "#domain/listing.ts";
import { hoursText } from "./hours-words.ts";

/** One thing known about a business, with where it comes from. */
export interface BusinessFact {
  column: ListingColumn;
  label: string;
  text: string;
  receipt: Receipt | undefined;
}

const shown: readonly (readonly [column: ListingColumn, label: string])[] = [
  ["categories", "Types"],
  ["address", "Address"],
  ["phone", "Phone"],
  ["phones", "More numbers"],
  ["website", "Website"],
  ["emails", "Email"],
  ["socials", "Social profiles"],
  ["hours_raw", "Opening hours"],
  ["description", "Description"],
  ["services", "Services"],
  ["areas", "Areas served"],
  ["rating", "Rating"],
  ["review_count", "Reviews"],
  ["price_range", "Prices"],
  ["payments", "Payment"],
  ["currencies", "Currencies"],
  ["founded_year", "Founded"],
  ["founders", "Founders"],
  ["fit", "Marketing fit (BETA)"],
  ["fit_reason", "Why"],
];

/** Everything that is known, in the order it is read; what is not known is left out. */
export const factsOf = (listing: ListingWithReceipts): BusinessFact[] =>
  shown.flatMap(([column, label]) => {
    const text =
      column === "hours_raw" ? hoursText(listing) : String(cellOf(listing, column) ?? "");
    // One number is no list of numbers.
    const isRepeated = column === "phones" && listing.phones.length < 2;
    return text === "" || isRepeated
      ? []
      : [{ column, label, text, receipt: listing.receipts[column] }];
  });
