import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { PlaceRow } from "#domain/overture/place.ts";
import type { Tally } from "./tally.ts";
import { writeWhole } from "./write-whole.ts";

/** A row that is kept, with its place on the curve. */
export interface KeptRow {
  at: number;
  lat: number;
  lon: number;
  row: PlaceRow;
}

/** The kept rows of one row group in the curve's order, packed in blocks. */
export interface Run {
  file: string;
  tally: Tally;
  blocks: Block[];
}

interface Block {
  /** Of its first row on the curve. */
  at: number;
  start: number;
  /** Exclusive. */
  end: number;
}

/** A merge holds one block of each run in memory. */
export const blockRows = 200;

/** The second file marks the first one as whole. */
export function writeRun(file: string, rows: readonly KeptRow[], tally: Tally): void {
  const sorted = rows.toSorted(
    (a, b) => a.at - b.at || ((a.row.id ?? "") < (b.row.id ?? "") ? -1 : 1),
  );
  const blocks: Block[] = [];
  const packed: Uint8Array[] = [];
  let start = 0;
  for (let from = 0; from < sorted.length; from += blockRows) {
    const part = sorted.slice(from, from + blockRows);
    const bytes = zstdCompressSync(part.map((row) => JSON.stringify(row)).join("\n"));
    blocks.push({ at: part[0]?.at ?? 0, start, end: start + bytes.length });
    packed.push(bytes);
    start += bytes.length;
  }
  writeFileSync(file, Buffer.concat(packed));
  writeWhole(`${file}.json`, JSON.stringify({ tally, blocks }));
}

/** `null` where there is none, or not the whole of it. */
export function openRun(file: string): Run | null {
  if (!existsSync(`${file}.json`) || !existsSync(file)) return null;
  const { tally, blocks } = JSON.parse(readFileSync(`${file}.json`, "utf8")) as Omit<Run, "file">;
  return statSync(file).size === (blocks.at(-1)?.end ?? 0) ? { file, tally, blocks } : null;
}

/** The rows of a block as lines, of which only the ones that are next need to be objects. */
export function linesOf({ file, blocks }: Run, block: number): string[] {
  const { start, end } = blocks[block] ?? { start: 0, end: 0 };
  const bytes = new Uint8Array(end - start);
  const opened = openSync(file, "r");
  try {
    readSync(opened, bytes, { length: bytes.length, position: start });
  } finally {
    closeSync(opened);
  }
  return zstdDecompressSync(bytes).toString("utf8").split("\n");
}
