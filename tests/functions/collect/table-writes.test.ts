import { describe, expect, test } from "vitest";
import type { Tables } from "#shared/adapters/tables.ts";
import { runCollection } from "../../../functions/collect/run-collection.ts";
import { mapOfSize } from "../../../scripts/bench/listings-of-size.ts";
import { collectionDeps, queueTask, sourceOf } from "../../../scripts/collection/collection-run.ts";
import { answersOver, realElements } from "../../../scripts/collection/map-answers.ts";
import { memoryFiles } from "../../../scripts/simulation/platform/memory-files.ts";
import { memoryTables } from "../../fakes/memory-tables.ts";

const listings = 20_000;
/** A turn at the map service: its row made and deleted, and the day's counter. */
const writesPerQuery = 3;
const real = realElements();

/** The rows, counting every request that changes one; a transaction counts each of its changes. */
function counting(tables: Tables): { tables: Tables; writes: () => number } {
  let writes = 0;
  const one = <A extends unknown[], R>(write: (...sent: A) => R) => {
    return (...sent: A): R => {
      writes += 1;
      return write(...sent);
    };
  };
  return {
    writes: () => writes,
    tables: {
      ...tables,
      create: one(tables.create) as Tables["create"],
      update: one(tables.update) as Tables["update"],
      upsert: one(tables.upsert) as Tables["upsert"],
      increment: one(tables.increment) as Tables["increment"],
      remove: one(tables.remove),
      grantRead: one(tables.grantRead),
      transact(operations) {
        writes += operations.length;
        return tables.transact(operations);
      },
    },
  };
}

describe.each(real.length > 0 ? [listings] : [])("a task of %i listings", (size) => {
  test("writes at most as many rows as it has tiles and fiftieths of its listings", async () => {
    const { elements, bounds } = mapOfSize(size, real);
    const answer = answersOver(elements, "2026-11-21T00:00:00Z");
    let queries = 0;
    const source = sourceOf((query) => {
      queries += 1;
      return answer(query);
    });
    const { tables, writes } = counting(memoryTables());
    const files = memoryFiles(new Map(), Date.now, async ({ run }) => run());
    const deps = collectionDeps({ tables, files, source, now: () => new Date() });
    await queueTask("t", bounds, deps);
    const { found = 0 } = await runCollection("t", deps);
    const tiles = (await deps.listings.doneTiles("t")).length;
    const all = writes() + queries * writesPerQuery;
    console.log(`${found} listings in ${tiles} tiles: ${all} writes, ${queries} queries`);
    expect(found).toBeGreaterThan(0.95 * size);
    expect(all).toBeLessThanOrEqual(tiles + found / 50);
  });
});

test("the map data is there, or nothing is counted", () => {
  expect(real.length === 0 || real.length > 10_000).toBe(true);
});
