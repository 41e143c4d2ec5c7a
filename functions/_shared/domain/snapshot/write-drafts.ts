import { declarations } from "../listing/columns.ts";
import type { DraftColumn, Drafts } from "../listing/drafts.ts";
import { declarationOf, type ListingColumn, listingColumns } from "../listing/listing.ts";
import type { ColumnOf } from "./layout.ts";
import { createSectionWriter, type Rows, type SectionWriter } from "./section-writer.ts";
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
  draft: DraftColumn,
  size: number,
): void {
  const { values } = draft;
  const { kind } = declarations[column];
  if (values.length === 0 && kind !== "flag") return;
  const rows = rowsOf(draft, size);
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
      const numbers = writer.roomFor("f64", size);
      if (rows) numbers.fill(Number.NaN);
      for (let place = 0; place < values.length; place++) {
        numbers[rows ? (rows.at[place] ?? 0) : place] = values[place] as number;
      }
      writer.add(column, numbers);
      break;
    }
    case "flag": {
      const flags = writer.roomFor("u8", size);
      for (let place = 0; place < values.length; place++) {
        flags[rows ? (rows.at[place] ?? 0) : place] = 1;
      }
      writer.add(column, flags);
      break;
    }
    case "hours":
      writeLengths(writer, column, values as number[][][], rows);
      writer.add(`${column}.times`, Int16Array.from((values as number[][][]).flat(2)));
      break;
  }
}

/** `undefined` where every row has a value. */
function rowsOf({ rows, values }: DraftColumn, size: number): Rows | undefined {
  if (rows) return { at: rows, size };
  return values.length === size ? undefined : { at: Array.from(values, (_, row) => row), size };
}

function writeLengths(
  writer: SectionWriter,
  column: ListingColumn,
  lists: readonly (readonly unknown[])[],
  rows: Rows | undefined,
): void {
  const lengths = lists.map(({ length }) => length);
  writer.addCounts(`${column}.counts`, lengths, { rows });
}

function writeMethods(
  writer: SectionWriter,
  column: ListingColumn,
  draft: DraftColumn,
  { size, codeOf }: { size: number; codeOf: (method: string) => number },
): void {
  const { values, methods, methodStarts } = draft;
  if (methods.every((method) => method === null)) return;
  const codes = new Uint32Array(values.length);
  let most = 0;
  for (let run = 0; run < methods.length; run++) {
    const method = methods[run] ?? null;
    if (method === null) continue;
    const code = codeOf(method);
    codes.fill(code, methodStarts[run], methodStarts[run + 1]);
    if (code > most) most = code;
  }
  writer.addCounts(`receipts.${column}`, codes, { rows: rowsOf(draft, size), most });
}
