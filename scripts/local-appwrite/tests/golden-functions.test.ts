import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playedInOrder } from "./golden/in-order.ts";
import { goldenConfig } from "./golden/project.ts";
import { hasRecordings, type RecordedCase, readRecording } from "./golden/recordings.ts";
import { createWorld, type World } from "./golden/world.ts";
import { DIFFERENT, NO_EXCHANGE } from "./golden-functions/exclusions.ts";
import {
  createDomains,
  createFunctions,
  createPeople,
} from "./golden-functions/people-and-functions.ts";
import { play } from "./golden-functions/play.ts";
import { BEFORE } from "./golden-functions/preparations.ts";

/** Recorded files that share one server: the later ones find what the earlier ones left. */
const WORLDS = [["18-functions"], ["19-executions", "20-function-domains"]];

function replayAll(files: readonly string[]): void {
  let world: World;
  beforeAll(async () => {
    // So long that what has a schedule runs once at each start.
    world = await createWorld(goldenConfig, { scheduleIntervalMs: 3_600_000 });
    await createPeople(world);
    if (files.includes("18-functions")) return;
    await createFunctions(world);
    await createDomains(world);
  });
  afterAll(() => world.close());

  const isExchange = ({ name }: RecordedCase): boolean => !(name in NO_EXCHANGE);
  const cases = files.map((file) => readRecording(file).filter(isExchange));
  const differencesOf = playedInOrder(cases.flat(), async (recorded) => {
    await BEFORE[recorded.name]?.(world);
    return play(world, recorded);
  });
  for (const [index, file] of files.entries()) {
    describe(file, () => {
      for (const recorded of cases[index] ?? []) {
        test(recorded.name, async () => {
          const found = await differencesOf(recorded);
          if (recorded.name in DIFFERENT)
            expect(found, "now as recorded; strike it from DIFFERENT").not.toEqual([]);
          else expect(found).toEqual([]);
        });
      }
    });
  }
}

if (hasRecordings) {
  for (const files of WORLDS)
    describe(`functions answer as recorded: ${files.join(" and ")}`, () => replayAll(files));
  test("every case left out is one that was recorded", () => {
    const names = WORLDS.flat().flatMap((file) => readRecording(file).map(({ name }) => name));
    const left = [...Object.keys(DIFFERENT), ...Object.keys(NO_EXCHANGE)];
    expect(left.filter((name) => !names.includes(name))).toEqual([]);
  });
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
