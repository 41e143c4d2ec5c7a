import type { RecordedCase, RecordedRequest } from "./recordings.ts";
import type { Answer } from "./world.ts";

const LIST = "/v1/tablesdb/main/tables/q/rows";
const AS_KEY = {
  "X-Appwrite-Project": "golden",
  "X-Appwrite-Key": "<api-key>",
  "X-Appwrite-Response-Format": "1.9.6",
};

function list(queries: readonly unknown[]): RecordedRequest {
  const parameters = queries.map(
    (query, index) => `queries[${index}]=${encodeURIComponent(JSON.stringify(query))}`,
  );
  return { method: "GET", path: `${LIST}?${parameters.join("&")}`, headers: AS_KEY };
}

/** Requests too long to be recorded, made from their description. */
const DESCRIBED: Record<string, RecordedRequest> = {
  "101 queries": list(
    Array.from({ length: 101 }, () => ({ method: "greaterThan", attribute: "n", values: [-1] })),
  ),
  "equal with 501 values": list([
    { method: "equal", attribute: "n", values: Array.from({ length: 501 }, () => 1) },
  ]),
  "query longer than 4096 characters": list([
    { method: "equal", attribute: "name", values: ["x".repeat(4096)] },
  ]),
};

const DESCRIBED_BODIES: Record<string, unknown> = {
  "bulk create: 101 rows": { rows: Array.from({ length: 101 }, (_value, n) => ({ n })) },
  "prefs: 65,000 characters": { prefs: { a: "x".repeat(65_001) } },
  "prefs: 66,000 characters": { prefs: { a: "x".repeat(66_001) } },
  "stage: 101 operations": {
    operations: Array.from({ length: 101 }, () => ({
      action: "increment",
      databaseId: "main",
      tableId: "acct",
      rowId: "t1",
      data: { column: "balance", value: 1 },
    })),
  },
};

/** The request to send for a case: recorded, or made from its description. */
export function requestOf({ name, request }: RecordedCase): RecordedRequest | undefined {
  const described = DESCRIBED[name];
  if (described) return described;
  const body = DESCRIBED_BODIES[name];
  if (!request || body === undefined) return request;
  return { ...request, body };
}

interface Series {
  call: number;
  requestFor: (request: RecordedRequest, call: number) => RecordedRequest;
}

/** Where a case stands in a series of calls; ids in it count along: call 120 creates `rl119`. */
export function callBefore(name: string): Series | null {
  const call = Number(/(?:try|call) (\d+)$/.exec(name)?.[1] ?? 0);
  if (call === 0) return null;
  return {
    call,
    requestFor: (request, other) => {
      const text = JSON.stringify(request).replaceAll(
        new RegExp(`(rl|nosuch)${call - 1}\\b`, "g"),
        `$1${other - 1}`,
      );
      const parsed: RecordedRequest = JSON.parse(text);
      return parsed;
    },
  };
}

/** Recorded and actual body in comparable form. */
export function bodyOf({ name, response }: RecordedCase, answer: Answer): [unknown, unknown] {
  if (response?.bodyText !== undefined) {
    const isPage = response.bodyText.startsWith("<!DOCTYPE html>");
    return isPage
      ? ["page", answer.text.startsWith("<!DOCTYPE html>") ? "page" : answer.text]
      : [response.bodyText, answer.text];
  }
  const expected = response?.body ?? null;
  if (expected === null) return ["", answer.text];
  if (name === "prefs: 65,000 characters")
    return [
      { ...(expected as object), prefs: {} },
      { ...(answer.json as object), prefs: {} },
    ];
  if (name === "list transactions")
    return [
      { ...(expected as object), total: 0 },
      { ...(answer.json as object), total: 0 },
    ];
  if (name === "create token for a user")
    return [{ ...(expected as object), secret: "<short-token>" }, answer.json];
  if (typeof expected === "object" && "rowIds" in expected) {
    const { total, rows } = answer.json as { total: number; rows?: { $id: string }[] };
    return [expected, { total, rowIds: rows?.map((row) => row.$id) }];
  }
  return [expected, answer.json];
}
