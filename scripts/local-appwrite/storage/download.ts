import { extname } from "node:path";
import { ApiError, apiError } from "../errors.ts";
import type { ApiReply, ApiRequest, ServiceContext } from "../service.ts";
import { findTokenByJwt } from "../tokens/token-store.ts";
import { fileNotFound, requireBucket, requireReadableFile } from "./access.ts";
import type { Bucket } from "./bucket-store.ts";
import type { ByteStore } from "./byte-store.ts";
import { findFile, type StoredFile } from "./file-store.ts";
import { viewType } from "./mime-type.ts";

const CACHE_45_DAYS = "private, max-age=3888000";

interface Range {
  start: number;
  end: number;
}

/** Only `a-b` with a < b < size, or `a-`: Appwrite refuses every other form, suffixes and single bytes included. */
function readRange(header: string | undefined, size: number): Range | null {
  if (header === undefined) return null;
  const match = /^bytes=(\d+)-(\d*)$/.exec(header);
  const start = Number(match?.[1]);
  const end = match?.[2] ? Number(match[2]) : size - 1;
  if (match && start < end && end < size) return { start, end };
  throw new ApiError(
    416,
    "storage_invalid_range",
    "The requested range is not satisfiable. Please check the value of the Range header.",
  );
}

/** The name as its UTF-8 bytes in the header, unescaped as Appwrite sends it; control characters cannot travel. */
function headerFileName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a header must not hold any.
  return Buffer.from(name.replace(/[\x00-\x1f\x7f]/g, "")).toString("latin1");
}

/** A good token opens its own file to anyone; one that is broken or over counts as not sent. */
function requireFile(context: ServiceContext, request: ApiRequest, bucket: Bucket): StoredFile {
  const { db } = context;
  const fileId = request.params.fileId ?? "";
  const token = findTokenByJwt(context, request.query.token);
  if (!token || token.bucketSequence !== bucket.sequence) {
    return requireReadableFile(db, request.caller, bucket, fileId);
  }
  const file = findFile(db, bucket.$id, fileId);
  if (file?.sequence !== token.fileSequence) throw apiError("user_unauthorized");
  return file;
}

/** `GET …/download` and `…/view`. */
export function sendFile(
  context: ServiceContext,
  bytes: ByteStore,
  disposition: "attachment" | "inline",
) {
  return (request: ApiRequest): ApiReply => {
    const bucket = requireBucket(context.db, request.caller, request.params.bucketId ?? "");
    const file = requireFile(context, request, bucket);
    const size = file.isComplete ? bytes.size(file.sequence) : null;
    if (size === null) {
      const path = `/storage/uploads/app-${request.projectId}/${bucket.$id}/${file.$id}${extname(file.name)}`;
      throw fileNotFound(`File not found in ${path}`);
    }
    const range = readRange(request.headers.range, size);
    const headers: Record<string, string> = {
      "cache-control": CACHE_45_DAYS,
      "content-disposition": `${disposition}; filename="${headerFileName(file.name)}"`,
      "content-type": disposition === "inline" ? viewType(file.mimeType) : file.mimeType,
      "content-length": String(range ? range.end - range.start + 1 : size),
    };
    if (disposition === "inline") headers["content-security-policy"] = "script-src none;";
    if (!range) return { status: 200, headers, stream: bytes.read(file.sequence) };
    headers["accept-ranges"] = "bytes";
    headers["content-range"] = `bytes ${range.start}-${range.end}/${size}`;
    return { status: 206, headers, stream: bytes.read(file.sequence, range) };
  };
}
