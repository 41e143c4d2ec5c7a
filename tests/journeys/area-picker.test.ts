import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withoutRefusals } from "../steps/account.ts";
import {
  answerSearches,
  areaAddress,
  choosePlace,
  degreesOf,
  handle,
  isFocused,
  mapShown,
  middleOf,
  places,
  placeWithBox,
  sideField,
  styleOf,
  typeSide,
} from "../steps/area.ts";
import { launchBrowser, newVisit, type Visit } from "../steps/browser.ts";
import { type RunningStack, startStack, until } from "../steps/stack.ts";

const area = { north: 44.22, south: 44.18, east: -33.37, west: -33.43 };

describe("choosing an area", () => {
  let stack: RunningStack;
  let browser: Browser;
  let visit: Visit;
  let page: Page;
  let refused: RegExp[];

  beforeAll(async () => {
    const variables = { PLACE_ALIASES: '{"Oldhaven":"Port Ellory"}', MAX_AREA_KM2: "20000" };
    [stack, browser] = await Promise.all([startStack({ variables }), launchBrowser()]);
  });
  beforeEach(async () => {
    refused = [];
    visit = await newVisit(browser);
    page = visit.page;
    await page.goto(`${stack.origin}/pricing?${areaAddress(area)}`);
    await mapShown(page);
  });
  afterEach(async () => {
    await visit.context.close();
    expect(withoutRefusals(visit.complaints, refused)).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  const search = () => page.getByRole("combobox", { name: "City or region" });
  const status = (words: string | RegExp) => page.getByRole("status").filter({ hasText: words });

  describe("by a place's name", () => {
    test("keeps the name while the area overlaps the place, and no longer", async () => {
      const name = "Port Ellory, Isles";
      await answerSearches(page, () => [placeWithBox(name, area)]);
      const placeInAddress = () => new URL(page.url()).searchParams.get("place");
      await choosePlace(page, "Port Ellory");
      await typeSide(page, "north", "44.8");
      await page.waitForURL(/north=44\.8/);
      expect([await search().inputValue(), placeInAddress()]).toEqual([name, name]);
      // Another step overlaps the one before, but the place no longer.
      await typeSide(page, "south", "44.7");
      await page.waitForURL(/south=44\.7/);
      expect([await search().inputValue(), placeInAddress()]).toEqual(["", null]);
      await page.getByRole("button", { name: /^Undo/ }).click();
      await page.waitForURL(/south=44\.18/);
      expect([await search().inputValue(), placeInAddress()]).toEqual([name, name]);
    });

    test("asks from three characters on, once the typing rests, and shows six places", async () => {
      const asked = await answerSearches(page, () =>
        Array.from({ length: 9 }, (_, index) => placeWithBox(`Place ${index}`, area)),
      );
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await search().pressSequentially("po");
      await search().pressSequentially("rt e");
      await page.clock.runFor(299);
      expect(asked).toEqual([]);
      await page.clock.runFor(1);
      await places(page).first().waitFor();
      expect(asked.map((one) => one.get("q"))).toEqual(["port e"]);
      expect(await places(page).count()).toBe(6);
      await status("6 results").waitFor({ state: "attached" });
      const list = page.getByRole("listbox", { name: "Places" });
      expect(await styleOf(list, "max-height")).toBe("240px");
    });

    test("works by the keyboard as a combobox does; Escape chooses nothing and keeps the text", async () => {
      await search().fill("port");
      await places(page).first().waitFor();
      expect(await search().getAttribute("aria-expanded")).toBe("true");
      await search().press("ArrowDown");
      await search().press("ArrowDown");
      const marked = await search().getAttribute("aria-activedescendant");
      expect(marked).toBe(await places(page).nth(1).getAttribute("id"));
      await search().press("Escape");
      expect(await search().getAttribute("aria-expanded")).toBe("false");
      expect(await search().inputValue()).toBe("port");
      expect(await sideField(page, "north").inputValue()).toBe("44.22");
      await choosePlace(page, "Harbourside");
      await until(async () => (await sideField(page, "north").inputValue()) !== "44.22");
      expect(await search().inputValue()).toMatch(/^Harbourside, /);
    });

    test("a fast Enter looks for what is typed and never chooses what an earlier text found", async () => {
      const asked = await answerSearches(page, (query) => [
        placeWithBox(`${query.get("q")} found`, area),
      ]);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await search().fill("paris");
      await page.clock.runFor(300);
      await places(page).getByText("paris found").waitFor();
      await search().press("ArrowDown");
      await search().press("Control+A");
      await search().pressSequentially("parma");
      expect(await places(page).count()).toBe(0);
      await search().press("Enter");
      await page.clock.resume();
      await places(page).getByText("parma found").waitFor();
      expect(await search().inputValue()).toBe("parma");
      expect(asked.map((one) => one.get("q"))).toEqual(["paris", "parma"]);
      expect(page.url()).not.toContain("place=");
    });

    test("where nothing is found, the sample's town is one press away, by pointer and by keyboard", async () => {
      await search().fill("qqqqqq");
      await page.getByText("Nothing found").locator("visible=true").first().waitFor();
      const sample = page.getByRole("button", { name: "Port Ellory" });
      await sample.click();
      await places(page).first().waitFor();
      expect(await search().inputValue()).toBe("Port Ellory");
      await search().fill("qqqqqq");
      await page.getByText("Nothing found").locator("visible=true").first().waitFor();
      await page.keyboard.press("Tab");
      expect(await isFocused(sample)).toBe(true);
      await page.keyboard.press("Enter");
      await places(page).first().waitFor();
    });

    test("says when nothing is found, and when the service does not answer", async () => {
      refused = [/ERR_FAILED .*\/stand-ins\/geocoder\//, /Place search failure/];
      await search().fill("qqqqqq");
      await page.getByText("Nothing found").first().waitFor();
      await page.route("**/stand-ins/geocoder/**", (route) => route.abort());
      await search().fill("port");
      await page
        .getByText("Place search is unavailable. You can still use the map.")
        .first()
        .waitFor();
    });

    test("silently uses the operator's own names", async () => {
      const request = page.waitForRequest("**/stand-ins/geocoder/search?**");
      await search().fill("oldhaven");
      expect(new URL((await request).url()).searchParams.get("q")).toBe("Port Ellory");
      await places(page).first().waitFor();
      expect(await search().inputValue()).toBe("oldhaven");
    });

    test("shows a hostile name as the text it is, in the list, the field and the address", async () => {
      const name = '<img src=x onerror="document.title=1"><script>1</script>';
      await answerSearches(page, () => [placeWithBox(name, area)]);
      const images = await page.locator("main img:not(.leaflet-tile)").count();
      await search().fill("evil");
      await places(page).getByText(name).waitFor();
      await search().press("ArrowDown");
      await search().press("Enter");
      expect(await search().inputValue()).toBe(name);
      expect(await page.locator("main img:not(.leaflet-tile)").count()).toBe(images);
      expect(await page.locator("main script").count()).toBe(0);
      await page.waitForURL(/place=/);
      await page.reload();
      await mapShown(page);
      expect(await search().inputValue()).toBe(name);
    });
  });

  describe("by the four points", () => {
    test("a drag moves one side, the outline and the price at once; the choice is made at its end", async () => {
      const price = page.getByText(/^Scrape cost: /);
      const before = await price.textContent();
      const { x, y } = await middleOf(handle(page, "north"));
      await page.mouse.move(x, y);
      expect(await page.locator(".leaflet-tooltip").textContent()).toBe("44.220000° N");
      await page.mouse.down();
      await page.mouse.move(x + 40, y - 60, { steps: 6 });
      await until(async () => (await degreesOf(page, "north")) > 44.221);
      await until(async () => (await price.textContent()) !== before);
      expect(await sideField(page, "north").inputValue()).toBe("44.22");
      await page.mouse.up();
      await until(async () => Number(await sideField(page, "north").inputValue()) > 44.221);
      expect(await sideField(page, "south").inputValue()).toBe("44.18");
      expect(await styleOf(page.locator(".area-outline"), "stroke-dasharray")).not.toBe("none");
    });

    test("Escape gives a drag up", async () => {
      const { x, y } = await middleOf(handle(page, "east"));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 70, y, { steps: 4 });
      await until(async () => (await degreesOf(page, "east")) > area.east);
      await page.keyboard.press("Escape");
      await page.mouse.up();
      expect(await degreesOf(page, "east")).toBe(area.east);
      expect(await sideField(page, "east").inputValue()).toBe("-33.37");
    });

    test("arrow keys move a side, Shift and Page keys further, and each can be undone", async () => {
      // Presses within a moment are one change: here all are.
      await page.clock.setFixedTime(Date.now());
      const north = handle(page, "north");
      await north.focus();
      await north.press("ArrowUp");
      const one = await degreesOf(page, "north");
      expect(one).toBeGreaterThan(area.north);
      await north.press("Shift+ArrowUp");
      expect((await degreesOf(page, "north")) - one).toBeGreaterThan(one - area.north);
      await north.press("ArrowLeft");
      await handle(page, "west").press("PageDown");
      expect(await degreesOf(page, "west")).toBeLessThan(area.west);
      await status(/^Area .* square kilometres, estimate /).waitFor({ state: "attached" });

      await handle(page, "west").press("Control+z");
      expect(await degreesOf(page, "west")).toBe(area.west);
      const undo = page.getByRole("button", { name: "Undo" });
      await undo.click();
      await until(async () => (await degreesOf(page, "north")) === area.north);
      expect(await undo.getAttribute("aria-disabled")).toBe("true");
      expect(await isFocused(undo)).toBe(true);
    });

    test("no side passes its opposite", async () => {
      const south = handle(page, "south");
      await south.focus();
      await south.press("End");
      expect(await degreesOf(page, "south")).toBeCloseTo(area.north - 0.0001, 6);
    });
  });

  describe("without dragging", () => {
    test("the four numbers and their steps choose the area, and say what can't be", async () => {
      await typeSide(page, "north", "44,25");
      expect(await degreesOf(page, "north")).toBe(44.25);
      await page.getByRole("button", { name: "Decrease north" }).click();
      expect(await degreesOf(page, "north")).toBeLessThan(44.25);
      await typeSide(page, "south", "60");
      await page.getByText(/South must be below north \(44\.\d+° at most\)\./).waitFor();
      await typeSide(page, "east", "200");
      await page
        .getByText("An area can't cross the 180° meridian: east can go as far as 180°.")
        .waitFor();
      await typeSide(page, "west", "west");
      await page.getByText("“west” is not a valid number.").waitFor();
      expect(await sideField(page, "west").inputValue()).toBe("-33.43");
    });

    test("an area above the operator's limit is said to be too large", async () => {
      await typeSide(page, "north", "48");
      expect(await page.getByText(/A preset can cover/).count()).toBe(0);
      await typeSide(page, "west", "-40");
      await page
        .getByText("A preset can cover at most 20,000 km². Please choose a smaller area.")
        .waitFor();
    });

    test("what the map shows becomes the area", async () => {
      await page.getByRole("button", { name: "Use current map view" }).click();
      await until(async () => (await degreesOf(page, "north")) !== area.north);
      for (const edge of ["north", "south", "east", "west"] as const) {
        expect(await handle(page, edge).isVisible()).toBe(true);
      }
    });

    test("a map without its picture says so, and the numbers still work", async () => {
      refused = [/ERR_FAILED .*\/stand-ins\/tiles\//];
      await page.route("**/stand-ins/tiles/**", (route) => route.abort());
      await page.reload();
      await page.getByText("The map background could not be loaded.").waitFor();
      await typeSide(page, "north", "44.3");
      expect(await degreesOf(page, "north")).toBe(44.3);
    });
  });
});
