import type { Browser, Locator, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { areaAddress, handle, mapShown, middleOf, styleOf, tabTo } from "../steps/area.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";

const area = { north: 44.22, south: 44.18, east: -33.37, west: -33.43 };

describe("the area's picker at a glance", () => {
  let stack: RunningStack;
  let browser: Browser;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });
  beforeEach(async () => {
    visit = await newVisit(browser);
    page = visit.page;
    await page.goto(`${stack.origin}/pricing?${areaAddress(area)}`);
    await mapShown(page);
  });
  afterEach(async () => {
    await visit.context.close();
    expect(visit.complaints).toEqual([]);
  });

  const search = () => page.getByRole("combobox", { name: "City or region" });

  /** Whether the middle of an element can be seen: in the window, with nothing over it. */
  const isInView = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null && element.contains(seen);
    });

  test.each([375, 768, 1440])(
    "at %i pixels the price and the size can be seen, and follow, while a point is dragged",
    async (width) => {
      await page.setViewportSize({ width, height: 700 });
      const price = page.getByText(/^Scrape cost: /);
      const size = page.getByText(/^[\d.]+ km²$/);
      const before = await size.textContent();
      const { x, y } = await middleOf(handle(page, "west"));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 25, y, { steps: 3 });
      await until(async () => (await size.textContent()) !== before);
      expect(await isInView(size)).toBe(true);
      expect(await isInView(price)).toBe(true);
      expect(await isInView(handle(page, "west"))).toBe(true);
      await page.mouse.up();
      expect(await isInView(page.getByRole("link", { name: "Use Tier 1 for this area" }))).toBe(
        true,
      );
    },
  );

  test("controls stand left of the map where there is room for both, else above it", async () => {
    const map = page.getByRole("application");
    for (const [width, isBeside] of [
      [1023, false],
      [1024, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const [field, picture] = await Promise.all([search().boundingBox(), map.boundingBox()]);
      if (!field || !picture) throw new Error("The picker is not there.");
      expect(picture.x > field.x + field.width).toBe(isBeside);
      expect(picture.height).toBe(400);
    }
  });

  test("what gets the focus is never behind the bar with the price", async () => {
    await page.setViewportSize({ width: 375, height: 600 });
    await page.getByRole("heading", { name: "Estimate your cost" }).scrollIntoViewIfNeeded();
    await search().focus();
    const undo = page.getByRole("button", { name: "Undo" });
    await tabTo(page, undo);
    expect(await isInView(undo)).toBe(true);
  });

  test("before there is an area only the four points are there, with what to do with them", async () => {
    await page.goto(`${stack.origin}/pricing`);
    await mapShown(page);
    const invitation = page.getByText("Drag a point or search for a place");
    const outline = page.locator(".area-outline");
    await invitation.waitFor();
    expect(await outline.isVisible()).toBe(false);
    expect(await page.getByRole("slider").count()).toBe(4);
    await page.getByText("Choose an area to see its price.").waitFor();

    const { x, y } = await middleOf(handle(page, "east"));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 3 });
    await outline.waitFor();
    expect(await invitation.isVisible()).toBe(false);
    expect(await isInView(page.getByText(/^Scrape cost: /))).toBe(true);
    await page.keyboard.press("Escape");
    await invitation.waitFor();
    expect(await outline.isVisible()).toBe(false);
    expect(await page.getByText(/^Scrape cost: /).count()).toBe(0);
    await page.mouse.up();
  });

  test("a dark page shows dark pictures, not light ones with a filter over them", async () => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("button", { name: /dark/i }).first().click();
    await until(async () => asked.some((url) => url.endsWith(".svg?theme=dark")));
    await page.locator(".is-dark-map").waitFor();
    expect(await styleOf(page.locator(".leaflet-tile-pane"), "filter")).toBe("none");
  });
});
