import { readFileSync } from "node:fs";
import Papa from "papaparse";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type Row, resultsScreen } from "../steps/results-screen.ts";
import { until } from "../steps/stack.ts";

describe("what the palette does in place", () => {
  const on = resultsScreen();
  const actions = (page: Page) =>
    page.getByRole("dialog", { name: "Go to" }).getByRole("group", { name: "Actions" });

  async function choose(page: Page, words: string, label: string): Promise<void> {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Preset, screen or action" }).fill(words);
    await actions(page).getByRole("option", { name: label }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Go to" }).waitFor({ state: "detached" });
  }

  test("a file of exactly what the open preset shows is offered before anything is typed", async () => {
    const { page, complaints } = await on.open("?type=Hotel");
    const shown = on.of("Hotel");
    await on.counted(page, shown.length);
    await page.keyboard.press("Control+k");
    const coming = page.waitForEvent("download");
    await actions(page).getByRole("option", { name: "Export as CSV" }).click();
    const download = await coming;
    const text = readFileSync(await download.path(), "utf8").replace("\uFEFF", "");
    const { data } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
    expect(data.map(({ name }) => name ?? "").toSorted()).toEqual(
      shown.map(({ name }) => name ?? "").toSorted(),
    );
    await page.getByText(`Downloading ${shown.length} businesses.`).waitFor();
    await page.goto(`${on.stack.origin}/chat`);
    await page.getByPlaceholder("Ask your question...").waitFor();
    await page.keyboard.press("Control+k");
    await actions(page).getByRole("option", { name: "Add Preset" }).waitFor();
    expect(await page.getByRole("option", { name: "Export as CSV" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("the theme changes and the focus stays, and the system's comes back", async () => {
    const { page, complaints } = await on.open();
    const isDark = () => page.evaluate<boolean>("document.documentElement.matches('.dark')");
    const stored = () => page.evaluate("localStorage.getItem('theme')");
    const search = page.getByRole("searchbox").first();
    await search.focus();
    await choose(page, "dark", "Switch to dark mode");
    await until(isDark, { what: "a dark page" });
    await until(() => search.evaluate((box) => box.matches(":focus")), { what: "the focus" });
    expect(await stored()).toBe("dark");
    await page.getByRole("button", { name: "Switch to light mode" }).waitFor();
    await choose(page, "theme system", "Switch to the system's mode");
    await until(async () => !(await isDark()), { what: "a light page" });
    expect(await stored()).toBeNull();
    expect(complaints).toEqual([]);
  });

  test("a person logs out, and a visitor is offered no log-out", async () => {
    const { page } = await on.open();
    await choose(page, "log out", "Logout");
    await page.waitForURL(`${on.stack.origin}/`);
    await page.getByRole("link", { name: "Login", exact: true }).first().waitFor();
    await page.keyboard.press("Control+k");
    await actions(page).getByRole("option", { name: "Add Preset" }).waitFor();
    expect(await page.getByRole("option", { name: "Logout" }).count()).toBe(0);
  });
});
