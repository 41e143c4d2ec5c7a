import fc from "fast-check";
import { expect, test } from "vitest";
import { runPlan } from "#domain/query/engine/run.ts";
import { presetOf } from "#domain/query/plan/preset.ts";
import { pickRows } from "#domain/snapshot/pick-rows.ts";
import { columnsInMemory, storedListings } from "#domain/snapshot/stored-listings.ts";
import { plansFor } from "../../../../eval/random-plans.ts";
import { holds } from "../../../../property.ts";
import { clock, samplePreset, snapshotOf } from "../query/sample-preset.ts";
import { anyListings } from "./any-listings.ts";

test("listings without some of them are the others, every value and every receipt", () => {
  holds(
    fc.property(anyListings, fc.infiniteStream(fc.boolean()), (listings, stays) => {
      const rows = listings.flatMap((_, row) => (stays.next().value ? [row] : []));
      const picked = pickRows(columnsInMemory(listings), Uint32Array.from(rows));
      expect([...storedListings(picked)]).toEqual(rows.map((row) => listings[row]));
    }),
    { numRuns: 60 },
  );
});

test("questions get the same answers as from a preset that never had the others", () => {
  const { listings, meta } = samplePreset;
  const rows = listings.flatMap((_, row) => (row % 3 === 1 ? [] : [row]));
  const columns = pickRows(columnsInMemory(listings), Uint32Array.from(rows));
  const masked = presetOf({ listings: storedListings(columns), meta }, clock);
  const others = snapshotOf(
    rows.flatMap((row) => listings[row] ?? []),
    meta,
  );
  const plain = presetOf(others, clock);
  holds(
    fc.property(plansFor(plain), (plan) => {
      expect(runPlan(plan, masked.columns, clock)).toEqual(runPlan(plan, plain.columns, clock));
    }),
    { numRuns: 300 },
  );
});
