import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvParts, toCsv } from "#domain/exports/csv.ts";
import { listingColumns } from "#domain/listing/listing.ts";
import { holds } from "../../../../property.ts";
import { listing } from "../query/sample-preset.ts";

/** RFC 4180 read character by character, independent of the library that writes. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let field = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (quoted) {
      if (char !== '"') field += char;
      else if (text[at + 1] === '"') {
        field += '"';
        at++;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ",") {
      record.push(field);
      field = "";
    } else if (char === "\r" && text[at + 1] === "\n") {
      records.push([...record, field]);
      record = [];
      field = "";
      at++;
    } else field += char;
  }
  if (field !== "" || record.length > 0) throw new Error("the last record has no line end");
  return records;
}

const rowsOf = (csv: string): Record<string, string>[] => {
  const [head = [], ...rows] = readCsv(csv.slice(1));
  return rows.map((row) => {
    expect(row).toHaveLength(head.length);
    return Object.fromEntries(row.map((cell, at) => [head[at] ?? "", cell]));
  });
};

const written = (name: string): string | undefined =>
  rowsOf(toCsv([listing(1, { name })]))[0]?.name;

/** What the file must hold for a text: an apostrophe before anything a spreadsheet would run. */
const guarded = (text: string): string =>
  /^\s*[=+\-@|＝＋－＠\t\r\n]/.test(text) && !/^\+[0-9]{6,15}$/.test(text) ? `'${text}` : text;

describe("a CSV file", () => {
  it("quotes what a spreadsheet would cut at another separator, so that no formula begins inside a cell", () => {
    for (const name of ["Bar;=1+1", "Bar\t=1+1", ";", "Café; Bar"]) {
      expect(toCsv([listing(1, { name })])).toContain(`"${name}"`);
      expect(written(name)).toBe(name);
    }
  });

  it("starts with a byte order mark and the listing's columns in order, one CRLF after each row", () => {
    const csv = toCsv([listing(1), listing(2)]);
    expect(csv.startsWith("\uFEFFid,source_id,")).toBe(true);
    expect(csv.split("\r\n")).toHaveLength(4);
    expect(csv.endsWith("\r\n")).toBe(true);
    expect(readCsv(csv.slice(1))[0]).toEqual([...listingColumns]);
  });

  it("has its header when there are no rows", () => {
    expect(readCsv(toCsv([]).slice(1))).toEqual([[...listingColumns]]);
  });

  it("writes lists, pairs and hours in one cell each, and nothing for what is unknown", () => {
    const [row] = rowsOf(
      toCsv([
        listing("a1", {
          merged_source_ids: ["node/2", "way/3"],
          categories: ["Bakery", "Coffee Shop"],
          phones: [
            { label: "main", value: "+37799991234" },
            { label: "fax", value: "+37799991235" },
          ],
          emails: [{ role: "info", value: "info@a.example" }],
          socials: [{ network: "instagram", url: "https://instagram.example/a" }],
          hours_known: true,
          hours: [
            [0, 540, 1020],
            [4, 1080, 1560],
          ],
          lat: -43.5,
          lon: 7.421,
          price_level: 2,
        }),
      ]),
    );
    expect(row).toMatchObject({
      id: "a1",
      merged_source_ids: "node/2; way/3",
      categories: "Bakery; Coffee Shop",
      phones: "main: +37799991234; fax: +37799991235",
      emails: "info: info@a.example",
      socials: "instagram: https://instagram.example/a",
      hours_known: "true",
      hours: "Mo 09:00-17:00; Fr 18:00-26:00",
      lat: "-43.5",
      lon: "7.421",
      price_level: "2",
      website: "",
      rating: "",
      payments: "",
      source: "OpenStreetMap",
      licence: "ODbL-1.0",
    });
  });

  it.each([
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(1+1)",
    "\t=1+1",
    "\r=1+1",
    "\n=1+1",
    " =1+1",
    "  \n =1+1",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(1)",
    "|calc",
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://evil.example","Formula Test")',
    "+33 1 23 45 67 89",
    "+12345",
    "+1234567890123456",
    "+123456\n=1",
  ])("puts an apostrophe before %j, so that no spreadsheet runs it", (text) => {
    expect(written(text)).toBe(`'${text}`);
  });

  it.each([
    "+377999912",
    "+123456",
    "+123456789012345",
    "a=b",
    " ok",
    'Café, "Chez"\nMario',
    "'quoted",
    "1-2",
  ])("leaves %j as it is", (text) => {
    expect(written(text)).toBe(text);
  });

  it("gives every text back to a reader that knows only RFC 4180", () => {
    const texts = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({
        unit: fc.constantFrom('"', ",", "\r", "\n", "=", "+", "-", "@", "'", " ", "a", "1"),
      }),
    );
    holds(
      fc.property(fc.array(texts, { maxLength: 8 }), (names) => {
        const rows = rowsOf(
          toCsv(names.map((name, at) => listing(at, { name, description: name }))),
        );
        expect(rows.map(({ id }) => id)).toEqual(names.map((_, at) => String(at)));
        expect(rows.map(({ name }) => name)).toEqual(names.map(guarded));
        expect(rows.map(({ description }) => description)).toEqual(names.map(guarded));
      }),
      { numRuns: 300 },
    );
  });

  it("has its head once and every row in order, however many parts it is made in", () => {
    const many = Array.from({ length: 1_203 }, (_, at) => listing(at, { name: `B ${at}` }));
    expect([...csvParts(many)].length).toBeGreaterThan(2);
    const rows = rowsOf(toCsv(many));
    expect(rows.map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    const alone = many.map((one) => toCsv([one]).split("\r\n")[1]);
    expect(toCsv(many).split("\r\n").slice(1, -1)).toEqual(alone);
  });
});
