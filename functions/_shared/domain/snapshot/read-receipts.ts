import { listingColumns, type Receipt, type Receipts } from "../listing/listing.ts";
import { type Sections, type Texts, textsIn, type Words, wordAt, wordsIn } from "./sections.ts";

/** A listing's receipts in common: most of them are the same. */
interface Own {
  source: Words;
  ref: Texts;
  at: Words;
}

/** Makes the receipts of one row at a time. */
export function receiptsIn(sections: Sections, own: Own): (row: number) => Receipts {
  const methods = (sections.json("receipts.methods") ?? []) as string[];
  const columns = listingColumns.flatMap((column, place) => {
    const codes = sections.counts(`receipts.${column}`);
    return codes ? [{ column, place, codes }] : [];
  });
  const originOf = othersIn(sections);
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
        receipts[column] = { ...(originOf(row, place) ?? origin), method };
      }
    }
    return receipts;
  };
}

type Origin = Omit<Receipt, "method">;

/** The receipts whose value came from elsewhere, in the order of their rows. */
function othersIn(sections: Sections): (row: number, place: number) => Origin | undefined {
  const rows = sections.counts("receipts.others.rows");
  const places = sections.counts("receipts.others.columns");
  const origins = sections.counts("receipts.others.origins");
  if (!rows || !places || !origins) return () => undefined;
  let size = 0;
  for (const origin of origins) size = Math.max(size, origin + 1);
  const source = wordsIn(sections, "receipts.others.source", size);
  const ref = textsIn(sections, "receipts.others.ref", size);
  const at = wordsIn(sections, "receipts.others.at", size);
  return (row, place) => {
    for (let other = firstOf(rows, row); rows[other] === row; other++) {
      if (places[other] !== place) continue;
      const origin = origins[other] ?? 0;
      return {
        source: wordAt(source, origin) ?? "",
        ref: ref.at(origin) ?? "",
        at: wordAt(at, origin) ?? "",
      };
    }
    return undefined;
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
