import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A Firefox on this machine, or none. `FIREFOX_PATH` names one by hand. */
export function findFirefox(): string | undefined {
  const known = [
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ];
  return known.find((path) => path && existsSync(path));
}

/** Debian's package of the release with long support; `undefined` where that is no way. */
export function installFirefox(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Looking for a Firefox to install ...");
  const install = "apt-get update && apt-get install -y --no-install-recommends firefox-esr";
  spawnSync("sh", ["-c", install], { stdio: "ignore", timeout: 300_000 });
  return findFirefox();
}
