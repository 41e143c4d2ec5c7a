import { read, utils } from "@e965/xlsx";
import fc from "fast-check";
import { expect, test } from "vitest";
import { toXlsx } from "#domain/exports/xlsx.ts";
import { type Listing, listingColumns } from "#domain/listing/listing.ts";
import { holdsAsync } from "../../../../property.ts";
import { listing } from "../query/sample-preset.ts";

/** The sheet as SheetJS reads it: nothing of the library that wrote it. */
async function opened(listings: Iterable<Listing>) {
  const book = read(await new Response(toXlsx(listings)).arrayBuffer());
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  return {
    names: book.SheetNames,
    sheet,
    rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1 }),
  };
}

const columnAt = (column: keyof Listing): number => listingColumns.indexOf(column);

test("a spreadsheet program finds one sheet, the columns in their order and every row", async () => {
  const { names, rows } = await opened([listing(1), listing(2), listing(3)]);
  expect(names).toEqual(["Businesses"]);
  expect(rows[0]).toEqual([...listingColumns]);
  expect(rows.slice(1).map((row) => row[columnAt("id")])).toEqual(
    [1, 2, 3].map((each) => listing(each).id),
  );
});

test("an empty result is a sheet with its head", async () => {
  expect((await opened([])).rows).toEqual([[...listingColumns]]);
});

test("leading zeros, accents and other scripts stay, and numbers are numbers", async () => {
  const { rows } = await opened([
    listing(1, {
      name: "Çà et là – 東京 مطعم",
      postcode: "00123",
      phone: "+34911222333",
      lat: -1.5,
    }),
  ]);
  const [, row = []] = rows;
  expect(row[columnAt("name")]).toBe("Çà et là – 東京 مطعم");
  expect(row[columnAt("postcode")]).toBe("00123");
  expect(row[columnAt("phone")]).toBe("+34911222333");
  expect(row[columnAt("lat")]).toBe(-1.5);
});

test("a text that looks like a formula is a text, and is not changed", async () => {
  const name = '=HYPERLINK("http://evil.test","x")';
  const { sheet, rows } = await opened([listing(1, { name })]);
  expect(rows[1]?.[columnAt("name")]).toBe(name);
  expect(Object.values(sheet).some((cell) => cell && typeof cell === "object" && "f" in cell)).toBe(
    false,
  );
});

test("whatever a name holds comes back as it was", async () => {
  // A spreadsheet knows one kind of line end, and XML no lone surrogates.
  const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
  await holdsAsync(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (names) => {
      const { rows } = await opened(names.map((name, at) => listing(at, { name })));
      expect(rows.slice(1).map((row) => row[columnAt("name")])).toEqual(names);
    }),
    { numRuns: 60 },
  );
});

test("a cell longer than a spreadsheet takes is cut, and says so", async () => {
  const { rows } = await opened([listing(1, { description: "x".repeat(40_000) })]);
  const text = String(rows[1]?.[columnAt("description")]);
  expect([text.length, text.at(-1)]).toEqual([32_767, "…"]);
});
