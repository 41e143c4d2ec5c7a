import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DIFFERENT_IDS } from "./golden/exclusions.ts";
import { playedInOrder } from "./golden/in-order.ts";
import { createPerson } from "./golden/preparations.ts";
import { hasRecordings, readRecording } from "./golden/recordings.ts";
import { replay } from "./golden/replay.ts";
import { createWorld, type World } from "./golden/world.ts";

function replayAll(): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
    await createPerson(world, "carol", "carol");
    await createPerson(world, "dave", "dave");
  });
  afterAll(() => world.close());

  const cases = readRecording("16-ids-and-values");
  const differencesOf = playedInOrder(cases, (recorded) => replay(world, recorded, 0));
  for (const recorded of cases) {
    test(recorded.name, async () => {
      const found = await differencesOf(recorded);
      if (recorded.name in DIFFERENT_IDS) expect(found).not.toEqual([]);
      else expect(found).toEqual([]);
    });
  }
}

if (hasRecordings) {
  describe("ids and values are taken as a real Appwrite takes them, or more strictly", replayAll);
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
