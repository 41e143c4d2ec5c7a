import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnv } from "../../functions/_shared/env.ts";
import { localProjectId } from "../appwrite-config.ts";
import { DataFolderError, requireWritable } from "../local-appwrite/index.ts";
import { projectRoot } from "../project-root.ts";
import { BookError, DumpError } from "../stand-ins/index.ts";
import { functionVariables, placeAliasesOf, SettingError } from "./settings.ts";
import type { StackOptions } from "./stack-options.ts";

/** npm runs scripts in the project's folder; a path is meant from where the person stands. */
export const fromCaller = (path: string): string =>
  resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Reads `.env` where there is one. */
export function loadEnvFile(): void {
  const file = join(projectRoot, ".env");
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    fail(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A port by its number. */
export function readPort(text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new SettingError(`PORT is a whole number from 0 to 65535, not "${text}".`);
}

/** Whether everything the stack is told can be used; else it does not begin. */
export function requireUsable(options: StackOptions): void {
  const { dumpFile, variables } = options;
  if (dumpFile && !statSync(dumpFile, { throwIfNoEntry: false })?.isFile())
    throw new SettingError(`There is no file ${dumpFile}.`);
  const { SITE_DIR: site } = variables;
  if (site && !existsSync(join(site, "index.html")))
    throw new SettingError(`There is no site in ${site}, which SITE_DIR names.`);
  placeAliasesOf(variables);
  // A secret of the data folder is among the variables.
  requireWritable(options.dataDir);
  try {
    readEnv({
      ...functionVariables(options, "http://127.0.0.1:1"),
      APPWRITE_FUNCTION_API_ENDPOINT: "http://127.0.0.1:1/v1",
      APPWRITE_FUNCTION_PROJECT_ID: localProjectId,
    });
  } catch (error) {
    throw new SettingError(
      `${(error as Error).message}. Correct them in .env or where you set them.`,
    );
  }
}

/** The server once it has started. Where it can't, one sentence says why and the process ends with 1. */
export async function orOneSentence<T>(start: () => Promise<T>, script: string): Promise<T> {
  try {
    return await start();
  } catch (error) {
    return fail(sentenceOf(error, script));
  }
}

function sentenceOf(error: unknown, script: string): string {
  const isOurs = [SettingError, DataFolderError, DumpError, BookError].some(
    (kind) => error instanceof kind,
  );
  if (isOurs) return (error as Error).message;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  const command = script === "start" ? "npm start" : `npm run ${script}`;
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${(error as Error).message}.`.replace("..", ".");
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Choose another one: PORT=${(port ?? 3000) + 1} ${command}`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} is only for root. Choose another one: PORT=3000 ${command}`;
  if (code !== undefined && path !== undefined) return `${path} can't be used: ${code}.`;
  throw error;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
