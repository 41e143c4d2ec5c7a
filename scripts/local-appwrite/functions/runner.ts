/**
 * The process one function lives in: loads the entrypoint once and answers calls side by side, by the
 * contract of Appwrite's Node runtime. Started with the entrypoint's path as its only argument.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type CallMessage, READY, type ReplyMessage } from "./messages.ts";
import { createRequest } from "./runner-request.ts";
import { createResponses, readOutput } from "./runner-response.ts";

const MAX_LINE_CHARS = 8000;
const NATIVE_NOTE =
  "Native logs detected. Use context.log() or context.error() for better experience.";
const CUT_NOTE = `... Log truncated due to size limit (${MAX_LINE_CHARS} characters)`;

interface CallLog {
  isEnabled: boolean;
  isNativeNoted: boolean;
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
  const kept = line.length > MAX_LINE_CHARS ? line.slice(0, MAX_LINE_CHARS) + CUT_NOTE : line;
  log[kind].push(`${kept}\n`);
}

function writeNative(log: CallLog | undefined, values: readonly unknown[]): void {
  if (log && !log.isNativeNoted) write(log, "logs", [NATIVE_NOTE]);
  if (log) log.isNativeNoted = true;
  write(log, "logs", values);
}

function captureConsole(): void {
  for (const name of ["log", "info", "debug", "warn", "error"] as const) {
    console[name] = (...values: unknown[]) => writeNative(currentLog.getStore(), values);
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
  throw new LoadError("Function signature invalid. Did you forget to export a 'main' function?");
}

/** Code that is no function, told in the runtime's words alone. */
class LoadError extends Error {}

type Loaded = { ok: true; run: UserFunction } | { ok: false; error: unknown };

/** By `require`, which takes ES modules too, as Appwrite does: one with a top-level await fails there as here. */
function load(entrypoint: string): Loaded {
  const name = basename(entrypoint);
  try {
    if (!existsSync(entrypoint))
      throw new LoadError(`Failed to load entrypoint, file ${name} does not exist.`);
    const loaded: unknown = createRequire(import.meta.url)(entrypoint);
    return { ok: true, run: defaultExport(loaded) };
  } catch (error) {
    if (error instanceof LoadError) return { ok: false, error: error.message };
    if (error instanceof SyntaxError)
      return { ok: false, error: `Syntax error in ${name}: ${error.message}` };
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
  const log: CallLog = { isEnabled: call.isLogged, isNativeNoted: false, logs: [], errors: [] };
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
    logs: log.logs.join(""),
    errors: log.errors.join(""),
    isTimedOut,
  };
}

function serve(entrypoint: string): void {
  captureConsole();
  // Ctrl-C reaches the whole group; the server decides when this process ends.
  process.on("SIGINT", () => undefined);
  process.on("disconnect", () => process.exit());
  process.on("message", (call: CallMessage) => {
    void respond(entrypoint, call).then(async (reply) => {
      // A promise nobody waits for ends the process before an answer has left it.
      await nextTurn();
      if (process.connected) process.send?.(reply);
    });
  });
  process.send?.(READY);
}

serve(process.argv[2] ?? "");
