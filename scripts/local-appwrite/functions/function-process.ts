import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type CallMessage, READY, type ReplyMessage } from "./messages.ts";

const RUNNER = fileURLToPath(new URL("./runner.ts", import.meta.url));
/** So long after its time a call that has said nothing fails; its process may only be busy. */
const LATE_AFTER_MS = 2000;
/** A process that said nothing at all for so long by then is stuck in a loop and is ended. */
const STUCK_AFTER_MS = 2000;
const END_AFTER_MS = 2000;
const LAST_WORDS_MS = 200;
const KEPT_STDERR_CHARS = 10_000;

export type CallResult = Omit<ReplyMessage, "id">;
export type FunctionInput = Omit<CallMessage, "id">;

/** What a function runs at the moment. */
export interface FunctionCode {
  /** The file with the function. */
  entrypoint: string;
  /** Another text means other code or other variables, and so another process. */
  version: string;
}

/** One function's process: started at its first call, replaced when it died or its code changed. */
export interface FunctionProcess {
  run: (call: FunctionInput) => Promise<CallResult>;
  close: () => Promise<void>;
}

interface Running {
  child: ChildProcess;
  version: string;
  isRetired: boolean;
  pending: Map<number, (result: CallResult) => void>;
  /** When it last said anything. */
  heardMs: number;
  stderr: string;
  /** The process takes calls; its start doesn't count towards a call's time. */
  ready: Promise<unknown>;
  ended: Promise<void>;
}

function crashed(errors: string): CallResult {
  return { status: 500, headers: {}, body: Buffer.alloc(0), logs: "", errors, isTimedOut: false };
}

function start({ entrypoint, version }: FunctionCode, env: Record<string, string>): Running {
  const { APPWRITE_FUNCTION_MEMORY: memoryMb } = env;
  const child = fork(RUNNER, [entrypoint], {
    cwd: dirname(entrypoint),
    env,
    // A program that needs more than its machine has fails here, too.
    execArgv: memoryMb ? [`--max-old-space-size=${memoryMb}`] : [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running: Running = {
    child,
    version,
    isRetired: false,
    pending: new Map(),
    heardMs: performance.now(),
    stderr: "",
    ready: once(child, "message").catch(() => undefined),
    ended: promise,
  };
  const end = (reason: string): void => {
    const errors = [running.stderr.trim(), reason].filter((line) => line !== "").join("\n");
    for (const settle of running.pending.values()) settle(crashed(errors));
    running.pending.clear();
    running.isRetired = true;
    resolve();
  };
  child.stderr?.on("data", (piece: Buffer) => {
    running.stderr = (running.stderr + piece.toString()).slice(-KEPT_STDERR_CHARS);
  });
  child.on("message", (message: ReplyMessage | typeof READY) => {
    running.heardMs = performance.now();
    if (message !== READY) settle(running, message);
  });
  child.on("error", (error) => end(error.message));
  child.on("exit", (code, signal) => {
    const reason = `The function's process ended (${signal ?? `exit code ${code}`}).`;
    // What it wrote last is still on its way; a process it started may hold the pipe open for longer.
    const late = setTimeout(() => end(reason), LAST_WORDS_MS);
    child.stderr?.once("close", () => {
      clearTimeout(late);
      end(reason);
    });
  });
  return running;
}

function settle(running: Running, { id, ...result }: ReplyMessage): void {
  running.pending.get(id)?.(result);
  running.pending.delete(id);
  if (running.isRetired && running.pending.size === 0 && running.child.connected)
    running.child.disconnect();
}

/** Fails one late call alone, as Appwrite does: a busy process still answers the others. */
function giveUp(running: Running, id: number): void {
  const isStuck = performance.now() - running.heardMs >= STUCK_AFTER_MS;
  settle(running, { ...crashed("Execution timed out."), isTimedOut: true, id });
  if (!isStuck) return;
  // The next call begins in another one.
  running.isRetired = true;
  running.child.kill("SIGKILL");
}

/** Lets the calls under way finish, then the process ends. */
function retire(running: Running): void {
  running.isRetired = true;
  if (running.pending.size === 0 && running.child.connected) running.child.disconnect();
}

export function createFunctionProcess(
  code: () => FunctionCode | null,
  env: () => Record<string, string>,
): FunctionProcess {
  const all = new Set<Running>();
  let current: Running | null = null;
  let lastId = 0;

  function fresh(): Running {
    const wanted = code() ?? { entrypoint: "", version: "" };
    if (current && !current.isRetired && current.version === wanted.version) return current;
    if (current) retire(current);
    const started = start(wanted, env());
    all.add(started);
    void started.ended.then(() => all.delete(started));
    current = started;
    return started;
  }

  return {
    run(call) {
      const running = fresh();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        let late: NodeJS.Timeout | undefined;
        void running.ready.then(() => {
          if (!running.pending.has(id)) return;
          late = setTimeout(() => giveUp(running, id), call.timeoutMs + LATE_AFTER_MS);
        });
        running.pending.set(id, (result) => {
          clearTimeout(late);
          resolve(result);
        });
        running.child.send({ ...call, id }, () => undefined);
      });
    },
    async close() {
      for (const { child } of all) child.kill("SIGTERM");
      const force = setTimeout(() => {
        for (const { child } of all) child.kill("SIGKILL");
      }, END_AFTER_MS);
      await Promise.all([...all].map(({ ended }) => ended));
      clearTimeout(force);
    },
  };
}
