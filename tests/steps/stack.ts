import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bounds } from "#domain/area.ts";
import { projectRoot } from "../../scripts/project-root.ts";

export interface RunningStack {
  origin: string;
  dataDir: string;
  pid: number;
  /** Milliseconds from spawning to the ready line. */
  readyAfterMs: number;
  /** Ctrl-C, and wait until it is gone. */
  stop: () => Promise<void>;
  /** `kill -9` of the stack and of everything it started. */
  kill: () => Promise<void>;
}

export interface StackStart {
  dataDir?: string;
  port?: number;
  dump?: string;
  variables?: Record<string, string>;
}

/** The product as `npm start` runs it, in a process of its own, on a free port and fresh data. */
export async function startStack(start: StackStart = {}): Promise<RunningStack> {
  const dataDir = start.dataDir ?? mkdtempSync(join(tmpdir(), "areascout-data-"));
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [
      join(projectRoot, "scripts", "start.ts"),
      "--sample",
      ...(start.dump ? ["--dump", start.dump] : []),
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
  const origin = await readyLine(child);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - startedAt,
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
    async kill() {
      // The negative id is the process group: the functions' processes die in the same moment.
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await ended;
    },
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /^Areascout is ready at (http:\/\/\S+)$/m.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`the stack ended with ${code}:\n${output}`)));
  });
}

/** The box of the map data the stack answers from. */
export async function boundsOf(stack: RunningStack): Promise<Bounds> {
  const config = (await (await fetch(`${stack.origin}/config.json`)).json()) as {
    sampleBounds: Bounds;
  };
  return config.sampleBounds;
}

/** Asks again until the answer is there; fails with the last answer after `timeoutMs`. */
export async function until<T>(
  ask: () => Promise<T | undefined | false | null>,
  { timeoutMs = 30_000, what = "condition" } = {},
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${what} not met within ${timeoutMs} ms`);
    await new Promise((next) => setTimeout(next, 50));
  }
}
