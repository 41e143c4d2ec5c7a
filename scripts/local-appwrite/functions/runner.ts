/**
 * The process one function lives in: loads the entrypoint once and answers calls side by side, by the
 * contract of Appwrite's Node runtime. Started with the entrypoint's path as its only argument.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { createRequire } from "node:module";
import type { CallMessage, ReplyMessage } from "./messages.ts";
import { createRequest } from "./runner-request.ts";
import { createResponses, readOutput } from "./runner-response.ts";

const MAX_LINE_CHARS = 8000;
const CUT_NOTE = `... Log truncated due to size limit (${MAX_LINE_CHARS} characters)`;

interface CallLog {
  isEnabled: boolean;
  logs: string[];
  errors: string[];
}

const currentLog = new AsyncLocalStorage<CallLog>();

function toText(value: unknown): string {
  if (value instanceof Error) return value.stack ?? String(value);
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return String(value);
}

function write(
  log: CallLog | undefined,
  kind: "logs" | "errors",
  values: readonly unknown[],
): void {
  if (!log?.isEnabled) return;
  const line = values.map(toText).join(" ");
  log[kind].push(line.length > MAX_LINE_CHARS ? line.slice(0, MAX_LINE_CHARS) + CUT_NOTE : line);
}

function captureConsole(): void {
  for (const name of ["log", "info", "debug", "warn", "error"] as const) {
    console[name] = (...values: unknown[]) => write(currentLog.getStore(), "logs", values);
  }
}

type UserFunction = (context: unknown) => unknown;

function isUserFunction(value: unknown): value is UserFunction {
  return typeof value === "function";
}

/** The default export; a CommonJS module that was compiled from ESM nests it twice. */
function defaultExport(loaded: unknown, depth = 0): UserFunction {
  if (isUserFunction(loaded)) return loaded;
  if (depth < 3 && typeof loaded === "object" && loaded !== null && "default" in loaded) {
    return defaultExport(loaded.default, depth + 1);
  }
  throw new Error("User function is not valid.");
}

type Loaded = { ok: true; run: UserFunction } | { ok: false; error: unknown };

/** By `require`, which takes ES modules too, as Appwrite does: one with a top-level await fails there as here. */
function load(entrypoint: string): Loaded {
  try {
    const loaded: unknown = createRequire(import.meta.url)(entrypoint);
    return { ok: true, run: defaultExport(loaded) };
  } catch (error) {
    return { ok: false, error };
  }
}

let loaded: Loaded | undefined;

const NOT_IN_TIME = Symbol("not in time");

/** A function that is too late is left behind, not stopped: nothing can stop it. */
async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T | typeof NOT_IN_TIME> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof NOT_IN_TIME>((resolve) => {
    timer = setTimeout(() => resolve(NOT_IN_TIME), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Answer = Pick<ReplyMessage, "status" | "headers" | "body">;

function failure(status: number): Answer {
  return {
    status,
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: Buffer.alloc(0),
  };
}

async function answer(entrypoint: string, call: CallMessage, log: CallLog): Promise<Answer> {
  loaded ??= load(entrypoint);
  if (!loaded.ok) {
    write(log, "errors", [loaded.error]);
    return failure(503);
  }
  const context = {
    req: createRequest(call),
    res: createResponses(),
    log: (...values: unknown[]) => write(log, "logs", values),
    error: (...values: unknown[]) => write(log, "errors", values),
  };
  try {
    const output = await loaded.run(context);
    if (output !== null && output !== undefined) return readOutput(output);
    context.error(
      "Return statement missing. return context.res.empty() if no response is expected.",
    );
  } catch (error) {
    context.error(error);
  }
  return failure(500);
}

async function respond(entrypoint: string, call: CallMessage): Promise<ReplyMessage> {
  const log: CallLog = { isEnabled: call.isLogged, logs: [], errors: [] };
  const work = currentLog.run(log, () => answer(entrypoint, call, log));
  const result = await inTime(work, call.timeoutMs);
  const isTimedOut = result === NOT_IN_TIME;
  if (isTimedOut) write(log, "errors", ["Execution timed out."]);
  const { status, headers, body } = isTimedOut ? failure(500) : result;
  log.isEnabled = false;
  return {
    id: call.id,
    status,
    headers,
    body,
    logs: log.logs.join("\n"),
    errors: log.errors.join("\n"),
    isTimedOut,
  };
}

function serve(entrypoint: string): void {
  captureConsole();
  // Ctrl-C reaches the whole group; the server decides when this process ends.
  process.on("SIGINT", () => undefined);
  process.on("disconnect", () => process.exit());
  process.on("message", (call: CallMessage) => {
    void respond(entrypoint, call).then((reply) => {
      if (process.connected) process.send?.(reply);
    });
  });
}

serve(process.argv[2] ?? "");
