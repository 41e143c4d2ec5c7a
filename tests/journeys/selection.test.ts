import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { resultsScreen } from "../steps/results-screen.ts";

describe("what is picked in a preset's table", () => {
  const on = resultsScreen();

  const boxes = (page: Page) => page.locator("tbody").getByRole("checkbox");
  const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
  /** Of an element: its place in the window, px. */
  const placeOf = (element: ReturnType<typeof bar>) =>
    element.evaluate((found) => {
      const { top, bottom } = found.getBoundingClientRect();
      return { top, bottom };
    });

  test("the box for all shows that some are picked, says that it clears them, and does so", async () => {
    const { page, complaints } = await on.open();
    const all = page.getByRole("checkbox", { name: "Select all businesses that are found" });
    const drawn = () =>
      all.evaluate((box) => {
        const look = box.ownerDocument.defaultView;
        const { transform, clipPath } = look.getComputedStyle(box, "::before");
        return { ground: look.getComputedStyle(box).backgroundColor, transform, clipPath };
      });
    const empty = await drawn();
    await boxes(page).nth(0).check();
    await page.locator("thead input:indeterminate").waitFor();
    const some = await drawn();
    expect(some.transform).toBe("none");
    expect(some.ground).not.toBe(empty.ground);
    expect(await all.getAttribute("title")).toBe("Clear the selection");
    await all.click();
    await bar(page).waitFor({ state: "detached" });
    expect(await drawn()).toEqual(empty);
    expect(await all.getAttribute("title")).toBeNull();
    await all.check();
    const whole = await drawn();
    expect(whole.ground).toBe(some.ground);
    expect(whole.clipPath).not.toBe(some.clipPath);
    expect(complaints).toEqual([]);
  });

  test.each([
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 768, height: 1024 },
    { width: 375, height: 812 },
  ])(
    "its bar is in sight with the first row at $width × $height, and nothing moves for it",
    async ({ width, height }) => {
      const { page, complaints } = await on.open("", { width, height });
      const first = boxes(page).nth(0);
      await first.scrollIntoViewIfNeeded();
      const before = await placeOf(first);
      const tall = await page.evaluate<number>("document.documentElement.scrollHeight");
      await first.focus();
      await page.keyboard.press("Space");
      await bar(page).getByText("1 selected").waitFor();
      const { top, bottom } = await placeOf(bar(page));
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
      expect(await placeOf(first)).toEqual(before);
      expect(await page.evaluate("document.documentElement.scrollHeight")).toBe(tall);
      expect(complaints).toEqual([]);
    },
  );

  test("its bar covers the last row only until one has scrolled to the end", async () => {
    const { page } = await on.open();
    await boxes(page).nth(0).check();
    await bar(page).waitFor();
    await page.getByRole("region", { name: "Table of the businesses" }).evaluate((table) => {
      table.scrollTop = table.scrollHeight;
      table.scrollIntoView({ block: "end" });
    });
    const last = page.locator(`tbody [aria-rowindex="${on.rows.length + 1}"]`);
    await last.waitFor();
    expect((await placeOf(last)).bottom).toBeLessThanOrEqual((await placeOf(bar(page))).top);
  });
});
