import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHECKED_ELSEWHERE, DIFFERENT, NOT_SERVED } from "./golden/exclusions.ts";
import { checkFacts } from "./golden/facts.ts";
import { playedInOrder } from "./golden/in-order.ts";
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
  let openFile = "";

  const all = FILES.flatMap((file) =>
    readRecording(file)
      .filter(({ name }) => !(name in NOT_SERVED || name in CHECKED_ELSEWHERE))
      .map((recorded) => ({ file, recorded })),
  );
  const differencesOf = playedInOrder(all, async ({ file, recorded }) => {
    const [world] = worlds;
    if (!world) throw new Error("the server did not start");
    const { name, facts } = recorded;
    if (openFile !== file || COUNTERS_EMPTIED.includes(name)) await world.restart();
    openFile = file;
    await PREPARATIONS[name]?.(world);
    if (facts) {
      await checkFacts(world, name, facts);
      return null;
    }
    const call = callBefore(name)?.call ?? 0;
    const found = await replay(world, recorded, call > previousCall ? previousCall : 0);
    previousCall = call;
    return found;
  });

  for (const file of FILES) {
    describe(file, () => {
      for (const one of all.filter((other) => other.file === file)) {
        const { name } = one.recorded;
        test(name, async () => {
          const found = await differencesOf(one);
          if (found === null) return;
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
