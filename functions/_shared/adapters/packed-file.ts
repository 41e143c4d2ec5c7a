import { exports } from "#collections/exports.bucket.ts";
import { AppError } from "#domain/errors.ts";
import { createGzip } from "./gzip.ts";

/** A file's content in parts, each made when it is read. */
export type FileParts = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;

const pieceChars = 1 << 18;

/**
 * A file as it is or, where it would exceed the bucket's maximum, compressed under the name
 * `….gz`. It is compressed while its parts are made, so a large file is never in memory as a whole.
 */
export async function packedFile(
  name: string,
  parts: FileParts,
  maxBytes: number = exports.maximumFileSizeBytes,
): Promise<{ name: string; bytes: Uint8Array }> {
  let plain: Uint8Array[] = [];
  let size = 0;
  let compressed: ReturnType<typeof createGzip> | null = null;
  for await (const bytes of inPieces(parts)) {
    size += bytes.length;
    plain.push(bytes);
    if (!compressed && size <= maxBytes) continue;
    compressed ??= createGzip();
    for (const part of plain) compressed.add(part);
    plain = [];
  }
  if (!compressed) return { name, bytes: Buffer.concat(plain) };
  const bytes = compressed.end();
  if (bytes.length > maxBytes) throw new AppError("file/too-large");
  return { name: `${name}.gz`, bytes };
}

/** Short texts are encoded together: a buffer each would take more memory than the text. */
async function* inPieces(parts: FileParts): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  let text = "";
  for await (const part of parts) {
    if (typeof part === "string") text += part;
    if (text !== "" && (typeof part !== "string" || text.length >= pieceChars)) {
      yield encoder.encode(text);
      text = "";
    }
    if (typeof part !== "string") yield part;
  }
  if (text !== "") yield encoder.encode(text);
  return undefined;
}
