import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/**
 * A Chromium or Chrome on this machine, or none. `CHROMIUM_PATH` names one by hand. The headless
 * shell is the same engine without a browser's own windows: a visit costs it a third of the
 * processor. Full test runs and screenshots take the whole browser where there is one.
 */
export function findChromium({ isWhole = false } = {}): string | undefined {
  const shell = "/usr/lib/chromium/chromium-headless-shell";
  const known = [
    process.env.CHROMIUM_PATH,
    ...(isWhole ? [] : [shell]),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    chromium.executablePath(),
    shell,
  ];
  return known.find((path) => path && existsSync(path));
}

/** Debian's package, else Playwright's own download; `undefined` where neither works. */
export function installChromium(): string | undefined {
  const attempts: [string, string[]][] = [
    [process.execPath, ["node_modules/playwright-core/cli.js", "install", "chromium"]],
  ];
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const install = "apt-get update && apt-get install -y chromium-headless-shell";
    attempts.unshift(["sh", ["-c", `${install} || apt-get install -y chromium`]]);
  }
  for (const [command, args] of attempts) {
    console.log("Looking for a Chromium to install ...");
    spawnSync(command, args, { stdio: "ignore", timeout: 300_000 });
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}
