import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { OvertureFailure, overtureSentences } from "#domain/overture/overture-failure.ts";
import { mayRead } from "#shared/collectors/overture/range-client.ts";
import { buildIndex } from "../../../../../scripts/overture/build-index.ts";
import { sampleTown } from "../../../../../scripts/stand-ins/index.ts";
import { type OvertureWorld, overtureWorld, testRanges } from "../../../../steps/overture.ts";

const { bounds } = sampleTown();
const dayMs = 86_400_000;
let world: OvertureWorld;
beforeAll(async () => {
  world = await overtureWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  await world.clearFaults();
  await world.putIndex(world.index);
});

const failureOf = async (run: () => Promise<unknown>): Promise<OvertureFailure> => {
  const error = await run().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof OvertureFailure) return error;
  throw new Error("no OvertureFailure", { cause: error });
};

describe("a second source that fails", () => {
  test.each([
    ["missing", "gone", /no longer exists/],
    ["forbidden", "forbidden", /refused/],
    ["down", "unreachable", /could not be reached/],
    ["truncated", "truncated", /incomplete/],
    ["corrupt", "corrupt", /damaged/],
  ])("says so in a sentence: %s", async (kind, expected, sentence) => {
    const reader = world.reader();
    await world.fault({ kind, match: ".parquet" });
    const failure = await failureOf(() => reader.collect(bounds, ["Restaurant"]));
    expect(failure.kind).toBe(expected);
    expect(failure.message).toMatch(sentence);
    expect(failure.message).not.toMatch(/[{}?]/);
    await world.clearFaults();
    const { places } = await reader.collect(bounds, ["Restaurant"]);
    expect(places.length).toBeGreaterThan(5);
  });

  test("a file that never comes is given up", async () => {
    const reader = world.reader({ requestTimeoutMs: 300 });
    await world.fault({ kind: "slow", match: ".parquet" });
    const failure = await failureOf(() => reader.count(bounds, ["Restaurant"], 0.5));
    expect(failure.kind).toBe("slow");
  });

  test("one failed request is asked again, and nothing is lost", async () => {
    const whole = await world.reader().count(bounds, ["Restaurant"], 0.5);
    await world.fault({ kind: "down", match: ".parquet", times: 1 });
    await world.fault({ kind: "truncated", match: ".parquet", times: 1 });
    const reader = world.reader({ attempts: 3 });
    expect(await reader.count(bounds, ["Restaurant"], 0.5)).toEqual(whole);
  });

  test("an index of 35 days warns, and one of 60 days is not used", async () => {
    const now = Date.parse(`${world.index.release.slice(0, 10)}T12:00:00Z`);
    const at = (days: number) => world.reader({ now: () => now + days * dayMs });
    const fresh = await at(34).count(bounds, ["Restaurant"], 0.5);
    expect(fresh.warning).toBeNull();
    const old = await at(35).count(bounds, ["Restaurant"], 0.5);
    expect(old.warning).toMatch(/35 days old/);
    expect({ ...old, warning: null }).toEqual(fresh);
    const failure = await failureOf(() => at(60).count(bounds, ["Restaurant"], 0.5));
    expect(failure.kind).toBe("index-old");
    expect(failure.message).toMatch(/60 days old/);
  });

  test.each([
    ["schema-unknown", (index: object) => ({ ...index, schema: "3.0.0" })],
    ["index-unreadable", () => ({ some: "JSON" })],
    ["columns-missing", (index: object) => ({ ...index, columns: [], groups: [] })],
    [
      "changed",
      (index: { files: object[] }) => ({
        ...index,
        files: index.files.map((file) => ({ ...file, etag: '"other"' })),
      }),
    ],
    [
      "changed",
      (index: { files: object[] }) => ({
        ...index,
        files: index.files.map((file) => ({ ...file, size: 1e9 })),
      }),
    ],
    [
      "not-allowed",
      (index: { files: object[] }) => ({
        ...index,
        files: index.files.map((file) => ({ ...file, url: "http://127.0.0.1:9/x" })),
      }),
    ],
  ] as const)("an index that can't be used is %s", async (kind, changed) => {
    await world.putIndex(changed(world.index));
    const failure = await failureOf(() => world.reader().collect(bounds, ["Restaurant"]));
    expect(failure.kind).toBe(kind);
    expect(failure.message).not.toMatch(/[{}?]/);
  });

  test("each way to fail has a sentence of its own", async () => {
    const { release } = world.index;
    const files = { match: ".parquet" };
    const sentences: string[] = [];
    for (const fault of ["missing", "forbidden", "truncated", "corrupt", "down"]) {
      await world.fault({ kind: fault, ...files });
      sentences.push((await failureOf(() => world.reader().collect(bounds, ["Hotel"]))).message);
      await world.clearFaults();
    }
    await world.fault({ kind: "slow", ...files });
    const hasty = world.reader({ requestTimeoutMs: 300 });
    sentences.push((await failureOf(() => hasty.collect(bounds, ["Hotel"]))).message);
    await world.clearFaults();
    await world.putIndex({ ...world.index, schema: "3.0.0" });
    sentences.push((await failureOf(() => world.reader().collect(bounds, ["Hotel"]))).message);
    await world.putIndex(world.index);
    const later = Date.parse(`${release.slice(0, 10)}T12:00:00Z`) + 61 * dayMs;
    const late = world.reader({ now: () => later });
    sentences.push((await failureOf(() => late.collect(bounds, ["Hotel"]))).message);
    expect(sentences).toEqual([
      `A file of Overture Maps release ${release} no longer exists. The index is out of date; build it again.`,
      "Overture Maps refused to hand out a file.",
      "A file of Overture Maps came incomplete.",
      "A file of Overture Maps can't be read: its contents are damaged.",
      "Overture Maps could not be reached.",
      "Overture Maps took too long to answer.",
      `Overture Maps release ${release} has schema 3.0.0, which this version can't read.`,
      `The index of Overture Maps is of release ${release}, which is 61 days old. Overture deletes releases after 60 days; build the index again.`,
    ]);
    const all = Object.values(overtureSentences);
    expect(new Set(all).size).toBe(all.length);
  });

  test("without an index nothing is read, and with one again everything is", async () => {
    const reader = world.reader();
    await world.fault({ kind: "missing", match: "index.json" });
    expect((await failureOf(() => reader.collect(bounds, ["Hotel"]))).kind).toBe("index-missing");
    await world.clearFaults();
    expect((await reader.collect(bounds, ["Hotel"])).places.length).toBeGreaterThan(0);
  });

  test("a question that is ended from our side says so", async () => {
    const reader = world.reader({ signal: AbortSignal.abort() });
    expect((await failureOf(() => reader.collect(bounds, ["Hotel"]))).kind).toBe("ended");
  });
});

