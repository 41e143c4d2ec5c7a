import { constants, gunzipSync, gzipSync } from "node:zlib";

const pieceBytes = 1 << 20;
/**
 * A third of the work of the usual level for a fifth more bytes; a chunk is more than a piece
 * becomes, so that it comes out in one.
 */
const options = { level: 3, chunkSize: 1 << 18 } as const;

export const gzip = (bytes: Uint8Array): Uint8Array => withoutSpare(gzipSync(bytes, options));

/** A view of a whole chunk, kept as it is, would keep all of the chunk. */
function withoutSpare(bytes: Uint8Array): Uint8Array {
  if (bytes.buffer.byteLength <= bytes.length + spareBytes) return bytes;
  const exact = new Uint8Array(bytes);
  release(bytes);
  return exact;
}

const spareBytes = 1 << 10;

/**
 * Frees a buffer that nobody else uses at once: the collector waits until there are tens of
 * megabytes.
 */
export const release = ({ buffer }: Uint8Array): void => {
  // Small buffers share one.
  if (buffer instanceof ArrayBuffer && buffer.byteLength > Buffer.poolSize) buffer.transfer(0);
};

/** Compressed parts one after the other are a compressed whole: small parts are put together first. */
export interface Gzip {
  add: (bytes: Uint8Array) => void;
  /** All that was added; `first`: a compressed part that comes before it. */
  end: (first?: Uint8Array) => Uint8Array;
}

/**
 * `roomBytes`: about the compressed size. The output grows in one buffer, since parts and their
 * concatenation take twice the memory; a page of it takes none until it is written to.
 */
export function createGzip(roomBytes: number = pieceBytes): Gzip {
  let room = new Uint8Array(roomBytes);
  let size = 0;
  const piece = new Uint8Array(pieceBytes);
  let used = 0;
  const needRoom = (bytes: number): void => {
    if (size + bytes <= room.length) return;
    room = new Uint8Array(room.buffer.transfer(Math.max(size + bytes, 2 * room.length)));
  };
  const append = (bytes: Uint8Array): void => {
    const packed = gzipSync(bytes, options);
    needRoom(packed.length);
    room.set(packed, size);
    size += packed.length;
    release(packed);
  };
  const flush = (): void => {
    if (used > 0) append(piece.subarray(0, used));
    used = 0;
  };
  return {
    add(bytes) {
      if (used + bytes.length > pieceBytes) flush();
      let rest = bytes;
      for (; rest.length > pieceBytes; rest = rest.subarray(pieceBytes)) {
        append(rest.subarray(0, pieceBytes));
      }
      piece.set(rest, used);
      used += rest.length;
    },
    end(first = new Uint8Array(0)) {
      flush();
      needRoom(first.length);
      room.copyWithin(first.length, 0, size);
      room.set(first);
      return room.subarray(0, first.length + size);
    },
  };
}

/** A value a line, as JSON; each is made, written and forgotten. */
export function gzipLines(values: Iterable<unknown>): Uint8Array {
  const lines = createGzip();
  const encoder = new TextEncoder();
  for (const value of values) lines.add(encoder.encode(`${JSON.stringify(value)}\n`));
  return lines.end();
}

/** A snapshot comes out in few pieces: joining many small ones would cost as much as unpacking. */
export const gunzip = (bytes: Uint8Array): Uint8Array =>
  withoutSpare(gunzipSync(bytes, { chunkSize: mostChunkBytes, maxOutputLength: unpackedMaxBytes }));

const startBytes = 1 << 16;

/** The first line of a packed text, without unpacking the rest. */
export function firstLineOf(bytes: Uint8Array): string {
  const start = gunzipSync(bytes.subarray(0, startBytes), {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: unpackedMaxBytes,
  });
  return start.toString("utf8").split("\n", 1)[0] ?? "";
}

const leastChunkBytes = 1 << 10;
const mostChunkBytes = 1 << 22;

/** Unpacks the bytes of one `gzip` call: they end with their size, so one buffer of it is enough. */
export function gunzipSmall(bytes: Uint8Array): Uint8Array {
  const size =
    bytes.length < sizeBytes ? 0 : Buffer.from(bytes.subarray(-sizeBytes)).readUInt32LE();
  // With a byte more there is room left at the end, and no second piece is begun.
  const chunkSize = Math.min(mostChunkBytes, Math.max(leastChunkBytes, size + 1));
  return gunzipSync(bytes, { chunkSize, maxOutputLength: unpackedMaxBytes });
}

const sizeBytes = 4;

/** Far more than the largest preset has. */
const unpackedMaxBytes = 1 << 30;

/** Whether unpacking failed because the bytes are not what was packed. */
export const isZlibError = (cause: unknown): boolean =>
  cause instanceof Error &&
  "code" in cause &&
  /^(Z_|ERR__ERROR|ERR_BUFFER|ERR_OUT_OF_RANGE)/.test(String(cause.code));
