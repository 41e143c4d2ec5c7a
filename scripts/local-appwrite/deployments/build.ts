import { spawn } from "node:child_process";
import { globSync, mkdirSync, rmSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract } from "tar";
import type { BuildPlan } from "./deployment-store.ts";

/** Appwrite's own words. */
const NO_ENTRYPOINT =
  'Entrypoint for your Appwrite Function is missing. Please specify it when making deployment or update the entrypoint under your function\'s "Settings" > "Configuration" > "Entrypoint".';
const BUILD_MAX_MS = 900_000;
const LOG_MAX_CHARS = 1_000_000;

interface Build extends BuildPlan {
  archive: Readable;
  /** Where the built code goes; it appears there whole or not at all. */
  folder: string;
  variables: Record<string, string>;
  log: (text: string) => void;
  signal: AbortSignal;
}

function run(command: string, cwd: string, build: Build): Promise<void> {
  const { log, signal } = build;
  log(`$ ${command}\n`);
  const { PATH = "", HOME = "", TZ = "" } = process.env;
  const child = spawn("bash", ["-c", command], {
    cwd,
    // The runtime's own Node comes first, as in the image a real build runs in.
    env: {
      ...{ ...build.variables, HOME, TZ },
      PATH: `${dirname(process.execPath)}${delimiter}${PATH}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: BUILD_MAX_MS,
    signal,
  });
  child.stdout.on("data", (piece: Buffer) => log(piece.toString()));
  child.stderr.on("data", (piece: Buffer) => log(piece.toString()));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The build command ended with ${code}.`)),
    );
  });
}

export function folderBytes(folder: string): number {
  return globSync("**/*", { cwd: folder }).reduce((sum, file) => {
    const stats = statSync(join(folder, file));
    return sum + (stats.isFile() ? stats.size : 0);
  }, 0);
}

/** Unpacks an archive, runs its commands and puts the result in place; the answer is its size in bytes. */
export async function buildDeployment(build: Build): Promise<number> {
  const work = `${build.folder}.building`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    await pipeline(build.archive, extract({ cwd: work, strict: true }));
    for (const command of build.commands) await run(command, work, build);
    const wanted = build.entrypoint || build.outputDirectory;
    if (wanted === "") throw new Error(NO_ENTRYPOINT);
    // A function without its file is built all the same, and fails when it is called.
    if (build.entrypoint === "" && !statSync(join(work, wanted), { throwIfNoEntry: false }))
      throw new Error(`There is no ${wanted} in the code.`);
    rmSync(build.folder, { recursive: true, force: true });
    await rename(work, build.folder);
    return folderBytes(build.folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The end of a log, as much as is kept. */
export const keptLog = (log: string): string => log.slice(-LOG_MAX_CHARS);
