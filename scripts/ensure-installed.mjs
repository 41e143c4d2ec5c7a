// The one file that runs on whatever Node the machine has: it installs the locked packages, among
// them the pinned Node that every later `npm run` uses. Only that package's install script may run.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed");
const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  const npm = (...args) =>
    execFileSync("npm", args, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
  // Not on standard output: that belongs to the command it stands before.
  console.error("Installing packages (first run only) ...");
  // Not `npm ci`: it refuses a lockfile made where a registry lists only this platform's binaries.
  // `install --no-save` takes every version from the lockfile too and never rewrites it.
  npm("install", "--no-save", "--ignore-scripts", "--loglevel=error", "--prefer-offline");
  npm("rebuild", "node", "--ignore-scripts=false", "--foreground-scripts", "--loglevel=error");
  writeFileSync(stamp, lock);
}
