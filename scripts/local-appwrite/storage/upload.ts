import type { IncomingHttpHeaders } from "node:http";
import { inTransaction } from "../database.ts";
import { ApiError, missingParameter } from "../errors.ts";
import { isId, newIdParameter } from "../parameters.ts";
import { mayDo, ownPermissions, readPermissions, requireHeldRoles } from "../permissions.ts";
import type { ApiReply, ApiRequest, Caller, ServiceContext } from "../service.ts";
import { mayTouch, missingPermission, publishFileEvent, requireBucket } from "./access.ts";
import type { Bucket } from "./bucket-store.ts";
import type { ByteStore } from "./byte-store.ts";
import {
  addChunk,
  chunksOf,
  completeFile,
  fileModel,
  findFile,
  insertFile,
  type StoredFile,
} from "./file-store.ts";
import { detectMimeType } from "./mime-type.ts";
import { readForm } from "./multipart.ts";

const CHUNK_BYTES = 5 * 1024 * 1024;
/** Larger files are neither compressed nor encrypted. */
const MAX_PROCESSED_BYTES = 20_000_000;

export interface Chunk {
  /** Counted from 1. */
  number: number;
  chunksTotal: number;
  fileBytes: number;
  isRanged: boolean;
}

interface Incoming {
  fileId: string;
  name: string;
  path: string;
  permissions: string[];
  chunk: Chunk;
}

function alreadyExists(): ApiError {
  return new ApiError(
    409,
    "storage_file_already_exists",
    "A storage file with the requested ID already exists.",
  );
}

function invalidContentRange(): ApiError {
  return new ApiError(
    400,
    "storage_invalid_content_range",
    "The content range is invalid. Please check the value of the Content-Range header.",
  );
}

/** The unit is not looked at, and an end equal to the total passes, as in Appwrite. */
export function readChunk(contentRange: string | undefined, bodyBytes: number): Chunk {
  if (!contentRange) return { number: 1, chunksTotal: 1, fileBytes: bodyBytes, isRanged: false };
  const match = /^\S+ (\d+)-(\d+)\/(\d+)$/.exec(contentRange);
  if (!match) throw invalidContentRange();
  const [start = 0, end = 0, fileBytes = 0] = match.slice(1).map(Number);
  if (start > end || end > fileBytes) throw invalidContentRange();
  return {
    number: Math.floor(start / CHUNK_BYTES) + 1,
    chunksTotal: Math.max(1, Math.ceil(fileBytes / CHUNK_BYTES)),
    fileBytes,
    isRanged: true,
  };
}

function checkLimits(bucket: Bucket, name: string, chunk: Chunk): void {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const allowed = bucket.allowedFileExtensions.map((one) => one.toLowerCase());
  if (allowed.length > 0 && !allowed.includes(extension)) {
    throw new ApiError(400, "storage_file_type_unsupported", "File extension not allowed");
  }
  if (chunk.fileBytes > bucket.maximumFileSize) {
    throw new ApiError(400, "storage_invalid_file_size", "File size not allowed");
  }
}

function chosenId(
  context: ServiceContext,
  headers: IncomingHttpHeaders,
  fields: Record<string, unknown>,
): string {
  const fileId = newIdParameter(fields, "fileId", context.newId);
  const continued = headers["x-appwrite-id"];
  if (!headers["content-range"] || continued === undefined || continued === "") return fileId;
  if (isId(continued)) return continued;
  throw new ApiError(
    400,
    "storage_invalid_appwrite_id",
    "The value for x-appwrite-id header is invalid. Please check the value of the x-appwrite-id header is valid id and not unique().",
  );
}

async function receive(
  context: ServiceContext,
  bytes: ByteStore,
  request: ApiRequest,
  bucket: Bucket,
): Promise<Incoming> {
  const { fields, file } = await readForm(request, bytes);
  try {
    const isForm = /^multipart\//i.test(request.headers["content-type"] ?? "");
    if (isForm && fields.fileId === undefined) throw missingParameter("fileId");
    if (!file) throw new ApiError(400, "storage_file_empty", "Empty file passed to the endpoint.");
    const fileId = chosenId(context, request.headers, fields);
    const permissions = readPermissions(fields.permissions, "row");
    if (permissions) requireHeldRoles(request.caller, permissions);
    const chunk = readChunk(request.headers["content-range"], file.bytes);
    checkLimits(bucket, file.name, chunk);
    return {
      fileId,
      name: file.name,
      path: file.path,
      permissions: permissions ?? ownPermissions(request.caller),
      chunk,
    };
  } catch (error) {
    if (file) await bytes.discard(file.path);
    throw error;
  }
}

