import type { Browser, Locator, Page, Route } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFindings, colourFindings, fitsWidth } from "../steps/accessibility.ts";
import { mapShown, places } from "../steps/area.ts";
import { newVisit, type StoredVisit, type Visit } from "../steps/browser.ts";
import {
  askAndWait,
  box,
  choosePreset,
  log,
  messages,
  personWithPreset,
  presets,
} from "../steps/chat.ts";
import { shownBalance } from "../steps/checkout.ts";
import { signedInStateOf } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";

const sentence =
  "You're offline. Your input is kept; Areascout will continue when you're back online.";

describe("without a connection", () => {
  let stack: RunningStack;
  let browser: Browser;
  let signedIn: StoredVisit;
  let visit: Visit;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    const { user } = await personWithPreset(stack, "cut-off");
    signedIn = await signedInStateOf({ stack, browser }, user);
  });
  afterEach(() => visit.context.close());

  const start = async (options: { width?: number } = {}): Promise<Page> => {
    visit = await newVisit(browser, { state: signedIn, ...options });
    return visit.page;
  };
  const open = async (path: string, options: { width?: number } = {}): Promise<Page> => {
    await start(options);
    await visit.page.goto(stack.origin + path);
    await visit.page.getByRole("main").waitFor();
    await visit.page.evaluate("window.isFirstLoad = true");
    return visit.page;
  };
  const goOffline = async (): Promise<void> => {
    await visit.context.setOffline(true);
    await notice(visit.page).waitFor();
  };
  const goOnline = async (): Promise<void> => {
    await visit.context.setOffline(false);
    await notice(visit.page).waitFor({ state: "detached" });
  };
  /** What is on its way is lost with the connection, before the browser has told the page of that. */
  const goOfflineDuring = async (request: Route): Promise<void> => {
    await Promise.all([request.abort("internetdisconnected"), visit.context.setOffline(true)]);
    await notice(visit.page).waitFor();
  };
  const held = async (page: Page, address: RegExp): Promise<{ arrived: Promise<Route> }> => {
    const { promise, resolve } = Promise.withResolvers<Route>();
    await page.route(address, resolve, { times: 1 });
    return { arrived: promise };
  };
  const notice = (page: Page): Locator =>
    page.getByRole("status").filter({ hasText: sentence, visible: true });
  const wasNeverReloaded = (page: Page): Promise<boolean> =>
    page.evaluate("window.isFirstLoad === true");

  /** All that comes late is there: who is signed in, the balance, the letters, and the screen's own. */
  async function settled(page: Page): Promise<void> {
    await page.getByText("Sample data").first().waitFor({ state: "attached" });
    // On a phone it is hidden, and there all the same.
    await shownBalance(page);
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    if (page.url().endsWith("/addPreset")) await mapShown(page);
    if (page.url().endsWith("/chat")) {
      await until(async () => (await presets(page).inputValue()) !== "", { what: "the preset" });
    }
  }

  const placesOfControls = (page: Page): Promise<unknown> =>
    page
      .locator("header :is(a, button), main :is(a, button, input, select, textarea)")
      .evaluateAll((controls) =>
        controls.map((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join(" ");
        }),
      );

  test.each([
    { path: "/addPreset", ready: "Select Target Area", width: 375 },
    { path: "/addPreset", ready: "Select Target Area", width: 1440 },
    { path: "/chat", ready: "How many businesses are there per type?", width: 375 },
    { path: "/chat", ready: "How many businesses are there per type?", width: 1440 },
  ])(
    "a line on $path says so at $width px, readable in both themes, and moves no control",
    async ({ path, ready, width }) => {
      const page = await open(path, { width });
      await page.getByText(ready).first().waitFor({ state: "attached" });
      await settled(page);
      const before = await placesOfControls(page);
      await goOffline();
      expect(await placesOfControls(page)).toEqual(before);
      expect(await notice(page).count()).toBe(1);
      await notice(page).scrollIntoViewIfNeeded();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
      await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
      await page.evaluate("document.documentElement.classList.add('dark')");
      expect(await colourFindings(page)).toEqual([]);
      await goOnline();
      expect(await placesOfControls(page)).toEqual(before);
    },
  );

  test.each([375, 1440])(
    "the line is right above the price while that is at the window's end, and below all else, at %i px",
    async (width) => {
      const page = await open("/addPreset", { width });
      await page.getByText("Select Target Area").first().waitFor({ state: "attached" });
      await settled(page);
      await goOffline();
      const edges = (): Promise<
        Record<"lineTop" | "lineEnd" | "barTop" | "barEnd" | "end", number>
      > => page.evaluate(edgesOfLineAndBar);
      await until(async () => (await edges()).barEnd === (await edges()).end);
      const atBar = await edges();
      expect(atBar.lineEnd).toBe(atBar.barTop);
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      await until(async () => (await edges()).lineEnd === (await edges()).end, {
        what: "the line at the page's end",
      });
      expect((await edges()).barEnd).toBeLessThanOrEqual((await edges()).lineTop);
      await page.evaluate("scrollTo(0, 0)");
      await until(async () => (await edges()).lineEnd === (await edges()).barTop);
      await goOnline();
    },
  );

  test("a screen or a menu whose code is not there yet opens when the connection is back", async () => {
    const page = await open("/", { width: 375 });
    await settled(page);
    await goOffline();
    await page.getByRole("button", { name: "Open menu" }).click();
    await goOnline();
    await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).waitFor();
    await goOffline();
    await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/Pricing");
    await goOnline();
    await page.getByRole("heading", { name: "Pricing", level: 1 }).waitFor();
    expect(await wasNeverReloaded(page)).toBe(true);
  });

  test("a balance that was being read as the connection went is unknown until it is back, no failure", async () => {
    const page = await start();
    const address = /\/api\/account\/balance/;
    const cut = await held(page, address);
    await page.goto(`${stack.origin}/profile`);
    await goOfflineDuring(await cut.arrived);
    const shown = page.locator("header span[title^='Your balance']");
    expect(await shown.textContent()).toBe("Balance: —");
    const again = await held(page, address);
    await goOnline();
    const request = await again.arrived;
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
    expect(await shown.textContent()).toBe("Balance: —");
    await request.continue();
    expect(await shownBalance(page)).toMatch(/^\$\d/);
  });

  test("code that was on its way as the connection went comes when it is back, and the page stays", async () => {
    const page = await open("/", { width: 375 });
    await settled(page);
    const cut = await held(page, /\/mobile-menu-[^/]+\.js/);
    await page.getByRole("button", { name: "Open menu" }).click();
    await goOfflineDuring(await cut.arrived);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await goOnline();
    await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).waitFor();
    expect(await wasNeverReloaded(page)).toBe(true);
  });

  test("pictures of the map that were on their way come when it is back, and nothing calls them lost", async () => {
    const page = await open("/profile", { width: 375 });
    await settled(page);
    await page.addInitScript(noteLostPictures);
    const cut = await held(page, /\/stand-ins\/tiles\//);
    await page.goto(`${stack.origin}/addPreset`);
    await goOfflineDuring(await cut.arrived);
    await mapShown(page);
    const again = await held(page, /\/stand-ins\/tiles\//);
    await goOnline();
    await (await again.arrived).continue();
    await until(() => page.evaluate<boolean>(everyPictureIsThere), { what: "the map's pictures" });
    expect(await page.evaluate("window.wereCalledLost")).toBe(false);
  });

  test("what was being read is read when the connection is back", async () => {
    const page = await open("/profile?tab=profile");
    await page.getByText("Account ID").waitFor();
    await settled(page);
    await goOffline();
    await page.getByRole("link", { name: "Buy Credits" }).click();
    await goOnline();
    await page.getByText("Welcome credit").first().waitFor();
    expect(await wasNeverReloaded(page)).toBe(true);
  });

  test("a place search that found no answer is asked again, with the words that were typed", async () => {
    const page = await open("/addPreset");
    const field = page.getByRole("combobox", { name: "Location" });
    await field.fill("Port");
    await places(page).first().waitFor();
    await goOffline();
    await field.fill("Port Ellory");
    await page.getByText("Place search is unavailable.").first().waitFor();
    await goOnline();
    await places(page).first().waitFor();
    expect(await field.inputValue()).toBe("Port Ellory");
    expect(await wasNeverReloaded(page)).toBe(true);
  });

  test("a question waits for the connection and is answered; what is typed meanwhile stays", async () => {
    const page = await open("/chat");
    await log(page).waitFor();
    await choosePreset(page, "Food and hair");
    await goOffline();
    await box(page).fill("How many businesses are there?");
    await box(page).press("Enter");
    await page.getByText("Waiting for a connection").waitFor();
    await box(page).fill("and without a website?");
    await goOnline();
    await messages(page).nth(2).getByText("How this was computed").waitFor();
    expect(await box(page).inputValue()).toBe("and without a website?");
    expect(await wasNeverReloaded(page)).toBe(true);
  });

  test("the line covers nothing of the answer that was read to its end", async () => {
    const page = await open("/chat", { width: 375 });
    await log(page).waitFor();
    await choosePreset(page, "Food and hair");
    const answer = await askAndWait(page, "List the restaurants with a website");
    await answer.getByText("How this was computed").waitFor();
    const area = page.getByRole("region", { name: "Messages" });
    await area.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    // Two frames later the page knows where it was scrolled to.
    await page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))",
    );
    const bottomOf = async (part: Locator): Promise<number> => {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      return y + height;
    };
    const before = await bottomOf(area);
    await goOffline();
    await until(async () => (await bottomOf(area)) < before);
    const last = answer.getByRole("button").last();
    await until(async () => (await bottomOf(last)) <= (await bottomOf(area)));
    await goOnline();
  });

  test("a question that waits for the connection can be given up", async () => {
    const page = await open("/chat");
    await log(page).waitFor();
    await choosePreset(page, "Food and hair");
    await goOffline();
    await box(page).fill("How many businesses are there?");
    await box(page).press("Enter");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Retry" }).waitFor();
    await goOnline();
  });
});

const edgesOfLineAndBar = `(() => {
  const at = (element) => element.getBoundingClientRect();
  const line = at([...document.querySelectorAll("[role=status]")]
    .find((one) => one.textContent.startsWith("You're offline.") && one.offsetHeight > 0));
  const bar = at(document.querySelector(".action-bar"));
  const all = {
    lineTop: line.top,
    lineEnd: line.bottom,
    barTop: bar.top,
    barEnd: bar.bottom,
    end: document.documentElement.clientHeight,
  };
  return Object.fromEntries(Object.entries(all).map(([name, px]) => [name, Math.round(px)]));
})()`;

const noteLostPictures = `
  window.wereCalledLost = false;
  new MutationObserver(() => {
    window.wereCalledLost ||= document.body?.textContent.includes("The map background could not be loaded.");
  }).observe(document, { childList: true, subtree: true, characterData: true });`;

const everyPictureIsThere = `{
  const pictures = [...document.querySelectorAll("img.leaflet-tile")];
  pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
}`;
