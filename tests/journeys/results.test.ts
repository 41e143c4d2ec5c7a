import { readFileSync } from "node:fs";
import { read, utils } from "@e965/xlsx";
import Papa from "papaparse";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import type { Receipts } from "#domain/listing/listing.ts";
import { phoneText } from "#domain/phone/phone-text.ts";
import { isFocused } from "../steps/area.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { personWithPreset } from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { allListings, signUp, type TestUser } from "../steps/user.ts";

type Row = Record<string, unknown> & {
  name: string | null;
  categories: string[];
  receipts: Receipts;
};

const isEmpty = ({ emails, phones }: Row): boolean =>
  [emails, phones].every((list) => (list as unknown[]).length === 0);

describe("a preset's own screen", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  let rows: Row[];
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "viewer"));
    rows = (await allListings(user, task.taskId)) as Row[];
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  async function open(query = "", options: Parameters<typeof newVisit>[1] = {}): Promise<Visit> {
    const visit = await newVisit(browser, options);
    visits.push(visit);
    await logIn(visit.page, stack.origin, user, `/preset/${task.taskId}${query}`);
    await table(visit.page).waitFor();
    return visit;
  }
  const table = (page: Page) => page.getByRole("table");
  const status = (page: Page) => page.getByRole("main").getByRole("status");
  const counted = async (page: Page, found: number): Promise<void> =>
    void (await status(page)
      .filter({ hasText: `${found} of ${rows.length} businesses` })
      .waitFor());
  const count = async (page: Page): Promise<number> =>
    Number(await table(page).getAttribute("aria-rowcount")) - 1;
  const of = (type: string): Row[] => rows.filter(({ categories }) => categories.includes(type));

  test("is one click from the list of presets and shows every business", async () => {
    const { page, complaints } = await open();
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    await page.getByRole("link", { name: `View ${task.name}` }).click();
    await page.getByRole("heading", { level: 1, name: task.name }).waitFor();
    await counted(page, rows.length);
    expect(await count(page)).toBe(rows.length);
    await page.getByRole("application", { name: "Map of the businesses shown" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("narrows down by type, by what is known and by name, and the address brings it back", async () => {
    const { page, complaints } = await open();
    await page.getByRole("checkbox", { name: /^Restaurant/ }).check();
    await counted(page, of("Restaurant").length);
    await page.getByRole("checkbox", { name: /^Website/ }).check();
    const found = of("Restaurant").filter(({ website }) => website !== null);
    await counted(page, found.length);
    const name = found.find((row) => row.name)?.name ?? "";
    await page.getByLabel("Name or address").fill(name);
    const named = found.filter((row) => row.name?.includes(name));
    await counted(page, named.length);
    const link = new URL(page.url());
    expect(Object.fromEntries(link.searchParams)).toEqual({
      q: name,
      type: "Restaurant",
      has: "website",
    });

    const { page: other } = await open(link.search);
    await counted(other, named.length);
    await other.getByRole("button", { name: "Clear all filters" }).click();
    await counted(other, rows.length);
    expect(complaints).toEqual([]);
  });

  test("sorts by a column, up and down and back", async () => {
    const { page } = await open();
    const names = async () =>
      (await table(page).getByRole("row").allTextContents()).slice(1).join();
    const heading = page.getByRole("columnheader", { name: "Name" });
    const own = await names();
    let before = own;
    for (const order of ["ascending", "descending"]) {
      await heading.getByRole("button").click();
      await until(async () => (await heading.getAttribute("aria-sort")) === order, {
        what: "the order",
      });
      // The rows follow their heading.
      await until(async () => (await names()) !== before, { what: `the rows ${order}` });
      before = await names();
    }
    await heading.getByRole("button").click();
    await until(async () => (await names()) === own, { what: "the preset's own order" });
  });

  test("comes most complete first and can be sorted by each column, as the server pages it", async () => {
    const { page } = await open();
    const idsBy = async (sort: string) =>
      (await user.api("GET", `/api/tasks/${task.taskId}/listings?limit=500&sort=${sort}`)).body
        .rows;
    const shownFirst = async (sort: string): Promise<void> => {
      const expected = ((await idsBy(sort)) as Row[])
        .slice(0, 5)
        .map((row) => row.name ?? "Unnamed");
      await until(
        async () =>
          (await page.locator("tbody [aria-rowindex] button").allTextContents())
            .slice(0, 5)
            .join() === expected.join(),
        { what: sort },
      );
    };
    await shownFirst("complete.desc");
    expect(((await idsBy("complete.desc")) as Row[]).at(-1)?.name).toBe(null);
    const heads = await page.getByRole("columnheader").allTextContents();
    expect(heads.slice(0, 2)).toEqual(["Name", "Type"]);
    await page
      .getByRole("columnheader", { name: "Phone", exact: true })
      .getByRole("button")
      .click();
    await shownFirst("phone.asc");
    await page.getByRole("columnheader", { name: "Now" }).getByRole("button").click();
    await shownFirst("now.asc");
    expect(new URL(page.url()).searchParams.get("sort")).toBe("now.asc");
  });

  test("has the columns a person picks, also after a reload, and hides those hardly ever known", async () => {
    const { page, complaints } = await open();
    const heads = () => page.getByRole("columnheader").allTextContents();
    const before = await heads();
    const isOften = (column: string): boolean =>
      rows.filter((row) => [row[column] ?? []].flat().length > 0).length >= rows.length / 10;
    const titles = { Founded: "founded_year", Rating: "rating", Email: "emails", Phone: "phone" };
    for (const [title, column] of Object.entries(titles)) {
      expect([title, before.includes(title)]).toEqual([title, isOften(column)]);
    }
    await page.getByRole("button", { name: "Columns" }).press("Enter");
    await page.getByRole("menuitemcheckbox", { name: /^Brand/ }).press("Enter");
    await page.getByRole("menuitemcheckbox", { name: /^Type/ }).press("Space");
    await page.keyboard.press("Escape");
    const after = before.filter((head) => head !== "Type");
    const isPicked = async (): Promise<boolean> =>
      (await heads()).toSorted().join() === [...after, "Brand"].toSorted().join();
    await until(isPicked, { what: "the picked columns" });
    await page.reload();
    await until(isPicked, { what: "the picked columns after a reload" });
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitem", { name: "Back to the usual columns" }).click();
    await until(async () => (await heads()).join() === before.join(), {
      what: "the usual columns",
    });
    expect(complaints).toEqual([]);
  });

  test("exports what was selected, with the mouse or by keyboard", async () => {
    const { page, complaints } = await open("?contactable=yes");
    const reached = rows.filter(({ phone, emails }) => phone || (emails as unknown[]).length > 0);
    await counted(page, reached.length);
    const boxes = page.locator("tbody").getByRole("checkbox");
    const names = page.locator("tbody [aria-rowindex] button");
    const picked = [await names.nth(0).textContent(), await names.nth(2).textContent()];
    await boxes.nth(0).check();
    await names.nth(2).focus();
    await page.keyboard.press("x");
    const bar = page.getByRole("region", { name: "Selection" });
    await bar.getByText("2 selected").waitFor();
    const exported = async (): Promise<Row[]> => {
      await bar.getByRole("button", { name: "Export selected" }).click();
      const coming = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: /^CRM CSV/ }).click();
      const text = readFileSync(await (await coming).path(), "utf8").replace("\uFEFF", "");
      return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
    };
    expect((await exported()).map(({ name }) => name).toSorted()).toEqual(picked.toSorted());

    const all = page.getByRole("checkbox", { name: "Select all businesses that are found" });
    await bar.getByRole("button", { name: "Clear the selection" }).click();
    await bar.waitFor({ state: "detached" });
    await all.check();
    await boxes.nth(0).uncheck();
    await bar.getByText(`${reached.length - 1} selected`).waitFor();
    expect(await exported()).toHaveLength(reached.length - 1);
    // Other filters find other businesses: nothing of them was selected.
    await page.getByRole("checkbox", { name: /^Hotel/ }).check();
    await bar.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  test("shows all that is known of a business with where each value comes from, by keyboard too", async () => {
    const business = rows.find(
      ({ name, phone, receipts }) =>
        name && phone && receipts.suburb?.method.startsWith("inside the boundary"),
    );
    const { page, complaints } = await open(
      `?${new URLSearchParams({ q: String(business?.name) })}`,
    );
    await table(page)
      .getByRole("button", { name: String(business?.name) })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.getByRole("heading", { name: String(business?.name) }).waitFor();
    await panel.getByText(phoneText(String(business?.phone)), { exact: true }).waitFor();
    await panel.getByRole("button", { name: "Show how it was found" }).press("Enter");
    await panel
      .getByText(/OpenStreetMap · (node|way)\/\d+ · tag phone/)
      .first()
      .waitFor();
    await panel
      .getByText(/OpenStreetMap · relation\/\d+ · inside the boundary tagged place=suburb/)
      .waitFor();
    expect(
      await panel.getByRole("link", { name: "view source" }).first().getAttribute("href"),
    ).toMatch(/^https:\/\/www\.openstreetmap\.org\/(node|way)\/\d+$/);
    // A link to this very business.
    const link = new URL(page.url());
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await page.goto(link.href);
    await panel.getByRole("heading", { name: String(business?.name) }).waitFor();
    await until(() => isFocused(panel.getByRole("heading").first()), {
      what: "the panel's focus",
    });
    // In the table a value says where it comes from when the keyboard reaches it.
    await table(page)
      .getByRole("link", { name: phoneText(String(business?.phone)) })
      .first()
      .focus();
    await page.getByRole("tooltip").filter({ hasText: "tag phone" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("calls, writes to, opens and leads to a business, and copies what is known of it", async () => {
    const business = rows.find(({ name, phone, website }) => name && phone && website) as Row & {
      phone: string;
      website: string;
    };
    const { page, context, complaints } = await open(
      `?${new URLSearchParams({ show: String(business.id) })}`,
    );
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const panel = page.getByRole("complementary", { name: "Business details" });
    const reach = panel.getByRole("list", { name: "Contact the business" });
    const href = (name: string) => reach.getByRole("link", { name }).getAttribute("href");
    expect(await href("Call")).toBe(`tel:${business.phone}`);
    expect(await href("Website")).toBe(business.website);
    expect(await href("Directions")).toBe(
      `https://www.openstreetmap.org/directions?to=${business.lat}%2C${business.lon}`,
    );
    for (const name of ["Website", "Directions"]) {
      expect(await reach.getByRole("link", { name }).getAttribute("rel")).toContain("noopener");
    }
    await panel.getByRole("button", { name: `Copy the phone number ${business.phone}` }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Copied the phone number.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(business.phone);
    expect(complaints).toEqual([]);
  });

  test("gives no action for what is not known of a business", async () => {
    const business = rows.find((row) => row.name && !row.phone && !row.website && isEmpty(row));
    const { page } = await open(`?${new URLSearchParams({ show: String(business?.id) })}`);
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.getByRole("link", { name: "Directions" }).waitFor();
    expect(
      await panel.getByRole("list", { name: "Contact the business" }).getByRole("link").count(),
    ).toBe(1);
    const own = await panel
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => (link as unknown as { href: string }).href));
    expect(own.filter((address) => /^(tel|mailto):/.test(address))).toEqual([]);
  });

  test("has phone numbers to tap in the list of a phone, large enough for a finger", async () => {
    const { page, complaints } = await open("?has=phone", { width: 375, isTouched: true });
    const known = rows.filter(({ phone }) => phone);
    await counted(page, known.length);
    const calls = table(page).locator("a[href^='tel:']:visible");
    await calls.first().waitFor();
    const written = known.map(({ phone }) => phoneText(String(phone)));
    await until(async () => written.includes(String(await calls.first().textContent())), {
      what: "a number as people write it",
    });
    const panel = page.getByRole("complementary", { name: "Business details" });
    await table(page).getByRole("row").nth(1).getByRole("button").click();
    await panel.waitFor();
    const targets = await page
      .locator("table a:visible, aside[aria-label] :is(a:not(dd.text-xs a), button)")
      .evaluateAll((found) =>
        found.map((one) => {
          const { width, height } = (
            one as unknown as { getBoundingClientRect: () => { width: number; height: number } }
          ).getBoundingClientRect();
          return { width, height, text: (one as unknown as { textContent: string }).textContent };
        }),
      );
    expect(targets.length).toBeGreaterThan(4);
    expect(targets.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("a business that was closed stays closed when a filter follows at once", async () => {
    const { page } = await open();
    await table(page).getByRole("row").nth(1).getByRole("button").click();
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.waitFor();
    await until(async () => new URL(page.url()).searchParams.has("show"), { what: "its address" });
    const close = await panel.getByRole("button", { name: "Close" }).elementHandle();
    const hotels = await page.getByRole("checkbox", { name: /^Hotel/ }).elementHandle();
    // Before the address follows.
    await page.evaluate(
      async ([first, second]) => {
        first?.click();
        await new Promise<void>((then) => queueMicrotask(then));
        second?.click();
      },
      [close, hotels] as unknown as { click: () => void }[],
    );
    await counted(page, of("Hotel").length);
    await until(async () => new URL(page.url()).search === "?type=Hotel", {
      what: "the filter's address",
    });
    expect(await panel.count()).toBe(0);
  });

  test("makes a file of exactly what is shown", async () => {
    const { page, complaints } = await open("?type=Hotel");
    await counted(page, of("Hotel").length);
    await page.getByRole("button", { name: "Export" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^Excel/ }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("food-and-hair.xlsx");
    const book = read(readFileSync(await download.path()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    const ids = utils.sheet_to_json<Row>(sheet).map(({ id }) => id);
    expect(ids).toEqual(of("Hotel").map(({ id }) => id));
    expect(complaints).toEqual([]);
  });

  test("makes a file for a CRM, with one value a column, and one of chosen columns", async () => {
    const { page, complaints } = await open("?type=Hotel");
    await counted(page, of("Hotel").length);
    const downloaded = async (start: () => Promise<void>) => {
      const coming = page.waitForEvent("download");
      await start();
      const download = await coming;
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const choose = async (name: RegExp): Promise<void> => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    const csv = await downloaded(() => choose(/^CRM CSV/));
    expect(csv.name).toBe("food-and-hair-crm.csv");
    const { data, errors } = Papa.parse<Row>(csv.bytes.toString("utf8").replace("\uFEFF", ""), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data.map(({ id }) => id)).toEqual(of("Hotel").map(({ id }) => id));
    expect(data.map(({ phone_1 }) => phone_1)).toEqual(
      of("Hotel").map(({ phone }) => (/^\+[0-9]+$/.test(String(phone)) ? phone : "")),
    );

    await choose(/^Choose columns/);
    const dialog = page.getByRole("dialog", { name: "Choose columns" });
    await dialog.getByRole("radio", { name: "Excel" }).check();
    await dialog.getByRole("button", { name: "None" }).click();
    for (const name of ["lat", "phone_1"]) {
      await dialog.getByRole("checkbox", { name, exact: true }).check();
    }
    const sheet = await downloaded(() => dialog.getByRole("button", { name: "Download" }).click());
    expect(sheet.name).toBe("food-and-hair-crm.xlsx");
    const book = read(sheet.bytes);
    const cells = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    const heads = utils.sheet_to_json<string[]>(cells, { header: 1 })[0];
    expect(heads).toEqual(["id", "phone_1", "lat", "source", "licence"]);
    const types = (column: string) =>
      of("Hotel").map((_, row) => cells[`${column}${row + 2}`]?.t ?? "none");
    expect(new Set(types("A"))).toEqual(new Set(["s"]));
    expect(types("B")).not.toContain("n");
    expect(new Set(types("C"))).toEqual(new Set(["n"]));
    expect(complaints).toEqual([]);
  });

  test("says what became of the run, and leads to the chat with this preset chosen", async () => {
    const { page } = await open();
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByText(/of 1 map tile collected from OpenStreetMap\./).waitFor();
    const row = page.getByRole("row").filter({ hasText: "Restaurant" });
    expect(await row.textContent()).toContain(String(of("Restaurant").length));
    await page.getByRole("link", { name: "Ask about this" }).click();
    await page.getByPlaceholder("Ask your question...").waitFor();
    const preset = page.getByRole("combobox", { name: "Preset" });
    await until(async () => (await preset.inputValue()) === task.taskId, { what: "the preset" });
  });

  test("filters that nothing fits say so and can be cleared", async () => {
    const visit = await newVisit(browser);
    visits.push(visit);
    const { page } = visit;
    await logIn(page, stack.origin, user, `/preset/${task.taskId}?q=zzzzzz`);
    await page.getByText("No businesses match these filters.").waitFor();
    await page.getByRole("main").getByRole("button", { name: "Clear all filters" }).last().click();
    await counted(page, rows.length);
  });

  test("another person's preset, or none, is not found", async () => {
    const other = await signUp(stack.origin, "stranger");
    const { page, context } = await newVisit(browser);
    await logIn(page, stack.origin, other, `/preset/${task.taskId}`);
    await page.getByText("This preset was not found in your account.").waitFor();
    await context.close();
  });
});