/** Counts a chunk. The one that completes the file counts only when the bytes are in place. */
type Keep = (bucket: Bucket, file: StoredFile, incoming: Incoming, caller: Caller) => Promise<void>;

function createKeeper(context: ServiceContext, bytes: ByteStore): Keep {
  const { db } = context;
  const completing = new Map<number, Promise<void>>();

  async function complete(
    bucket: Bucket,
    file: StoredFile,
    lastChunk: number,
    caller: Caller,
  ): Promise<void> {
    const assembled = await bytes.assemble(file.sequence, file.chunksTotal);
    const isProcessed = assembled.bytes <= MAX_PROCESSED_BYTES;
    const compression = isProcessed ? bucket.compression : "none";
    const encryption = isProcessed && bucket.encryption;
    const stored =
      compression === "none" ? assembled.bytes : await bytes.storedSize(file.sequence, compression);
    const sizeActual = encryption ? Math.ceil(stored / 3) * 4 : stored;
    const mimeType = detectMimeType(assembled.sample);
    inTransaction(db, () => {
      addChunk(db, file.sequence, lastChunk);
      completeFile(
        db,
        file.sequence,
        { signature: assembled.md5, mimeType, sizeActual, encryption, compression },
        context.now(),
      );
    });
    const completed = findFile(db, bucket.$id, file.$id);
    if (completed?.sequence !== file.sequence) return bytes.remove(file.sequence);
    publishFileEvent(context, caller, "create", completed);
    await bytes.dropParts(file.sequence);
  }

  return async (bucket, file, incoming, caller) => {
    const { sequence, chunksTotal } = file;
    const running = completing.get(sequence);
    if (running && !incoming.chunk.isRanged) throw alreadyExists();
    if (running) return running;
    const number = Math.min(incoming.chunk.number, chunksTotal);
    bytes.keepPart(sequence, number, incoming.path);
    const present = chunksOf(db, sequence).add(number);
    if (present.size < chunksTotal) return inTransaction(db, () => addChunk(db, sequence, number));
    const work = complete(bucket, file, number, caller).finally(() => completing.delete(sequence));
    completing.set(sequence, work);
    return work;
  };
}

export type Upload = (request: ApiRequest) => Promise<ApiReply>;

/** `POST …/files`: one whole file, or one chunk of a file whose chunks come in any order. */
export function createUpload(context: ServiceContext, bytes: ByteStore): Upload {
  const { db } = context;
  const keep = createKeeper(context, bytes);

  function findOrInsert(bucket: Bucket, request: ApiRequest, incoming: Incoming): StoredFile {
    const { fileId, name, permissions, chunk } = incoming;
    const known = findFile(db, bucket.$id, fileId);
    if (known && !mayTouch(request.caller, "read", bucket, known)) throw alreadyExists();
    if (known?.isComplete && !chunk.isRanged) throw alreadyExists();
    if (known) return known;
    const { fileBytes: sizeOriginal, chunksTotal } = chunk;
    insertFile(db, {
      $id: fileId,
      bucketId: bucket.$id,
      name,
      permissions,
      sizeOriginal,
      chunksTotal,
      now: context.now(),
    });
    const inserted = findFile(db, bucket.$id, fileId);
    if (!inserted) throw new Error("a file that was just inserted is missing");
    return inserted;
  }

  async function store(bucket: Bucket, request: ApiRequest, incoming: Incoming): Promise<ApiReply> {
    try {
      const file = findOrInsert(bucket, request, incoming);
      if (file.isComplete) return { status: 200, body: fileModel(file) };
      await keep(bucket, file, incoming, request.caller);
      return { status: 201, body: fileModel(findFile(db, bucket.$id, file.$id) ?? file) };
    } finally {
      await bytes.discard(incoming.path);
    }
  }

  return async (request) => {
    try {
      const bucket = requireBucket(db, request.caller, request.params.bucketId ?? "");
      if (!mayDo(request.caller, "create", bucket.$permissions)) {
        throw missingPermission(request.caller, "create", bucket.$permissions);
      }
      return await store(bucket, request, await receive(context, bytes, request, bucket));
    } finally {
      // What is left unread of a refused upload must not block the connection.
      request.raw.unpipe();
      request.raw.resume();
    }
  };
}
