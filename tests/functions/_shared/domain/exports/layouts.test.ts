import { read, utils } from "@e965/xlsx";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { toCsv } from "#domain/exports/csv.ts";
import type { FileColumns } from "#domain/exports/file-columns.ts";
import { fileLayouts } from "#domain/exports/file-layouts.ts";
import { choosable, columnsFor, usualColumns } from "#domain/exports/layouts.ts";
import { toXlsx } from "#domain/exports/xlsx.ts";
import type { Listing } from "#domain/listing/listing.ts";
import { listing } from "../query/sample-preset.ts";

const full = listing("a1", {
  name: "Café Nord",
  phone: "+37799991234",
  phones: [
    { label: "fax", value: "+37799991235" },
    { label: "main", value: "+37799991234" },
    { label: "other", value: "ask at the bar" },
    { label: "dept:Bookings", value: "+37799991236" },
    { label: "mobile", value: "+37799991237" },
    { label: "mobile", value: "+37799991238" },
  ],
  emails: [
    { role: "owner", value: "ada@nord.example" },
    { role: "info", value: "info@nord.example" },
  ],
  socials: [
    { network: "instagram", url: "https://instagram.com/nord" },
    { network: "facebook", url: "https://facebook.com/nord" },
    { network: "facebook", url: "https://facebook.com/nord.old" },
    { network: "vk", url: "https://vk.com/nord" },
  ],
  services: ["Breakfast", "Catering"],
  street: "Rue Grimaldi",
  house_number: "007",
  postcode: "09800",
  city: "Monaco",
  country: "MC",
  rating: 4.5,
  review_count: 12,
  founded_year: 1999,
  lat: 43.5,
  lon: -7.25,
});
const bare = listing("00123", { name: null, phone: "call us", phones: [] });

function columnsOf(...asked: Parameters<typeof columnsFor>): FileColumns {
  const found = columnsFor(...asked);
  if ("unknown" in found) throw new Error(found.unknown);
  return found;
}

/** The file as a CSV reader gives it back. */
function csvRows(columns: FileColumns, listings: readonly Listing[] = [full, bare]) {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(
    toCsv(listings, columns).replace("\uFEFF", ""),
    { header: true, skipEmptyLines: true },
  );
  expect(errors).toEqual([]);
  return { rows: data, heads: meta.fields ?? [] };
}

