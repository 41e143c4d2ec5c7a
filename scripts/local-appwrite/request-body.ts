import type { IncomingMessage } from "node:http";
import { apiError } from "./errors.ts";
import { parseOrNull } from "./parameters.ts";

export const MAX_BODY_BYTES = 12 * 1024 * 1024;

/** The body is longer than the server takes; the connection is cut without an answer, as Appwrite does. */
export class BodyTooLargeError extends Error {}

export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    bytes += buffer.length;
    if (bytes > MAX_BODY_BYTES) throw new BodyTooLargeError();
    chunks.push(buffer);
  }
  return Buffer.concat(chunks);
}

/** JSON or form fields; anything else, malformed JSON included, counts as no parameters. */
export function parseBody(body: Buffer, contentType: string): Record<string, unknown> {
  const [type = ""] = contentType.split(";");
  if (type.trim() === "application/json") {
    const parsed = parseWellFormed(body.toString());
    // A bare text or number makes Appwrite fail before it counts the call.
    if (parsed !== null && typeof parsed !== "object") throw apiError("general_unknown");
    return { ...parsed };
  }
  if (type.trim() === "application/x-www-form-urlencoded")
    return foldParameters(new URLSearchParams(body.toString()));
  return {};
}

const MAX_DEPTH = 512;

/** Whether brackets outside of texts stand deeper in each other than PHP reads. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [one] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (one === "[" || one === "{") depth += 1;
    else if (one === "]" || one === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** PHP reads no JSON in which an escape is half of a character: `"\\ud83d"`. */
function parseWellFormed(text: string): unknown {
  const parsed = isTooDeep(text) ? null : parseOrNull(text);
  const mayHoldHalves = /\\u[dD][89a-fA-F]/.test(text);
  return mayHoldHalves && !isWellFormed(parsed) ? null : parsed;
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, one]) => key.isWellFormed() && isWellFormed(one));
}

/** `a[0]=x&a[1]=y` and `a[]=x` become lists, `a[k]=x` an object. */
export function foldParameters(parameters: URLSearchParams): Record<string, unknown> {
  const folded: Record<string, unknown> = {};
  const groups = new Map<string, [string, string][]>();
  for (const [name, value] of parameters) {
    const bracket = /^([^[\]]+)\[([^\]]*)\]/.exec(name);
    if (!bracket) {
      folded[name] = value;
      continue;
    }
    const [, base = "", key = ""] = bracket;
    groups.set(base, [...(groups.get(base) ?? []), [key, value]]);
  }
  for (const [base, entries] of groups) {
    const isList = entries.every(([key]) => key === "" || /^\d+$/.test(key));
    folded[base] = isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
  return folded;
}
