import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { settled } from "../../scripts/screenshots/settled.ts";
import { publicPages } from "../../web/src/public-pages.ts";
import { depth } from "../depth.ts";
import { mapShown } from "../steps/area.ts";
import { newVisit } from "../steps/browser.ts";
import { shown, watchForCode } from "../steps/built-page.ts";
import { aroundTheTown, leaveDraft } from "../steps/draft.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";
import { signUp, type TestUser } from "../steps/user.ts";

describe("what arrives late", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    user = await signUp(stack.origin, "still");
  });

  test.each(publicPages)(
    "font and code of $path move nothing in sight, on a phone, a tablet and a desk",
    async ({ path }) => {
      for (const width of depth.widths) {
        const { page, context } = await newVisit(browser, { width });
        await watchForCode(page);
        await page.addInitScript(watchShifts);
        const font = Promise.withResolvers<void>();
        const code = Promise.withResolvers<void>();
        const hold = (files: string, until: Promise<void>) =>
          context.route(files, async (route) => {
            await until;
            await route.continue().catch(() => undefined);
          });
        await hold("**/*.woff2", font.promise);
        await hold("**/assets/*.{js,css}", code.promise);
        await page.goto(stack.origin + path, { waitUntil: "domcontentloaded" });
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.evaluate(twoFrames);
        const drawn = await page.evaluate<number>("window.shifted()");
        font.resolve();
        await page.evaluate("document.fonts.ready.then(() => undefined)");
        await page.evaluate(twoFrames);
        const inItsFont = await page.evaluate<number>("window.shifted()");
        code.resolve();
        await shown(page);
        await settled(page);
        const atLast = await page.evaluate<number>("window.shifted()");
        for (const [moved, what] of [
          [drawn, "while it is drawn"],
          // A word may grow by a pixel.
          [inItsFont - drawn, "with the font"],
          [atLast - inItsFont, "with the code"],
        ] as const) {
          expect(moved, `${what}, at ${width} px`).toBeLessThan(0.005);
        }
        await context.close();
      }
    },
  );

  test.each(depth.widths)(
    "count and balance do not move the button that starts, at %i px",
    async (width) => {
      const { page, context, complaints } = await newVisit(browser, { width });
      await logIn(page, stack.origin, user, "/profile");
      await leaveDraft(page, user, { area: await aroundTheTown(stack.origin), name: "Still" });
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/(scrape\/quote|account\/balance)/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${stack.origin}/addPreset`);
      await page.getByText("Counting the businesses").waitFor();
      await page.evaluate("document.fonts.ready.then(() => undefined)");
      const start = page.getByRole("button", { name: "Start Analysis" });
      const before = await start.boundingBox();
      held.resolve();
      await page.getByText("in total. Duplicates").waitFor();
      await page.getByText("This area costs more than your balance of $").waitFor();
      expect(await start.boundingBox()).toEqual(before);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(depth.widths)(
    "the answer where one is does not move the map under a finger, at %i px",
    async (width) => {
      const { page, context, complaints } = await newVisit(browser, { width });
      await page.addInitScript(`navigator.geolocation.getCurrentPosition = (tell, refuse) => {
        window.refuse = refuse;
      };`);
      await logIn(page, stack.origin, user, "/select-area");
      await page.getByText("Finding your location").waitFor();
      await mapShown(page);
      await page.evaluate("document.fonts.ready.then(() => undefined)");
      const map = page.locator(".leaflet-container");
      const before = await map.evaluate(placeOnPage);
      await page.evaluate("window.refuse()");
      await page.getByText("Your browser didn't share your location").waitFor();
      expect(await map.evaluate(placeOnPage)).toEqual(before);
      await page.getByRole("button", { name: "Use current map view" }).click();
      await page.getByText("Your browser didn't share your location").waitFor({ state: "hidden" });
      expect(await map.evaluate(placeOnPage)).toEqual(before);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each([768, 1440])(
    "the balance does not move the links of the bar, at %i px",
    async (width) => {
      const { page, context, complaints } = await newVisit(browser, { width });
      await logIn(page, stack.origin, user, "/profile");
      const held = Promise.withResolvers<void>();
      await page.route("**/api/account/balance**", async (route) => {
        await held.promise;
        await route.continue();
      });
      const code = Promise.withResolvers<void>();
      await page.route("**/assets/signed-in-*.js", async (route) => {
        await code.promise;
        await route.continue();
      });
      await page.reload();
      const chat = page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Chat" });
      await chat.waitFor();
      await page.evaluate("document.fonts.ready.then(() => undefined)");
      const before = await chat.boundingBox();
      code.resolve();
      await page.getByText("Balance: —").first().waitFor();
      expect(await chat.boundingBox()).toEqual(before);
      held.resolve();
      await page.getByText("Balance: $").first().waitFor();
      expect(await chat.boundingBox()).toEqual(before);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each(depth.widths)(
    "the list of devices does not move the button that downloads one's data, at %i px",
    async (width) => {
      const { page, context, complaints } = await newVisit(browser, { width });
      const held = Promise.withResolvers<void>();
      await page.route("**/v1/account/sessions", async (route) => {
        await held.promise;
        await route.continue();
      });
      await logIn(page, stack.origin, user, "/profile");
      await page.getByText("Loading your devices").waitFor();
      await page.getByText("Account ID").waitFor();
      await page.evaluate("document.fonts.ready.then(() => undefined)");
      const download = page.getByRole("button", { name: "Download my data" });
      const before = await download.boundingBox();
      held.resolve();
      await page.getByText("This device").waitFor();
      expect(await download.boundingBox()).toEqual(before);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

/** Adds up how far what is in sight has moved by itself, as browsers score it. */
const watchShifts = `{
  let sum = 0;
  const add = (entries) => {
    for (const { value, hadRecentInput } of entries) if (!hadRecentInput) sum += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.shifted = () => {
    add(observer.takeRecords());
    return sum;
  };
}`;

/** What has been asked for is drawn then. */
const twoFrames =
  "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))";

/** Wherever the page has been scrolled to. */
const placeOnPage = (element: unknown) => {
  const { x, y, width, height } = (
    element as { getBoundingClientRect: () => Record<"x" | "y" | "width" | "height", number> }
  ).getBoundingClientRect();
  const { scrollY } = globalThis as unknown as { scrollY: number };
  return { x, y: y + scrollY, width, height };
};
