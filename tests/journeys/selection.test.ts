import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { resultsScreen } from "../steps/results-screen.ts";

describe("what is picked in a preset's table", () => {
  const on = resultsScreen();

  const boxes = (page: Page) => page.locator("tbody").getByRole("checkbox");
  const bar = (page: Page) => page.getByRole("region", { name: "Selection" });

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
});
