import type { DatabaseSync } from "node:sqlite";
import { ApiError, apiError } from "../errors.ts";
import { type Action, mayDo, missingRole, rolesFor } from "../permissions.ts";
import type { Caller, ServiceContext } from "../service.ts";
import { type Bucket, findBucket } from "./bucket-store.ts";
import { fileModel, findFile, type StoredFile } from "./file-store.ts";

export function fileNotFound(message = "The requested file could not be found."): ApiError {
  return new ApiError(404, "storage_file_not_found", message);
}

export function bucketNotFound(): ApiError {
  return new ApiError(
    404,
    "storage_bucket_not_found",
    "Storage bucket with the requested ID could not be found.",
  );
}

/** The bucket, unless it is switched off for everyone but API keys. */
export function requireBucket(db: DatabaseSync, caller: Caller, bucketId: string): Bucket {
  const bucket = findBucket(db, bucketId);
  if (!bucket || (!bucket.enabled && caller.kind !== "key")) throw bucketNotFound();
  return bucket;
}

/** Whether the caller may do this to the file, by the bucket's permissions or, with file security, the file's own. */
export function mayTouch(
  caller: Caller,
  action: Action,
  bucket: Bucket,
  file: StoredFile,
): boolean {
  return (
    mayDo(caller, action, bucket.$permissions) ||
    (bucket.fileSecurity && mayDo(caller, action, file.$permissions))
  );
}

/** A file one may not read is not found; a bucket without file security says that it is closed. */
export function requireReadableFile(
  db: DatabaseSync,
  caller: Caller,
  bucket: Bucket,
  fileId: string,
): StoredFile {
  if (!bucket.fileSecurity && !mayDo(caller, "read", bucket.$permissions))
    throw apiError("user_unauthorized");
  const file = findFile(db, bucket.$id, fileId);
  if (!file || !mayTouch(caller, "read", bucket, file)) throw fileNotFound();
  return file;
}

/** Appwrite's sentence for a permission that is missing. */
export const missingPermission = (
  caller: Caller,
  action: Action,
  permissions: readonly string[],
): Error => missingRole(caller, action, rolesFor(permissions, action));

export function publishFileEvent(
  context: ServiceContext,
  caller: Caller,
  change: string,
  file: StoredFile,
): void {
  const userId = caller.kind === "user" ? caller.userId : "";
  context.publish({
    name: `buckets.${file.bucketId}.files.${file.$id}.${change}`,
    payload: fileModel(file),
    userId,
  });
}
