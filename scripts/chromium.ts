import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** A Chromium or Chrome on this machine, or none. `CHROMIUM_PATH` names one by hand. */
export function findChromium(): string | undefined {
  const known = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    chromium.executablePath(),
  ];
  return known.find((path) => path && existsSync(path));
}

/** Tries Playwright's own download, then Debian's package; `undefined` where neither works. */
export function installChromium(): string | undefined {
  const attempts: [string, string[]][] = [
    [process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"]],
  ];
  if (process.getuid?.() === 0) {
    attempts.push(["sh", ["-c", "apt-get update && apt-get install -y chromium"]]);
  }
  for (const [command, args] of attempts) {
    console.log("Looking for a Chromium to install ...");
    spawnSync(command, args, { stdio: "ignore", timeout: 300_000 });
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}
