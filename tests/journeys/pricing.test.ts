import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { settled } from "../../scripts/screenshots/settled.ts";
import {
  answerSearches,
  areaAddress,
  choosePlace,
  degreesOf,
  expectAccessible,
  mapShown,
  placeWithBox,
  sideField,
  typeSide,
  watchZooms,
} from "../steps/area.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { logInHere } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp } from "../steps/user.ts";

describe("the pricing page", () => {
  let stack: RunningStack;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });

  async function visitPricing(search = ""): Promise<Visit> {
    const visit = await newVisit(browser);
    await visit.page.goto(`${stack.origin}/pricing${search}`);
    await mapShown(visit.page);
    return visit;
  }
  async function leave({ context, complaints: said }: Visit): Promise<void> {
    complaints.push(...said);
    await context.close();
  }

  test("is open to everybody, in any case, with both tiers and what they hold", async () => {
    const visit = await newVisit(browser);
    const { page } = visit;
    const zooms = watchZooms(page);
    await page.goto(`${stack.origin}/Pricing`);
    for (const [name, price, first] of [
      ["Tier 1 (Core Data)", "$0.001", "Address and geo-coordinates"],
      ["Tier 2 (AI Enriched)", "$0.002", "Founding year and founders"],
    ] as const) {
      const card = page.getByRole("article", { name });
      await card.getByText(price, { exact: true }).waitFor();
      await card.getByText(first).waitFor();
    }
    await page
      .getByRole("article", { name: "Tier 1 (Core Data)" })
      .getByText(
        "Ratings are included where a business publishes them on its own website (Tier 2).",
      )
      .waitFor();
    await mapShown(page);
    // Seen from far out, with nothing chosen and so no price.
    await until(async () => zooms.length > 0);
    expect(new Set(zooms)).toEqual(new Set([2]));
    expect(await page.getByText(/Scrape cost/).count()).toBe(0);
    const map = page.getByRole("application");
    expect((await map.boundingBox())?.height).toBe(400);
    await expectAccessible(page);
    await leave(visit);
  });

  test("shows the cost of a searched place by its tier, down to less than a cent", async () => {
    const visit = await visitPricing();
    const { page } = visit;
    const box = { north: 1, south: 0, east: 1, west: 0 };
    const found = [placeWithBox("Square", box)];
    await answerSearches(page, () => found);
    await choosePlace(page, "Square");
    await page.getByText("Scrape cost: $12.31").waitFor();
    await page.getByLabel("Tier", { exact: true }).selectOption({ index: 1 });
    await page.getByText("Scrape cost: $24.62").waitFor();
    await typeSide(page, "north", "0.001");
    await page.getByText("Scrape cost: $0.02").waitFor();
    await typeSide(page, "east", "0.001");
    await page.getByText("Scrape cost: < $0.01").waitFor();
    await expectAccessible(page);
    await leave(visit);
  });

  test("looks at a place without a box at zoom 13, with 0.01 degree around it", async () => {
    const visit = await visitPricing();
    const { page } = visit;
    await answerSearches(page, () => [{ display_name: "Dot", lat: "44.2", lon: "-33.4" }]);
    const zooms = watchZooms(page);
    await choosePlace(page, "Dot");
    await until(async () => zooms.at(-1) === 13);
    expect(await degreesOf(page, "north")).toBeCloseTo(44.21, 6);
    expect(await degreesOf(page, "west")).toBeCloseTo(-33.41, 6);
    await leave(visit);
  });

  test("hands tier and area to the wizard by the address, through the log-in", async () => {
    const area = { north: 44.21, south: 44.19, east: -33.39, west: -33.42 };
    const visit = await visitPricing(`?${areaAddress(area, 2)}&place=Old+Quay`);
    const { page } = visit;
    expect(await page.getByLabel("Tier", { exact: true }).inputValue()).toBe("2");
    const link = page.getByRole("link", { name: "Use Tier 2", exact: true });
    expect(await link.getAttribute("href")).toBe(
      `/addPreset?${areaAddress(area, 2)}&place=Old+Quay`,
    );
    const user = await signUp(stack.origin, "pricing");
    await openAccount(user);
    await link.click();
    await logInHere(page, user);
    await page.waitForURL(`${stack.origin}/addPreset`);
    await mapShown(page);
    expect(await page.getByRole("radio", { name: /^Tier 2/ }).isChecked()).toBe(true);
    for (const edge of ["north", "south", "east", "west"] as const) {
      expect(await sideField(page, edge).inputValue()).toBe(String(area[edge]));
    }
    expect(await page.getByRole("combobox").inputValue()).toBe("Old Quay");
    // What was brought along is in the draft now: a change stays after a reload.
    await page.getByRole("radio", { name: /^Tier 1/ }).check();
    await page.reload();
    await mapShown(page);
    expect(await page.getByRole("radio", { name: /^Tier 1/ }).isChecked()).toBe(true);
    expect(await sideField(page, "north").inputValue()).toBe("44.21");
    await leave(visit);
  });

  test("keeps the choice in its own address, so that it can be shared", async () => {
    const visit = await visitPricing();
    const { page } = visit;
    await choosePlace(page, "Port Ellory");
    await page.waitForURL(/north=.*place=Port/);
    const other = await newVisit(browser, { width: 375 });
    await other.page.goto(page.url());
    await mapShown(other.page);
    expect(await sideField(other.page, "north").inputValue()).toBe(
      await sideField(page, "north").inputValue(),
    );
    await leave(visit);
    await leave(other);
  });

  test("on a phone the map is loaded when one comes near it", async () => {
    const visit = await newVisit(browser, { width: 375, height: 812 });
    const { page } = visit;
    await page.goto(`${stack.origin}/pricing`);
    await settled(page);
    expect(await page.getByRole("application").count()).toBe(0);
    await page.getByRole("heading", { name: "Estimate your cost" }).scrollIntoViewIfNeeded();
    await mapShown(page);
    await leave(visit);
  });

  test("a zoom button that is switched off is as dark as the other one in the dark theme", async () => {
    const visit = await newVisit(browser, { dark: true });
    const { page } = visit;
    await page.goto(`${stack.origin}/pricing`);
    await mapShown(page);
    const colourOf = (name: string): Promise<string> =>
      page
        .getByRole("button", { name })
        .evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).backgroundColor);
    // Seen from as far out as it goes.
    expect(await page.getByRole("button", { name: "Zoom out" }).isDisabled()).toBe(true);
    expect(await colourOf("Zoom out")).toBe(await colourOf("Zoom in"));
    await leave(visit);
  });

  test("nothing on the way complained in the console or left this machine", () => {
    expect(complaints).toEqual([]);
  });
});
