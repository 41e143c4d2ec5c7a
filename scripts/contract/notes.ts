import type { Exchange, Verdict } from "./validator.ts";

/** A call as it was sent, to be sent again. */
export interface SentCall {
  method: string;
  /** With `/v1` and query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Refusal {
  /** `POST /account`; parts that are ids are stars: `GET /users/*`. */
  operation: string;
  status: number;
  type: string;
  /** When a limit that is used up begins anew, in seconds since 1970. */
  resetS?: number;
}

/** What passed the recorders of one run. */
export interface Notes {
  /** The operations' names in the SDKs. */
  operations: Set<string>;
  /** How many there were. */
  answers: number;
  refusals: Refusal[];
  violations: string[];
  /** One call of every operation that was answered well, by its path with `{parameters}`. */
  answered: Map<string, SentCall>;
}

export const createNotes = (): Notes => ({
  operations: new Set(),
  answers: 0,
  refusals: [],
  violations: [],
  answered: new Map(),
});

/** `GET /users/{userId}` and `GET /users/:userId` alike // => "GET /users/*" */
export const starred = (operation: string): string => operation.replace(/\{\w+\}|:\w+/g, "*");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A browser's refusal is a page that names the type. */
function typeOf({ body, text }: { body: unknown; text: string }): string {
  if (isRecord(body)) return String(body.type ?? "");
  return /Type: (\w+)/.exec(text)?.[1] ?? "page";
}

/** A key may call nearly everything again; a person is gone by then. */
const isByKey = (call: SentCall | undefined): boolean =>
  call !== undefined && "x-appwrite-key" in call.headers;

export function noteAnswer(
  notes: Notes,
  exchange: Exchange & { text: string; resetS?: number },
  { operation, route, violations }: Verdict,
  call: SentCall | null,
): void {
  const { method, path, status } = exchange;
  notes.answers += 1;
  if (operation) notes.operations.add(operation);
  for (const one of violations) notes.violations.push(`${method} ${path} ${status}: ${one}`);
  if (status >= 400) {
    const named = route ? starred(route) : `${method} ${path}`;
    const { resetS } = exchange;
    notes.refusals.push({
      ...{ operation: named, status, type: typeOf(exchange) },
      ...(resetS === undefined ? {} : { resetS }),
    });
  } else if (call && route && (isByKey(call) || !notes.answered.has(route))) {
    notes.answered.set(route, call);
  }
}
