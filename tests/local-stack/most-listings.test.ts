import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { catalogueTags } from "#domain/matching/business-types.ts";
import { isFinal } from "#domain/task/task.ts";
import { mapOfSize } from "../../scripts/bench/listings-of-size.ts";
import { peakMemoryOf } from "../../scripts/bench/process-cost.ts";
import { realElements } from "../../scripts/collection/map-answers.ts";
import type { MapElement } from "../../scripts/stand-ins/index.ts";
import { depth } from "../depth.ts";
import { rowsOf } from "../steps/payments.ts";
import { type RunningStack, startStack, until } from "../steps/stack.ts";
import { allListings, openAccount, signUp, type TestUser } from "../steps/user.ts";
import { workerOf } from "../steps/worker-process.ts";

const size = depth.mostListings;
const niche = [
  ...["Restaurant", "Coffee Shop", "Fast Food", "Bar", "Pub", "Hotel", "Bakery", "Supermarket"],
  ...["Convenience Store", "Hair Salon", "Clothing Store", "Pharmacy", "Bank", "Dentist"],
];
const types = Object.entries(catalogueTags).filter(([type]) => niche.includes(type));
const queries = types.flatMap(([, tags]) => tags);
const real = realElements().filter(({ tags }) =>
  queries.some((query) => Object.entries(query).every(([key, value]) => tags[key] === value)),
);
const minutes = 60_000;

let folder: string;
let stack: RunningStack;
let user: TestUser;
let elements: MapElement[];
let bounds: Bounds;

beforeAll(async () => {
  if (real.length === 0) return;
  folder = mkdtempSync(join(tmpdir(), "areascout-map-"));
  const map = mapOfSize(size, real);
  elements = map.elements;
  const { north, south, east, west } = map.bounds;
  // The outermost ones would lie on the edge itself, which is rounded on its way.
  bounds = { north: north + 1e-4, south: south - 1e-4, east: east + 1e-4, west: west - 1e-4 };
  const dump = join(folder, "many-2026-11.overpass.json");
  const osm3s = { timestamp_osm_base: "2026-11-21T00:00:00Z" };
  writeFileSync(dump, JSON.stringify({ osm3s, elements }));
  stack = await startStack({ dump, variables: { WELCOME_CREDIT_USD: "100" } });
  user = await signUp(stack.origin, "ada");
  await openAccount(user);
}, 2 * minutes);
afterAll(async () => {
  await stack?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test.each(real.length > 0 ? [size] : [])(
  "%i listings survive kill -9 of the worker: none is missing, none is there twice, and the charge is the quote",
  { timeout: 10 * minutes },
  async () => {
    const wish = { niche: types.map(([type]) => type), tier: 1, bounds };
    const quoted = await until(
      async () => {
        const { status, body } = await user.api("POST", "/api/scrape/quote", wish);
        expect(status, JSON.stringify(body)).toBeLessThan(300);
        return !body.pending && body;
      },
      { what: "the quote", timeoutMs: 2 * minutes },
    );
    const start = await user.api("POST", "/api/scrape", { ...wish, name: "All of them" });
    expect(start.status, JSON.stringify(start.body)).toBe(202);
    const { taskId } = start.body;
    const pagesOf = async () =>
      (await rowsOf(stack, "listing_pages")).filter((row) => row.task_id === taskId);
    await until(async () => (await pagesOf()).length >= 1, {
      what: "the first tile",
      timeoutMs: 3 * minutes,
    });
    expect(isFinal((await user.api("GET", `/api/tasks/${taskId}`)).body.status)).toBe(false);
    const before = (await pagesOf()).length;
    process.kill(workerOf(stack), "SIGKILL");
    let memoryMb = 0;
    const task = await until(
      async () => {
        memoryMb = Math.max(memoryMb, peakMemoryOf(workerOrNull(stack)));
        const { body } = await user.api("GET", `/api/tasks/${taskId}`);
        return isFinal(body.status) && body;
      },
      { what: "the end", timeoutMs: 5 * minutes },
    );
    expect([task.status, task.charged]).toEqual(["success", quoted.price]);
    const rows = await allListings(user, taskId);
    const ids = rows.flatMap((row) => [
      String(row.source_id),
      ...(row.merged_source_ids as string[]),
    ]);
    console.log(
      `${elements.length} elements, ${rows.length} listings in ${task.tilesTotal} tiles; killed after ${before} pages; quote ${quoted.price} = charge ${task.charged}; the worker's memory ${Math.round(memoryMb)} MB`,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(elements.map(({ type, id }) => `${type}/${id}`).toSorted());
    expect(rows.length).toBe(task.found);
    const entries = (await rowsOf(stack, "ledger_entries")).filter((row) => row.task_id === taskId);
    expect(entries.map((row) => row.kind).sort()).toEqual(["hold", "settle"]);
  },
);

test("the map data is there, or nothing is collected", () => {
  expect(real.length === 0 || real.length > 1_000).toBe(true);
});

function workerOrNull(of: RunningStack): number | null {
  try {
    return workerOf(of);
  } catch {
    return null;
  }
}
