import { createHash, randomUUID } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, createZstdCompress } from "node:zlib";
import { MIME_SAMPLE_BYTES } from "./mime-type.ts";

/** Bytes of one request, waiting at a path below `incoming/`. */
export interface ReceivedBytes {
  path: string;
  bytes: number;
}

export interface Assembled {
  bytes: number;
  md5: string;
  /** The first bytes, enough to tell the type. */
  sample: Buffer;
}

/**
 * Bytes below the data folder: `incoming/` while a request is read, `parts/<file>/<chunk>` until every
 * chunk is there, `complete/<file>` afterwards. Only a rename moves them on, so no half file shows.
 */
export interface ByteStore {
  receive: (source: Readable) => Promise<ReceivedBytes>;
  discard: (path: string) => Promise<void>;
  keepPart: (sequence: number, chunk: number, path: string) => void;
  assemble: (sequence: number, chunksTotal: number) => Promise<Assembled>;
  /** Null when the file is not there. */
  size: (sequence: number) => number | null;
  read: (sequence: number, range?: { start: number; end: number }) => Readable;
  storedSize: (sequence: number, compression: string) => Promise<number>;
  dropParts: (sequence: number) => Promise<void>;
  remove: (sequence: number) => Promise<void>;
}

async function* readParts(folder: string, chunksTotal: number): AsyncGenerator<Buffer> {
  for (let chunk = 1; chunk <= chunksTotal; chunk += 1)
    yield* createReadStream(join(folder, String(chunk)));
}

async function assembleParts(
  folder: string,
  chunksTotal: number,
  target: string,
): Promise<Assembled> {
  const hash = createHash("md5");
  let bytes = 0;
  let sample = Buffer.alloc(0);
  async function* observed(): AsyncGenerator<Buffer> {
    for await (const piece of readParts(folder, chunksTotal)) {
      hash.update(piece);
      bytes += piece.length;
      if (sample.length < MIME_SAMPLE_BYTES)
        sample = Buffer.concat([sample, piece]).subarray(0, MIME_SAMPLE_BYTES);
      yield piece;
    }
  }
  await pipeline(observed, createWriteStream(target, { flush: true }));
  return { bytes, md5: hash.digest("hex"), sample };
}

async function compressedSize(path: string, compression: string): Promise<number> {
  let bytes = 0;
  const compressor = compression === "zstd" ? createZstdCompress() : createGzip();
  await pipeline(createReadStream(path), compressor, async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) bytes += piece.length;
  });
  return bytes;
}

export function createByteStore(dataDir: string): ByteStore {
  const root = join(dataDir, "storage");
  const incoming = join(root, "incoming");
  rmSync(incoming, { recursive: true, force: true });
  for (const folder of ["incoming", "parts", "complete"])
    mkdirSync(join(root, folder), { recursive: true });
  const partsOf = (sequence: number): string => join(root, "parts", String(sequence));
  const pathOf = (sequence: number): string => join(root, "complete", String(sequence));

  return {
    async receive(source) {
      const path = join(incoming, randomUUID());
      const target = createWriteStream(path, { flush: true });
      try {
        await pipeline(source, target);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { path, bytes: target.bytesWritten };
    },
    discard: (path) => rm(path, { force: true }),
    keepPart(sequence, chunk, path) {
      mkdirSync(partsOf(sequence), { recursive: true });
      renameSync(path, join(partsOf(sequence), String(chunk)));
    },
    async assemble(sequence, chunksTotal) {
      const target = join(incoming, randomUUID());
      const assembled = await assembleParts(partsOf(sequence), chunksTotal, target);
      await rename(target, pathOf(sequence));
      return assembled;
    },
    size: (sequence) => statSync(pathOf(sequence), { throwIfNoEntry: false })?.size ?? null,
    read: (sequence, range) => createReadStream(pathOf(sequence), range),
    storedSize: (sequence, compression) => compressedSize(pathOf(sequence), compression),
    dropParts: (sequence) => rm(partsOf(sequence), { recursive: true, force: true }),
    async remove(sequence) {
      await rm(pathOf(sequence), { force: true });
      await rm(partsOf(sequence), { recursive: true, force: true });
    },
  };
}
