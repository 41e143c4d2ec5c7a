import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { withoutRefusals } from "../steps/account.ts";
import {
  answerSearches,
  areaAddress,
  choosePlace,
  expectAccessible,
  isFocused,
  mapShown,
  placeWithBox,
  tabTo,
  typeSide,
} from "../steps/area.ts";
import { newVisit, type StoredVisit, type Visit } from "../steps/browser.ts";
import { logIn, logInHere, signedInStateOf } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

const emptySea = { north: 20.1, south: 20, east: -30, west: -30.1 };
/** Six dollars' worth; a newcomer has five. */
const tooDear = { north: 44.6, south: 43.8, east: -32.9, west: -33.8 };

/** What is written down of a start that the server refuses. */
const refusalsOf = (status: number): RegExp[] => [
  new RegExp(`status of ${status} .*/api/scrape`),
  new RegExp(`Server responded with status ${status}`),
];

describe("adding a preset", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let visit: Visit;
  let page: Page;
  let town: Bounds;
  let loggedIn: StoredVisit;
  let refused: RegExp[];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    town = await boundsOf(stack);
    user = await signUp(stack.origin, "wizard");
    await openAccount(user);
    loggedIn = await signedInStateOf({ stack, browser }, user);
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

  /** A person may count ten times a minute: from here on it is one who has not counted yet. */
  async function somebodyElse(): Promise<void> {
    await visit.context.close();
    visit = await newVisit(browser);
    page = visit.page;
    user = await signUp(stack.origin, "wizard");
    await openAccount(user);
    await logIn(page, stack.origin, user, "/addPreset");
    loggedIn = await visit.context.storageState();
  }

  const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
  const next = () => page.getByRole("button", { name: "Next Step" });
  const start = () => page.getByRole("button", { name: "Start Analysis" });
  const nameField = () => page.getByLabel("Preset Name");

  async function addType(type: string): Promise<void> {
    await page.getByLabel("Business type").fill(type);
    await page.getByLabel("Business type").press("Enter");
  }
  /** From an address that brings the area along to the last step. */
  async function toLastStep(area: Bounds, types: string[], name: string): Promise<void> {
    await page.goto(`${stack.origin}/addPreset?${areaAddress(area)}`);
    await next().click();
    await heading("Add Business Type");
    await page.getByLabel("Business type").waitFor();
    const chips = page.getByRole("button", { name: /^Remove / });
    while ((await chips.count()) > 0) await chips.first().click();
    for (const type of types) await addType(type);
    await next().click();
    await heading("Please Name Your Preset");
    await nameField().fill(name);
  }

  test("works from the search to the start by the keyboard alone", async () => {
    await page.goto(`${stack.origin}/addPreset`);
    await mapShown(page);
    expect(await next().isDisabled()).toBe(true);
    await page.getByRole("link", { name: "Home" }).last().focus();
    await tabTo(page, page.getByRole("combobox", { name: "Location" }));
    // A pause between two letters asks for a part of the name.
    const found = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get("q") === "port ellory",
    );
    await page.keyboard.type("port ellory");
    await found;
    await page.getByRole("listbox", { name: "Places" }).getByRole("option").first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("slider", { name: "east edge" }));
    await page.keyboard.press("ArrowLeft");
    await tabTo(page, next());
    await page.keyboard.press("Enter");

    await heading("Add Business Type");
    expect(await next().isDisabled()).toBe(true);
    await tabTo(page, page.getByLabel("Business type"));
    await page.keyboard.type("  Bakery ");
    await page.keyboard.press("Enter");
    await page.keyboard.type("   ");
    await page.keyboard.press("Enter");
    expect(await page.getByRole("button", { name: /^Remove / }).count()).toBe(1);
    expect(await page.getByRole("button", { name: "Bakery", exact: true }).isDisabled()).toBe(true);
    await tabTo(page, next());
    await page.keyboard.press("Enter");

    await heading("Please Name Your Preset");
    expect(await start().isDisabled()).toBe(true);
    await tabTo(page, nameField());
    await page.keyboard.type("Bread");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/Profile\?tab=tasks$/);
    const card = page.getByRole("article", { name: "Bread" });
    await card.getByText("Success", { exact: true }).waitFor();
  });

  test("offers the types a text may mean, with the map's tags and how many are in the area", async () => {
    await somebodyElse();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${stack.origin}/addPreset?${areaAddress(town)}`);
    await next().click();
    await heading("Add Business Type");
    const field = page.getByRole("combobox", { name: "Business type" });
    const options = page.getByRole("listbox", { name: "Known types" }).getByRole("option");
    await field.pressSequentially("bak");
    await options.filter({ hasText: /^Bakeryshop: bakery/ }).waitFor();
    expect(await field.getAttribute("aria-expanded")).toBe("true");
    await options.filter({ hasText: /^Bakery.*\d+ in this area$/ }).waitFor();
    await expectAccessible(page);

    await field.press("ArrowDown");
    const marked = await field.getAttribute("aria-activedescendant");
    expect(marked).toBe(await options.first().getAttribute("id"));
    await field.press("Enter");
    const bakery = page.getByRole("listitem").filter({ hasText: /^Bakery\d+ in this area$/ });
    await bakery.waitFor();
    expect(await field.inputValue()).toBe("");

    // By a word of another language, by a tag, and never twice.
    await field.fill("coiffeur");
    await options.filter({ hasText: /^Hair Salon/ }).click();
    await field.fill("shop=florist");
    await options.filter({ hasText: /^Florist/ }).waitFor();
    await field.fill("shop=ba");
    await options.first().waitFor();
    expect(await options.filter({ hasText: /^Bakeryshop/ }).count()).toBe(0);

    // An unknown word is taken as it is, and said to be unknown.
    await field.fill("Xqzzptl");
    await field.press("Escape");
    expect(await field.inputValue()).toBe("Xqzzptl");
    await field.press("Enter");
    await page.getByText("not recognized").waitFor();
    expect(await page.getByRole("button", { name: /^Remove / }).count()).toBe(3);
  });

  test("the browser's back and forward move between the steps, and a reload loses nothing", async () => {
    await toLastStep(town, ["Bakery", "Florist"], "Kept");
    await page.goBack();
    await heading("Add Business Type");
    await page.goBack();
    await heading("Select Target Area");
    await page.goForward();
    await page.goForward();
    await heading("Please Name Your Preset");
    await page.reload();
    await heading("Please Name Your Preset");
    expect(await nameField().inputValue()).toBe("Kept");
    await page.getByText("Bakery, Florist").waitFor();
    // Another visit of the tab goes on where this one was left.
    await page.goto(`${stack.origin}/profile`);
    await page.goto(`${stack.origin}/addPreset`);
    await heading("Please Name Your Preset");
    await page.getByRole("button", { name: "Previous Step" }).click();
    await heading("Add Business Type");
  });

  test("after the start Back leads to the page before the wizard, never to an empty one", async () => {
    await page.goto(`${stack.origin}/pricing`);
    await toLastStep(town, ["Florist"], "Left behind");
    await page.getByRole("button", { name: "Previous Step" }).click();
    await heading("Add Business Type");
    await next().click();
    await start().click();
    await page.waitForURL(/\/Profile\?tab=tasks$/);
    await page.getByRole("article", { name: "Left behind" }).waitFor();
    await page.goBack();
    await page.waitForURL(`${stack.origin}/pricing`);
    await page.goForward();
    await page.waitForURL(/\/Profile\?tab=tasks$/);
  });

  test("the button that starts comes with what it sends, however late that is", async () => {
    await somebodyElse();
    await toLastStep(town, ["Bakery"], "Late");
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/details-step-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await heading("Please Name Your Preset");
    expect(await start().count()).toBe(0);
    held.resolve();
    const sent = page.waitForRequest("**/api/scrape");
    await start().click();
    expect((await sent).postDataJSON()).toMatchObject({ name: "Late" });
    await page.waitForURL(/\/Profile\?tab=tasks$/);
  });

  test("a step that can't be shown yet falls back to the one that can", async () => {
    await page.goto(`${stack.origin}/addPreset?step=3`);
    await heading("Select Target Area");
  });

  test("says what the map holds, type by type, and offers what may be meant", async () => {
    await toLastStep(town, ["Yoga Studio", "Xqzzptl"], "Counts");
    const panel = page.getByRole("region", { name: "On the map now" });
    await panel.getByText("Matched as").first().waitFor();
    await panel.getByText("We don't recognize “Xqzzptl”, so it will be skipped.").waitFor();
    await panel.getByRole("button", { name: "Also collect Gym" }).click();
    await panel.getByRole("listitem").filter({ hasText: /^Gym/ }).waitFor();
    expect(await panel.getByRole("button", { name: "Also collect Gym" }).count()).toBe(0);
    await page.getByText("Yoga Studio, Xqzzptl, Gym").waitFor();
  });

  test("warns before a start that would find nothing", async () => {
    await toLastStep(emptySea, ["Bakery"], "Sea");
    await page.getByText("There are no such businesses on the map here.").waitFor();
    await start().click();
    const dialog = page.getByRole("dialog", { name: "Nothing to collect here" });
    await dialog.getByRole("button", { name: "Go back" }).click();
    await dialog.waitFor({ state: "hidden" });
    await heading("Please Name Your Preset");
    const names = ((await user.api("GET", "/api/tasks")).body as { name: string }[]).map(
      (task) => task.name,
    );
    expect(names).not.toContain("Sea");
  });

  test("a balance that is too low is said before, refused in the server's words, and loses nothing", async () => {
    await somebodyElse();
    refused = refusalsOf(402);
    await toLastStep(tooDear, ["Bakery"], "Dear");
    await page.getByText("This area costs more than your balance of $", { exact: false }).waitFor();
    const answer = page.waitForResponse("**/api/scrape");
    await start().click();
    const { detail } = (await (await answer).json()) as { detail: string };
    expect(detail).toMatch(/^Insufficient balance: this collection costs \$/);
    const dialog = page.getByRole("dialog", { name: "The collection was not started" });
    await dialog.getByText(detail, { exact: true }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole("link", { name: "Buy Credits" }).click();
    await page.getByRole("link", { name: "Back to your preset" }).first().click();
    await heading("Please Name Your Preset");
    expect(await nameField().inputValue()).toBe("Dear");
  });

  test("the area's own warning stands beside its price", async () => {
    await page.goto(`${stack.origin}/addPreset?${areaAddress(tooDear)}`);
    await mapShown(page);
    await page.getByText(/^This area costs more than your balance of \$[0-9.]+\.$/).waitFor();
    await page.getByText(/Your balance covers [0-9,]+ km² in Tier 1\. Buy Credits$/).waitFor();
    await typeSide(page, "north", "46");
    await page
      .getByText("A preset can cover at most 10,000 km². Please choose a smaller area.")
      .waitFor();
  });

  test("a name that is taken is said in place, with the cursor in the name", async () => {
    const other = { name: "Rolls", niche: ["Bakery"], tier: 1, bounds: town };
    expect((await user.api("POST", "/api/scrape", other)).status).toBe(202);
    await toLastStep(town, ["Bakery"], "rolls");
    refused = refusalsOf(409);
    await start().click();
    await page.getByText("You already have a preset named “", { exact: false }).waitFor();
    await until(() => isFocused(nameField()), { what: "the cursor in the name" });
    await nameField().fill("Other");
    expect(await page.getByText("You already have a preset named “").count()).toBe(0);
  });

  test("refusals and failures are said in place, and nothing typed is lost", async () => {
    refused = [
      ...[422, 429, 503, 500].flatMap(refusalsOf),
      /ERR_INTERNET_DISCONNECTED/,
      /Failed to fetch/,
    ];
    await toLastStep(town, ["Bakery"], "Unlucky");
    for (const [status, detail, shown] of [
      [422, "This area may not be collected.", "This area may not be collected."],
      [
        429,
        "2 of your presets are already being collected.",
        "2 of your presets are already being collected.",
      ],
      [503, "The map is away.", "The map is away. Your input is kept."],
      [500, "Something went wrong.", "Something went wrong. Your input is kept."],
    ] as const) {
      await page.route("**/api/scrape", (route) => route.fulfill({ status, json: { detail } }));
      await start().click();
      await page.getByRole("alert").getByText(shown, { exact: true }).waitFor();
      await page.unroute("**/api/scrape");
      expect(await nameField().inputValue()).toBe("Unlucky");
    }
    await visit.context.setOffline(true);
    await start().click();
    await page
      .getByRole("alert")
      .getByText(/^Network request failed/)
      .waitFor();
    await visit.context.setOffline(false);
    expect(
      visit.complaints.filter((line) =>
        /Server responded with status (422|429|503|500)/.test(line),
      ),
    ).toHaveLength(4);
    await start().click();
    await page.waitForURL(/\/Profile\?tab=tasks$/);
    await page.getByRole("heading", { name: "Unlucky" }).waitFor();
  });

  test("a session that has ended leads to the log-in, and back to the same step", async () => {
    await somebodyElse();
    await toLastStep(town, ["Bakery"], "Interrupted");
    await page.getByText("in total.").waitFor();
    // The session still lives, so a second one is refused before it takes the first one's place.
    refused = [...refusalsOf(401), /status of 401 .*\/account\/sessions\/email/];
    await page.route("**/api/scrape", (route) =>
      route.fulfill({ status: 401, json: { detail: "Please log in again." } }),
    );
    await start().click();
    await logInHere(page, user);
    await heading("Please Name Your Preset");
    expect(await nameField().inputValue()).toBe("Interrupted");
    loggedIn = await visit.context.storageState();
  });

  test("a hostile place name stays a text in every step", async () => {
    const name = '<b id="evil">Town</b>';
    await answerSearches(page, () => [placeWithBox(name, town)]);
    await page.goto(`${stack.origin}/addPreset?tier=1`);
    await choosePlace(page, "evil");
    await next().click();
    await heading("Add Business Type");
    await addType('<img src=x onerror="1">');
    await page.getByRole("button", { name: 'Remove <img src=x onerror="1">' }).waitFor();
    await next().click();
    await page.getByText(name, { exact: true }).waitFor();
    expect(await page.locator("#evil, main img:not(.leaflet-tile)").count()).toBe(0);
  });

  test.each([
    ["Please Name Your Preset", 0],
    ["Add Business Type", 1],
    ["Select Target Area", 2],
  ])(
    "%s: can be used by everybody, on phone and screen, light and dark",
    async (title, stepsBack) => {
      await toLastStep(town, ["Yoga Studio", "Xqzzptl"], "Accessible");
      await page.getByText("in total.").waitFor();
      for (let step = 0; step < stepsBack; step += 1) await page.goBack();
      await heading(title);
      if (stepsBack === 2) await mapShown(page);
      await expectAccessible(page);
    },
  );

  test("nothing on the way complained in the console or left this machine", () => {
    // The refusals above are written down by the browser itself.
    const unexpected = visit.complaints.filter(
      (said) => !/status of 40[29].*\/api\/scrape|Server responded with status 409/.test(said),
    );
    expect(unexpected).toEqual([]);
  });
});
