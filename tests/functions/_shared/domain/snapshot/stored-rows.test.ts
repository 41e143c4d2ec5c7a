import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Listing, type ListingWithReceipts, listingColumns } from "#domain/listing/listing.ts";
import { isKnown, methodOf, withReceipts, withValues } from "#domain/listing/receipts.ts";
import { mapRows } from "#domain/snapshot/map-rows.ts";
import { encodePage } from "#domain/snapshot/page.ts";
import { pickRows } from "#domain/snapshot/pick-rows.ts";
import { columnsInMemory, storedListings } from "#domain/snapshot/stored-listings.ts";
import { rowsOf } from "#domain/snapshot/stored-rows.ts";
import { holds } from "../../../../property.ts";
import { anyListings } from "./any-listings.ts";

const rowsFor = (listings: readonly ListingWithReceipts[]) => rowsOf(columnsInMemory(listings));
/** The listings as a reader of the file gets them. */
const stored = (listings: Parameters<typeof columnsInMemory>[0]) => [
  ...storedListings(columnsInMemory(listings)),
];

const text = fc.string({ unit: "grapheme", maxLength: 6 });
const receipt = fc.record({ source: text, ref: text, at: text, method: text });

describe("listings that stay in columns", () => {
  test("have the values, receipts and methods of whole ones", () => {
    holds(
      fc.property(anyListings, (listings) => {
        const whole = stored(listings);
        for (const [at, row] of rowsFor(listings).entries()) {
          const wanted = whole[at];
          if (!wanted) throw new Error("there are as many");
          expect(withReceipts(row)).toEqual(wanted);
          for (const column of listingColumns) {
            expect(row[column]).toEqual(wanted[column]);
            expect(isKnown(row, column)).toBe(isKnown(wanted, column));
            expect(methodOf(row, column)).toBe(wanted.receipts[column]?.method);
          }
        }
      }),
    );
  });

  test("become the same file as whole ones, from any columns in any order, with whole ones between", () => {
    holds(
      fc.property(
        anyListings,
        anyListings,
        fc.infiniteStream(fc.nat(2)),
        (first, second, kinds) => {
          const all = [...stored(first), ...stored(second)];
          const rows = [...rowsFor(first), ...rowsFor(second)];
          const order = all.map((_, at) => (at * 7) % Math.max(1, all.length)).sort(() => 0);
          const mixed = [...new Set(order)].map((at) => {
            const [whole, row] = [all[at], rows[at]];
            if (!whole || !row) throw new Error("there are as many");
            return { whole, either: kinds.next().value === 0 ? whole : row };
          });
          expect(stored(mixed.map(({ either }) => either))).toEqual(
            stored(mixed.map(({ whole }) => whole)),
          );
        },
      ),
    );
  });

  test("are copied to the same bytes as they were read from", () => {
    holds(
      fc.property(anyListings, (listings) => {
        const bytes = (of: Parameters<typeof encodePage>[0]) => {
          const page = encodePage(of);
          // After the header, whose order of sections is another one.
          return new TextDecoder().decode(page.subarray(page.indexOf(0x0a) + 1));
        };
        const own = listings.map((listing) => ({ ...listing, receipts: {} }));
        expect(bytes(rowsFor(own))).toBe(bytes(own));
      }),
    );
  });

  test("are read back unchanged from long runs, also of columns with rows picked out", () => {
    holds(
      fc.property(
        anyListings.filter(({ length }) => length > 0),
        fc.nat(60),
        (some, first) => {
          const many = Array.from({ length: 120 }, (_, at): ListingWithReceipts => {
            const one = some[at % some.length];
            if (!one) throw new Error("there is one");
            return { ...one, id: String(at) };
          });
          const columns = columnsInMemory(many);
          const kept = Uint32Array.from(many.keys()).filter((row) => row % 5 > 0);
          const picked = pickRows(columns, kept);
          const runs = [
            rowsOf(columns).slice(first, first + 50),
            rowsOf(picked).slice(10, 80),
            rowsOf(columns).slice(100),
          ].flat();
          expect(stored(runs)).toEqual(runs.map(withReceipts));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("take values from elsewhere with their receipts, and stay as they were themselves", () => {
    holds(
      fc.property(anyListings, text, receipt, receipt, (listings, city, first, later) => {
        const values: Partial<Listing> = { city, address: null };
        for (const row of rowsFor(listings)) {
          const before = withReceipts(row);
          const once = withValues(row, values, [["city", first]]);
          const twice = withValues(once, { city: "There" }, [
            ["address", first],
            ["city", later],
            ["address", later],
          ]);
          const receipts = { ...before.receipts, city: later, address: later };
          expect(withReceipts(twice)).toEqual({
            ...before,
            city: "There",
            address: null,
            receipts,
          });
          expect(stored([twice])).toEqual(stored([withReceipts(twice)]));
          expect([once.city, methodOf(once, "city")]).toEqual([city, first.method]);
          expect(withReceipts(row)).toEqual(before);
        }
      }),
    );
  });

  test("that were made whole and changed are rows again, however many there are", () => {
    const one = listings(2_500);
    const changed = mapRows(rowsFor(one), (row) =>
      row.lat % 3 === 0 ? row : { ...withReceipts(row), name: `Changed ${row.lat}` },
    );
    expect(changed.map(withReceipts)).toEqual(
      stored(one).map((whole) =>
        whole.lat % 3 === 0 ? whole : { ...whole, name: `Changed ${whole.lat}` },
      ),
    );
    expect(changed.filter((listing) => Object.hasOwn(listing, "name"))).toEqual([]);
  });
});

function listings(size: number): ListingWithReceipts[] {
  const [sample] = fc.sample(
    anyListings.filter(({ length }) => length > 0),
    { numRuns: 1, seed: 1 },
  );
  return Array.from({ length: size }, (_, at) => {
    const one = sample?.[at % sample.length];
    if (!one) throw new Error("there is a sample");
    return { ...one, id: String(at), lat: at % 90 };
  });
}
