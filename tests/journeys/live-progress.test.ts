import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { countQuery } from "#shared/collectors/overpass-query.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { shownBalance } from "../steps/checkout.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("a preset's progress on a page that stays open", () => {
  let stack: RunningStack;
  let browser: Browser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });
  afterEach(async () => {
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, { method: "DELETE" });
  });

  test("arrives by itself, with few requests, and so does the balance", async () => {
    const user = await person("live");
    const { page, complaints } = await newVisit(browser);
    // The screen that was logged in on has a socket, too.
    await Promise.all([subscribed(page), logIn(page, stack.origin, user, "/profile")]);
    const [reads] = await Promise.all([
      countReads(page),
      subscribed(page),
      page.goto(`${stack.origin}/profile?tab=tasks`),
    ]);
    await page.getByText("You haven't added any presets yet.").waitFor();
    await until(async () => (await shownBalance(page)) === "$5.00", { what: "the balance" });

    // The map service is asked twice. Polling every 2 s would need ten reads, and never have begun.
    await slowMapService(10_000);
    const taskId = await collect(user);
    // Nothing but the socket could bring these two: nobody asks while nothing is known to run.
    await page.getByRole("progressbar", { name: "Progress of Town" }).waitFor();
    await until(async () => (await shownBalance(page)) !== "$5.00", { what: "the lower balance" });
    await finishedTask(user, taskId);
    await page.getByText("Success", { exact: true }).waitFor();
    expect(reads()).toBeLessThanOrEqual(8);
    expect(complaints).toEqual([]);
  });

  test("arrives by itself where the browser refuses the session's cookie", async () => {
    const user = await person("no-cookie");
    const visit = await newVisit(browser);
    const { page, complaints } = visit;
    // The screen that was logged in on has a socket, too.
    await Promise.all([subscribed(page), logIn(page, stack.origin, user, "/profile")]);
    await keepSessionWithoutCookie(visit);
    await Promise.all([subscribed(page), page.goto(`${stack.origin}/profile?tab=tasks`)]);
    await page.getByText("You haven't added any presets yet.").waitFor();
    await slowMapService(5_000);
    await collect(user);
    // Nothing but the socket could bring it: nobody asks while nothing is known to run.
    await page.getByRole("progressbar", { name: "Progress of Town" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("is asked for again and again where the socket is refused", async () => {
    const user = await person("polling");
    const visit = await newVisit(browser);
    await refuseSockets(visit);
    const { page, complaints } = visit;
    await logIn(page, stack.origin, user, "/profile");
    await slowMapService(5_000);
    const taskId = await collect(user);
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    await page.getByRole("progressbar", { name: "Progress of Town" }).waitFor();
    await finishedTask(user, taskId);
    await page.getByText("Success", { exact: true }).waitFor();
    // One try a page; the browser itself and the SDK write one line each.
    const unexpected = complaints.filter(
      (said) => !/^error: WebSocket (connection|error)/.test(said),
    );
    expect([unexpected, complaints.length <= 4]).toEqual([[], true]);
  });

  test("shows tiles and the first businesses while the rest is collected, then everything", async () => {
    const user = await person("watcher");
    const { page, complaints } = await newVisit(browser);
    await logIn(page, stack.origin, user, "/profile");
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    await page.getByText("You haven't added any presets yet.").waitFor();
    const whole = await boundsOf(stack);
    // The whole area is too much for one query, so that it comes in four parts, each after a wait.
    await fault({ kind: "timeout-remark", delayMs: 0, match: boxOf(whole) });
    await slowMapService(2_000);
    const taskId = await collect(user);
    await page.getByRole("link", { name: "Watch Town" }).click();
    await page.getByRole("application", { name: "Map of the businesses shown" }).waitFor();
    const soFar = page.getByRole("region", { name: "Collected so far" });
    await soFar.getByRole("listitem").first().waitFor();
    await page.getByText(/charged if you cancel now$/).waitFor();
    const { body } = await user.api("GET", `/api/tasks/${taskId}`);
    expect([body.status, body.tilesTotal]).toEqual(["collecting", 4]);
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, { method: "DELETE" });
    const { found } = await finishedTask(user, taskId);
    await page.getByText(`${found} of ${found} businesses`).waitFor();
    expect(complaints).toEqual([]);
  });

  test("says that it waits for the map service, and that canceling costs nothing", async () => {
    const user = await person("waiting");
    const { page, complaints } = await newVisit(browser, { width: 375 });
    await logIn(page, stack.origin, user, "/profile");
    await fault({ kind: "down" });
    await collect(user);
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    const card = page.getByRole("article", { name: "Town" });
    await card.getByText("Waiting for the map service, 0 of 1 tile done").waitFor();
    await card.getByRole("link", { name: "Watch Town" }).click();
    await page.getByText("Nothing charged if you cancel now").waitFor();
    await page.getByRole("button", { name: "Cancel Town" }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByText(/^The map service isn't responding, so the full \$[\d.]+ held/)
      .waitFor();
    await dialog.getByRole("button", { name: "Cancel preset" }).click();
    await until(async () => (await openAccount(user)) === 5, { what: "the whole hold" });
    await page.getByText("Canceled", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  async function person(name: string): Promise<TestUser> {
    const user = await signUp(stack.origin, name);
    await openAccount(user);
    return user;
  }

  const slowMapService = (delayMs: number) => fault({ kind: "slow", delayMs });
  const fault = (body: object) =>
    fetch(`${stack.origin}/stand-ins/overpass/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  /** From another device: the page under test takes no part. */
  async function collect(user: TestUser): Promise<string> {
    const { body } = await user.api("POST", "/api/scrape", {
      name: "Town",
      niche: ["Restaurant"],
      tier: 1,
      bounds: await boundsOf(stack),
    });
    return body.taskId;
  }
});

/** How the box of an area stands in a query. */
const boxOf = (bounds: Bounds): string =>
  /\[bbox:[^\]]*\]/.exec(countQuery(bounds, [{ amenity: "cafe" }]))?.[0] ?? "";

/** How often the page has asked for the presets since. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/tasks") reads += 1;
  });
  return () => reads;
}

/** What the SDK does where the session's cookie is one of a third party. */
async function keepSessionWithoutCookie({ page, context }: Visit): Promise<void> {
  const [cookie] = await context.cookies();
  const name = (cookie?.name ?? "").replace(/_legacy$/, "");
  const kept = JSON.stringify({ [name]: decodeURIComponent(cookie?.value ?? "") });
  await page.evaluate((text) => localStorage.setItem("cookieFallback", text), kept);
  await context.clearCookies();
}

/** What a proxy does that knows no websockets: the handshake ends without an answer. */
async function refuseSockets({ context }: Visit): Promise<void> {
  await context.addInitScript(() => {
    globalThis.WebSocket = class extends WebSocket {
      constructor(address: string | URL) {
        super(String(address).replace("/v1/realtime", "/no-sockets"));
      }
    };
  });
}

/** The page's next socket has told the server what it wants to hear of. */
async function subscribed(page: Page): Promise<void> {
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) => String(payload).includes("accounts"));
}
