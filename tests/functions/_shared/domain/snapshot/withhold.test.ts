import { describe, expect, test } from "vitest";
import type { Suppression } from "#domain/opt-out/suppressions.ts";
import { decodeSnapshot, encodeSnapshot, type SnapshotContent } from "#domain/snapshot/snapshot.ts";
import { columnsInMemory, storedListings } from "#domain/snapshot/stored-listings.ts";
import { withoutWithheld } from "#domain/snapshot/withhold.ts";
import { listing, snapshotOf } from "../query/sample-preset.ts";

const rows = [
  listing(1, { website: "https://www.cafe.example/menu" }),
  listing(2, { emails: [{ role: "info", value: "info@cafe.example" }] }),
  listing(3, { phones: [{ label: "fax", value: "+442079460123" }] }),
  listing(4, { phone_osm: "+442079460123" }),
  listing(5, { website: "https://bar.example/", phone: "+442079460124" }),
  listing(6),
];

const stored = (content: SnapshotContent) => {
  const writing = encodeSnapshot(content);
  const parts: Uint8Array[] = [];
  let step = writing.next();
  for (; !step.done; step = writing.next()) parts.push(step.value.slice());
  return decodeSnapshot(Buffer.concat([step.value, ...parts]));
};

const content = snapshotOf(rows);
const cafe: Suppression = { kind: "domain", value: "cafe.example" };
const number: Suppression = { kind: "phone", value: "+442079460123" };

describe.each([
  ["in columns", stored(content)],
  ["as lines of the first version", content],
])("a snapshot %s", (_, snapshot) => {
  const idsWithout = (all: readonly Suppression[]): string[] =>
    [...withoutWithheld(snapshot, all).listings].map(({ id }) => id);

  test("loses exactly the businesses with that domain or number, and says how many", () => {
    const ids = rows.map(({ id }) => id);
    expect(idsWithout([cafe])).toEqual(ids.slice(2));
    expect(idsWithout([number])).toEqual([ids[0], ids[1], ids[4], ids[5]]);
    const both = withoutWithheld(snapshot, [cafe, number]);
    expect([both.withheld, both.listings.length]).toEqual([4, 2]);
    expect([...both.listings][0]).toEqual([...snapshot.listings][4]);
  });

  test("stays as it is, and the same object, where nobody asked for anything", () => {
    expect(withoutWithheld(snapshot, [])).toBe(snapshot);
    expect(withoutWithheld(snapshot, [{ kind: "domain", value: "other.example" }])).toBe(snapshot);
    const all = [cafe];
    expect(withoutWithheld(snapshot, all)).toBe(withoutWithheld(snapshot, all));
    expect(snapshot.listings.length).toBe(6);
  });
});

test("a business is withheld by the contacts of the source that isn't shown", () => {
  const twice = [
    listing(1, { phone: "+442079460124", phone_overture: "+442079460123" }),
    listing(2, { website: "https://bar.example/", website_overture: "https://cafe.example/" }),
    listing(3, { phone_overture: "+442079460124" }),
  ];
  const left = withoutWithheld(stored(snapshotOf(twice)), [cafe, number]);
  expect([...left.listings].map(({ id }) => id)).toEqual(["3"]);
});

test("a preset of before there was a second source is withheld from as it was", () => {
  const old = rows.map(
    ({ phone_overture: _, website_osm: __, website_overture: ___, ...row }) => row,
  );
  const listings = storedListings(columnsInMemory(old as typeof rows));
  expect(listings.columns.has("phone_overture")).toBe(false);
  const left = withoutWithheld({ ...content, listings }, [number]);
  expect([...left.listings].map(({ id }) => id)).toEqual(["1", "2", "5", "6"]);
});
