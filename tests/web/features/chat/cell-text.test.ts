import { expect, test } from "vitest";
import {
  asTabbedText,
  cellText,
  columnsOf,
  columnText,
  headingOf,
  sorted,
} from "../../../../web/src/features/chat/cell-text.ts";
import { columnsAsked } from "../../../../web/src/features/chat/columns-asked.ts";
import { sizeText } from "../../../../web/src/features/chat/file-size.ts";
import { pointsOf } from "../../../../web/src/features/chat/points.ts";

const rows = [
  { id: "1", name: "Ü", category: "Spa", rating: 4.5, lat: 1, lon: 2 },
  { id: "2", name: "a 10", category: "Spa", rating: null, lat: 1, lon: 2 },
  { id: "3", name: "a 9", category: "Gym", rating: 10, lat: 1, lon: 2 },
];

test("a table has the columns that were sent, without ids and coordinates", () => {
  expect(columnsOf(rows)).toEqual(["name", "category", "rating"]);
  // What nothing is known of takes no room, unless every table has it.
  expect(columnsOf([{ name: "n", phone: null, rating: null }])).toEqual(["name", "phone"]);
  expect(columnsOf([{ review_count: 3, website: "x", name: "n" }])).toEqual([
    "name",
    "website",
    "review_count",
  ]);
  expect(headingOf("review_count")).toBe("Reviews");
});

test("columns that were asked for come next to the name, once each", () => {
  const plan = { select: ["rating"], sort: [{ by: "distance", dir: "asc" }, { by: "name" }, 7] };
  expect(columnsAsked(plan)).toEqual(["rating", "distance_m", "name"]);
  expect(columnsAsked({ sort: [{ by: "closes" }], select: "all" })).toEqual(["hours"]);
  expect(columnsAsked(undefined)).toEqual([]);
  const near = rows.map((row) => ({ ...row, distance_m: 7 }));
  expect(columnsOf(near, columnsAsked(plan))).toEqual(["name", "rating", "distance_m", "category"]);
  expect(columnsOf(rows, ["lat", "phone"])).toEqual(["name", "lat", "category", "rating"]);
});

test("a cell says any kind of value in words, and nothing for what is not known", () => {
  expect(cellText(null)).toBe("");
  expect(cellText([])).toBe("");
  expect(cellText(true)).toBe("yes");
  expect(cellText(4.567)).toBe("4.57");
  expect(cellText(1987)).toBe("1987");
  expect(cellText(["cash", "card"])).toBe("cash; card");
  expect(cellText([{ role: "owner", value: "a@b.example" }])).toBe("owner: a@b.example");
  expect(
    cellText([
      [0, 540, 1_020],
      [5, 1_200, 1_560],
    ]),
  ).toBe("Mon 09:00–17:00; Sat 20:00–02:00");
});

test("a source is written as the table of its preset writes it", () => {
  expect(headingOf("sources")).toBe("Source");
  expect(columnText("sources", "both")).toBe("OSM + Overture");
  expect(columnText("sources", null)).toBe("");
  expect(columnText("name", "both")).toBe("both");
  expect(asTabbedText([{ sources: "overture" }], ["sources"])).toBe("Source\nOverture Maps");
});

test("a table is sorted by numbers as numbers and by words as people do; gaps stand last", () => {
  const names = (column: string, isDescending: boolean) =>
    sorted(rows, { column, isDescending }).map(({ name }) => name);
  expect(names("rating", false)).toEqual(["Ü", "a 9", "a 10"]);
  expect(names("rating", true)).toEqual(["a 9", "Ü", "a 10"]);
  expect(names("name", false)).toEqual(["a 9", "a 10", "Ü"]);
});

test("a copied table keeps one line a row and one tab a column", () => {
  expect(asTabbedText([{ name: "a\tb\nc", category: null }], ["name", "category"])).toBe(
    "Name\tCategory\na b c\t",
  );
});

test("a file's size is said in the unit that fits", () => {
  expect([900, 1_234, 2_500_000].map(sizeText)).toEqual(["900 B", "1.2 kB", "2.5 MB"]);
});

test("the map shows the server's points, else those of the rows, and no impossible ones", () => {
  const result = { kind: "list" as const, groups: [], coverage: { without: [] } };
  const sent = { ...result, rows, map: [["2", 50, 8] as [string, number, number]] };
  expect(pointsOf(sent)).toEqual([{ name: "a 10", lat: 50, lon: 8 }]);
  expect(pointsOf({ ...result, rows, map: [] })).toHaveLength(3);
  const odd = [
    { id: "1", name: null, lat: 91, lon: 0 },
    { lat: "1", lon: 1 },
    { lat: 1, lon: 1 },
  ];
  expect(pointsOf({ ...result, rows: odd, map: [] })).toEqual([
    { name: "Unnamed", lat: 1, lon: 1 },
  ]);
});
