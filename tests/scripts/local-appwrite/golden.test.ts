import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHECKED_ELSEWHERE, DIFFERENT, NOT_SERVED } from "./golden/exclusions.ts";
import { checkFacts } from "./golden/facts.ts";
import { COUNTERS_EMPTIED, PREPARATIONS } from "./golden/preparations.ts";
import { hasRecordings, readRecording } from "./golden/recordings.ts";
import { replay } from "./golden/replay.ts";
import { callBefore } from "./golden/requests.ts";
import { createWorld, type World } from "./golden/world.ts";

/** 07 stands before 06, whose last cases count the rows it made. */
const FILES = [
  ...["01-account", "02-users", "04-rows", "05-increment", "07-bulk", "06-queries"],
  ...["08-transactions", "11-cors-and-errors", "13-user-deletion-and-more"],
];

function replayAll(): void {
  const worlds: World[] = [];
  beforeAll(async () => {
    worlds.push(await createWorld());
  });
  afterAll(async () => {
    for (const world of worlds) await world.close();
  });
  let previousCall = 0;

  for (const file of FILES) {
    describe(file, () => {
      beforeAll(() => worlds[0]?.restart());
      for (const recorded of readRecording(file)) {
        const { name } = recorded;
        if (name in NOT_SERVED || name in CHECKED_ELSEWHERE) continue;
        test(name, async () => {
          const [world] = worlds;
          if (!world) throw new Error("the server did not start");
          if (COUNTERS_EMPTIED.includes(name)) await world.restart();
          await PREPARATIONS[name]?.(world);
          if (recorded.facts) return checkFacts(world, name, recorded.facts);
          const call = callBefore(name)?.call ?? 0;
          const found = await replay(world, recorded, call > previousCall ? previousCall : 0);
          previousCall = call;
          if (name in DIFFERENT)
            expect(found, `now as recorded; strike it from DIFFERENT`).not.toEqual([]);
          else expect(found).toEqual([]);
        });
      }
    });
  }
}

if (hasRecordings) {
  describe("answers as a real Appwrite 1.9.6 was recorded to", replayAll);
} else {
  console.log("No recordings below SHARED_DIR: what a real Appwrite answered is not replayed.");
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
