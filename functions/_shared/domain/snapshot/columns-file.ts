import * as v from "valibot";
import { aligned, alignment, type Section, sectionArrays } from "./layout.ts";
import { sectionsIn } from "./sections.ts";
import { SnapshotError } from "./snapshot-error.ts";
import { type StoredColumns, storedColumns } from "./stored-columns.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sectionKinds = Object.keys(sectionArrays) as Section[0][];

/** The part of a file's first line that describes the columns after it. */
export const columnsEntries = {
  rows: count,
  /** Of all sections together. */
  bytes: count,
  sections: v.record(v.string(), v.tuple([v.picklist(sectionKinds), count, count])),
};
const columnsHeader = v.object(columnsEntries);

/** The first line of a file, as long as the alignment of the columns after it needs. */
export function headerLine(header: object): Uint8Array {
  const line = new TextEncoder().encode(`${JSON.stringify(header)}\n`);
  const padded = new Uint8Array(aligned(line.length)).fill(0x20);
  padded.set(line.subarray(0, -1));
  padded[padded.length - 1] = 0x0a;
  return padded;
}

/** The columns as views of `body`; throws `SnapshotError` unless it holds all that the header names. */
export function columnsIn(
  body: Uint8Array,
  { rows, bytes, sections }: v.InferOutput<typeof columnsHeader>,
): StoredColumns {
  if (body.length !== bytes) {
    throw new SnapshotError("corrupt", `${body.length} of ${bytes} bytes are there`);
  }
  for (const [name, [kind, at, length]] of Object.entries(sections)) {
    const end = at + length * sectionArrays[kind].BYTES_PER_ELEMENT;
    if (at % alignment !== 0 || end > bytes) {
      throw new SnapshotError("corrupt", `section ${name} is not inside`);
    }
  }
  const inPlace = body.byteOffset % alignment === 0 ? body : body.slice();
  return storedColumns(sectionsIn(inPlace, sections), rows);
}
