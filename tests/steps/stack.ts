import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bounds } from "#domain/area/area.ts";
import { projectRoot } from "../../scripts/project-root.ts";

export interface RunningStack {
  origin: string;
  dataDir: string;
  pid: number;
  /** The last lines it has written, newest last. */
  log: () => readonly string[];
  /** Ctrl-C, and wait until it is gone. */
  stop: () => Promise<void>;
  /** `kill -9` of the stack and of everything it started. */
  kill: () => Promise<void>;
}

export interface StackStart {
  dataDir?: string;
  port?: number;
  dump?: string;
  /** With the second source, as `npm start` has it. */
  withOverture?: boolean;
  variables?: Record<string, string>;
}

const logLinesMax = 400;

/** The product as `npm start` runs it, in a process of its own, on a free port and fresh data. */
export async function startStack(start: StackStart = {}): Promise<RunningStack> {
  const dataDir = start.dataDir ?? mkdtempSync(join(tmpdir(), "areascout-data-"));
  const child = spawn(
    process.execPath,
    [
      join(projectRoot, "scripts", "start.ts"),
      "--sample",
      ...(start.dump ? ["--dump", start.dump] : []),
      ...(start.withOverture ? ["--overture"] : []),
    ],
    {
      cwd: projectRoot,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        PORT: String(start.port ?? 0),
        LOCAL_DATA_DIR: dataDir,
        ...start.variables,
      },
    },
  );
  const log: string[] = [];
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  // The negative id is the process group: the functions' processes die in the same moment.
  const killGroup = (): void => {
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, "SIGKILL");
    }
  };
  // A file that is cut off, or shares its stack, leaves nothing behind when its worker ends.
  const cleanUp = (): void => {
    killGroup();
    if (!start.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  process.once("exit", cleanUp);
  // Vitest ends a worker by this signal, which alone would run no exit handler.
  process.once("SIGTERM", () => process.exit());
  const running: RunningStack = {
    origin: await readyLine(child, log),
    dataDir,
    pid: child.pid ?? 0,
    log: () => log,
    async stop() {
      child.kill("SIGINT");
      await ended;
      open.delete(running);
    },
    async kill() {
      killGroup();
      await ended;
      open.delete(running);
    },
  };
  open.add(running);
  return running;
}

const open = new Set<RunningStack>();

/** The stacks this worker has running. */
export const openStacks = (): readonly RunningStack[] => [...open];

function readyLine(child: ChildProcess, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      log.push(...chunk.toString().trimEnd().split("\n"));
      log.splice(0, log.length - logLinesMax);
      const ready = log.map((line) => /^Areascout is ready at (http:\/\/\S+)$/.exec(line));
      const origin = ready.find((found) => found)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) =>
      reject(new Error(`the stack ended with ${code}:\n${log.join("\n")}`)),
    );
  });
}

/** The box of the map data the stack answers from. */
export async function boundsOf(stack: RunningStack): Promise<Bounds> {
  const config = (await (await fetch(`${stack.origin}/config.json`)).json()) as {
    sampleBounds: Bounds;
  };
  return config.sampleBounds;
}

/** For what hangs, not for what is slow: a busy machine may take many times its usual time. */
const patienceMs = 300_000;

/** Asks again until the answer is there. */
export async function until<T>(
  ask: () => Promise<T | undefined | false | null>,
  { what = "condition", timeoutMs = patienceMs } = {},
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${what} not met within ${timeoutMs} ms`);
    await new Promise((next) => setTimeout(next, 50));
  }
}
