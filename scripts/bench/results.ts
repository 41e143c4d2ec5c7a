import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "playwright-core";
import type { Bounds } from "#domain/area/area.ts";
import { encodeSnapshot } from "#domain/snapshot/snapshot.ts";
import { buildStale } from "../build.ts";
import { findChromium } from "../chromium.ts";
import { startLocalStack } from "../local-stack/local-stack.ts";
import { projectRoot } from "../project-root.ts";
import { enter, signUpEverybody } from "../screenshots/people.ts";
import { emptyListing } from "./empty-listing.ts";
import { type Frames, framesWhile, panMap, plainLoop, scrollTable } from "./frames.ts";
import { type Measure, measureOf } from "./report.ts";

const mapPoints = 10_000;
const tableRows = 100_000;
const panP95MaxMs = 34;
const scrollFpsMin = 55;
const worstOfPlainMax = 0.5;
const throttle = 4;

/** The screen of a preset in a real browser, with far more businesses than the sample town has. */
export async function benchResults(): Promise<Measure[]> {
  const executablePath = findChromium({ isWhole: true });
  if (!executablePath) {
    console.error("There is no Chromium on this machine.");
    return [];
  }
  await buildStale();
  const dataDir = mkdtempSync(join(tmpdir(), "areascout-bench-"));
  const stack = await startLocalStack({ port: 0, dataDir, live: false, variables: {} });
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const { verified } = await signUpEverybody(stack.origin);
    if (!verified) throw new Error("nobody has signed up");
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await enter(context, stack.origin, verified);
    const page = await context.newPage();
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    const link = await page.getByRole("link", { name: /^View / }).getAttribute("href");
    const { sampleBounds } = (await (await fetch(`${stack.origin}/config.json`)).json()) as {
      sampleBounds: Bounds;
    };
    const open = async (rows: number): Promise<void> => {
      await page.route("**/storage/buckets/snapshots/**", (route) =>
        route.fulfill({ body: snapshotOf(rows, sampleBounds) }),
      );
      await page.goto(stack.origin + link);
      await page.getByText(`${rows.toLocaleString("en-US")} of`).waitFor();
      await page.unroute("**/storage/buckets/snapshots/**");
    };
    return [...(await measureMap(page, open, sampleBounds)), await measureTable(page, open)];
  } finally {
    await browser.close();
    await stack.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function measureMap(
  page: Page,
  open: (rows: number) => Promise<void>,
  bounds: Bounds,
): Promise<Measure[]> {
  await open(mapPoints);
  const box = await page
    .getByRole("application", { name: "Map of the businesses shown" })
    .boundingBox();
  if (!box) throw new Error("there is no map");
  const smooth = await framesWhile(page, () => panMap(page, box));
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  const slow = await framesWhile(page, () => panMap(page, box));
  const script = join(projectRoot, "node_modules", "supercluster", "dist", "supercluster.min.js");
  const plain = await plainLoop(page, readFileSync(script, "utf8"), pointsOf(mapPoints, bounds));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  console.log(JSON.stringify({ smooth, slow, plain }));
  return [
    measureOf("results: panning 10,000 points, frame p95", {
      ours: smooth.p95Ms,
      limit: panP95MaxMs,
      n: smooth.frames,
    }),
    measureOf("results: worst frame at 4× throttle, against 0.5 × a plain supercluster loop", {
      ours: slow.worstMs,
      limit: worstOfPlainMax * plain.worstMs,
      n: slow.frames,
    }),
  ];
}

async function measureTable(page: Page, open: (rows: number) => Promise<void>): Promise<Measure> {
  await open(tableRows);
  const frames: Frames = await framesWhile(page, () => scrollTable(page));
  console.log(JSON.stringify({ table: frames }));
  return measureOf("results: scrolling 100,000 rows, mean frame against 55 a second", {
    ours: frames.meanMs,
    limit: 1000 / scrollFpsMin,
    n: frames.frames,
  });
}

const types = ["Restaurant", "Hair Salon"];

/** Evenly spread by the golden ratio: close together and far apart, the same in every run. */
const spread = (at: number, { north, south, east, west }: Bounds) => ({
  lat: south + ((at * 0.618_033_988_749_895) % 1) * (north - south),
  lon: west + ((at * 0.754_877_666_246_693) % 1) * (east - west),
});

const pointsOf = (count: number, bounds: Bounds): [number, number][] =>
  Array.from({ length: count }, (_, at) => {
    const { lat, lon } = spread(at, bounds);
    return [lon, lat];
  });

function snapshotOf(count: number, bounds: Bounds): Buffer {
  const listings = Array.from({ length: count }, (_, at) => {
    const category = types[at % types.length] ?? "";
    return {
      ...emptyListing(String(at).padStart(20, "0"), at % 3 === 0 ? `https://b${at}.example` : null),
      ...spread(at, bounds),
      name: `Business ${at}`,
      category,
      categories: [category],
      suburb: `Quarter ${at % 40}`,
      address: `Main Street ${at}, Port Ellory`,
      phone: at % 2 === 0 ? `+4420794${String(at).padStart(5, "0")}` : null,
    };
  });
  const meta = { taskId: "bench", name: "Bench", niche: types, tier: 1, coverage: null } as const;
  const writing = encodeSnapshot({ listings, meta: { ...meta, niche: [...types] } });
  const columns: Uint8Array[] = [];
  let step = writing.next();
  for (; !step.done; step = writing.next()) columns.push(step.value);
  return gzipSync(Buffer.concat([step.value, ...columns]));
}
