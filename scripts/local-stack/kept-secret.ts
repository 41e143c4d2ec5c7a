import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A secret made at the first start and kept beside the data; an empty file, left by a full disk, holds none. */
export function keptSecret(file: string, make: () => string): string {
  if (!existsSync(file) || statSync(file).size === 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, make(), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}
