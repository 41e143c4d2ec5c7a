import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newVisit, type Visit } from "../steps/browser.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";

const gone = /\/pricing-[^/]+\.js/;

describe("a page that was opened before a new release", () => {
  let stack: RunningStack;
  let browser: Browser;
  let visit: Visit;
  let page: Page;
  let loads: number;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });
  beforeEach(async () => {
    visit = await newVisit(browser, { width: 375 });
    page = visit.page;
    loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto(stack.origin);
    await page.getByRole("heading", { level: 1 }).waitFor();
    // The server answers as it does for any file that is not there.
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
  });
  afterEach(() => visit.context.close());

  const openPricing = async (): Promise<void> => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/Pricing");
  };

  test("loads anew by itself where a screen's code is gone, and shows the screen", async () => {
    page.on("request", (request) => {
      if (request.isNavigationRequest()) void page.unroute(gone);
    });
    await openPricing();
    await page.getByRole("heading", { name: "Pricing", level: 1 }).waitFor();
    expect(loads).toBe(2);
  });

  test("does so once a minute, then says what is wrong, with a way out", async () => {
    await openPricing();
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    await page.getByRole("link", { name: "Go to Home" }).waitFor();
    expect(loads).toBe(2);
  });
});
