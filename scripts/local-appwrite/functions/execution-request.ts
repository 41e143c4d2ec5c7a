import { readBody } from "../bounded-body.ts";
import { ApiError, apiError, invalidParameter } from "../errors.ts";
import { createParser, parsedWhole } from "../multipart-parser.ts";
import { isGiven, isRecord, optionalText, parseOrNull } from "../parameters.ts";
import { MAX_BODY_BYTES, parseBody } from "../request-body.ts";
import type { ApiRequest } from "../service.ts";
import type { ExecutionInput } from "./execution-input.ts";

const MAX_BODY_CHARS = 10_485_760;
const MAX_PATH_CHARS = 2048;
const MAX_HEADER_CHARS = 65_535;
const MAX_HEADERS = 100;
const MAX_HEADER_BYTES = 16_384;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"];

type Parameters = Readonly<Record<string, unknown>>;

/** A form's parts; `body` keeps its bytes, as no text could hold all of them. */
async function readParts(request: ApiRequest, body: Buffer): Promise<Parameters> {
  const parts: Record<string, string | Buffer> = {};
  const keep = (name: string, bytes: Buffer): void => {
    parts[name] = name === "body" ? bytes : bytes.toString();
  };
  const limits = { fieldSize: MAX_BODY_BYTES, fileSize: MAX_BODY_BYTES };
  const parser = createParser(request.raw, { limits, defCharset: "latin1" });
  parser.on("field", (name, value) => keep(name, Buffer.from(value, "latin1")));
  parser.on("file", (name, stream) => {
    const pieces: Buffer[] = [];
    stream.on("data", (piece: Buffer) => pieces.push(piece));
    stream.on("end", () =>
      keep(name, pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)),
    );
  });
  await parsedWhole(body, parser);
  return parts;
}

/** The parameters of an execution, which may also come as a form. */
export async function readParameters(request: ApiRequest): Promise<Parameters> {
  const type = request.headers["content-type"] ?? "";
  const body = await readBody(request.raw, request.hold, MAX_BODY_BYTES);
  return /^multipart\/form-data\b/i.test(type) ? readParts(request, body) : parseBody(body, type);
}

function readMethod(value: unknown): string {
  if (!isGiven(value)) return "POST";
  if (typeof value === "string" && METHODS.includes(value)) return value;
  throw invalidParameter("method", `Value must be one of (${METHODS.join(", ")})`);
}

function atLeastOneChar(name: string, maxChars: number): ApiError {
  const rule = `Value must be a valid string and at least 1 chars and no longer than ${maxChars} chars`;
  return invalidParameter(name, rule);
}

function readPath(value: unknown): string {
  if (value === undefined || value === null) return "/";
  if (typeof value === "string" && value !== "" && value.length <= MAX_PATH_CHARS) return value;
  throw atLeastOneChar("path", MAX_PATH_CHARS);
}

/** Appwrite fails with this sentence as the error's type. */
function requireGoodHeaders(headers: Record<string, string>): void {
  const names = Object.keys(headers);
  const isGoodName = (name: string): boolean =>
    /^[a-zA-Z0-9-]+$/.test(name) && !name.startsWith("x-appwrite");
  const bytes = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    0,
  );
  if (names.every(isGoodName) && names.length <= MAX_HEADERS && bytes <= MAX_HEADER_BYTES) return;
  const type = `Invalid headers: Alphanumeric characters or hyphens only, cannot start with "x-appwrite", maximum ${MAX_HEADERS} keys, and total size ${MAX_HEADER_BYTES}.`;
  throw new ApiError(500, type, "Server Error");
}

function readHeaders(value: unknown): Record<string, string> {
  if (value === undefined || value === null) return {};
  const parsed = typeof value === "string" ? parseOrNull(value) : value;
  const isEmptyList = Array.isArray(parsed) && parsed.length === 0;
  if (!isRecord(parsed) && !isEmptyList) throw atLeastOneChar("headers", MAX_HEADER_CHARS);
  const headers = Object.entries(parsed).map(([name, header]) => [name, String(header)]);
  const texts: Record<string, string> = Object.fromEntries(headers);
  requireGoodHeaders(texts);
  return texts;
}

function readBodyParameter(parameters: Parameters): Buffer {
  const { body } = parameters;
  if (Buffer.isBuffer(body) && body.length <= MAX_BODY_CHARS) return body;
  return Buffer.from(optionalText(parameters, "body", MAX_BODY_CHARS));
}

/** What a function is to be called with. */
export function readInput(request: ApiRequest, parameters: Parameters): ExecutionInput {
  const { caller } = request;
  const user =
    caller.kind === "user"
      ? { id: caller.userId, sessionId: caller.byJwt ? null : caller.sessionId }
      : null;
  return {
    trigger: "http",
    method: readMethod(parameters.method),
    path: readPath(parameters.path),
    headers: readHeaders(parameters.headers),
    body: readBodyParameter(parameters),
    clientIp: request.raw.socket.remoteAddress ?? "",
    user,
  };
}

const MINUTE_MS = 60_000;
const DATE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/;

/** When to run: a full minute, and not the next one; null for at once. A date without a zone is UTC. */
export function readScheduledAt(parameters: Parameters, isAsync: boolean): number | null {
  const { scheduledAt } = parameters;
  if (!isGiven(scheduledAt)) return null;
  if (!isAsync) {
    throw apiError(
      "general_bad_request",
      "Scheduled executions must run asynchronously. Set scheduledAt to a future date, or set async to true.",
    );
  }
  const text = String(scheduledAt);
  const zone = DATE.exec(text)?.[3] ?? "Z";
  const ms = DATE.test(text)
    ? Date.parse(text.replace(" ", "T").replace(/(Z|[+-]\d\d:\d\d)$/, "") + zone)
    : Number.NaN;
  if (ms % MINUTE_MS === 0 && ms >= Date.now() + MINUTE_MS) return ms;
  throw apiError(
    "general_bad_request",
    "Execution schedule must be a valid date, and at least 1 minute from now",
  );
}
