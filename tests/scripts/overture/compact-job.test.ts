import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { OvertureFailure } from "#domain/overture/overture-failure.ts";
import { projectRoot } from "../../../scripts/project-root.ts";
import { catalogueOf, compacted, hashesOf, newFolder, smallSizes } from "../../steps/compacted.ts";
import { type OvertureWorld, overtureWorld } from "../../steps/overture.ts";

const dayMs = 86_400_000;
const now = new Date();
let world: OvertureWorld;
let hashes: Record<string, string>;
beforeAll(async () => {
  world = await overtureWorld();
  hashes = hashesOf((await compacted(world, { now })).folder);
});
afterAll(() => world.close());
afterEach(() => world.clearFaults());

const failureOf = async (run: () => Promise<unknown>): Promise<Error> => {
  const error = await run().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Error) return error;
  throw new Error("nothing went wrong", { cause: error });
};

/** Runs a job in its own process, which is killed when it has said the line; all that it said. */
async function jobUntil(folder: string, line: RegExp): Promise<string[]> {
  const script = join(projectRoot, "tests", "steps", "compacting-process.ts");
  const given = [script, catalogueOf(world), folder, now.toISOString(), JSON.stringify(smallSizes)];
  const job: ChildProcess = spawn(process.execPath, given, {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: string[] = [];
  if (!job.stdout) throw new Error("the job has no output");
  const ended = new Promise((resolve) => job.once("close", resolve));
  for await (const text of createInterface(job.stdout)) {
    said.push(text);
    if (line.test(text)) job.kill("SIGKILL");
  }
  await ended;
  return said;
}

test("a job that is killed again and again continues, and gives the same bytes as an undisturbed one", async () => {
  const folder = newFolder();
  const linesSaid: string[][] = [];
  for (const line of [/^Read 1 of/, /^Read 30 of/, /^Wrote file 1\b/, /^Wrote file 3\b/]) {
    linesSaid.push(await jobUntil(folder, line));
    expect(existsSync(folder)).toBe(false);
    expect(linesSaid.at(-1)?.some((text) => line.test(text))).toBe(true);
  }
  await world.sent();
  const last = await jobUntil(folder, /never said/);
  expect(hashesOf(folder)).toEqual(hashes);
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
  expect(linesSaid[0]).not.toContain("Continuing the job that was not finished.");
  expect(last).toContain("Continuing the job that was not finished.");
  // All row groups were read and three files written before.
  const ranges = (await world.sent()).filter(
    ({ range, path }) => range && path.endsWith(".parquet"),
  );
  const footerBytes = ranges.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(ranges.length).toBeLessThanOrEqual(2);
  expect(footerBytes).toBeLessThan(1_000_000);
  expect(last.filter((text) => text.startsWith("Wrote"))).not.toContain("Wrote file 3.");
});

test("a file that turns out damaged ends the job with a sentence, and nothing is delivered", async () => {
  const folder = newFolder();
  let groups = 0;
  const failure = await failureOf(() =>
    compacted(world, {
      now,
      folder,
      log(line) {
        if (line.startsWith("Read") && ++groups === 5) {
          void world.fault({ kind: "corrupt", match: ".parquet" });
        }
      },
    }),
  );
  expect(failure).toBeInstanceOf(OvertureFailure);
  expect(failure.message).toMatch(/contents are damaged/);
  expect(existsSync(folder)).toBe(false);
  await world.clearFaults();
  await compacted(world, { now, folder });
  expect(hashesOf(folder)).toEqual(hashes);
});

test("what was left damaged on the disk is made again", async () => {
  const folder = newFolder();
  const stop = new Error("stopped here");
  const failure = await failureOf(() =>
    compacted(world, {
      now,
      folder,
      log(line) {
        if (/^Wrote file 2\b/.test(line)) throw stop;
      },
    }),
  );
  expect(failure).toBe(stop);
  writeFileSync(join(`${folder}.unfinished`, "runs", "000003"), "");
  await compacted(world, { now, folder });
  expect(hashesOf(folder)).toEqual(hashes);
});

test("what a job of other sizes left is not used", async () => {
  const folder = newFolder();
  const sizes = { ...smallSizes, groupRows: 50 };
  const log = (line: string): void => {
    if (/^Wrote file 2\b/.test(line)) throw new Error("stopped here");
  };
  await failureOf(() => compacted(world, { now, folder, sizes, log }));
  const said: string[] = [];
  await compacted(world, { now, folder, log: (line) => said.push(line) });
  expect(said).toContain("What another job left unfinished is removed.");
  expect(hashesOf(folder)).toEqual(hashes);
});

test("a schema that is not known and a release of 60 days are refused with a sentence, an old one is warned of", async () => {
  const settings = world.indexUrl.replace("index.json", "settings");
  await fetch(settings, { method: "PUT", body: JSON.stringify({ schema: "3.1.0" }) });
  const unknown = await failureOf(() => compacted(world));
  await fetch(settings, { method: "PUT", body: "{}" });
  expect(unknown.message).toMatch(/has schema 3\.1\.0, which this version can't read/);
  const late = await failureOf(() => compacted(world, { now: new Date(Date.now() + 60 * dayMs) }));
  expect(late.message).toMatch(/days old\. Overture deletes releases after 60 days/);
  const said: string[] = [];
  const old = new Date(Date.now() + 40 * dayMs);
  await compacted(world, { now: old, log: (line) => said.push(line) });
  expect(said[0]).toMatch(/days old and will be deleted/);
});

test("an operator's command prints what became of the rows, and one sentence where it can't go on", async () => {
  const folder = newFolder();
  const run = (): Promise<{ stdout: string; stderr: string }> =>
    promisify(execFile)(
      process.execPath,
      [join(projectRoot, "scripts", "overture-compact.ts"), world.index.release, folder],
      { env: { ...process.env, OVERTURE_STAC_URL: catalogueOf(world) } },
    );
  const { stdout } = await run();
  console.log(stdout.trim().split("\n").slice(-5).join("\n"));
  expect(stdout).toMatch(/release \S+, \d+ of \d+ rows are kept\./);
  expect(stdout).toMatch(
    /^Left out: \d+ of other kinds, \d+ closed for good, \d+ too unsure, \d+ without a name\.$/m,
  );
  expect(stdout).toMatch(
    /^Before: 1 files, \d+ row groups, \d+ bytes\.\nAfter: 1 files, 1 row groups, \d+ bytes\.$/m,
  );
  expect(existsSync(join(folder, "index.json"))).toBe(true);
  const refused = (await failureOf(run)) as Error & { code: number; stderr: string };
  expect(refused.code).toBe(1);
  expect(refused.stderr.trim()).toBe(
    `${folder} exists already. Delete it, or name another folder.`,
  );
  expect(dirname(folder)).not.toBe(folder);
});
