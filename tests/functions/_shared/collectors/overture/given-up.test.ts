import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import { sampleTown } from "../../../../../scripts/stand-ins/index.ts";
import { eventually } from "../../../../steps/eventually.ts";
import { type OvertureWorld, overtureWorld } from "../../../../steps/overture.ts";

const { bounds } = sampleTown();
let world: OvertureWorld;
beforeAll(async () => {
  world = await overtureWorld();
});
afterAll(() => world.close());
afterEach(() => world.clearFaults());

test.each([".parquet", "index.json"])(
  "a read that is given up while %s doesn't come ends, and the next one doesn't wait for it",
  async (match) => {
    const source = world.source();
    await world.sent();
    await world.fault({ kind: "slow", match });
    const patience = new AbortController();
    const first = source.collect(bounds, ["Restaurant"], () => {}, patience.signal);
    const failed = first.catch((error: unknown) => error);
    await eventually(async () => {
      const paths = (await world.sent()).map(({ path }) => path);
      expect(paths).toContainEqual(expect.stringContaining(match));
    });
    patience.abort();
    await world.clearFaults();
    const names: string[] = [];
    const again = new AbortController();
    await source.collect(bounds, ["Restaurant"], ({ name }) => names.push(name), again.signal);
    expect(names.length).toBeGreaterThan(5);
    if (match === ".parquet") {
      const failure = await failed;
      expect(failure).toBeInstanceOf(OvertureFailure);
      expect((failure as OvertureFailure).kind).toBe("ended");
    }
  },
);
