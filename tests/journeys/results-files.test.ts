import { readFileSync } from "node:fs";
import { read, utils } from "@e965/xlsx";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { styleOf } from "../steps/area.ts";
import { type Row, resultsScreen } from "../steps/results-screen.ts";

describe("files from a preset's screen", () => {
  const on = resultsScreen();

  test("exports what was selected, with the mouse or by keyboard", async () => {
    const { page, complaints } = await on.open("?contactable=yes");
    const reached = on.rows.filter(
      ({ phone, emails }) => phone || (emails as unknown[]).length > 0,
    );
    await on.counted(page, reached.length);
    const boxes = page.locator("tbody").getByRole("checkbox");
    const names = page.locator("tbody [aria-rowindex] button");
    const picked = [await names.nth(0).textContent(), await names.nth(2).textContent()];
    await boxes.nth(0).check();
    await names.nth(2).focus();
    await page.keyboard.press("x");
    const bar = page.getByRole("region", { name: "Selection" });
    await bar.getByText("2 selected").waitFor();
    const exported = async (): Promise<Row[]> => {
      await bar.getByRole("button", { name: "Export selected" }).click();
      const coming = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: /^CRM CSV/ }).click();
      const text = readFileSync(await (await coming).path(), "utf8").replace("\uFEFF", "");
      return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
    };
    expect((await exported()).map(({ name }) => name).toSorted()).toEqual(picked.toSorted());

    const all = page.getByRole("checkbox", { name: "Select all businesses that are found" });
    await bar.getByRole("button", { name: "Clear the selection" }).click();
    await bar.waitFor({ state: "detached" });
    await all.check();
    await boxes.nth(0).uncheck();
    await bar.getByText(`${reached.length - 1} selected`).waitFor();
    expect(await exported()).toHaveLength(reached.length - 1);
    // Other filters find other businesses: nothing of them was selected.
    await page.getByRole("checkbox", { name: /^Hotel/ }).check();
    await bar.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  test("offers the file of what was selected in one line on a phone", async () => {
    const { page, complaints } = await on.open("", { width: 375 });
    await page
      .getByRole("checkbox", { name: "Select all businesses that are found" })
      .check({ force: true });
    const bar = page.getByRole("region", { name: "Selection" });
    await bar.getByText(`${on.rows.length} selected`).waitFor();
    const heights = await bar.evaluate(({ children }) =>
      [...children].map((part) => {
        const words = part.ownerDocument.createRange();
        words.selectNodeContents(part);
        return words.getBoundingClientRect().height;
      }),
    );
    expect(Math.max(...heights)).toBeLessThan(40);
    expect(complaints).toEqual([]);
  });

  test("makes a file of exactly what is shown", async () => {
    const { page, complaints } = await on.open("?type=Hotel");
    await on.counted(page, on.of("Hotel").length);
    await page.getByRole("button", { name: "Export" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^Excel/ }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("food-and-hair.xlsx");
    const book = read(readFileSync(await download.path()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    const ids = utils.sheet_to_json<Row>(sheet).map(({ id }) => id);
    expect(ids).toEqual(on.of("Hotel").map(({ id }) => id));
    expect(complaints).toEqual([]);
  });

  test("makes a file for a CRM, with one value a column, and one of chosen columns", async () => {
    const { page, complaints } = await on.open("?type=Hotel");
    await on.counted(page, on.of("Hotel").length);
    const downloaded = async (start: () => Promise<void>) => {
      const coming = page.waitForEvent("download");
      await start();
      const download = await coming;
      return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
    };
    const choose = async (name: RegExp): Promise<void> => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name }).click();
    };
    const csv = await downloaded(() => choose(/^CRM CSV/));
    expect(csv.name).toBe("food-and-hair-crm.csv");
    const { data, errors } = Papa.parse<Row>(csv.bytes.toString("utf8").replace("\uFEFF", ""), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data.map(({ id }) => id)).toEqual(on.of("Hotel").map(({ id }) => id));
    expect(data.map(({ phone_1 }) => phone_1)).toEqual(
      on.of("Hotel").map(({ phone }) => (/^\+[0-9]+$/.test(String(phone)) ? phone : "")),
    );

    await choose(/^Choose columns/);
    const dialog = page.getByRole("dialog", { name: "Choose columns" });
    await dialog.getByRole("radio", { name: "Excel" }).check();
    await dialog.getByRole("button", { name: "None" }).click();
    for (const name of ["lat", "phone_1"]) {
      await dialog.getByRole("checkbox", { name, exact: true }).check();
    }
    const sheet = await downloaded(() => dialog.getByRole("button", { name: "Download" }).click());
    expect(sheet.name).toBe("food-and-hair-crm.xlsx");
    const book = read(sheet.bytes);
    const cells = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    const heads = utils.sheet_to_json<string[]>(cells, { header: 1 })[0];
    expect(heads).toEqual(["id", "phone_1", "lat", "source", "licence"]);
    const types = (column: string) =>
      on.of("Hotel").map((_, row) => cells[`${column}${row + 2}`]?.t ?? "none");
    expect(new Set(types("A"))).toEqual(new Set(["s"]));
    expect(types("B")).not.toContain("n");
    expect(new Set(types("C"))).toEqual(new Set(["n"]));
    expect(complaints).toEqual([]);
  });

  test("tells of a download in a notice over the last links, which a press ends", async () => {
    const { page, complaints } = await on.open("", { width: 375, dark: true });
    await page.getByRole("button", { name: "Export" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^CSV/ }).click();
    await coming;
    const notice = page.locator("[data-sonner-toast]");
    await notice.getByText(/^Downloading/).waitFor();
    const cross = notice.getByRole("button", { name: "Close toast" });
    expect(await styleOf(cross, "background-color")).toBe("rgba(0, 0, 0, 0)");
    await page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    // The mouse over it keeps it open, so only the press can close it.
    await notice.click();
    await notice.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Our crawler" }).click();
    await page.waitForURL("**/bot");
    expect(complaints).toEqual([]);
  });
});
