import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import type { Bounds } from "#domain/area/area.ts";
import { runCollection } from "../../functions/collect/run-collection.ts";
import { requireBanner } from "../build-functions.ts";
import { collectionDeps, queueTask, sourceOf } from "../collection/collection-run.ts";
import { answersOver } from "../collection/map-answers.ts";
import { presetsAtBuild } from "../presets-at-build.ts";
import { projectRoot } from "../project-root.ts";
import { memoryFiles } from "../simulation/platform/memory-files.ts";
import { memoryTables } from "../simulation/platform/memory-tables.ts";
import { createRowStore } from "../simulation/platform/row-store.ts";
import type { MapElement } from "../stand-ins/index.ts";
import { mapOfSize, type SizedMap } from "./listings-of-size.ts";

export interface ChildInput {
  bounds: Bounds;
  /** Each query and the file that holds its answer. */
  answers: [string, string][];
}

export interface ChildOutput {
  found: number;
  tiles: number;
  writes: number;
  /** Without waiting for the map service. */
  workerMs: number;
  /** `JSON.parse` of the same answers and one gzip of the result. */
  yardstickMs: number;
  maxRssMb: number;
  /** The most the heap held when it was about to be swept. */
  maxHeapMb: number;
  /** Of all pages, as the platform stores them. */
  pageBytes: number;
}

export interface RunOptions {
  /** The process has collected as many other businesses before. */
  isWarm?: boolean;
}

/** The production worker on so many businesses, built as it is deployed, in a process of its own. */
export async function createBenchCollect(real: readonly MapElement[]) {
  const child = await buildChild("collect-child");
  return async (size: number, { isWarm = false }: RunOptions = {}): Promise<ChildOutput> => {
    const folder = mkdtempSync(join(tmpdir(), "areascout-answers-"));
    const inputOf = async (name: string, map: SizedMap): Promise<string> => {
      const own = join(folder, name);
      mkdirSync(own);
      const input: ChildInput = { bounds: map.bounds, answers: await record(map, own) };
      writeFileSync(join(own, "input.json"), JSON.stringify(input));
      return join(own, "input.json");
    };
    try {
      const inputs = [await inputOf("counted", mapOfSize(size, real))];
      if (isWarm) inputs.push(await inputOf("earlier", mapOfSize(size, real, otherCopy)));
      return JSON.parse(
        execFileSync(process.execPath, [...memory, child, ...inputs], { encoding: "utf8" }),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** Its names, numbers, hours and ids are in none of the maps that are measured. */
const otherCopy = 1_000;

/** As Node limits itself where a function has 256 MB; with more it only collects garbage later. */
export const heapMaxMb = 160;
const memory = [`--max-old-space-size=${heapMaxMb}`, "--max-semi-space-size=4"];

/** One file, as a function is deployed. */
export async function buildChild(name: string): Promise<string> {
  const outDir = join(projectRoot, ".build", "bench", name);
  await build({
    configFile: false,
    logLevel: "warn",
    root: projectRoot,
    ssr: { noExternal: true, target: "node" },
    plugins: [presetsAtBuild()],
    build: {
      ssr: join(import.meta.dirname, `${name}.ts`),
      outDir,
      emptyOutDir: true,
      target: "node22",
      minify: false,
      rolldownOptions: {
        output: { entryFileNames: "main.mjs", codeSplitting: false, banner: requireBanner },
      },
    },
  });
  return join(outDir, "main.mjs");
}

/** Which queries a run asks is found by running it once. */
export async function record({ elements, bounds }: SizedMap, folder: string) {
  const answer = answersOver(elements, "2026-11-21T00:00:00Z");
  const answers = new Map<string, string>();
  const source = sourceOf((query) => {
    const body = answer(query);
    const file = join(folder, `${answers.size}.json`);
    writeFileSync(file, body);
    answers.set(query, file);
    return body;
  });
  const now = (): Date => new Date();
  const tables = memoryTables(createRowStore(now), async ({ run }) => run());
  const files = memoryFiles(new Map(), Date.now, async ({ run }) => run());
  const deps = collectionDeps({ tables, files, source, now });
  await queueTask("bench", bounds, deps);
  await runCollection("bench", deps);
  return [...answers];
}
