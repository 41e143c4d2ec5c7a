import { constants, gunzipSync, gzipSync } from "node:zlib";

const pieceBytes = 1 << 20;
/**
 * A third of the work of the usual level for a fifth more bytes; a chunk is more than a piece
 * becomes, so that it comes out in one.
 */
const options = { level: 3, chunkSize: 1 << 18 } as const;

export const gzip = (bytes: Uint8Array): Uint8Array => gzipSync(bytes, options);

/** Compressed parts one after the other are a compressed whole: small parts are put together first. */
export function createGzip(): { add: (bytes: Uint8Array) => void; end: () => Uint8Array[] } {
  const parts: Uint8Array[] = [];
  const piece = new Uint8Array(pieceBytes);
  let used = 0;
  const flush = (): void => {
    if (used > 0) parts.push(gzip(piece.subarray(0, used)));
    used = 0;
  };
  return {
    add(bytes) {
      if (used + bytes.length > pieceBytes) flush();
      if (bytes.length > pieceBytes) parts.push(gzip(bytes));
      else {
        piece.set(bytes, used);
        used += bytes.length;
      }
    },
    end() {
      flush();
      return parts;
    },
  };
}

/** A value a line, as JSON; each is made, written and forgotten. */
export function gzipLines(values: Iterable<unknown>): Uint8Array {
  const lines = createGzip();
  const encoder = new TextEncoder();
  for (const value of values) lines.add(encoder.encode(`${JSON.stringify(value)}\n`));
  return Buffer.concat(lines.end());
}

/** A snapshot comes out in few pieces: joining many small ones would cost as much as unpacking. */
export const gunzip = (bytes: Uint8Array): Uint8Array =>
  gunzipSync(bytes, { chunkSize: 1 << 22, maxOutputLength: unpackedMaxBytes });

const startBytes = 1 << 16;

/** The first line of a packed text, without unpacking the rest. */
export function firstLineOf(bytes: Uint8Array): string {
  const start = gunzipSync(bytes.subarray(0, startBytes), {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: unpackedMaxBytes,
  });
  return start.toString("utf8").split("\n", 1)[0] ?? "";
}

const smallChunkBytes = 1 << 18;

/** A small part of its own, without the room that a whole snapshot is given. */
export const gunzipSmall = (bytes: Uint8Array): Uint8Array =>
  gunzipSync(bytes, { chunkSize: smallChunkBytes, maxOutputLength: unpackedMaxBytes });

/** Far more than the largest preset has. */
const unpackedMaxBytes = 1 << 30;

/** Whether unpacking failed because the bytes are not what was packed. */
export const isZlibError = (cause: unknown): boolean =>
  cause instanceof Error &&
  "code" in cause &&
  /^(Z_|ERR_BUFFER|ERR_OUT_OF_RANGE)/.test(String(cause.code));
