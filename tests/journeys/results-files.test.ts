import { readFileSync } from "node:fs";
import { read, utils } from "@e965/xlsx";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { styleOf } from "../steps/area.ts";
import { chooseFile, download, downloadFile } from "../steps/export-file.ts";
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
      const opener = bar.getByRole("button", { name: "Export selected" });
      const file = await downloadFile(page, { opener, content: "One value a column" });
      const text = readFileSync(await file.path(), "utf8").replace("\uFEFF", "");
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
    const file = await downloadFile(page, { format: "Excel" });
    expect(file.suggestedFilename()).toBe("food-and-hair.xlsx");
    const book = read(readFileSync(await file.path()));
    const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    const ids = utils.sheet_to_json<Row>(sheet).map(({ id }) => id);
    expect(ids).toEqual(on.of("Hotel").map(({ id }) => id));
    expect(complaints).toEqual([]);
  });

  test("makes a file for a CRM, with one value a column, and one of chosen columns", async () => {
    const { page, complaints } = await on.open("?type=Hotel");
    await on.counted(page, on.of("Hotel").length);
    const csv = await downloadFile(page, { content: "One value a column" });
    expect(csv.suggestedFilename()).toBe("food-and-hair-crm.csv");
    const csvText = readFileSync(await csv.path(), "utf8").replace("\uFEFF", "");
    const { data, errors } = Papa.parse<Row>(csvText, {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data.map(({ id }) => id)).toEqual(on.of("Hotel").map(({ id }) => id));
    expect(data.map(({ phone_1 }) => phone_1)).toEqual(
      on.of("Hotel").map(({ phone }) => (/^\+[0-9]+$/.test(String(phone)) ? phone : "")),
    );

    const dialog = await chooseFile(page, { content: "One value a column", format: "Excel" });
    await dialog.getByText(/^Choose columns/).click();
    await dialog.getByRole("button", { name: "None" }).click();
    for (const name of ["lat", "phone_1"]) {
      await dialog.getByRole("checkbox", { name, exact: true }).check();
    }
    const sheet = await download(page);
    expect(sheet.suggestedFilename()).toBe("food-and-hair-crm.xlsx");
    const book = read(readFileSync(await sheet.path()));
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

  test("offers what is selected, what is shown and all in one dialog that remembers the file", async () => {
    const { page, complaints } = await on.open("?type=Hotel");
    const hotels = on.of("Hotel").length;
    await on.counted(page, hotels);
    const ids = async (): Promise<string[]> => {
      const text = readFileSync(await (await download(page)).path(), "utf8");
      return Papa.parse<Row>(text.replace("\uFEFF", ""), {
        header: true,
        skipEmptyLines: true,
      }).data.map(({ id }) => String(id));
    };
    await page.locator("tbody").getByRole("checkbox").nth(0).check();
    const selected = page.getByRole("button", { name: "Export selected" });
    const dialog = await chooseFile(page, { opener: selected, content: "HubSpot" });
    await dialog.getByText("A file of 1 business.").waitFor();
    expect(await dialog.getByRole("radio", { name: "GeoJSON" }).isEnabled()).toBe(false);
    expect(await ids()).toHaveLength(1);
    expect(await selected.evaluate((button) => button.matches(":focus"))).toBe(true);

    const whole = page.getByRole("button", { name: "Export", exact: true });
    await whole.click();
    expect(await dialog.getByRole("radio", { name: "HubSpot" }).isChecked()).toBe(true);
    await dialog.getByText(`A file of ${hotels} businesses.`).waitFor();
    const all = dialog.getByRole("radio", { name: `${on.rows.length} in the preset` });
    await all.check({ force: true });
    await dialog.getByText(`A file of ${on.rows.length} businesses.`).waitFor();
    expect((await ids()).toSorted()).toEqual(on.rows.map(({ id }) => String(id)).toSorted());

    await whole.click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await whole.evaluate((button) => button.matches(":focus"))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("has every file within the window of a small phone, and says in it why none was made", async () => {
    const { page } = await on.open("", { width: 375 });
    await page.setViewportSize({ width: 375, height: 667 });
    await page.route("**/exports", (route) =>
      route.fulfill({ status: 503, json: { code: "upstream/down", detail: "Please wait." } }),
    );
    const dialog = await chooseFile(page, { content: "Pipedrive", format: "Excel" });
    const { x, y, width, height } = (await dialog.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    expect([x, width, y + height]).toEqual([0, 375, 667]);
    expect(y).toBeGreaterThan(0);
    await dialog.getByRole("button", { name: "Download" }).click();
    await dialog.getByRole("alert").getByText("Please wait.").waitFor();
    await page.unroute("**/exports");
    expect((await download(page)).suggestedFilename()).toBe("food-and-hair-pipedrive.xlsx");
  });

  test("tells of a download in a notice over the last links, which a press ends", async () => {
    const { page, complaints } = await on.open("", { width: 375, dark: true });
    await downloadFile(page);
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
