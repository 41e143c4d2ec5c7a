import type { Browser } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFindings, fitsWidth } from "../steps/accessibility.ts";
import { newVisit, type Visit, type VisitOptions } from "../steps/browser.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";

describe("the reason for a log-in", () => {
  let stack: RunningStack;
  let browser: Browser;
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  const open = async (path: string, options: VisitOptions = {}): Promise<Visit> => {
    const visit = await newVisit(browser, options);
    visits.push(visit);
    await visit.page.goto(stack.origin + path);
    return visit;
  };

  test.each([
    ["/chat", "Log in to ask about your own area."],
    ["/addPreset?tier=2", "Log in to collect the businesses of your own area."],
    ["/profile", "Log in to see your profile."],
    ["/Profile?tab=tasks", "Log in to see your presets."],
    ["/checkout", "Log in to buy credits."],
    ["/preset/unknown", "Log in to see this preset."],
  ])("%s without a session: %s", async (path, sentence) => {
    const { page, complaints } = await open(path);
    await page.waitForURL("**/login");
    await page.getByText(sentence, { exact: true }).waitFor();
    // The history keeps the reason.
    await page.reload();
    await page.getByText(sentence, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("the log-in page opened directly gives no reason", async () => {
    const { page } = await open("/login");
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(await page.getByText(/^(Log|Sign) in to (?!your account)/).count()).toBe(0);
  });

  test.each([
    { width: 375, dark: true },
    { width: 1440, dark: false },
  ])("a newcomer gets to the sample from there at $width px, dark: $dark", async (look) => {
    const { page, complaints } = await open("/", look);
    await page.getByRole("link", { name: "Try Chat Now" }).click();
    const sample = page.getByRole("main").getByRole("link", { name: "Open the sample" });
    await page.waitForURL("**/login");
    await sample.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
    await sample.click();
    await page.waitForURL("**/sample");
    await page.getByRole("heading", { level: 1, name: "A finished preset" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test.each([375, 768, 1440])(
    "the landing page links the sample next to its first button, above the fold at %s px",
    async (width) => {
      const { page } = await open("/", { width });
      const links = page.getByRole("main").getByRole("link");
      expect((await links.allTextContents()).slice(0, 2)).toEqual([
        "Try Chat Now",
        "Open the sample",
      ]);
      const box = await links.nth(1).boundingBox();
      expect(box && box.y + box.height).toBeLessThan(700);
      await links.nth(1).click();
      await page.waitForURL("**/sample");
    },
  );
});
