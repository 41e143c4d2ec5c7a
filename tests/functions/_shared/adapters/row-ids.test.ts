import fc from "fast-check";
import { expect, test } from "vitest";
import { allTables } from "#collections/index.ts";
import { isRowId } from "#collections/schema.ts";
import { rootTile } from "#domain/area/tiles.ts";
import { overtureLimits } from "#domain/limits/overture.ts";
import { freeHoldId, holdId, settleId } from "#domain/money/ledger.ts";
import { shortHash } from "#shared/adapters/hash.ts";
import { ledgerStore } from "#shared/adapters/ledger-store.ts";
import { overpassTurns } from "#shared/adapters/overpass-turns.ts";
import { taskStore } from "#shared/adapters/task-store.ts";
import { usageStore } from "#shared/adapters/usage-store.ts";
import { memoryTables } from "../../../fakes/memory-tables.ts";
import { holdsAsync } from "../../../property.ts";

/** As the sign-up takes them. */
const userIds = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/).filter((id) => id !== "0");

test("whoever asks, and whatever for, every row is under an id the platform keeps", async () => {
  const now = () => new Date("2026-11-21T08:00:00Z");
  await holdsAsync(
    fc.asyncProperty(
      userIds,
      fc.emailAddress(),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.stringMatching(/^[A-Za-z0-9][\w.-]{0,33}$/),
      fc.string({ unit: fc.constantFrom("0", "1", "2", "3"), maxLength: 8 }),
      async (userId, email, epoch, ticket, path) => {
        const tables = memoryTables(now);
        const ledger = ledgerStore(tables, now);
        const taskId = shortHash(userId, "nonce");
        await ledger.openAccount({ userId, email }, 5_000_000);
        await ledger.correct({ ticket, userId, amountMicros: 1, reason: "a test" });
        await usageStore(tables).add({ owner: userId, kind: "quote", period: String(epoch) });
        const store = taskStore(tables);
        await store.claim(taskId, { epoch, leaseUntilMs: 0, tilesDone: 0 });
        await store.markDead(taskId, {
          path: path || rootTile,
          areaM2: 1,
          attempts: 1,
          reason: "",
        });
        const turns = overpassTurns({
          tables,
          asker: "collection",
          patienceMs: 0,
          leaseMs: 1_000,
          pollMs: 1,
          backoffMs: 1,
          now: () => +now(),
          sleep: async () => {},
          every: () => () => {},
          random: () => 0,
          newId: () => shortHash(email),
          count: async () => {},
        });
        await turns.inTurn(async () => {
          await turns.inTurn(async () => {
            const ids = allTables.flatMap((table) => tables.rows(table).map((row) => row.$id));
            expect(ids.length).toBeGreaterThan(7);
            const time = overtureLimits.freeRerunsMax;
            const free = freeHoldId({ paidTaskId: taskId, time });
            const all = [...ids, holdId(taskId), settleId(taskId), free];
            expect(all.filter((id) => !isRowId(id))).toEqual([]);
          });
        });
      },
    ),
    { numRuns: 300 },
  );
});
