import { declarations } from "../listing/columns.ts";
import type { DraftColumn, Drafts } from "../listing/drafts.ts";
import { declarationOf, type ListingColumn, listingColumns } from "../listing/listing.ts";
import type { ColumnOf } from "./layout.ts";
import { createSectionWriter, placed, type Rows, type SectionWriter } from "./section-writer.ts";
import type { Written } from "./write-columns.ts";
import { writePairs } from "./write-pairs.ts";
import { createCodes } from "./write-receipts.ts";

/** Drafted listings in the columns that `writeColumns` makes of listings. */
export function* writeDrafts(drafts: Drafts): Generator<Uint8Array, Written> {
  const writer = createSectionWriter();
  const size = drafts.size();
  for (const column of listingColumns) {
    writeColumn(writer, column, drafts.columns[column], size);
    yield* writer.take();
  }
  writer.addJson("columns", listingColumns);
  const { methods, codeOf } = createCodes();
  for (const column of listingColumns) {
    if (declarationOf(column).receipt) {
      writeMethods(writer, column, drafts.columns[column], { size, codeOf });
    }
    yield* writer.take();
  }
  writer.addJson("receipts.methods", methods);
  yield* writer.take();
  return { sections: writer.sections, bytes: writer.bytes() };
}

function writeColumn(
  writer: SectionWriter,
  column: ListingColumn,
  { rows: at, values }: DraftColumn,
  size: number,
): void {
  const rows = { at, size };
  const { kind } = declarations[column];
  if (at.length === 0 && kind !== "flag") return;
  switch (kind) {
    case "text":
      writer.addTexts(column, values as string[], rows);
      break;
    case "word":
      writer.addWords(column, values as string[], rows);
      break;
    case "words":
      writeLengths(writer, column, values as string[][], rows);
      writer.addWords(column, (values as string[][]).flat());
      break;
    case "pairs":
      writeLengths(writer, column, values as Record<string, string>[][], rows);
      writePairs(writer, column as ColumnOf<"pairs">, values as Record<string, string>[][]);
      break;
    case "number": {
      const numbers = writer.roomFor("f64", size).fill(Number.NaN);
      for (let place = 0; place < at.length; place++) {
        numbers[at[place] ?? 0] = values[place] as number;
      }
      writer.add(column, numbers);
      break;
    }
    case "flag": {
      const flags = writer.roomFor("u8", size);
      for (const row of at) flags[row] = 1;
      writer.add(column, flags);
      break;
    }
    case "hours":
      writeLengths(writer, column, values as number[][][], rows);
      writer.add(`${column}.times`, Int16Array.from((values as number[][][]).flat(2)));
      break;
  }
}

function writeLengths(
  writer: SectionWriter,
  column: ListingColumn,
  lists: readonly (readonly unknown[])[],
  rows: Rows,
): void {
  const lengths = lists.map(({ length }) => length);
  writer.addCounts(`${column}.counts`, placed(lengths, rows, writer.roomFor));
}

function writeMethods(
  writer: SectionWriter,
  column: ListingColumn,
  { rows: at, methods }: DraftColumn,
  { size, codeOf }: { size: number; codeOf: (method: string) => number },
): void {
  if (methods.every((method) => method === null)) return;
  const codes = new Uint32Array(at.length);
  let [last, lastCode]: [string | null, number] = [null, 0];
  for (let place = 0; place < methods.length; place++) {
    const method = methods[place] ?? null;
    if (method !== last) {
      last = method;
      lastCode = method === null ? 0 : codeOf(method);
    }
    codes[place] = lastCode;
  }
  writer.addCounts(`receipts.${column}`, placed(codes, { at, size }, writer.roomFor));
}
