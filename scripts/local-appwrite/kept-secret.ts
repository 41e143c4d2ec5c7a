import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A secret made at the first start and kept beside the data; an empty file, left by a full disk, holds none. */
export function keptSecret(file: string, make: () => string): string {
  if (!existsSync(file) || statSync(file).size === 0) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, make(), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}

/** The server's own API key, with every scope: made at the first start, kept beside the data. */
export const localApiKey = (dataDir: string): string =>
  keptSecret(join(dataDir, "api-key"), () => `standard_${randomBytes(32).toString("hex")}`);
