import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import type { Browser, Locator, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { phoneText } from "#domain/phone/phone-text.ts";
import { decodeSnapshot } from "#domain/snapshot/snapshot.ts";
import { settled } from "../../scripts/screenshots/settled.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { textOf } from "../steps/text.ts";

describe("the sample that everybody can look at", () => {
  let stack: RunningStack;
  let browser: Browser;
  let listings: ListingWithReceipts[];
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    const { page } = await open("/sample");
    const address = (await page.evaluate(`performance.getEntriesByType("resource")
      .map(({ name }) => name).find((name) => name.endsWith(".snapshot"))`)) as string;
    const file = Buffer.from(await (await fetch(address)).arrayBuffer());
    listings = [...decodeSnapshot(gunzipSync(file)).listings];
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  async function arrive(
    path: string,
    options: Parameters<typeof newVisit>[1] = {},
  ): Promise<Visit & { asked: string[] }> {
    const visit = await newVisit(browser, options);
    visits.push(visit);
    const asked: string[] = [];
    visit.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await visit.page.goto(stack.origin + path);
    return { ...visit, asked };
  }
  async function open(query: string, options: Parameters<typeof newVisit>[1] = {}) {
    const visit = await arrive(query, options);
    await results(visit.page).waitFor();
    return visit;
  }
  const results = (page: Page): Locator =>
    page.getByRole("region", { name: "Table of the businesses" });
  const counted = (page: Page, found: number): Promise<void> =>
    page
      .getByRole("status")
      .filter({ hasText: `${found} of ${listings.length} businesses` })
      .waitFor();
  const behindAnswer = () =>
    listings.filter(
      ({ categories, phone, website }) =>
        categories.includes("Restaurant") && phone !== null && website === null,
    );
  const of = (type: string) => listings.filter(({ categories }) => categories.includes(type));

  test("shows a finished preset, and nothing asks who is looking", async () => {
    const { page, asked, complaints } = await open("/sample");
    await page.getByRole("heading", { level: 1, name: "A finished preset" }).waitFor();
    await page.getByText("is a fictional town").waitFor();
    await counted(page, listings.length);
    await settled(page);
    expect(asked.filter((path) => /^\/(v1|api)\//.test(path))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("its answer's number is what one counts in the file of its businesses", async () => {
    const { page } = await open("/sample");
    const section = page.getByRole("region", { name: "An answer you can check" });
    const found = behindAnswer();
    expect(found.length).toBeGreaterThan(0);
    await section
      .getByText("How many restaurants have a phone number but no website?", { exact: false })
      .waitFor();
    await section
      .getByText(`There are ${found.length} restaurants with a phone number but without a website.`)
      .waitFor();
    await section.getByText("How this was computed").waitFor();
    const rows = await section.getByRole("row").allInnerTexts();
    expect(rows).toHaveLength(found.length + 1);
    for (const { phone } of found) {
      expect(rows.some((row) => row.includes(phoneText(String(phone))))).toBe(true);
    }
  });

  test("is narrowed down like any preset, and the address brings it back", async () => {
    const { page, complaints } = await open("/sample?type=Restaurant");
    await counted(page, of("Restaurant").length);
    await page.getByRole("checkbox", { name: /^Phone number/ }).check();
    const found = of("Restaurant").filter(({ phone }) => phone !== null);
    await counted(page, found.length);
    expect(new URL(page.url()).search).toBe("?type=Restaurant&has=phone");
    expect(complaints).toEqual([]);
  });

  test("names stay in sight while the columns are scrolled aside", async () => {
    const { page } = await open("/sample");
    const left = (cell: string) =>
      results(page)
        .locator(`tbody tr:first-child td:${cell}`)
        .evaluate((element) => element.getBoundingClientRect().x);
    const [name, column] = [await left("nth-child(2)"), await left("last-child")];
    await results(page).evaluate((table) => table.scrollBy(100, 0));
    await expect.poll(() => left("last-child")).toBe(column - 100);
    await expect.poll(() => left("nth-child(2)")).toBe(name);
  });

  test("a business says where each value comes from, by keyboard, without links that lead nowhere", async () => {
    const business = listings.find(
      ({ name, receipts }) => name && receipts.emails?.ref.startsWith("http"),
    );
    const { page } = await open(`/sample?${new URLSearchParams({ q: String(business?.name) })}`);
    await results(page)
      .getByRole("button", { name: String(business?.name) })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.getByText(String(business?.emails[0]?.value)).first().waitFor();
    await panel
      .getByText(new URL(String(business?.receipts.emails?.ref)).host)
      .first()
      .waitFor();
    expect(await panel.getByRole("link", { name: "view source" }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
  });

  test("gives a file of exactly what is shown", async () => {
    const { page } = await open("/sample?type=Hotel");
    await counted(page, of("Hotel").length);
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("port-ellory-centre.csv");
    const text = readFileSync(await download.path(), "utf8");
    const { data } = Papa.parse<{ id: string }>(text.replace(/^\uFEFF/, ""), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map(({ id }) => id)).toEqual(of("Hotel").map(({ id }) => id));
  });

  test("on a phone its businesses are loaded when one comes near them, or follows a link to some", async () => {
    const phone = { width: 375, height: 812 };
    const { page, asked } = await arrive("/sample", phone);
    const files = () => asked.filter((path) => path.endsWith(".snapshot")).length;
    await settled(page);
    expect(files()).toBe(0);
    await page.getByRole("heading", { name: /^All \d+ businesses$/ }).scrollIntoViewIfNeeded();
    await results(page).waitFor();
    await open("/sample?type=Hotel", phone);
  });

  test("on paper says that it is made up, and names no map it was not taken from", async () => {
    const { page } = await open("/sample");
    await page.emulateMedia({ media: "print" });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await page.getByText("Fictional sample data.").waitFor();
    expect(await textOf(page.locator("main"))).not.toContain("OpenStreetMap contributors");
  });

  test("its map needs no map service, which would not know the town", async () => {
    const { page, asked } = await open("/sample");
    await page.getByRole("application").locator(".leaflet-image-layer").waitFor();
    await settled(page);
    expect(asked.filter((path) => path.includes("/tiles/"))).toEqual([]);
    expect(asked.some((path) => /\/assets\/sample-ground-.*\.svg$/.test(path))).toBe(true);
  });

  test("says what became of the collection", async () => {
    const { page } = await open("/sample");
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByText(/of 1 map tile collected from OpenStreetMap\./).waitFor();
    const row = page.getByRole("row").filter({ hasText: "Hair Salon" }).last();
    expect(await row.textContent()).toContain(String(of("Hair Salon").length));
  });

  test("leads on to an account of one's own", async () => {
    const { page } = await open("/sample");
    await page.getByRole("link", { name: "Collect your own area" }).first().click();
    await page.waitForURL("**/create-account");
  });

  test("the start page shows the answer, rows behind it and the way to all of it", async () => {
    const { page } = await arrive("/");
    const found = behindAnswer();
    await page
      .getByText(`There are ${found.length} restaurants with a phone number but without a website.`)
      .waitFor();
    const section = page.locator("section", {
      has: page.getByRole("heading", { name: "See a finished preset first" }),
    });
    const [, ...rows] = await section.getByRole("row").allInnerTexts();
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      expect(found.some(({ phone }) => row.includes(phoneText(String(phone))))).toBe(true);
    }
    await section.getByText(`5 of ${found.length} shown`).waitFor();
    await section.getByRole("link", { name: "Open the sample" }).click();
    await page.getByRole("heading", { level: 1, name: "A finished preset" }).waitFor();
    await counted(page, listings.length);
  });

  test("the start page says what a city costs, by the product's own rate", async () => {
    const { page } = await arrive("/");
    const main = await textOf(page.locator("main"));
    const { areaKm2, price } = await sampleFacts(page);
    expect(main).toContain("A city of 100 km² costs $0.10.");
    expect(price).toBe(`$${(Math.ceil(areaKm2 * 2_000) / 1_000_000).toFixed(4)}`);
  });

  test.each([{ dark: false }, { dark: true }])(
    "its pictures of the product are there in the size they are given, small, and only in the page's theme (dark: $dark)",
    async ({ dark }) => {
      const { page, context } = await arrive("/", { dark });
      const pictures = page.locator('img[src$=".webp"]').locator("visible=true");
      expect(await pictures.count()).toBe(3);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await until(() => picture.evaluate(isLoaded), { what: "the picture" });
        const { natural, given } = await picture.evaluate(sizesOf);
        expect(natural).toEqual(given);
        expect((await picture.getAttribute("alt"))?.length).toBeGreaterThan(30);
      }
      const loaded = (await page.evaluate(loadedPictures)) as [string, number][];
      expect(loaded).toHaveLength(3);
      for (const [address, bytes] of loaded) {
        expect(address).toContain(dark ? "-dark." : "-light.");
        expect(bytes).toBeLessThanOrEqual(60 * 1_024);
      }
      await context.close();
    },
  );

  test("a phone gets pictures of its own, small and in the shape that was kept free for them", async () => {
    const { page, context } = await arrive("/", { width: 375 });
    const pictures = page.locator('img[src$=".webp"]').locator("visible=true");
    expect(await pictures.count()).toBe(3);
    for (const picture of await pictures.all()) {
      const before = await picture.boundingBox();
      await picture.scrollIntoViewIfNeeded();
      await until(() => picture.evaluate(isLoaded), { what: "the picture" });
      const [across = 0, down = 0] = (await picture.evaluate(sizesOf)).natural;
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect(height).toBeCloseTo(before?.height ?? 0, 0);
      expect(across).toBe(750);
      expect(down / across).toBeCloseTo(height / width, 1);
    }
    const loaded = (await page.evaluate(loadedPictures)) as [string, number][];
    expect(loaded).toHaveLength(3);
    for (const [address, bytes] of loaded) {
      expect(address).toContain("-phone-light.");
      expect(bytes).toBeLessThanOrEqual(60 * 1_024);
    }
    await context.close();
  });
});

async function sampleFacts(page: Page): Promise<{ areaKm2: number; price: string }> {
  const facts = await page.locator("dl").first().locator("dd").allInnerTexts();
  const [area = "", price = ""] = facts;
  return { areaKm2: Number.parseFloat(area), price };
}

const loadedPictures = `performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".webp"))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])`;

const isLoaded = (image: unknown): boolean => {
  const { complete, naturalWidth } = image as { complete: boolean; naturalWidth: number };
  return complete && naturalWidth > 0;
};

const sizesOf = (image: unknown) => {
  const { naturalWidth, naturalHeight, getAttribute } = image as {
    naturalWidth: number;
    naturalHeight: number;
    getAttribute: (name: string) => string | null;
  };
  const given = (name: string): number => Number(getAttribute.call(image, name));
  return { natural: [naturalWidth, naturalHeight], given: [given("width"), given("height")] };
};
