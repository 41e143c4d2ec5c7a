import { describe, expect, test } from "vitest";
import { noFilters } from "#domain/results/filters.ts";
import { rowsFor } from "#domain/results/results.ts";
import {
  columnsOffered,
  columnsShown,
  columnTitle,
  knownCounts,
  tableColumns,
} from "#domain/results/table-columns.ts";
import { listing, presetFor, samplePreset, snapshotOf } from "../query/sample-preset.ts";

const preset = presetFor(samplePreset);
const { listings } = samplePreset;

describe("the columns of the table", () => {
  test("are hidden while a value is known for less than one business in ten, unless they were chosen", () => {
    const twenty = Array.from({ length: 20 }, (_, at) =>
      listing(at, {
        phone: at < 2 ? "+37799991234" : null,
        website: at < 1 ? "https://a.example/" : null,
        stars: 3,
      }),
    );
    const preset = presetFor(snapshotOf(twenty));
    const known = knownCounts(preset);
    expect(known).toMatchObject({ phone: 2, website: 1, stars: 20, emails: 0 });
    const usual = columnsShown({}, known, 20);
    expect(usual).toContain("phone");
    expect(usual).not.toContain("website");
    expect(usual).not.toContain("stars");
    const chosen = columnsShown({ website: true, phone: false, stars: true }, known, 20);
    expect(chosen).toEqual(
      tableColumns.filter((one) => one !== "phone" && [...usual, "website", "stars"].includes(one)),
    );
  });

  test("have a count of businesses with a value each, as going through all of them one by one", () => {
    const known = knownCounts(preset);
    for (const column of tableColumns) {
      if (column === "now" || column === "phones") continue;
      const expected = listings.slice(0, listings.length).filter((one) => {
        const value: unknown = one[column];
        return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
      });
      expect([column, known[column]]).toEqual([column, expected.length]);
    }
  });

  test("name the source of each row only where two were read, and sort by it", () => {
    const ofSources = (["osm", "both", "overture", "both"] as const).map((sources, at) =>
      listing(at, { sources }),
    );
    const two = presetFor(snapshotOf(ofSources));
    expect(columnTitle("sources")).toBe("Source");
    expect(columnsShown({}, knownCounts(two), 4)).toContain("sources");
    const byFirst = (dir: "asc" | "desc") =>
      rowsFor({ ...noFilters, order: { by: "sources", dir } }, two).map(
        (row) => ofSources[row]?.sources,
      );
    expect(byFirst("asc")).toEqual(["both", "both", "osm", "overture"]);
    expect(byFirst("desc")).toEqual(["overture", "osm", "both", "both"]);

    const one = knownCounts(presetFor(snapshotOf([listing("a", {}), listing("b", {})])));
    // A choice made in another preset.
    expect(columnsShown({ sources: true }, one, 2)).not.toContain("sources");
    expect(columnsOffered(one)).not.toContain("sources");
  });
});
