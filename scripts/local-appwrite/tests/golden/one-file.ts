import { afterAll, beforeAll, expect, test } from "vitest";
import type { LocalAppwriteOptions } from "../../index.ts";
import { playedInOrder } from "./in-order.ts";
import { createPerson } from "./preparations.ts";
import { goldenConfig } from "./project.ts";
import { type RecordedCase, readRecording } from "./recordings.ts";
import { replay } from "./replay.ts";
import { callBefore } from "./requests.ts";
import { createWorld, type World } from "./world.ts";

/** How one recorded file is replayed on a server of its own. */
export interface OneFile {
  file: string;
  options?: Partial<LocalAppwriteOptions>;
  /** What the recorder did before a case, by its name. */
  before?: Record<string, (world: World) => Promise<void>>;
  /** Done before every case: waiting for what is being made. */
  beforeEach?: (world: World) => Promise<void>;
  /** Cases of operations that are not served here, with the reason. */
  notServed: Record<string, string>;
  /** Further ones, by what their names hold. */
  alsoNotServed?: { names: RegExp; reason: string };
  /** Cases answered differently on purpose, with the reason. */
  different: Record<string, string>;
}

/** The recorded cases in their order, each a test; carol and dave are there from the start. */
export function replayFile(given: OneFile): void {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(goldenConfig, given.options);
    await createPerson(world, "carol", "carol");
    await createPerson(world, "dave", "dave");
  });
  afterAll(() => world.close());

  let previousCall = 0;
  const cases = readRecording(given.file).filter(
    ({ name }) => !(name in given.notServed || given.alsoNotServed?.names.test(name)),
  );
  const differencesOf = playedInOrder(cases, async (recorded: RecordedCase) => {
    const { name, facts } = recorded;
    await given.before?.[name]?.(world);
    await given.beforeEach?.(world);
    // What stands in these files as facts is what the preparations make.
    if (facts) return [];
    const call = callBefore(name)?.call ?? 0;
    const found = await replay(world, recorded, call > previousCall ? previousCall : 0);
    previousCall = call;
    return found;
  });
  for (const recorded of cases) {
    test(recorded.name, async () => {
      const found = await differencesOf(recorded);
      if (recorded.name in given.different)
        expect(found, "now as recorded; strike it from the differences").not.toEqual([]);
      else expect(found).toEqual([]);
    });
  }
}
