import { readFileSync } from "node:fs";
import Papa from "papaparse";
import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { cellOf } from "#domain/exports/cells.ts";
import {
  columnsOf,
  declarationOf,
  type ListingColumn,
  type ListingWithReceipts,
} from "#domain/listing/listing.ts";
import { phoneText } from "#domain/phone/phone-text.ts";
import { newVisit } from "../steps/browser.ts";
import { downloadFile } from "../steps/export-file.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack } from "../steps/stack.ts";
import { textOf } from "../steps/text.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

/** The columns a business's own site may fill. */
const columns: readonly ListingColumn[] = [...columnsOf({ tier: 2 }), "rating", "review_count"];
const inPanel = columns.filter((column) => declarationOf(column).panel);

const isKnown = (row: ListingWithReceipts, column: ListingColumn): boolean => {
  const value = row[column];
  return Array.isArray(value) ? value.length > 0 : value !== null;
};
const fromSite = (row: ListingWithReceipts, column: ListingColumn): boolean =>
  isKnown(row, column) && (row.receipts[column]?.source ?? row.source) !== row.source;

/** The texts of a value as people see them; the main number has a place of its own. */
const textsOf = (row: ListingWithReceipts, column: ListingColumn): string[] =>
  column === "phones"
    ? row.phones.flatMap(({ value }) => (value === row.phone ? [] : phoneText(value ?? "")))
    : [row[column]].flat().flatMap((one) => {
        if (one === null || typeof one !== "object") return one === null ? [] : String(one);
        return "url" in one
          ? one.url.replace(/^https:\/\/(www\.)?/, "")
          : "value" in one
            ? one.value
            : [];
      });

describe("the fields of Tier 2 on the sample town's own sites", () => {
  let stack: RunningStack;
  let browser: Browser;
  let ada: TestUser;
  let taskId: string;
  let rows: ListingWithReceipts[];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ada = await signUp(stack.origin, "fields");
    await openAccount(ada);
    const niche = ["Restaurant", "Bar", "Hair Salon", "Dentist", "Hotel", "Clothes Shop"];
    const asked = { name: "Every field", niche, tier: 2, bounds: await boundsOf(stack) };
    ({ taskId } = (await ada.api("POST", "/api/scrape", asked)).body);
    await finishedTask(ada, taskId);
    rows = (await allListings(ada, taskId)) as unknown as ListingWithReceipts[];
  });

  /** As few businesses as tell every field between them, each with the fields to look for. */
  function telling(): [ListingWithReceipts, ListingColumn[]][] {
    const left = new Set(inPanel);
    const chosen: [ListingWithReceipts, ListingColumn[]][] = [];
    while (left.size > 0) {
      const told = (row: ListingWithReceipts) =>
        [...left].filter((one) => fromSite(row, one) && textsOf(row, one).length > 0);
      const most = rows.reduce((best, row) => (told(row).length > told(best).length ? row : best));
      expect(told(most), `nobody tells ${[...left].join()}`).not.toEqual([]);
      chosen.push([most, told(most)]);
      for (const column of told(most)) left.delete(column);
    }
    return chosen;
  }

  async function open(query: string): Promise<Page> {
    const { page } = await newVisit(browser);
    await logIn(page, stack.origin, ada, `/preset/${taskId}${query}`);
    await page.getByRole("table").waitFor();
    return page;
  }

  test("are each known of one business and unknown of another", () => {
    for (const column of columns) {
      expect(
        rows.some((row) => fromSite(row, column)),
        `${column} known`,
      ).toBe(true);
      expect(
        rows.some((row) => !isKnown(row, column)),
        `${column} unknown`,
      ).toBe(true);
    }
  });

  test("stand in the details of a business, each with the page it was read from", async () => {
    for (const [row, told] of telling()) {
      const page = await open(`?${new URLSearchParams({ show: row.id })}`);
      const panel = page.getByRole("complementary", { name: "Business details" });
      await panel.waitFor();
      await panel.getByRole("button", { name: "Show how it was found" }).click();
      for (const column of told) {
        const label = page.getByText(declarationOf(column).panel?.[0] ?? "", { exact: true });
        const fact = panel.locator("dl > div").filter({ has: label });
        const shown = (await textOf(fact)).toLowerCase();
        for (const text of textsOf(row, column)) expect(shown).toContain(text.toLowerCase());
        expect(shown).toContain(new URL(row.website ?? "").hostname);
      }
      await page.context().close();
    }
  });

  test("are columns of the file, empty where a site is silent", async () => {
    const page = await open("");
    const file = await downloadFile(page);
    const text = readFileSync(await file.path(), "utf8").replace(/^\uFEFF/, "");
    const { data } = Papa.parse<Record<string, string>>(text, { header: true });
    const cells = new Map(data.map((record) => [record.id, record]));
    for (const row of rows) {
      for (const column of columns) {
        const cell = cellOf(row, column);
        expect([row.id, column, cells.get(row.id)?.[column]]).toEqual([
          row.id,
          column,
          String(cell ?? ""),
        ]);
      }
    }
    await page.context().close();
  });
});
