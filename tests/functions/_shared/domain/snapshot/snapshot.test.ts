import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnsWith, type ListingWithReceipts } from "#domain/listing/listing.ts";
import { decodeSnapshot, encodeSnapshot, type Snapshot } from "#domain/snapshot/snapshot.ts";
import { SnapshotError } from "#domain/snapshot/snapshot-error.ts";
import { isStored } from "#domain/snapshot/stored-listings.ts";
import { holds } from "../../../../property.ts";
import { listing, samplePreset, snapshotOf } from "../query/sample-preset.ts";
import { anyListings } from "./any-listings.ts";

type Plain = Snapshot & { listings: ListingWithReceipts[] };

function encoded(snapshot: Plain): Uint8Array {
  const writing = encodeSnapshot(snapshot);
  const parts: Uint8Array[] = [];
  let step = writing.next();
  for (; !step.done; step = writing.next()) parts.push(step.value.slice());
  return new Uint8Array([step.value, ...parts].flatMap((part) => [...part]));
}

const decoded = (bytes: Uint8Array): Plain => {
  const { listings, meta } = decodeSnapshot(bytes);
  return { listings: [...listings], meta };
};

/** As the first version of the product wrote it. */
const asLines = ({ listings, meta }: Plain): string =>
  [{ format: "areascout-snapshot", version: 1, rows: listings.length, meta }, ...listings]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const headerOf = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0x0a) + 1));

const failureOf = (bytes: Uint8Array): string => {
  try {
    decodeSnapshot(bytes);
  } catch (error) {
    if (error instanceof SnapshotError) return error.reason;
    throw error;
  }
  return "none";
};

const withCoverage = snapshotOf(
  [
    listing(1, {
      name: 'Café "Ünïcode" 🍕\nline',
      receipts: { phone: { source: "osm", ref: "node/1", at: "2026-01-01", method: "tag" } },
    }),
    listing(2),
  ],
  {
    coverage: {
      tiles: { total: 2, done: 1, dead: 1 },
      byType: { Restaurant: 2 },
      unmatchedTypes: [],
      merged: 0,
      unnamed: 0,
      outsideDropped: 3,
      unreadable: 0,
      changes: null,
      sites: null,
      overture: null,
      with: { phone: 1, website: 0, hours: 0, email: 0, address: 0 },
      sourceUpdatedAt: null,
      source: "OpenStreetMap",
    },
  },
);

