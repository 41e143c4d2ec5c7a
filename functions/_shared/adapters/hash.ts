import { createHash } from "node:crypto";

/** SHA-256 of bytes, or of text as UTF-8, as 64 lower-case hex digits. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex");

/** First 24 hex digits: short enough for a row id with a suffix, long enough never to collide. */
export const shortHash = (...parts: readonly (string | number)[]): string =>
  sha256(JSON.stringify(parts)).slice(0, 24);
