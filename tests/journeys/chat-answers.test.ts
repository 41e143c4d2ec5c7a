import { readFileSync } from "node:fs";
import { read, utils } from "@e965/xlsx";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import type { Visit } from "../steps/browser.ts";
import {
  askAndWait,
  box,
  choosePreset,
  collectPreset,
  expectNumber,
  focusName,
  log,
  messages,
  openChat,
  personWithPreset,
  standIn,
} from "../steps/chat.ts";
import { groupsReply, hostile, hostileReply, nothingReply } from "../steps/chat-replies.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { allListings, type TestUser } from "../steps/user.ts";

describe("answers in the chat", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  let rows: Record<string, unknown>[];
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "asker"));
    rows = await allListings(user, task.taskId);
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, { method: "DELETE" });
  });

  test("counts, with the filters, the rows behind the number and how it was computed", async () => {
    const { page, complaints } = await ready();
    const missing = typed("Restaurant").filter(({ website }) => website === null);
    const answer = await askAndWait(page, "How many restaurants have no website?");
    expect(await answer.getByRole("paragraph").first().textContent()).toMatch(
      new RegExp(`\\b${missing.length}\\b`),
    );
    const filters = answer.getByRole("list", { name: "Filters used" });
    await filters.getByText("type Restaurant").waitFor();
    await filters.getByText("without website").waitFor();
    await answer.getByText("How this was computed").waitFor();
    expect(await answer.locator("details[open]").textContent()).toMatch(/counted/i);
    await answer.getByText("interpreted by built-in rules").waitFor();
    await answer.getByText("Show the businesses behind this").click();
    await answer.getByText(`20 of ${missing.length} shown`).waitFor();
    await answer.getByRole("button", { name: `Show all ${missing.length}` }).click();
    expect(await answer.getByRole("row").count()).toBe(missing.length + 1);
    expect(complaints).toEqual([]);
  });

  test("lists in a table that can be sorted; names of other scripts run their own way", async () => {
    const { page, complaints } = await ready();
    const answer = await askAndWait(page, "List all restaurants");
    const names = async (): Promise<string[]> =>
      (await answer.locator("tbody tr td:first-child").allTextContents()).filter(
        (name) => name !== "Unnamed",
      );
    await answer.getByRole("button", { name: /^Show all/ }).click();
    const unsorted = await names();
    await answer.getByRole("button", { name: "Name" }).click();
    expect(await answer.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe(
      "ascending",
    );
    const ascending = await names();
    expect(ascending).not.toEqual(unsorted);
    expect(ascending).toEqual(
      await page.evaluate(
        (all) =>
          all.toSorted(new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" }).compare),
        unsorted,
      ),
    );
    await answer.getByRole("button", { name: "Name" }).click();
    expect(await names()).toEqual(ascending.toReversed());
    const arabic = answer.getByRole("cell", { name: "مطعم الياسمين" });
    expect(
      await arabic.evaluate(
        (cell) => cell.ownerDocument.defaultView.getComputedStyle(cell).direction,
      ),
    ).toBe("rtl");
    const latin = answer.locator("tbody tr td:first-child").first();
    expect(await latin.evaluate((cell) => cell.getAttribute("dir"))).toBe("auto");
    expect(complaints).toEqual([]);
  });

  test("hands out a file with its size and its end; an expired link is one press from a new one", async () => {
    const { page, complaints } = await ready({ withClock: true });
    const answer = await askAndWait(page, "Export the hair salons as CSV");
    const salons = typed("Hair Salon").length;
    await answer.getByText(new RegExp(`^CSV file, ${salons} rows, [\\d.]+ kB$`)).waitFor();
    await answer.getByText(/This link expires at \d\d:\d\d\./).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      answer.getByRole("link", { name: "Download" }).click(),
    ]);
    const lines = readFileSync(await download.path(), "utf8")
      .trim()
      .split("\r\n");
    expect(lines).toHaveLength(salons + 1);

    await page.clock.fastForward(16 * 60_000);
    await answer.getByText("This link has expired. Ask again to get a new one.").waitFor();
    expect(await answer.getByRole("link", { name: "Download" }).count()).toBe(0);
    await answer.getByRole("button", { name: "Ask again" }).click();
    await messages(page).nth(3).waitFor();
    expect(await messages(page).nth(3).textContent()).toContain("CSV file");
    expect(complaints).toEqual([]);
  });

  test("hands out an Excel file with the columns that were asked for", async () => {
    const { page, complaints } = await ready();
    const answer = await askAndWait(page, "Excel file with name and phone of the hair salons");
    const salons = typed("Hair Salon");
    await answer.getByText(new RegExp(`^Excel file, ${salons.length} rows, [\\d.]+ kB$`)).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      answer.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
    const book = read(readFileSync(await download.path()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    const [head, ...lines] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
    expect(head).toEqual(["id", "name", "phone", "source", "licence"]);
    expect(lines).toHaveLength(salons.length);
    expect(complaints).toEqual([]);
  });

  test("names the words it can't use, and answers what is left of the question at a press", async () => {
    const { page, complaints } = await ready();
    const answer = await askAndWait(page, "How many zyxwv restaurants have no website?");
    await answer.getByText(/^I can’t use “zyxwv”\. Without it I can answer:/).waitFor();
    const choices = answer.getByRole("list", { name: "What did you mean?" }).getByRole("button");
    expect(await choices.count()).toBe(1);
    await choices.first().click();
    const missing = typed("Restaurant").filter(({ website }) => website === null).length;
    const chosen = messages(page).nth(4);
    await chosen
      .getByText(new RegExp(`\\b${missing}\\b`))
      .first()
      .waitFor();
    await chosen.getByRole("list", { name: "Filters used" }).getByText("without website").waitFor();
    expect(complaints).toEqual([]);
  });

  test("offers questions to start with and to go on with, and each is answered", async () => {
    const { page, complaints } = await ready();
    const start = "How many businesses of type Restaurant have no website?";
    await page.getByRole("button", { name: start }).click();
    const answer = messages(page).nth(2);
    const without = rows.filter(
      ({ website, categories }) =>
        website === null && (categories as string[]).includes("Restaurant"),
    ).length;
    await answer
      .getByText(new RegExp(`\\b${without}\\b`))
      .first()
      .waitFor();
    const offered = answer.getByRole("list", { name: "Suggested questions" }).getByRole("button");
    expect(await offered.count()).toBe(3);
    const question = (await offered.first().textContent()) ?? "";
    await offered.first().focus();
    await page.keyboard.press("Enter");
    await log(page).getByText(question, { exact: true }).first().waitFor();
    await messages(page).nth(4).waitFor();
    await messages(page).nth(4).getByRole("list", { name: "Filters used" }).waitFor();
    // Whoever pressed it by keyboard goes on in the question's box.
    await until(async () => (await focusName(page)) === "Ask your question...");
    expect(await box(page).inputValue()).toBe("");
    expect(complaints).toEqual([]);
  });

  test("copies an answer and a table", async () => {
    const visit = await ready();
    const { page, context } = visit;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const answer = await askAndWait(page, "List all hotels");
    await answer.getByRole("button", { name: "Copy answer" }).click();
    await answer.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(copied.split("\n").length).toBeGreaterThan(3);
    await answer.getByRole("button", { name: "Copy table" }).click();
    await until(async () =>
      (await page.evaluate<string>("navigator.clipboard.readText()")).startsWith("Name\tCategory"),
    );
  });

  test("runs again with a filter that was taken away, turned around or changed", async () => {
    const { page, complaints } = await ready();
    const restaurants = typed("Restaurant");
    await askAndWait(page, "How many restaurants have no website?");
    const sent = await standIn({ page }, (route) => route.continue());
    await page.getByRole("button", { name: "Remove without website" }).click();
    await messages(page).nth(4).waitFor();
    await expectNumber(page, restaurants.length);
    await log(page).getByText("Remove “without website”", { exact: true }).waitFor();

    await page.getByRole("button", { name: "Invert without website" }).click();
    await messages(page).nth(6).waitFor();
    await expectNumber(page, restaurants.filter(({ website }) => website !== null).length);
    await log(page).getByText("Invert “without website”").waitFor();

    await page.getByRole("button", { name: "Change type Restaurant" }).first().click();
    const editor = page.getByRole("textbox", { name: "New value for type Restaurant" });
    await editor.fill("Hotel");
    await editor.press("Enter");
    await messages(page).nth(8).waitFor();
    await expectNumber(page, typed("Hotel").filter(({ website }) => website === null).length);
    await log(page).getByText("Change “type Restaurant” to “Hotel”").waitFor();
    expect(await box(page).inputValue()).toBe("");
    // No words are read again: the plan is run as it is.
    expect(sent.map(({ question }) => question)).toEqual(["", "", ""]);
    expect(complaints).toEqual([]);
  });

  test("names the filters of a German answer in German, and runs again without one", async () => {
    const { page, complaints } = await ready();
    const answer = await askAndWait(page, "Wie viele Restaurants haben keine Website?");
    const filters = answer.getByRole("list", { name: "Filters used" });
    await filters.waitFor();
    expect(await filters.getByRole("listitem").allTextContents()).toEqual([
      "Typ Restaurant",
      "ohne Website",
    ]);
    await filters.getByRole("button", { name: "Remove ohne Website" }).click();
    await messages(page).nth(4).waitFor();
    await expectNumber(page, typed("Restaurant").length);
    await log(page).getByText("Remove “ohne Website”", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("sends the plan of the answer before along, so that one can go on asking", async () => {
    const { page } = await ready();
    const sent = await standIn({ page }, (route) => route.continue());
    await askAndWait(page, "How many restaurants are there?");
    await askAndWait(page, "How many of them have a phone?");
    expect(sent[0]?.context).toBeUndefined();
    expect(JSON.stringify(sent[1]?.context?.plan)).toContain("Restaurant");
    await expectNumber(page, typed("Restaurant").filter(({ phone }) => phone !== null).length);
  });

  test("shows groups as bars and, where nothing matches, what each filter leaves out", async () => {
    const { page, complaints } = await ready();
    await standIn({ page }, (route, index) =>
      route.fulfill({ json: index === 0 ? groupsReply : nothingReply }),
    );
    const groups = await askAndWait(page, "How many restaurants per suburb?");
    await groups.getByRole("row").first().waitFor();
    expect(await groups.getByRole("row").allTextContents()).toEqual([
      "Old Quay30",
      "مرسى12",
      "Unknown3",
    ]);
    const bar = (at: number) =>
      groups
        .locator("tbody tr td > span")
        .nth(at)
        .evaluate((one) => one.clientWidth);
    expect((await bar(1)) / (await bar(0))).toBeCloseTo(0.4, 1);

    const nothing = await askAndWait(page, "Which spas in Mitte have no website?");
    const offer = nothing.getByRole("listitem").filter({ hasText: "Without “suburb Mitte”: 12" });
    await offer.getByRole("button", { name: "Remove suburb Mitte" }).click();
    await log(page).getByText("Remove “suburb Mitte”").waitFor();
    expect(complaints).toEqual([]);
  });

  test("shows the rows on a map, whose code comes only then", async () => {
    const { page, complaints } = await ready();
    const answer = await askAndWait(page, "List all hotels");
    const scripts = await scriptsOf(page);
    expect(scripts.filter((name) => /leaflet|base-map|on-map/i.test(name))).toEqual([]);
    await answer.getByRole("button", { name: "Show on a map" }).click();
    const map = answer.getByRole("application", { name: "Map of the businesses found" });
    await map.locator(".leaflet-tile-loaded").first().waitFor();
    await until(async () => (await scriptsOf(page)).some((name) => /leaflet|base-map/i.test(name)));
    await map.getByText("Fictional sample town").waitFor();
    await answer.getByRole("button", { name: "Hide the map" }).click();
    await map.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  test("names on the map and in the table never become markup", async () => {
    await collectPreset(stack, user, hostile, ["Hotel"]);
    const { page, complaints } = await chat();
    await choosePreset(page, hostile);
    await standIn({ page }, (route) => route.fulfill({ json: hostileReply }));
    const answer = await askAndWait(page, hostile);
    await answer.getByRole("cell", { name: hostile }).first().waitFor();
    // The one link is the row's own, to its business.
    const link = answer.getByRole("link");
    expect(await link.getAttribute("href")).toMatch(/^\/preset\/\w+\?show=[\w%]+$/);
    expect(await link.textContent()).toBe(hostile);
    await answer.getByRole("button", { name: "Show on a map" }).click();
    const map = answer.getByRole("application");
    await map.locator(".leaflet-tile-loaded").first().waitFor();
    // The one point stands in the middle.
    await map.click();
    await map.locator(".leaflet-popup").getByText(hostile).waitFor();
    await page.getByRole("button", { name: "Edit question" }).click();
    await page.keyboard.press("Escape");
    expect(await page.locator("#root img[src='x']").count()).toBe(0);
    expect(await page.title()).not.toBe("owned");
    expect(complaints).toEqual([]);
  });

  test("announces answers, and does not read out a conversation that is opened", async () => {
    const { page } = await ready();
    expect(await log(page).getAttribute("aria-live")).toBe("polite");
    const answer = await askAndWait(page, "List all hotels");
    // Of a table only the sentence before it is read.
    expect(
      await page
        .getByRole("table")
        .evaluate((one) => one.closest("[aria-live]")?.getAttribute("aria-live")),
    ).toBe("off");
    expect(
      await answer
        .getByRole("paragraph")
        .first()
        .evaluate((one) => one.closest("[aria-live]")?.getAttribute("aria-live")),
    ).toBe("polite");
    await page.getByRole("button", { name: "New Chat" }).click();
    const changes = page.evaluate<string>(`new Promise((resolve) => {
      const region = document.querySelector("[role=log]");
      new MutationObserver(() => {
        if (region.textContent.includes("List all hotels")) resolve(region.getAttribute("aria-live"));
      }).observe(region, { childList: true, subtree: true });
    })`);
    await page.getByRole("button", { name: /^Restaurant/ }).click();
    expect(await changes).toBe("off");
  });

  const typed = (type: string): Record<string, unknown>[] =>
    rows.filter(({ categories }) => (categories as string[]).includes(type));

  async function chat(person = user, options = {}): Promise<Visit> {
    const visit = await openChat({ stack, browser }, person, options);
    visits.push(visit);
    return visit;
  }

  async function ready(options = {}): Promise<Visit> {
    const visit = await chat(user, options);
    await choosePreset(visit.page, "Food and hair");
    return visit;
  }
});

/** Addresses of the scripts the page has loaded. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /\.js$/.test(name)),
  );
