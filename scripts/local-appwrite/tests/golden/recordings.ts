import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface RecordedRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  bodyText?: string;
  /** What a body was that is too long, or no text. */
  bodyNote?: string;
  bodyBytes?: Buffer;
  note?: string;
}

export interface RecordedCase {
  name: string;
  request?: RecordedRequest;
  response?: {
    status: number;
    headers: [string, string][];
    body?: unknown;
    bodyText?: string;
    bodyBytes?: { length: number | string; sha256?: string; note?: string };
  };
  facts?: Record<string, unknown>;
}

export const folder = join(process.env.SHARED_DIR ?? "../shared", "appwrite", "golden");

export const hasRecordings = existsSync(folder);

/** The cases of one recorded file, in order. */
export function readRecording(file: string): RecordedCase[] {
  const parsed: { cases: RecordedCase[] } = JSON.parse(
    readFileSync(join(folder, `${file}.json`), "utf8"),
  );
  return parsed.cases;
}
