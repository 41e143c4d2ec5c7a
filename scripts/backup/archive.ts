import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type Entry = Readonly<Record<string, unknown>> & { $id: string };

/** A backup in a folder: one line a row, file or user, and the files' bytes beside them. */
export interface Archive {
  folder: string;
  /** Begins a list anew and adds to it. */
  begin: (list: string) => void;
  add: (list: string, entries: readonly Entry[]) => Promise<void>;
  read: (list: string) => AsyncIterable<Entry>;
  has: (list: string) => boolean;
  writeBytes: (bucketId: string, fileId: string, bytes: Uint8Array) => void;
  readBytes: (bucketId: string, fileId: string) => Buffer;
}

/** People's data and the hashes of their passwords: for the operator's eyes alone. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** `JSON.rawJSON` is in Node but not yet in TypeScript's library. */
const { rawJSON } = JSON as typeof JSON & { rawJSON: (source: string) => unknown };

/** An entry as one line. Whole numbers past 2^53, which people may write, stay as they are. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === "bigint" ? rawJSON(String(one)) : one,
  );

const entryIn = (line: string): Entry =>
  JSON.parse(line, (_key, one: unknown, context?: { source?: string }) => {
    const source = context?.source ?? "";
    return typeof one === "number" && !Number.isSafeInteger(one) && /^-?\d+$/.test(source)
      ? BigInt(source)
      : one;
  });

export const tableList = (databaseId: string, tableId: string): string =>
  `${databaseId}.${tableId}`;

export function openArchive(folder: string): Archive {
  const listFile = (list: string): string => join(folder, `${list}.ndjson`);
  const bytesFile = (bucketId: string, fileId: string): string =>
    join(folder, "files", bucketId, fileId);
  return {
    folder,
    begin(list) {
      mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
      writeFileSync(listFile(list), "", { mode: PRIVATE_FILE });
    },
    add: (list, entries) =>
      appendFile(listFile(list), entries.map((entry) => `${jsonOf(entry)}\n`).join("")),
    async *read(list) {
      if (!existsSync(listFile(list))) return;
      for await (const line of createInterface({ input: createReadStream(listFile(list)) }))
        if (line !== "") yield entryIn(line);
    },
    has: (list) => existsSync(listFile(list)),
    writeBytes(bucketId, fileId, bytes) {
      mkdirSync(join(folder, "files", bucketId), { recursive: true, mode: PRIVATE_FOLDER });
      writeFileSync(bytesFile(bucketId, fileId), bytes, { mode: PRIVATE_FILE });
    },
    readBytes: (bucketId, fileId) => readFileSync(bytesFile(bucketId, fileId)),
  };
}
