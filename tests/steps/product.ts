import type { Browser } from "playwright-core";
import { isFinal } from "#domain/task/task.ts";
import { launchBrowser } from "./browser.ts";
import { rowsOf } from "./payments.ts";
import { type RunningStack, startStack } from "./stack.ts";

export interface Product {
  stack: RunningStack;
  browser: Browser;
}

// Vitest keeps this module for all files a worker runs, because they are not isolated.
let stack: Promise<RunningStack> | undefined;
let browser: Promise<Browser> | undefined;

/**
 * The product and the browser that the files of one test worker share, one file after the other.
 * For files that need a user of their own and nothing else: whoever kills, restarts, changes
 * settings or counts all rows starts a stack of its own with `startStack`.
 */
export async function sharedProduct(): Promise<Product> {
  const [shared, opened] = await Promise.all([sharedStack(), sharedBrowser()]);
  return { stack: shared, browser: opened };
}

/** The shared stack, for files without a browser. Every stand-in behaves again. */
export async function sharedStack(): Promise<RunningStack> {
  const running = await stack?.catch(() => undefined);
  if (running && (await isAtRest(running))) return running;
  await running?.kill();
  stack = startStack();
  return stack;
}

export async function sharedBrowser(): Promise<Browser> {
  const running = await browser?.catch(() => undefined);
  if (running?.isConnected()) {
    await Promise.all(running.contexts().map((context) => context.close()));
    return running;
  }
  browser = launchBrowser();
  return browser;
}

/** Nothing of an earlier file goes on: a collection still running would take queries from the next. */
async function isAtRest(running: RunningStack): Promise<boolean> {
  try {
    await resetStandIns(running);
    const tasks = (await rowsOf(running, "tasks")) as { status: Parameters<typeof isFinal>[0] }[];
    return tasks.every(({ status }) => isFinal(status));
  } catch {
    return false;
  }
}

export async function resetStandIns({ origin }: RunningStack): Promise<void> {
  const call = (path: string, init: RequestInit) => fetch(`${origin}/stand-ins/${path}`, init);
  await Promise.all([
    call("overpass/faults", { method: "DELETE" }),
    call("overpass/log", { method: "DELETE" }),
    call("paddle/knobs", { method: "POST", body: JSON.stringify({ reset: true }) }),
    call("sites/hold", { method: "DELETE" }),
  ]);
}
