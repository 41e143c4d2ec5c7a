import { accessSync, constants, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Why a data folder can't be used: its sentence is all that whoever starts the server needs. */
export class DataFolderError extends Error {}

const OTHER_FOLDER = "choose another data folder with LOCAL_DATA_DIR";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

const reasons: Readonly<Record<string, string>> = {
  EACCES: "it belongs to somebody else",
  EPERM: "it belongs to somebody else",
  EROFS: "it is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  ENOTDIR: "a file stands where a folder has to be",
  ENOENT: "no folder can be made there",
  EEXIST: "a file stands where a folder has to be",
};

/** One folder after the other: where none can be made, as in `/proc`, Node's own recursive way never ends. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another server that starts at this moment may have made it.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes the folder where there is none, and writes into it. */
export function requireWritable(dataDir: string): void {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, "x");
    rmSync(probe);
    for (const name of ["appwrite.sqlite", "api-key"])
      if (statSync(join(dataDir, name), { throwIfNoEntry: false }))
        accessSync(join(dataDir, name), constants.R_OK | constants.W_OK);
  } catch (error) {
    const code = codeOf(error);
    if (code === "") throw error;
    throw new DataFolderError(
      `Nothing can be written to ${dataDir}: ${reasons[code] ?? code}. Mend that, or ${OTHER_FOLDER}.`,
    );
  }
}

/** Keeps the folder for this process; the lock ends with it, however it ends. */
export function lockFolder(dataDir: string): { release: () => void } {
  requireWritable(dataDir);
  const lock = new DatabaseSync(join(dataDir, "in-use.sqlite"));
  try {
    lock.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!/locked/.test(String(error))) throw unusable(join(dataDir, "in-use.sqlite"), error);
    throw new DataFolderError(
      `${dataDir} is in use: another server runs on it. Stop that one, or ${OTHER_FOLDER}.`,
    );
  }
  return { release: () => lock.close() };
}

/** A database that can't be read, as a sentence that says which file it is and what to do. */
export const unusable = (file: string, why: unknown): DataFolderError =>
  new DataFolderError(
    `The database ${file} is damaged (${why instanceof Error ? why.message : String(why)}). ` +
      `Put a copy of it back, move it away to start with an empty one, or ${OTHER_FOLDER}.`,
  );