describe("a snapshot", () => {
  it("comes back as it was written, receipts and all", () => {
    expect(decoded(encoded(withCoverage))).toEqual(withCoverage);
  });

  it("keeps any listings there can be, every value and every receipt", () => {
    holds(
      fc.property(anyListings, (listings) => {
        expect(decoded(encoded(snapshotOf(listings))).listings).toEqual(listings);
      }),
      { numRuns: 100 },
    );
  });

  it("gives single rows and slices as the whole has them", () => {
    const { listings } = decodeSnapshot(encoded(samplePreset));
    expect(listings.length).toBe(samplePreset.listings.length);
    expect(listings.slice(3, 9)).toEqual(samplePreset.listings.slice(3, 9));
    expect(listings.slice(115, 500)).toEqual(samplePreset.listings.slice(115));
    expect(listings.at(7)).toEqual(samplePreset.listings[7]);
    expect(listings.at(samplePreset.listings.length)).toBeUndefined();
  });

  it("keeps half a character as the sign for one that can't be read", () => {
    const [row] = decoded(encoded(snapshotOf([listing(1, { name: "cut \uD83C" })]))).listings;
    expect(row?.name).toBe("cut \uFFFD");
  });

  it("can be empty", () => {
    const empty = snapshotOf([]);
    expect(decoded(encoded(empty))).toEqual(empty);
  });

  it("can be read when the first version of the product wrote it", () => {
    expect(decoded(bytesOf(asLines(withCoverage)))).toEqual(withCoverage);
    expect(decoded(bytesOf(asLines(samplePreset)))).toEqual(samplePreset);
  });

  it("takes less than a third of the room of its listings one by one", () => {
    expect(encoded(samplePreset).length).toBeLessThan(asLines(samplePreset).length / 3);
  });

  it.each([
    ["in columns", encoded(samplePreset)],
    ["in lines", bytesOf(asLines(samplePreset))],
  ])("is refused as corrupt wherever it is cut off: %s", (_, bytes) => {
    holds(
      fc.property(fc.nat(bytes.length - 2), (length) => {
        expect(failureOf(bytes.subarray(0, length))).toBe("corrupt");
      }),
    );
  });

  it("is refused as corrupt when something follows its end", () => {
    const bytes = encoded(samplePreset);
    expect(failureOf(new Uint8Array([...bytes, 0]))).toBe("corrupt");
    const lines = asLines(samplePreset).trimEnd().split("\n");
    expect(failureOf(bytesOf(`${[...lines, lines.at(-1)].join("\n")}\n`))).toBe("corrupt");
  });

  it("is refused as newer when a later version wrote it, whatever its header then holds", () => {
    expect(failureOf(bytesOf('{"format":"areascout-snapshot","version":3,"pages":[]}\n'))).toBe(
      "newer",
    );
  });

  it.each([
    ["nothing", ""],
    ["another file", "hello\n"],
    ["another format", '{"format":"other","version":1}\n'],
    [
      "a header with a wrong tier",
      asLines(samplePreset).replace('"tier":1,"coverage"', '"tier":3,"coverage"'),
    ],
    ["a row that is no listing", asLines(snapshotOf([listing(1)])).replace(/\n\{.*\n$/, "\n7\n")],
  ])("is refused as corrupt when it is %s", (_, text) => {
    expect(failureOf(bytesOf(text))).toBe("corrupt");
  });

  it("is refused as corrupt when a section would lie outside", () => {
    const bytes = encoded(samplePreset);
    const header = headerOf(bytes);
    const moved = header.replace(/"lat":\["f64",(\d+)/, '"lat":["f64",8$1').slice(0, header.length);
    const broken = new Uint8Array([
      ...bytesOf(`${moved.trimEnd()}\n`),
      ...bytes.subarray(header.length),
    ]);
    expect(failureOf(broken)).toBe("corrupt");
  });

  it("is refused as corrupt when its bytes are no UTF-8", () => {
    const bytes = encoded(snapshotOf([listing(1)], { name: "é" }));
    expect(failureOf(bytes.with(bytes.indexOf(0xc3), 0xff))).toBe("corrupt");
  });
});

describe("a snapshot of before a column was collected", () => {
  /** As it was written then: no list of its columns, and no section of the later ones. */
  function withoutLater(bytes: Uint8Array): Uint8Array {
    const header = JSON.parse(headerOf(bytes));
    const isLater = (name: string): boolean =>
      name === "columns" || columnsWith("later").some((column) => name.split(".").includes(column));
    const kept = Object.entries(header.sections).filter(([name]) => !isLater(name));
    const line = JSON.stringify({ ...header, sections: Object.fromEntries(kept) });
    const body = bytes.subarray(bytes.indexOf(0x0a) + 1);
    return new Uint8Array([...bytesOf(`${line}\n`), ...body]);
  }

  it("knows that it does not have it, and every row says nothing of it", () => {
    const written = encoded(snapshotOf([listing(1, { cuisine: ["thai"], wheelchair: "yes" })]));
    const { listings: now } = decodeSnapshot(written);
    const { listings: before } = decodeSnapshot(withoutLater(written));
    expect(isStored(now) && now.columns.has("cuisine")).toBe(true);
    expect(isStored(before) && before.columns.has("cuisine")).toBe(false);
    expect(isStored(before) && before.columns.has("name")).toBe(true);
    expect(now.at(0)).toMatchObject({ cuisine: ["thai"], wheelchair: "yes" });
    expect(before.at(0)).toMatchObject({ cuisine: [], wheelchair: null });
  });

  it("a run whose first pages have no such column yet does not have it either", () => {
    const { cuisine: _, ...old } = listing(1);
    const rows = [old as ListingWithReceipts, listing(2, { cuisine: ["thai"] })];
    const { listings } = decodeSnapshot(encoded(snapshotOf(rows)));
    expect(isStored(listings) && listings.columns.has("cuisine")).toBe(false);
    expect([...listings].map(({ cuisine }) => cuisine)).toEqual([[], []]);
  });
});
