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

/** Answers 200 with a file, compressed where Appwrite would do so: text of 1 kB and more. */
export async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  bytes: Buffer,
  headers: OutgoingHttpHeaders & { "content-type": string },
): Promise<void> {
  const isText = /^text\/|json|xml|javascript/.test(headers["content-type"]);
  const mayCompress = isText && bytes.length >= COMPRESSED_FROM_BYTES;
  const encoding = mayCompress ? bestEncoding(req) : undefined;
  const body = encoding ? await compressors[encoding]?.(bytes) : bytes;
  res.writeHead(200, {
    ...headers,
    "content-length": body?.length,
    ...(mayCompress ? { vary: "accept-encoding" } : {}),
    ...(encoding ? { "content-encoding": encoding } : {}),
  });
  res.end(req.method === "HEAD" ? undefined : body);
}

function bestEncoding({ headers }: IncomingMessage): string | undefined {
  const accepted = String(headers["accept-encoding"] ?? "")
    .split(",")
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return Object.keys(compressors).find((name) => accepted.includes(name));
}
