import { inTransaction } from "../database.ts";
import { apiError } from "../errors.ts";
import { optionalText } from "../parameters.ts";
import { mayDo, readPermissions, requireHeldRoles } from "../permissions.ts";
import type { ApiReply, ApiRequest, RateLimit, Route, ServiceContext } from "../service.ts";
import { createTokenTables, deleteTokensOfFile } from "../tokens/token-store.ts";
import {
  fileNotFound,
  mayTouch,
  missingPermission,
  publishFileEvent,
  requireBucket,
  requireReadableFile,
} from "./access.ts";
import { bucketRoutes } from "./bucket-routes.ts";
import { type Bucket, createBucketTables, provisionBuckets } from "./bucket-store.ts";
import { type ByteStore, createByteStore } from "./byte-store.ts";
import { sendFile } from "./download.ts";
import {
  createFileTables,
  deleteFileRows,
  fileModel,
  findFile,
  listFiles,
  type StoredFile,
  updateFile,
} from "./file-store.ts";
import { createUpload } from "./upload.ts";

const LIMIT: RateLimit = {
  max: 60,
  windowS: 60,
  key: "ip:{ip},method:{method},url:{url},userId:{userId}",
};
/** Each chunk of a file has its own count. */
const UPLOAD_LIMIT: RateLimit = { ...LIMIT, key: `${String(LIMIT.key)},chunkId:{chunkId}` };

function bucketOf(context: ServiceContext, request: ApiRequest): Bucket {
  return requireBucket(context.db, request.caller, request.params.bucketId ?? "");
}

function get(context: ServiceContext, request: ApiRequest): ApiReply {
  const bucket = bucketOf(context, request);
  const file = requireReadableFile(context.db, request.caller, bucket, request.params.fileId ?? "");
  return { status: 200, body: fileModel(file) };
}

function list(context: ServiceContext, request: ApiRequest): ApiReply {
  const bucket = bucketOf(context, request);
  const mayReadAll = mayDo(request.caller, "read", bucket.$permissions);
  if (!mayReadAll && !bucket.fileSecurity) throw apiError("user_unauthorized");
  const roles = mayReadAll ? null : request.caller.roles;
  const { total, files } = listFiles(context.db, bucket.$id, roles, request.query);
  return { status: 200, body: { total, files: files.map(fileModel) } };
}

/** A change needs no right to read; an unknown file is told apart from a closed one, as in Appwrite. */
function requireChangeable(
  context: ServiceContext,
  request: ApiRequest,
  action: "update" | "delete",
): StoredFile {
  const bucket = bucketOf(context, request);
  if (!bucket.fileSecurity && !mayDo(request.caller, action, bucket.$permissions))
    throw apiError("user_unauthorized");
  const file = findFile(context.db, bucket.$id, request.params.fileId ?? "");
  if (!file) throw fileNotFound();
  if (mayTouch(request.caller, action, bucket, file)) return file;
  throw action === "delete"
    ? missingPermission(request.caller, action, file.$permissions)
    : apiError("user_unauthorized");
}

function update(context: ServiceContext, request: ApiRequest): ApiReply {
  const name = optionalText(request.body, "name", 255);
  const permissions = readPermissions(request.body.permissions, "row");
  const file = requireChangeable(context, request, "update");
  if (permissions) requireHeldRoles(request.caller, permissions);
  const change = {
    name: name || file.name,
    permissions: permissions ?? file.$permissions,
    now: context.now(),
  };
  updateFile(context.db, file.sequence, change);
  const updated = findFile(context.db, file.bucketId, file.$id) ?? file;
  publishFileEvent(context, request.caller, "update", updated);
  return { status: 200, body: fileModel(updated) };
}

async function remove(
  context: ServiceContext,
  bytes: ByteStore,
  request: ApiRequest,
): Promise<ApiReply> {
  const file = requireChangeable(context, request, "delete");
  inTransaction(context.db, () => {
    deleteFileRows(context.db, file.sequence);
    deleteTokensOfFile(context.db, file.sequence);
  });
  await bytes.remove(file.sequence);
  publishFileEvent(context, request.caller, "delete", file);
  return { status: 204 };
}

/** Buckets and files. Bytes lie below the data folder, what is known about them in the database. */
export function storageRoutes(context: ServiceContext): Route[] {
  createBucketTables(context.db);
  createFileTables(context.db);
  createTokenTables(context.db);
  provisionBuckets(context);
  const bytes = createByteStore(context.options.dataDir);
  const files = "/storage/buckets/:bucketId/files";
  const one = `${files}/:fileId`;
  const read = ["files.read"];
  const write = ["files.write"];
  return [
    ...bucketRoutes(context, bytes),
    {
      method: "POST",
      path: files,
      scope: write,
      body: "raw",
      limit: UPLOAD_LIMIT,
      handle: createUpload(context, bytes),
    },
    { method: "GET", path: files, scope: read, handle: (request) => list(context, request) },
    { method: "GET", path: one, scope: read, handle: (request) => get(context, request) },
    { method: "PUT", path: one, scope: write, handle: (request) => update(context, request) },
    {
      method: "DELETE",
      path: one,
      scope: write,
      limit: LIMIT,
      handle: (request) => remove(context, bytes, request),
    },
    {
      method: "GET",
      path: `${one}/download`,
      scope: read,
      handle: sendFile(context, bytes, "attachment"),
    },
    { method: "GET", path: `${one}/view`, scope: read, handle: sendFile(context, bytes, "inline") },
  ];
}
