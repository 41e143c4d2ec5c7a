import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withoutRefusals } from "../steps/account.ts";
import {
  answerSearches,
  choosePlace,
  degreesOf,
  expectAccessible,
  type FoundPlace,
  handle,
  mapShown,
  openCoordinates,
  places,
  placeWithBox,
  sideField,
  typeSide,
  watchZooms,
} from "../steps/area.ts";
import { newVisit, type StoredVisit, type Visit } from "../steps/browser.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("the earlier area screen", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let visit: Visit;
  let page: Page;
  let loggedIn: StoredVisit;
  let refused: RegExp[];
  const address = () => `${stack.origin}/select-area`;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    user = await signUp(stack.origin, "earlier");
    await openAccount(user);
    const { context, page: first } = await newVisit(browser);
    await logIn(first, stack.origin, user, "/select-area");
    loggedIn = await context.storageState();
    await context.close();
  });
  beforeEach(async () => {
    refused = [];
    visit = await newVisit(browser, { state: loggedIn });
    page = visit.page;
  });
  afterEach(async () => {
    await visit.context.close();
    expect(withoutRefusals(visit.complaints, refused)).toEqual([]);
  });

  const start = () => page.getByRole("button", { name: "Start Analysis" });

  /** The screen anew, with the default area of a browser that tells no position. */
  async function open(): Promise<void> {
    await page.goto(address());
    await mapShown(page);
    await page.getByText("Your browser didn't share your location").waitFor();
  }
  async function addKeyword(keyword: string): Promise<void> {
    await page.getByLabel("Keyword or category").fill(keyword);
    await page.getByLabel("Keyword or category").press("Enter");
  }
  /** What a press of the button has sent; it is answered as if it was accepted. */
  async function sent(): Promise<Record<string, unknown>> {
    refused = [/status of 422 .*\/api\/scrape/, /Server responded with status 422/];
    await page.route("**/api/scrape", (route) =>
      route.fulfill({ status: 422, json: { detail: "Only looked at." } }),
    );
    const request = page.waitForRequest("**/api/scrape");
    await start().click();
    await page.getByText("Only looked at.").waitFor();
    return (await request).postDataJSON();
  }

  test("sends whoever is not logged in to the log-in", async () => {
    const { page: other, context, complaints } = await newVisit(browser);
    await other.goto(address());
    await other.waitForURL("**/login");
    await context.close();
    expect(complaints).toEqual([]);
  });

  test("starts 10 degrees either side of the origin when no position is told", async () => {
    await open();
    const sides = ["north", "south", "east", "west"] as const;
    const shown = await Promise.all(sides.map((edge) => sideField(page, edge).inputValue()));
    expect(shown).toEqual(["10", "-10", "10", "-10"]);
    await page.getByText("Estimated debit (Tier 1)").waitFor();
    await page.getByText("$4,923.64", { exact: true }).waitFor();
    await page
      .getByText(/^A preset can cover at most .* Please choose a smaller area\.$/)
      .waitFor();
    await page.getByText(/Your balance covers 5,000 km² in Tier 1\. Buy Credits$/).waitFor();
    await page.getByRole("radio", { name: /^Tier 2/ }).check();
    await page.getByText("Estimated debit (Tier 2)").waitFor();
    await page.getByText("$9,847.28", { exact: true }).waitFor();
    await page.getByText(/Your balance covers 2,500 km² in Tier 2\./).waitFor();
    await page.getByText("Step 1 of 2").waitFor();
  });

  test("starts at the person's position when it is told, and names it", async () => {
    const { north, south, east, west } = await boundsOf(stack);
    const at = { latitude: (north + south) / 2, longitude: (east + west) / 2 };
    const other = await newVisit(browser);
    await other.context.grantPermissions(["geolocation"], { origin: stack.origin });
    await other.context.setGeolocation(at);
    await logIn(other.page, stack.origin, user, "/profile");
    const zooms = watchZooms(other.page);
    const lookUp = other.page.waitForRequest("**/stand-ins/geocoder/reverse?**");
    await other.page.goto(address());
    await mapShown(other.page);
    const asked = Object.fromEntries(new URL((await lookUp).url()).searchParams);
    expect(asked).toMatchObject({ format: "json", "accept-language": "en" });
    expect([Number(asked.lat), Number(asked.lon)]).toEqual([at.latitude, at.longitude]);
    const isAt = async (edge: "north", degrees: number) =>
      Math.abs((await degreesOf(other.page, edge)) - degrees) < 1e-5;
    await until(() => isAt("north", at.latitude + 0.01), { what: "the person's position" });
    expect(await degreesOf(other.page, "west")).toBeCloseTo(at.longitude - 0.01, 5);
    await until(async () => zooms.at(-1) === 13);
    const location = other.page.getByRole("combobox", { name: "Location" });
    await until(async () => /^Port Ellory, /.test(await location.inputValue()));
    await other.context.close();
    expect(other.complaints).toEqual([]);
  });

  test("shows five places at most, the large ones first", async () => {
    await open();
    const box = { north: 1, south: 0, east: 1, west: 0 };
    const place = (name: string, importance: number, type: string) => ({
      ...placeWithBox(name, box),
      importance,
      type,
    });
    await answerSearches(page, () => [
      place("house", 0.9, "house"),
      place("village", 0.85, "village"),
      place("town", 0.6, "town"),
      place("city", 0.5, "city"),
      place("region", 0.4, "administrative"),
      place("country", 0.3, "country"),
    ]);
    await page.getByRole("combobox", { name: "Location" }).fill("any");
    await places(page).first().waitFor();
    expect(await places(page).allTextContents()).toEqual([
      "country",
      "region",
      "city",
      "town",
      "house",
    ]);
  });

  test("looks at a place as closely as its size allows, and at a point from zoom 15", async () => {
    await open();
    const square = (name: string, side: number) =>
      placeWithBox(name, { north: 5 + side, south: 5, east: 5 + side, west: 5 });
    let found: FoundPlace = square("x", 1);
    await answerSearches(page, () => [found]);
    // 0.11 degrees would fit at zoom 11, and 0.01 at 15.
    for (const [name, side, zoom] of [
      ["Region", 1.1, 8],
      ["Town", 0.11, 10],
      ["Street", 0.01, 13],
    ] as const) {
      found = square(name, side);
      const zooms = watchZooms(page);
      await choosePlace(page, name);
      await until(async () => zooms.at(-1) === zoom, { what: `zoom ${zoom} for ${name}` });
    }
    found = { display_name: "Dot", lat: "5", lon: "5" };
    const zooms = watchZooms(page);
    await choosePlace(page, "Dot");
    await until(async () => zooms.at(-1) === 15);
    expect(await degreesOf(page, "east")).toBeCloseTo(5.01, 6);
    await handle(page, "east").hover();
    expect(await page.locator(".leaflet-tooltip").textContent()).toBe("5.010000° E");
  });

  test("sends nothing without a name and a keyword, and says what is missing", async () => {
    await open();
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/scrape")) requests += 1;
    });
    await start().click();
    await page.getByText("Still missing: a preset name and a keyword.").waitFor();
    await addKeyword("   ");
    await addKeyword(" Dentist ");
    await addKeyword("dentist");
    await page.getByLabel("Preset Name").fill("   ");
    await start().click();
    await page.getByText("Still missing: a preset name.").waitFor();
    expect(await page.getByRole("button", { name: /^Remove / }).count()).toBe(1);
    expect(await page.getByLabel("Keyword or category").inputValue()).toBe("");
    await page.getByRole("button", { name: "Remove Dentist" }).click();
    await page.getByText("None yet.").waitFor();
    expect(requests).toBe(0);
  });

  test("asks for an area while none is set, and for a side that was taken away", async () => {
    const waiting = await newVisit(browser);
    await waiting.context.addInitScript("navigator.geolocation.getCurrentPosition = () => {}");
    await logIn(waiting.page, stack.origin, user, "/profile");
    await waiting.page.goto(address());
    await waiting.page.getByText("Finding your location").waitFor();
    await waiting.page.getByLabel("Keyword or category").fill("Gym");
    await waiting.page.getByLabel("Keyword or category").press("Enter");
    await waiting.page.getByLabel("Preset Name").fill("No area");
    await waiting.page.getByRole("button", { name: "Start Analysis" }).click();
    await waiting.page.getByText("Please select or draw an area on the map.").waitFor();
    await waiting.context.close();
    expect(waiting.complaints).toEqual([]);

    await open();
    await addKeyword("Gym");
    await page.getByLabel("Preset Name").fill("No east");
    await openCoordinates(page);
    await sideField(page, "east").fill("");
    await start().click();
    await page.getByText("Please ensure all area bounds are set.").waitFor();
    await sideField(page, "east").fill("9");
    await start().focus();
    expect(await page.getByText("Please ensure all area bounds are set.").count()).toBe(0);
  });

  test("sends the first keyword only, with a name made of the middle where no place was chosen", async () => {
    await open();
    await page.getByText("All categories").click();
    for (const [group, type] of [
      ["Health & Wellness", "Dentist"],
      ["Other Services", "Tattoo Artist"],
    ] as const) {
      await page.getByRole("heading", { name: group }).waitFor();
      await page.getByRole("button", { name: type, exact: true }).click();
    }
    expect(await page.locator("details").getByRole("heading").count()).toBe(10);
    await page.getByText("Only the first keyword, Dentist,").waitFor();
    await typeSide(page, "north", "10.5");
    await page.getByLabel("Preset Name").fill(" Teeth ");
    expect(await sent()).toEqual({
      name: "Teeth",
      niche: ["Dentist"],
      tier: 1,
      bounds: { north: 10.5, south: -10, east: 10, west: -10 },
      place: "Custom Area (0.2500, 0.0000)",
    });
    // A refusal and a reload lose nothing.
    await page.reload();
    await mapShown(page);
    expect(await page.getByLabel("Preset Name").inputValue()).toBe(" Teeth ");
    expect(await sideField(page, "north").inputValue()).toBe("10.5");
  });

  test("is at step 2 of 2 while it sends, and ends at the presets", async () => {
    await open();
    await choosePlace(page, "Port Ellory");
    await addKeyword("Florist");
    await page.getByLabel("Preset Name").fill("Flowers");
    let release = (): void => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/api/scrape", async (route) => {
      await released;
      await route.continue();
    });
    await start().click();
    await page.getByText("Step 2 of 2").waitFor();
    release();
    await page.waitForURL(/\/Profile\?tab=tasks$/);
    await page.getByRole("heading", { name: "Flowers" }).waitFor();
    const [task] = (await user.api("GET", "/api/tasks")).body;
    expect(task).toMatchObject({ name: "Flowers", niche: "Florist" });
    expect(task.place).toMatch(/^Port Ellory/);
  });

  test("on a wide screen the keyword and the name stand below the map, side by side", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open();
    const keyword = await page.getByLabel("Keyword or category").boundingBox();
    const name = await page.getByLabel("Preset Name").boundingBox();
    const tools = await page.getByRole("button", { name: "Use current map view" }).boundingBox();
    expect(name?.y).toBe(keyword?.y);
    expect(name?.x).toBe(tools?.x);
    const [below, above] = [name?.y ?? 0, (tools?.y ?? 0) + (tools?.height ?? 0)];
    expect(below - above).toBeGreaterThan(0);
    expect(below - above).toBeLessThan(80);
  });

  test("a hostile place name stays a text", async () => {
    await open();
    const name = '<b id="evil">Town</b>';
    await answerSearches(page, () => [
      placeWithBox(name, { north: 1, south: 0, east: 1, west: 0 }),
    ]);
    await choosePlace(page, "evil");
    expect(await page.getByRole("combobox", { name: "Location" }).inputValue()).toBe(name);
    expect(await page.locator("#evil").count()).toBe(0);
  });

  test("can be used by everybody, on phone and screen, light and dark", async () => {
    await open();
    await expectAccessible(page);
    await page.getByText("All categories").click();
    await addKeyword("Gym");
    await start().click();
    await page.getByText("Still missing").waitFor();
    // axe finds a button too small while a bar covers half of it.
    await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
    await expectAccessible(page);
  });
});
