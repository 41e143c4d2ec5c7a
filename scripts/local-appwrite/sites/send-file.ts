import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSED_FROM_BYTES = 1024;
// A light touch: Appwrite presses harder than a page on this machine should wait for.
const BROTLI_QUALITY = 5;

const compressors: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: promisify(gzip),
};

const KEPT_MAX = 500;
/** By what was compressed and how: a page asks for the same files again and again. */
const kept = new Map<string, Promise<Buffer>>();

function compressed(bytes: Buffer, encoding: string): Promise<Buffer> | undefined {
  const key = `${encoding} ${createHash("sha256").update(bytes).digest("hex")}`;
  const known = kept.get(key) ?? compressors[encoding]?.(bytes);
  if (known && kept.size < KEPT_MAX) kept.set(key, known);
  return known;
}

/**
 * Answers 200 with a file; text of 1 kB and more is compressed by the first of `encodings` the
 * browser takes.
 */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  bytes: Buffer,
  headers: OutgoingHttpHeaders & { "content-type": string },
  encodings: readonly string[] = Object.keys(compressors),
): Promise<void> {
  const isText = /^text\/|json|xml|javascript/.test(headers["content-type"]);
  const mayCompress = isText && bytes.length >= COMPRESSED_FROM_BYTES;
  const encoding = mayCompress ? bestEncoding(req, encodings) : undefined;
  const body = encoding ? await compressed(bytes, encoding) : bytes;
  res.writeHead(200, {
    ...headers,
    "content-length": body?.length,
    ...(mayCompress ? { vary: "accept-encoding" } : {}),
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  res.end(req.method === "HEAD" ? undefined : body);
}

function bestEncoding(
  { headers }: IncomingMessage,
  encodings: readonly string[],
): string | undefined {
  const accepted = String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return encodings.find((name) => accepted.includes(name));
}
