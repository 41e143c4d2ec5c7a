import { ApiError, invalidParameter } from "../errors.ts";
import {
  booleanParameter,
  integerInRange,
  isGiven,
  newIdParameter,
  textParameter,
} from "../parameters.ts";
import { readPermissions } from "../permissions.ts";
import type { ApiReply, ApiRequest, ConfigBucket, Route, ServiceContext } from "../service.ts";
import { deleteTokensOfFile } from "../tokens/token-store.ts";
import { bucketNotFound } from "./access.ts";
import {
  type Bucket,
  bucketModel,
  deleteBucketRow,
  findBucket,
  listBuckets,
  MAX_FILE_BYTES,
  saveBucket,
} from "./bucket-store.ts";
import type { ByteStore } from "./byte-store.ts";
import { deleteFileRows, filesOfBucket } from "./file-store.ts";

const COMPRESSIONS = ["none", "gzip", "zstd"];

type Parameters = Readonly<Record<string, unknown>>;

function flag(body: Parameters, name: string, fallback: boolean): boolean {
  return isGiven(body[name]) ? booleanParameter(body, name) : fallback;
}

function readExtensions(value: unknown): string[] {
  if (!isGiven(value)) return [];
  if (
    Array.isArray(value) &&
    value.length <= 100 &&
    value.every((one) => typeof one === "string" && one.length <= 64)
  ) {
    return value.map(String);
  }
  throw invalidParameter(
    "allowedFileExtensions",
    "Value must a valid array no longer than 100 items",
  );
}

function readCompression(value: unknown): string {
  if (!isGiven(value)) return "none";
  if (typeof value === "string" && COMPRESSIONS.includes(value)) return value;
  throw invalidParameter("compression", `Value must be one of (${COMPRESSIONS.join(", ")})`);
}

function readBucket(body: Parameters, id: string): ConfigBucket {
  return {
    $id: id,
    name: textParameter(body, "name", 128),
    $permissions: readPermissions(body.permissions, "table") ?? [],
    fileSecurity: flag(body, "fileSecurity", false),
    enabled: flag(body, "enabled", true),
    maximumFileSize: integerInRange(body, "maximumFileSize", {
      min: 1,
      max: MAX_FILE_BYTES,
      fallback: MAX_FILE_BYTES,
    }),
    allowedFileExtensions: readExtensions(body.allowedFileExtensions),
    compression: readCompression(body.compression),
    encryption: flag(body, "encryption", true),
    antivirus: flag(body, "antivirus", true),
  };
}

/** Buckets, for API keys. */
export function bucketRoutes(context: ServiceContext, bytes: ByteStore): Route[] {
  const { db } = context;

  function required(request: ApiRequest): Bucket {
    const bucket = findBucket(db, request.params.bucketId ?? "");
    if (!bucket) throw bucketNotFound();
    return bucket;
  }

  function saved(status: number, bucket: ConfigBucket): ApiReply {
    saveBucket(context, bucket);
    const stored = findBucket(db, bucket.$id);
    return { status, body: stored ? bucketModel(db, stored) : {} };
  }

  function create(request: ApiRequest): ApiReply {
    const bucket = readBucket(
      request.body,
      newIdParameter(request.body, "bucketId", context.newId),
    );
    if (!findBucket(db, bucket.$id)) return saved(201, bucket);
    throw new ApiError(
      409,
      "storage_bucket_already_exists",
      "A storage bucket with the requested ID already exists. Try again with a different ID or use ID.unique() to generate a unique ID.",
    );
  }

  async function remove(request: ApiRequest): Promise<ApiReply> {
    const bucket = required(request);
    const files = filesOfBucket(db, bucket.$id);
    deleteBucketRow(db, bucket.$id);
    for (const { sequence } of files) {
      deleteTokensOfFile(db, sequence);
      deleteFileRows(db, sequence);
      await bytes.remove(sequence);
    }
    return { status: 204 };
  }

  function list(request: ApiRequest): ApiReply {
    const { total, buckets } = listBuckets(db, request.query);
    return {
      status: 200,
      body: { total, buckets: buckets.map((bucket) => bucketModel(db, bucket)) },
    };
  }

  const all = "/storage/buckets";
  const one = "/storage/buckets/:bucketId";
  const read = ["buckets.read"];
  const write = ["buckets.write"];
  return [
    { method: "POST", path: all, scope: write, handle: create },
    { method: "GET", path: all, scope: read, handle: list },
    {
      method: "GET",
      path: one,
      scope: read,
      handle: (request) => ({ status: 200, body: bucketModel(db, required(request)) }),
    },
    {
      method: "PUT",
      path: one,
      scope: write,
      handle: (request) => saved(200, readBucket(request.body, required(request).$id)),
    },
    { method: "DELETE", path: one, scope: write, handle: remove },
  ];
}
