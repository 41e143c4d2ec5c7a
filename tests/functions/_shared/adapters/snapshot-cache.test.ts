import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Snapshot } from "#domain/snapshot/snapshot.ts";
import { createSnapshotCache } from "#shared/adapters/snapshot-cache.ts";
import { holdsAsync } from "../../../property.ts";
import { snapshotOf } from "../domain/query/sample-preset.ts";

const named = (name: string): Snapshot => snapshotOf([], { name });

describe("snapshots in memory", () => {
  test("never take more than their room, whatever is asked in which order", async () => {
    const asks = fc.array(fc.record({ key: fc.nat(6), bytes: fc.nat(70) }), { maxLength: 40 });
    await holdsAsync(
      fc.asyncProperty(asks, fc.boolean(), async (all, atOnce) => {
        const cache = createSnapshotCache(100);
        const ask = async ({ key, bytes }: { key: number; bytes: number }): Promise<void> => {
          const name = String(key);
          const snapshot = await cache.get(name, async () => ({ snapshot: named(name), bytes }));
          expect(snapshot.meta.name).toBe(name);
          expect(cache.bytes()).toBeLessThanOrEqual(100);
        };
        if (atOnce) await Promise.all(all.map(ask));
        else for (const one of all) await ask(one);
        expect(cache.bytes()).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("that were used last stay; the one nobody asked for longest goes first", async () => {
    const cache = createSnapshotCache(100);
    const loaded: string[] = [];
    const ask = (name: string) =>
      cache.get(name, async () => {
        loaded.push(name);
        return { snapshot: named(name), bytes: 40 };
      });
    for (const name of ["a", "b", "a", "c", "a", "b"]) await ask(name);
    expect(loaded).toEqual(["a", "b", "c", "b"]);
  });

  test("that alone are larger than the room are handed out and not kept", async () => {
    const cache = createSnapshotCache(100);
    const load = async () => ({ snapshot: named("large"), bytes: 101 });
    expect((await cache.get("large", load)).meta.name).toBe("large");
    expect(cache.bytes()).toBe(0);
  });
});
