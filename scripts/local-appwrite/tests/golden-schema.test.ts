import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { until } from "./fixtures/waiting.ts";
import { DIFFERENT, NOT_SERVED } from "./golden/exclusions.ts";
import { playedInOrder } from "./golden/in-order.ts";
import { goldenConfig } from "./golden/project.ts";
import { hasRecordings, readRecording } from "./golden/recordings.ts";
import { replay } from "./golden/replay.ts";
import { createWorld, type World } from "./golden/world.ts";

/** Before these the recorder waited until what is being made was there. */
const AFTER_WAITING = [
  "list columns",
  "create key index",
  "create index: duplicate key",
  "list indexes",
  "get table",
  "legacy: list attributes",
  "legacy: list indexes",
  "delete column",
];

async function everythingIsAvailable(world: World): Promise<boolean> {
  const { json } = await world.asKey("GET", "/v1/tablesdb/main/tables/things");
  const { columns, indexes } = json as { columns: { status: string }[]; indexes: typeof columns };
  return [...columns, ...indexes].every(({ status }) => status === "available");
}

function replayAll(): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ ...goldenConfig, tablesDB: [], tables: [] });
  });
  afterAll(() => world.close());

  const isOfRows = (name: string): boolean => name.startsWith("wildcard platform");
  const cases = [...readRecording("00-bootstrap"), ...readRecording("03-schema")].filter(
    ({ name }) => !isOfRows(name),
  );
  const served = cases.filter(({ name }) => !(name in NOT_SERVED));
  const differencesOf = playedInOrder(served, async (recorded) => {
    if (AFTER_WAITING.includes(recorded.name)) await until(() => everythingIsAvailable(world));
    return replay(world, recorded, 0);
  });
  for (const recorded of served) {
    test(recorded.name, async () => {
      const found = await differencesOf(recorded);
      if (recorded.name in DIFFERENT) expect(found).not.toEqual([]);
      else expect(found).toEqual([]);
    });
  }
}

if (hasRecordings) {
  describe("databases, tables, columns and indexes as a real Appwrite made them", replayAll);
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
