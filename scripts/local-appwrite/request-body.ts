import { apiError } from "./errors.ts";
import { parseOrNull } from "./parameters.ts";

/** A longer one is not answered: the connection is cut, as Appwrite does. */
export const MAX_BODY_BYTES = 12 * 1024 * 1024;

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
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const one = text[at];
    if (one === "\\") at += 1;
    else if (one === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (one === "[" || one === "{") depth += 1;
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
