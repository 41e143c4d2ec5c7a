import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { TestRunner } from "vitest";
import { openStacks } from "./stack.ts";

const root = process.env.TEST_EVIDENCE_DIR || join(import.meta.dirname, "../../.test-results");
const linesMax = 200;

interface VisitRecord {
  page: Page;
  console: string[];
  requests: string[];
  /** Taken while the page was still there. */
  screenshot?: Buffer;
  snapshot?: string;
}

/** Visits that a failure of the running test can be about. */
let records: VisitRecord[] = [];

/** Writes down what the page says and asks for, so that a failed test can show it. */
export function recordVisit(page: Page): void {
  const record: VisitRecord = { page, console: [], requests: [] };
  records.push(record);
  page.on("console", (message) => add(record.console, `${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => add(record.console, `uncaught: ${error.message}`));
  page.on("requestfinished", async (request) => {
    const response = await request.response().catch(() => null);
    add(record.requests, `${response?.status() ?? "-"} ${request.method()} ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "failed";
    add(record.requests, `${why} ${request.method()} ${request.url()}`);
  });
  const context = page.context();
  const close = context.close.bind(context);
  context.close = async (options) => {
    // The clean-up of a failed test closes what it failed on.
    if (TestRunner.getCurrentTest()?.result?.state === "fail") await look(record);
    await close(options);
  };
}

/** Visits that are closed can't be what the next test fails on. */
export function forgetClosedVisits(): void {
  records = records.filter(({ page }) => !page.isClosed());
}

/** Writes page, console, requests and server log of a failed test; gives the folder. */
export async function saveEvidence(file: string, test: string): Promise<string> {
  const slug = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 80);
  const folder = join(root, slug(file.replace(/^.*tests\//, "")), slug(test));
  mkdirSync(folder, { recursive: true });
  for (const [at, record] of records.entries()) {
    await look(record);
    const name = join(folder, `page-${at + 1}`);
    if (record.screenshot) writeFileSync(`${name}.png`, record.screenshot);
    const parts = [
      record.snapshot ?? "The page was closed before the test failed.",
      `Console:\n${record.console.join("\n")}`,
      `Last requests:\n${record.requests.join("\n")}`,
    ];
    writeFileSync(`${name}.txt`, `${parts.join("\n\n")}\n`);
  }
  const logs = openStacks().map(({ origin, log }) => `${origin}\n${log().join("\n")}\n`);
  writeFileSync(join(folder, "server.log"), logs.join("\n"));
  return folder;
}

async function look(record: VisitRecord): Promise<void> {
  const { page } = record;
  if (page.isClosed() || record.screenshot) return;
  try {
    record.screenshot = await page.screenshot({ timeout: 5_000 });
    const tree = await page.locator("body").ariaSnapshot({ timeout: 5_000 });
    record.snapshot = `${page.url()}\n${tree}`;
  } catch (error) {
    record.snapshot = `The page could not be looked at: ${String(error)}`;
  }
}

function add(lines: string[], line: string): void {
  lines.push(line);
  if (lines.length > linesMax) lines.shift();
}
