import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { collectPreset } from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { allListings, openAccount, signUp, type TestUser } from "../steps/user.ts";

/** Table rows of a tagged PDF: its objects are plain, only what is drawn is compressed. */
const rowsIn = (pdf: Buffer): number => pdf.toString("latin1").match(/\/S\s*\/TR\b/g)?.length ?? 0;
const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
/** Of the sample town, so many that not all of them are printed. */
const manyTypes = [
  ...["Clothing Store", "Fast Food", "Convenience Store", "Restaurant", "Pub", "Coffee Shop"],
  ...["Beauty Salon", "Hair Salon", "Bar", "Real Estate Agent", "Hotel", "Shoe Store", "Pharmacy"],
  ...["Lawyer", "Supermarket", "Gift Shop", "Bakery", "Auto Repair", "Jewelry Store", "Dentist"],
];
const printedMax = 500;
const a4WidthPx = 794;

describe("a preset on paper", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  let listings: { website: string | null }[];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    user = await signUp(stack.origin, "printer");
    await openAccount(user);
    task = await collectPreset(stack, user, "All of Port Ellory", manyTypes);
    listings = (await allListings(user, task.taskId)) as typeof listings;
  });

  async function open(query: string, options: Parameters<typeof newVisit>[1] = {}): Promise<Visit> {
    const visit = await newVisit(browser, options);
    await logIn(visit.page, stack.origin, user, `/preset/${task.taskId}${query}`);
    await visit.page.getByRole("table").waitFor();
    return visit;
  }
  /** The page as it is printed, held still to be looked at. */
  async function asPrinted(page: Page): Promise<void> {
    await page.setViewportSize({ width: a4WidthPx, height: 1123 });
    await page.emulateMedia({ media: "print" });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  }

  test("holds every business that the filters find, a head on each page, and nothing else", async () => {
    const { page, complaints, context } = await open("?has=website&sort=name.desc");
    const pdf = await page.pdf({ format: "A4", tagged: true });
    await asPrinted(page);
    const printed = page.getByRole("table").last();
    const rows = printed.locator("tbody tr");
    const found = listings.filter(({ website }) => website !== null).length;
    expect(await rows.count()).toBe(found);
    expect(rowsIn(pdf)).toBe(found + 1);
    expect(pagesIn(pdf)).toBeGreaterThan(1);
    expect(
      await page.evaluate(
        "getComputedStyle([...document.querySelectorAll('thead')].at(-1)).display",
      ),
    ).toBe("table-header-group");
    const text = (await page.evaluate<string>("document.body.innerText")).replaceAll(/\s+/g, " ");
    for (const said of [
      task.name,
      "Printed on ",
      "© OpenStreetMap contributors, ODbL 1.0",
      "Has: website",
      "Sorted by name, Z to A",
      `${found} of ${listings.length} businesses`,
      "By type:",
    ]) {
      expect(text).toContain(said);
    }
    // Whether it is open now would soon be untrue.
    expect(await printed.getByRole("columnheader").allTextContents()).toEqual([
      "Name",
      "Type",
      "Address",
      "Phone",
      "Website, email",
    ]);
    for (const notOnPaper of ["Export", "Ask about this", "My Presets", "All rights reserved"]) {
      expect(text).not.toContain(notOnPaper);
    }
    expect(await page.locator("img:visible, canvas:visible, button:visible").count()).toBe(0);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await page.emulateMedia({ media: "screen" });
    expect(await page.getByRole("table").count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("cuts nothing off at the side of the paper", async () => {
    const { page, context } = await open("");
    await asPrinted(page);
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    const cut = await page
      .getByRole("table")
      .last()
      .locator("td")
      .evaluateAll((cells) =>
        cells
          .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
          .map((cell) => cell.textContent),
      );
    expect(cut).toEqual([]);
    await context.close();
  });

  test("prints the first 500 and says how many are left out", async () => {
    const { page, context } = await open("");
    const pdf = await page.pdf({ format: "A4", tagged: true });
    expect(listings.length).toBeGreaterThan(printedMax);
    expect(rowsIn(pdf)).toBe(printedMax + 1);
    await asPrinted(page);
    const leftOut = listings.length - printedMax;
    const note = page.getByText(`Only the first 500 are printed; ${leftOut} are omitted.`);
    expect(await note.count()).toBe(1);
    await context.close();
  });

  test("is dark on light, whatever the screen is", async () => {
    const { page, context } = await open("", { dark: true });
    await asPrinted(page);
    const look = () =>
      page.evaluate<string[]>(
        "[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]",
      );
    // Colours change over a moment.
    await until(async () => (await look())[0] === "rgb(0, 0, 0)", { what: "dark ink" });
    await until(async () => (await look())[1] === "rgb(255, 255, 255)", { what: "light paper" });
    await context.close();
  });

  test("a map that comes while the page is printed shows the area afterwards", async () => {
    const { page, complaints, context } = await newVisit(browser);
    await logIn(page, stack.origin, user, "/profile");
    await page.emulateMedia({ media: "print" });
    await page.goto(`${stack.origin}/preset/${task.taskId}`);
    await page.locator(".leaflet-container").waitFor({ state: "attached" });
    await page.emulateMedia({ media: "screen" });
    await page.locator(".leaflet-tile-loaded").first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
