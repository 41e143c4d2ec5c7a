import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityFindings, fitsWidth } from "../steps/accessibility.ts";
import { resultsScreen } from "../steps/results-screen.ts";
import { until } from "../steps/stack.ts";

const heading = (page: Page, title: string): Locator =>
  page.getByRole("columnheader", { name: title, exact: true });
const widthOf = async (of: Locator): Promise<number> =>
  Math.round((await of.boundingBox())?.width ?? 0);
const becomes = (of: Locator, px: number): Promise<unknown> =>
  until(async () => Math.abs((await widthOf(of)) - px) <= 1, { what: `a width of ${px} px` });

/** Its edge is there once the pointer has been at the head. */
async function edgeOf(page: Page, title: string): Promise<{ x: number; y: number }> {
  await heading(page, title).hover();
  await heading(page, title).locator("[data-edge]").waitFor();
  const box = await heading(page, title).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) - 4, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

async function drag(page: Page, title: string, byPx: number): Promise<void> {
  const { x, y } = await edgeOf(page, title);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx / 2, y);
  await page.mouse.move(x + byPx, y);
  await page.mouse.up();
}

describe("the columns of a preset's table", () => {
  const on = resultsScreen();

  test("keep the width they are dragged to, head and rows alike, and a double click resets one", async () => {
    const { page, complaints } = await on.open();
    const phone = heading(page, "Phone");
    const usual = await widthOf(phone);
    const before = await page.getByRole("columnheader").allTextContents();
    const cell = on
      .table(page)
      .getByRole("row")
      .nth(1)
      .getByRole("cell")
      .nth(before.indexOf("Phone") + 1);
    await drag(page, "Phone", 80);
    await becomes(phone, usual + 80);
    await becomes(cell, usual + 80);
    // No order was asked for by it.
    expect(new URL(page.url()).searchParams.get("sort")).toBe(null);

    await page.reload();
    await becomes(phone, usual + 80);
    const { x, y } = await edgeOf(page, "Phone");
    await page.mouse.dblclick(x, y);
    await becomes(phone, usual);
    await page.reload();
    await becomes(phone, usual);
    expect(complaints).toEqual([]);
  });

  test("can be resized by keyboard on their heading, and by buttons without dragging", async () => {
    const { page, complaints } = await on.open();
    const type = heading(page, "Type");
    const usual = await widthOf(type);
    await type.getByRole("button").focus();
    await type.locator("[data-edge]").waitFor({ state: "attached" });
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await becomes(type, usual + 32);
    await page.keyboard.press("Shift+ArrowLeft");
    await becomes(type, usual + 16);

    const { x, y } = await edgeOf(page, "Type");
    await page.mouse.click(x, y);
    const buttons = page.getByRole("dialog", { name: "Width of Type" });
    await buttons.getByRole("button", { name: "Wider" }).click();
    await becomes(type, usual + 32);
    await buttons.getByRole("button", { name: "Narrower" }).click();
    await becomes(type, usual + 16);
    await buttons.getByRole("button", { name: "Reset" }).click();
    await becomes(type, usual);
    await page.mouse.click(x - 16, y);
    await buttons.waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("never get too narrow to be read, nor the page wider than the window", async () => {
    const { page } = await on.open();
    const name = heading(page, "Name");
    await drag(page, "Name", -2_000);
    await becomes(name, 64);
    await drag(page, "Name", 2_000);
    await becomes(name, 480);
    expect(await fitsWidth(page)).toBe(true);
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitem", { name: "Back to the usual columns" }).click();
    await until(async () => (await widthOf(name)) !== 480, { what: "the usual width" });
  });

  test("are under a shadow where they are cut off, and nothing scrolls further for it", async () => {
    const { page } = await on.open("", { width: 900 });
    const scroller = page.getByRole("region", { name: "Table of the businesses" });
    const shadows = (): Promise<number[]> =>
      page.evaluate(`["::before", "::after"].map((side) =>
        Math.round(getComputedStyle(document.querySelector(".aside-shadows"), side).opacity))`);
    const scrollBy = (pixels: number): Promise<void> =>
      scroller.evaluate((box, left) => box.scrollBy({ left, behavior: "instant" }), pixels);
    const become = (expected: number[]): Promise<unknown> =>
      until(async () => String(await shadows()) === String(expected), {
        what: `shadows of ${expected}`,
      });
    await become([0, 1]);
    await scrollBy(200);
    await become([1, 1]);
    await scrollBy(10_000);
    await become([1, 0]);
    const beyond = await scroller.evaluate((box) => {
      const table = box.querySelector("table");
      return [
        box.scrollHeight - (table?.offsetHeight ?? 0),
        box.scrollWidth - (table?.offsetWidth ?? 0),
      ];
    });
    expect(beyond).toEqual([0, 0]);
    await page.setViewportSize({ width: 2_400, height: 900 });
    await become([0, 0]);
  });

  test("make the table no higher than its box where there are few rows and a scroll bar", async () => {
    const { page } = await on.open("", { width: 1_280 });
    const rows = on.table(page).getByRole("row");
    const first = await rows.nth(1).getByRole("button").first().textContent();
    await page.getByLabel("Name or address").fill(first ?? "");
    await until(async () => (await rows.count()) < 4, { what: "few rows" });
    const scroller = page.getByRole("region", { name: "Table of the businesses" });
    const [bar, beyond] = await scroller.evaluate((box) => [
      box.getBoundingClientRect().height - box.clientHeight,
      box.scrollHeight - box.clientHeight,
    ]);
    expect(bar).toBeGreaterThan(10);
    expect(beyond).toBe(0);
  });

  test("have the whole of a wide window", async () => {
    const { page } = await on.open("", { width: 1_920 });
    expect(
      await widthOf(page.getByRole("region", { name: "Table of the businesses" })),
    ).toBeGreaterThan(1_920 * 0.8);
  });
});
