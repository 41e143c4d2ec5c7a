import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";
import { settled } from "../../scripts/screenshots/settled.ts";
import { newVisit, type StoredVisit } from "../steps/browser.ts";
import { shown, watchForCode } from "../steps/built-page.ts";
import { askAndWait, box, messages } from "../steps/chat.ts";
import { signedInStateOf } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";
import { openAccount, signUp } from "../steps/user.ts";

const site = join(projectRoot, "web", "dist");
/**
 * TCP's initial window: a server sends ten packets, then waits a round trip (150 ms on a phone) for the
 * first acknowledgement.
 */
const initialWindowBytes = 10 * 1_460;
const kbOf = (text: Buffer | string): number => brotliCompressSync(text).length / 1024;

/**
 * What a visitor downloads for the first time, brotli-compressed as a host would send it. The
 * budgets leave 4 to 8 kB for libraries as they are published: taking unused code out of
 * react-router, Radix, Leaflet, Downshift and lucide by pattern saved 1 to 3 kB each and broke
 * silently at an update. A second source took half a kB of three pages: the choice in the wizard's
 * draft, a row's mark where both agree, eight columns, and the chat's words about two sources; its
 * report and credits come late.
 */
describe("what a first visit downloads", () => {
  let stack: RunningStack;
  let browser: Browser;
  let signedIn: StoredVisit;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    const user = await signUp(stack.origin, "Budget");
    await openAccount(user);
    signedIn = await signedInStateOf({ stack, browser }, user);
  });

  test("/ fits into the first ten packets of a connection", async () => {
    const sent = await sentBytes(stack.origin);
    console.log(`/ before the largest paint: ${sent} of ${initialWindowBytes} bytes`);
    expect(sent).toBeLessThanOrEqual(initialWindowBytes);
  });

  test.each([
    { path: "/", ready: "Try Chat Now", who: "visitor", budgetKb: 86 },
    { path: "/sample", ready: "Download CSV", who: "visitor", budgetKb: 234 },
    { path: "/chat", ready: "Select a preset to query", who: "user", budgetKb: 123 },
    { path: "/addPreset", ready: "Select Target Area", who: "user", budgetKb: 173 },
  ])("$path takes at most $budgetKb kB of JavaScript", async ({ path, ready, who, budgetKb }) => {
    const { page, context } = await newVisit(browser, who === "user" ? { state: signedIn } : {});
    await watchForCode(page);
    const files = new Set<string>();
    page.on("response", (response) => {
      const name = /\/assets\/([^/]+\.js)$/.exec(response.url())?.[1];
      if (name) files.add(name);
    });
    await page.goto(stack.origin + path);
    await page.getByText(ready).first().waitFor({ state: "attached" });
    await shown(page);
    await settled(page);
    const sizes = [...files].map((name) => [name, kbOf(readFileSync(join(site, "assets", name)))]);
    const kb = sizes.reduce((sum, [, size]) => sum + Number(size), 0);
    const list = sizes.map(([name, size]) => `${name} ${Number(size).toFixed(1)}`).join(", ");
    console.log(`${path}: ${kb.toFixed(1)} of ${budgetKb} kB (${list})`);
    expect(kb).toBeGreaterThan(50);
    expect(kb).toBeLessThanOrEqual(budgetKb);
    await context.close();
  });

  test("/sample's chat takes at most 360 kB more", async () => {
    const { page, context } = await newVisit(browser);
    await page.goto(`${stack.origin}/sample`);
    await page.getByRole("application").locator(".leaflet-image-layer").waitFor();
    await page.getByRole("heading", { name: "Ask it yourself" }).scrollIntoViewIfNeeded();
    await box(page).waitFor();
    await settled(page);
    const files = new Set<string>();
    page.on("response", (response) => {
      const name = /\/assets\/([^/]+\.js)$/.exec(response.url())?.[1];
      if (name) files.add(name);
    });
    await box(page).focus();
    await askAndWait(page, "Which hotels have a phone number?");
    await messages(page).last().getByRole("table").waitFor();
    const sizes = [...files].map((name) => [name, kbOf(readFileSync(join(site, "assets", name)))]);
    const kb = sizes.reduce((sum, [, size]) => sum + Number(size), 0);
    const list = sizes.map(([name, size]) => `${name} ${Number(size).toFixed(1)}`).join(", ");
    console.log(`/sample's chat: ${kb.toFixed(1)} of 360 kB (${list})`);
    expect(kb).toBeGreaterThan(50);
    expect(kb).toBeLessThanOrEqual(360);
    await context.close();
  });
});

/** The bytes of a page with its headers, as they are sent. */
async function sentBytes(address: string): Promise<number> {
  const request = get(address, { headers: { "accept-encoding": "br" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-encoding"]).toBe("br");
  const lines = ["HTTP/1.1 200 OK", ...response.rawHeaders, ""];
  let bytes = lines.reduce((sum, line) => sum + line.length + 2, 0);
  for await (const part of response) bytes += (part as Buffer).length;
  return bytes;
}
