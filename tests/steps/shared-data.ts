import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { projectRoot } from "../../scripts/project-root.ts";

/** A file of the shared data, or `null` and a printed line where it is not on this machine. */
export function sharedFile(path: string): string | null {
  const file = resolve(projectRoot, process.env.SHARED_DIR ?? "../shared", path);
  if (existsSync(file)) return file;
  console.log(`Not on this machine, so not tested against: ${path}`);
  return null;
}
