import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { personWithPreset } from "../steps/chat.ts";
import { downloadFile } from "../steps/export-file.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { allListings, type TestUser } from "../steps/user.ts";

type Row = Record<string, unknown> & { id: string; name: string | null; categories: string[] };

describe("a preset that is too large for this browser", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  let rows: Row[];
  /** As the table has them. */
  let inOrder: Row[];
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "small-device"));
    rows = (await allListings(user, task.taskId)) as Row[];
    inOrder = (await allListings(user, task.taskId, "complete.desc")) as Row[];
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  /** A device with the memory for a few dozen businesses, unless it has more. */
  async function open(
    query = "",
    { deviceMemoryGb } = { deviceMemoryGb: 0.0005 },
  ): Promise<Visit & { files: string[] }> {
    const visit = await newVisit(browser);
    visits.push(visit);
    const files: string[] = [];
    visit.page.on("request", (request) => {
      if (request.url().includes("/storage/buckets/snapshots/")) files.push(request.url());
    });
    await visit.page.addInitScript(
      `Object.defineProperty(navigator, "deviceMemory", { get: () => ${deviceMemoryGb} })`,
    );
    await logIn(visit.page, stack.origin, user, `/preset/${task.taskId}${query}`);
    await table(visit.page).waitFor();
    return { ...visit, files };
  }
  const table = (page: Page) => page.getByRole("table");
  const counted = async (page: Page, found: number): Promise<void> =>
    void (await page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: `${found} of ${rows.length} businesses` })
      .waitFor());
  const scrollToEnd = (page: Page): Promise<void> =>
    page
      .getByRole("region", { name: "Table of the businesses" })
      .evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const nameOfRow = (page: Page, index: number) =>
    page.locator(`tbody [aria-rowindex="${index + 2}"] button`);

  test("says so, shows every count, and never loads the file", async () => {
    expect(rows.length).toBeGreaterThan(100);
    const { page, files, complaints } = await open();
    await page.getByText(/^This preset is too large for this device’s memory/).waitFor();
    await counted(page, rows.length);
    expect(await table(page).getAttribute("aria-rowcount")).toBe(String(rows.length + 1));
    const restaurants = rows.filter(({ categories }) => categories.includes("Restaurant"));
    const restaurant = page.getByRole("checkbox", { name: /^Restaurant/ });
    expect(await restaurant.locator("xpath=..").textContent()).toContain(
      String(restaurants.length),
    );
    await restaurant.check();
    await counted(page, restaurants.length);
    expect(new URL(page.url()).searchParams.get("type")).toBe("Restaurant");
    await page.getByRole("application", { name: "Map of the businesses shown" }).waitFor();
    expect(files).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("loads the rows that are scrolled to, in the order of a browser that holds all", async () => {
    const { page } = await open("?sort=name.desc");
    await nameOfRow(page, 0).waitFor();
    const whole = await open("?sort=name.desc", { deviceMemoryGb: 8 });
    await nameOfRow(whole.page, 9).waitFor();
    expect(whole.files).toHaveLength(1);
    await nameOfRow(page, 9).waitFor();
    for (let row = 0; row < 10; row++) {
      const name = await nameOfRow(page, row).textContent();
      expect(name).toBe(await nameOfRow(whole.page, row).textContent());
    }
    await scrollToEnd(page);
    // Those without a name come last.
    await nameOfRow(page, rows.length - 1).waitFor();
    const heading = page.getByRole("columnheader", { name: "Name" });
    expect(await heading.getAttribute("aria-sort")).toBe("descending");
  });

  test("says when rows could not be loaded, keeps the others, and loads them on request", async () => {
    const { page } = await open();
    await nameOfRow(page, 0).waitFor();
    const rest = (url: URL) =>
      url.pathname.endsWith("/listings") && url.search.includes("cursor=1");
    await page.route(rest, (route) =>
      route.fulfill({ status: 503, json: { code: "internal/unexpected", detail: "Not now." } }),
    );
    await scrollToEnd(page);
    await page.getByRole("alert").filter({ hasText: "Not now." }).waitFor();
    await counted(page, rows.length);
    await page.unroute(rest);
    await page.getByRole("button", { name: "Try again" }).click();
    await nameOfRow(page, rows.length - 1).waitFor();
    expect(await page.getByText("Not now.").count()).toBe(0);
  });

  test("opens a business, gives its address to others, and goes on by keyboard", async () => {
    const { page } = await open();
    const first = String(inOrder[0]?.name);
    await nameOfRow(page, 0).click();
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.getByRole("heading", { name: first }).waitFor();
    expect(new URL(page.url()).searchParams.get("show")).toBe(inOrder[0]?.id);
    await page.keyboard.press("j");
    await panel.getByRole("heading", { name: String(inOrder[1]?.name) }).waitFor();
    const last = inOrder.at(-1);
    const { page: other } = await open(`?show=${last?.id}`);
    await other
      .getByRole("complementary", { name: "Business details" })
      .getByRole("heading", { name: String(last?.name ?? "Unnamed") })
      .waitFor();
  });

  test("exports all that the filters find", async () => {
    const { page } = await open("?type=Hotel");
    const hotels = rows.filter(({ categories }) => categories.includes("Hotel"));
    await counted(page, hotels.length);
    const file = await downloadFile(page);
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(hotels.length + 1);
  });

  test("prints the rows that are there and says how many are left out", async () => {
    const { page } = await open();
    await nameOfRow(page, 0).waitFor();
    await page.emulateMedia({ media: "print" });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await until(
      async () => (await page.getByText(/^Only the first 100 are printed/).count()) === 1,
      { what: "the sentence on paper" },
    );
    expect(await page.locator("tbody tr:visible").count()).toBe(100);
  });
});
