import { isoDate } from "../clock.ts";
import { ApiError, invalidParameter } from "../errors.ts";
import { isGiven } from "../parameters.ts";
import type { ApiReply, ApiRequest, RateLimit, Route, ServiceContext } from "../service.ts";
import { fileNotFound, requireBucket } from "../storage/access.ts";
import { findFile } from "../storage/file-store.ts";
import {
  createTokenTables,
  deleteToken,
  type FileToken,
  findToken,
  insertToken,
  listTokens,
  setExpiry,
  tokenModel,
} from "./token-store.ts";

const LIMIT: RateLimit = {
  max: 60,
  windowS: 60,
  key: "ip:{ip},method:{method},url:{url},userId:{userId}",
};

function readExpiry(body: Readonly<Record<string, unknown>>): string {
  const { expire } = body;
  if (!isGiven(expire)) return "";
  const epochMs = typeof expire === "string" ? Date.parse(expire) : Number.NaN;
  if (epochMs > Date.now()) return isoDate(epochMs);
  throw invalidParameter(
    "expire",
    "Value must be valid date in the future and between 1000-01-01 00:00:00 and 9999-12-31 23:59:59. or null",
  );
}

function requireToken(context: ServiceContext, request: ApiRequest): FileToken {
  const token = findToken(context.db, request.params.tokenId ?? "");
  if (!token)
    throw new ApiError(404, "token_not_found", "The requested file token could not be found.");
  return token;
}

function createToken(context: ServiceContext, request: ApiRequest): ApiReply {
  const expire = readExpiry(request.body);
  const bucket = requireBucket(context.db, request.caller, request.params.bucketId ?? "");
  const file = findFile(context.db, bucket.$id, request.params.fileId ?? "");
  if (!file) throw fileNotFound();
  const token: FileToken = {
    $id: context.newId(),
    $createdAt: context.now(),
    bucketId: bucket.$id,
    fileId: file.$id,
    bucketSequence: bucket.sequence,
    fileSequence: file.sequence,
    expire,
    accessedAt: "",
  };
  insertToken(context.db, token);
  return { status: 201, body: tokenModel(context, token) };
}

function list(context: ServiceContext, request: ApiRequest): ApiReply {
  const bucket = requireBucket(context.db, request.caller, request.params.bucketId ?? "");
  const file = findFile(context.db, bucket.$id, request.params.fileId ?? "");
  if (!file) throw fileNotFound();
  const { total, tokens } = listTokens(context.db, file.sequence, request.query);
  return {
    status: 200,
    body: { total, tokens: tokens.map((token) => tokenModel(context, token)) },
  };
}

function update(context: ServiceContext, request: ApiRequest): ApiReply {
  const expire = readExpiry(request.body);
  const token = requireToken(context, request);
  setExpiry(context.db, token.$id, expire);
  return { status: 200, body: tokenModel(context, { ...token, expire }) };
}

function remove(context: ServiceContext, request: ApiRequest): ApiReply {
  deleteToken(context.db, requireToken(context, request).$id);
  return { status: 204 };
}

/** File tokens, for API keys: secrets that open one file to whoever holds them. */
export function tokenRoutes(context: ServiceContext): Route[] {
  createTokenTables(context.db);
  const files = "/tokens/buckets/:bucketId/files/:fileId";
  const one = "/tokens/:tokenId";
  const read = ["tokens.read"];
  const write = ["tokens.write"];
  return [
    {
      method: "POST",
      path: files,
      scope: write,
      limit: LIMIT,
      handle: (request) => createToken(context, request),
    },
    { method: "GET", path: files, scope: read, handle: (request) => list(context, request) },
    {
      method: "GET",
      path: one,
      scope: read,
      handle: (request) => ({
        status: 200,
        body: tokenModel(context, requireToken(context, request)),
      }),
    },
    {
      method: "PATCH",
      path: one,
      scope: write,
      limit: LIMIT,
      handle: (request) => update(context, request),
    },
    {
      method: "DELETE",
      path: one,
      scope: write,
      limit: LIMIT,
      handle: (request) => remove(context, request),
    },
  ];
}
