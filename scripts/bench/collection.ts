import { listingLimits } from "#domain/limits/listing.ts";
import { realElements } from "../collection/map-answers.ts";
import { type ChildOutput, createBenchCollect, heapMaxMb } from "./collect-worker.ts";
import { type Measure, measureOf } from "./report.ts";

const sizes = [1_000, 5_000, 20_000, 50_000, listingLimits.maxDefault] as const;
/** Memory is reported from this size on. */
const largeFrom = 20_000;
const memoryMaxMb = 256;
const pageBytesMax = 100;
/** From `startedFrom` listings on; with fewer the worker mostly starts. */
const yardsticksMax = 2.5;
const startedFrom = 5_000;
const yardsticksMaxWithStart = 10;
const startMaxMs = 200;
/** A slope of 1 is linear; a little more is noise. */
const slopeMax = 1.15;

/** The production worker on real businesses, copied side by side until there are so many. */
export async function benchCollection(): Promise<Measure[]> {
  const real = realElements();
  if (real.length === 0) {
    console.error("The real map data is not on this machine: set SHARED_DIR.");
    return [];
  }
  const bench = await createBenchCollect(real);
  const results: ChildOutput[] = [];
  for (const size of sizes) results.push(await middleOf(() => bench(size)));
  const warm = await middleOf(() => bench(startedFrom, { isWarm: true }));
  const measures = results.map((result, at) => {
    const isStarted = (sizes[at] ?? 0) >= startedFrom;
    const most = isStarted ? yardsticksMax : yardsticksMaxWithStart;
    const worker = `worker without waiting${isStarted ? "" : ", mostly its start"}`;
    return measureOf(`collect: ${worker}, against ${most} × (parse + gzip)`, {
      ours: result.workerMs,
      limit: most * result.yardstickMs,
      n: result.found,
    });
  });
  measures.push(
    measureOf(`collect: worker that collected before, against ${yardsticksMax} × (parse + gzip)`, {
      ours: warm.workerMs,
      limit: yardsticksMax * warm.yardstickMs,
      n: warm.found,
    }),
    measureOf("collect: start, on the line through the two smallest sizes", {
      ours: startMs(results),
      limit: startMaxMs,
      n: results[0]?.found ?? 0,
    }),
  );
  for (const [at, result] of results.entries()) {
    if ((sizes[at] ?? 0) < largeFrom) continue;
    const { found: n, tiles, writes, maxRssMb, maxHeapMb, pageBytes } = result;
    measures.push(
      measureOf("collect: bytes of its pages a listing, bytes", {
        ours: pageBytes / n,
        limit: pageBytesMax,
        n,
      }),
      measureOf("collect: memory, MB", { ours: maxRssMb, limit: memoryMaxMb, n }),
      measureOf("collect: heap, MB", { ours: maxHeapMb, limit: heapMaxMb, n }),
      measureOf("collect: table writes", { ours: writes, limit: tiles + n / 50, n }),
    );
  }
  const n = results.length;
  return [...measures, measureOf("collect: slope", { ours: slope(results), limit: slopeMax, n })];
}

const runsOfEach = 3;

/** Other work on the machine makes a run longer: of several the middle one by its ratio counts. */
async function middleOf(run: () => Promise<ChildOutput>): Promise<ChildOutput> {
  const first = await run();
  const runs = [first];
  while (runs.length < runsOfEach) runs.push(await run());
  const ratio = ({ workerMs, yardstickMs }: ChildOutput): number => workerMs / yardstickMs;
  return runs.sort((a, b) => ratio(a) - ratio(b))[Math.floor(runsOfEach / 2)] ?? first;
}

/** The time of no listings, if those of the two smallest sizes took equally long each. */
function startMs([few, more]: readonly ChildOutput[]): number {
  if (!few || !more) return 0;
  const msEach = (more.workerMs - few.workerMs) / (more.found - few.found);
  return few.workerMs - msEach * few.found;
}

/** Of the logarithms of time over size, by least squares: 1 = twice the listings, twice the time. */
function slope(results: readonly ChildOutput[]): number {
  const points = results.map(({ found, workerMs }) => ({
    x: Math.log(found),
    y: Math.log(workerMs),
  }));
  const mean = (of: "x" | "y"): number =>
    points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean("x"), mean("y")];
  const over = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return over / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}
