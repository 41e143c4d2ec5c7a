import { listingColumns, type Receipt, type Receipts } from "../listing/listing.ts";
import { type Sections, type Texts, textsIn, type Words, wordAt, wordsIn } from "./sections.ts";

/** A listing's receipts in common: most of them are the same. */
interface Own {
  source: Words;
  ref: Texts;
  at: Words;
}

/** Makes the receipts of one row at a time. */
export function receiptsIn(
  sections: Sections,
  own: Own,
  others: OtherReceipts,
): (row: number) => Receipts {
  const methods = (sections.json("receipts.methods") ?? []) as string[];
  const columns = listingColumns.flatMap((column, place) => {
    const codes = sections.counts(`receipts.${column}`);
    return codes ? [{ column, place, codes }] : [];
  });
  return (row) => {
    const origin = {
      source: wordAt(own.source, row) ?? "",
      ref: own.ref.at(row) ?? "",
      at: wordAt(own.at, row) ?? "",
    };
    const receipts: Receipts = {};
    for (const { column, place, codes } of columns) {
      const method = methods[(codes[row] ?? 0) - 1];
      if (method !== undefined) {
        receipts[column] = { ...(others.of(row, place) ?? origin), method };
      }
    }
    return receipts;
  };
}

export type Origin = Omit<Receipt, "method">;

/** Receipts whose value came from elsewhere; columns are named by their place in `listingColumns`. */
export interface OtherReceipts {
  of: (row: number, place: number) => Origin | undefined;
  each: (row: number, take: (place: number, origin: Origin) => void) => void;
}

export function othersIn(sections: Sections): OtherReceipts {
  // In the order of their rows.
  const rows = sections.counts("receipts.others.rows");
  const places = sections.counts("receipts.others.columns");
  const origins = sections.counts("receipts.others.origins");
  if (!rows || !places || !origins) return { of: () => undefined, each: () => {} };
  let size = 0;
  for (const origin of origins) size = Math.max(size, origin + 1);
  const source = wordsIn(sections, "receipts.others.source", size);
  const ref = textsIn(sections, "receipts.others.ref", size);
  const at = wordsIn(sections, "receipts.others.at", size);
  // Those of one row mostly share it.
  let last: { number: number; origin: Origin } | null = null;
  const originAt = (other: number): Origin => {
    const number = origins[other] ?? 0;
    if (last?.number === number) return last.origin;
    const origin = {
      source: wordAt(source, number) ?? "",
      ref: ref.at(number) ?? "",
      at: wordAt(at, number) ?? "",
    };
    last = { number, origin };
    return origin;
  };
  return {
    of(row, place) {
      for (let other = firstOf(rows, row); rows[other] === row; other++) {
        if (places[other] === place) return originAt(other);
      }
      return undefined;
    },
    each(row, take) {
      for (let other = firstOf(rows, row); rows[other] === row; other++) {
        take(places[other] ?? 0, originAt(other));
      }
    },
  };
}

/** The first place of the value, or of the next larger one. */
function firstOf(sorted: ArrayLike<number>, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