describe("an operator's index", () => {
  const build = (wanted: string | undefined, now = new Date()) =>
    buildIndex(testRanges(world.indexUrl.replace("index.json", "catalog.json")), { wanted, now });

  test("is that of the newest release, unless another one is named", async () => {
    const { index } = await build(undefined);
    expect(index.release).toBe(world.index.release);
    const older = index.release.replace(/1$/, "0");
    expect((await build(older)).index.release).toBe(older);
    expect((await failureOf(() => build("2020-01-01.0"))).kind).toBe("release-unknown");
  });

  test("is refused for a schema we don't know and for a deleted release", async () => {
    const settings = world.indexUrl.replace("index.json", "settings");
    await fetch(settings, { method: "PUT", body: JSON.stringify({ schema: "3.1.0" }) });
    const failure = await failureOf(() => build(undefined));
    await fetch(settings, { method: "PUT", body: "{}" });
    expect(failure.message).toMatch(/has schema 3\.1\.0, which this version can't read/);
    const late = new Date(Date.now() + 60 * dayMs);
    expect((await failureOf(() => build(undefined, late))).kind).toBe("index-old");
    expect((await build(undefined, new Date(Date.now() + 30 * dayMs))).warning).toMatch(/days old/);
  });
});

test.each([
  ["https://bucket.example/file", true],
  ["http://bucket.example/file", false],
  ["https://bucket.example:8443/file", false],
  ["https://name:word@bucket.example/file", false],
  ["https://10.0.0.1/file", false],
  ["https://[::1]/file", false],
  ["https://server.internal/file", false],
  ["https://server/file", false],
  ["http://127.0.0.1:3000/other", true],
  ["http://127.0.0.1:3001/other", false],
  ["file:///etc/passwd", false],
])("an index at 127.0.0.1:3000 may name %s: %s", (address, isAllowed) => {
  expect(mayRead(address, "http://127.0.0.1:3000/index.json")).toBe(isAllowed);
});
