import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser, newVisit } from "../steps/browser.ts";
import { aroundTheTown, leaveDraft } from "../steps/draft.ts";
import { logIn } from "../steps/log-in.ts";
import { type RunningStack, startStack } from "../steps/stack.ts";
import { signUp, type TestUser } from "../steps/user.ts";

describe("what arrives late", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
    user = await signUp(stack.origin, "still");
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  test.each([375, 768, 1440])(
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
      await page.getByText("in all. A business").waitFor();
      await page.getByText("This area costs more than your balance of $").waitFor();
      expect(await start.boundingBox()).toEqual(before);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test.each([375, 768, 1440])(
    "the list of devices does not move the button that downloads one's data, at %i px",
    async (width) => {
      const { page, context, complaints } = await newVisit(browser, { width });
      const held = Promise.withResolvers<void>();
      await page.route("**/v1/account/sessions", async (route) => {
        await held.promise;
        await route.continue();
      });
      await logIn(page, stack.origin, user, "/profile");
      await page.getByText("Looking up your devices").waitFor();
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