/** The cells as a spreadsheet reader finds them, with their types: `s` a text, `n` a number. */
async function sheetRows(columns: FileColumns, listings: readonly Listing[] = [full, bare]) {
  const book = read(await new Response(toXlsx(listings, columns)).arrayBuffer(), { cellNF: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  const heads = columns.heads.map(({ header }) => header);
  const cell = (row: number, header: string) =>
    sheet[utils.encode_cell({ r: row + 1, c: heads.indexOf(header) })];
  return { heads: utils.sheet_to_json<string[]>(sheet, { header: 1 })[0], cell };
}

const crmValues = {
  phone_1: "+37799991234",
  phone_1_label: "main",
  phone_2: "+37799991236",
  phone_2_label: "dept:Bookings",
  phone_3: "+37799991237",
  phone_3_label: "mobile",
  fax: "+37799991235",
  email_1: "ada@nord.example",
  email_1_role: "owner",
  email_2: "info@nord.example",
  facebook: "https://facebook.com/nord",
  instagram: "https://instagram.com/nord",
  service_1: "Breakfast",
  service_2: "Catering",
  street_address: "007 Rue Grimaldi",
  postcode: "09800",
  source: "OpenStreetMap",
  licence: "ODbL-1.0",
};

describe("a file for programs that take one value a column", () => {
  test("has each contact in a column of its own, read back from CSV", () => {
    const { rows, heads } = csvRows(columnsOf("crm"));
    expect(heads).toEqual(usualColumns("crm"));
    expect(heads.slice(0, 3)).toEqual(["id", "name", "category"]);
    expect(heads.slice(-2)).toEqual(["source", "licence"]);
    expect(rows[0]).toMatchObject({ ...crmValues, linkedin: "", email_3: "", service_3: "" });
  });

  test("never has a text in a phone's column that no phone can dial", () => {
    const { rows } = csvRows(columnsOf("crm"));
    expect(rows[1]).toMatchObject({ id: "00123", name: "", phone_1: "", phone_1_label: "" });
    for (const row of rows) {
      for (const column of ["phone_1", "phone_2", "phone_3", "fax"]) {
        expect(row[column]).toMatch(/^(\+[0-9]{6,15})?$/);
      }
    }
  });

  test("has the main number first, also where the list of numbers lacks it", () => {
    const alone = listing(1, {
      phone: "+442079460018",
      phones: [{ label: "mobile", value: "+447700900123" }],
    });
    expect(csvRows(columnsOf("crm"), [alone]).rows[0]).toMatchObject({
      phone_1: "+442079460018",
      phone_1_label: "main",
      phone_2: "+447700900123",
      phone_2_label: "mobile",
    });
  });

  test("has the same values in a workbook, where numbers are numbers and codes are texts", async () => {
    const { cell, heads } = await sheetRows(columnsOf("crm"));
    expect(heads).toEqual(usualColumns("crm"));
    for (const [column, value] of Object.entries(crmValues)) {
      expect([column, cell(0, column)?.t, cell(0, column)?.v]).toEqual([column, "s", value]);
    }
    const numbers = { rating: 4.5, review_count: 12, founded_year: 1999, lat: 43.5, lon: -7.25 };
    for (const [column, value] of Object.entries(numbers)) {
      expect([column, cell(0, column)?.t, cell(0, column)?.v]).toEqual([column, "n", value]);
    }
    expect([cell(1, "id")?.t, cell(1, "id")?.v]).toEqual(["s", "00123"]);
    for (const code of ["id", "phone_1", "fax", "postcode"]) expect(cell(0, code)?.z).toBe("@");
    expect(cell(1, "rating")).toBeUndefined();
  });
});

describe("a file for one program's import", () => {
  test("has the names of HubSpot's fields", async () => {
    const columns = columnsOf("hubspot");
    const { rows, heads } = csvRows(columns);
    expect(heads[0]).toBe("id");
    expect(heads.slice(-2)).toEqual(["source", "licence"]);
    expect(rows[0]).toMatchObject({
      "Company name": "Café Nord",
      Email: "ada@nord.example",
      "Phone number": "+37799991234",
      "Street address": "007 Rue Grimaldi",
      City: "Monaco",
      "Postal code": "09800",
      "Year founded": "1999",
      "Facebook company page": "https://facebook.com/nord",
    });
    expect(heads).not.toContain("Company domain name");
    const { cell } = await sheetRows(columns);
    expect([cell(0, "Phone number")?.t, cell(0, "Year founded")?.t]).toEqual(["s", "n"]);
  });

  test("has the names of Pipedrive's fields, and the business's name as the person's", () => {
    const { rows } = csvRows(columnsOf("pipedrive"));
    expect(rows[0]).toMatchObject({
      "Organization - Name": "Café Nord",
      "Person - Name": "Café Nord",
      "Person - Email": "ada@nord.example",
      "Person - Phone": "+37799991234",
    });
  });
});

describe("a file of a business of two sources", () => {
  const licence = "ODbL 1.0 © OpenStreetMap contributors; CDLA-Permissive-2.0";
  const both = listing(1, { sources: "both", licence });
  const added = listing(2, { sources: "overture", source: "Overture Maps", licence });

  test.each(fileLayouts)(
    "in the layout %s names the sources of each row and carries its notices, last",
    async (layout) => {
      const columns = columnsOf(layout);
      const { rows, heads } = csvRows(columns, [both, added]);
      if (layout !== "full") expect(heads.slice(-2)).toEqual(["source", "licence"]);
      expect(rows).toMatchObject([
        { source: "OpenStreetMap; Overture Maps", licence },
        { source: "Overture Maps", licence },
      ]);
      const { cell } = await sheetRows(columns, [both, added]);
      expect([cell(0, "source")?.v, cell(0, "licence")?.v, cell(1, "source")?.v]).toEqual([
        "OpenStreetMap; Overture Maps",
        licence,
        "Overture Maps",
      ]);
    },
  );
});

describe("a file of chosen columns", () => {
  test.each(fileLayouts)(
    "has in the layout %s the id first, those asked for in their order, source and licence last",
    (layout) => {
      const asked = ["rating", "licence", "name", "rating", "id", "lat"];
      const { heads } = csvRows(columnsOf(layout, asked));
      const name = {
        full: ["name"],
        crm: ["name"],
        hubspot: ["Company name"],
        pipedrive: ["Organization - Name", "Person - Name"],
      }[layout];
      expect(heads).toEqual(["id", "rating", ...name, "lat", "source", "licence"]);
    },
  );

  test.each(fileLayouts)(
    "in the layout %s can have every column there is, and names the first it lacks",
    (layout) => {
      for (const column of choosable(layout)) {
        expect(csvRows(columnsOf(layout, [column])).rows).toHaveLength(2);
      }
      expect(columnsFor(layout, ["name", "colour", "size"])).toEqual({ unknown: "colour" });
    },
  );

  test("keeps lists for the full file and single values for the others", () => {
    expect(columnsFor("crm", ["phones"])).toEqual({ unknown: "phones" });
    expect(columnsFor("full", ["phone_1"])).toEqual({ unknown: "phone_1" });
    expect(csvRows(columnsOf("crm", ["vk"])).rows[0]).toMatchObject({ vk: "https://vk.com/nord" });
  });
});
