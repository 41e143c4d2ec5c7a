import { apiError } from "../errors.ts";
import { isGiven, isRecord, parseOrNull } from "../parameters.ts";
import type { ApiRequest, RateLimit } from "../service.ts";
import type { RowData } from "./validate.ts";

const WRITE_KEY = "ip:{ip},method:{method},url:{url},userId:{userId}";
/** Calls per minute and person. */
export const WRITE_LIMIT: RateLimit = { max: 120, windowS: 60, key: WRITE_KEY };
export const DELETE_LIMIT: RateLimit = { max: 60, windowS: 60, key: WRITE_KEY };

export const READ_SCOPE: readonly string[] = ["rows.read", "documents.read"];
export const WRITE_SCOPE: readonly string[] = ["rows.write", "documents.write"];

/** Row data comes as an object or as its JSON text; null when there is none. */
export function readData(value: unknown): RowData | null {
  const parsed = typeof value === "string" ? parseOrNull(value) : value;
  return isRecord(parsed) && Object.keys(parsed).length > 0 ? parsed : null;
}

/** The transaction a request belongs to; empty when it stands alone. */
export function transactionIdOf({ method, body, query }: ApiRequest): string {
  const value = method === "GET" ? query.transactionId : body.transactionId;
  return isGiven(value) ? String(value) : "";
}

/** The SDK's optimistic lock: a client that has seen an older state must not overwrite a newer one. */
export function requireNotNewer(request: ApiRequest, updatedAt: string): void {
  const seen = request.headers["x-appwrite-timestamp"];
  const seenMs = typeof seen === "string" ? Date.parse(seen) : Number.NaN;
  if (!Number.isNaN(seenMs) && Date.parse(updatedAt) > seenMs)
    throw apiError("row_update_conflict");
}
