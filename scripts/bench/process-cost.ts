import { readFileSync } from "node:fs";
import { GCProfiler } from "node:v8";

/** As Node limits itself where a function has 512 MB; with more it only collects garbage later. */
export const heapOf512Mb = ["--max-old-space-size=256", "--max-semi-space-size=4"] as const;

/** What this thread has worked: other processes on the machine are not counted. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The most memory this program ever had. What `resourceUsage` says begins with what the process
 * that started it had: on Linux the system's own account is read instead.
 */
export function peakMemoryMb(): number {
  try {
    const [, kilobytes] =
      readFileSync("/proc/self/status", "utf8").match(/^VmHWM:\s+(\d+) kB/m) ?? [];
    if (kilobytes) return Number(kilobytes) / 1024;
  } catch {
    // Elsewhere the larger number has to do.
  }
  return process.resourceUsage().maxRSS / 1024;
}

/** The most memory another program of this machine ever had; 0 if it is gone. */
export function peakMemoryOf(pid: number | null): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(status.match(/^VmHWM:\s+(\d+) kB/m)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Watches the heap; the function it returns tells the most that was in use before any sweep. */
export function watchHeap(): () => number {
  const profiler = new GCProfiler();
  profiler.start();
  return () => {
    const before = profiler.stop().statistics.map(({ beforeGC }) => beforeGC.heapStatistics);
    const most = Math.max(0, ...before.map(({ usedHeapSize }) => usedHeapSize));
    return Math.max(most, process.memoryUsage().heapUsed) / 1024 ** 2;
  };
}

/** Of several runs after a first one the fastest: what else the machine does only makes runs longer. */
export function leastMs(run: () => unknown): number {
  run();
  let least = Number.POSITIVE_INFINITY;
  const begin = performance.now();
  for (let runs = 0; runs < runsMin || performance.now() - begin < enoughMs; runs++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
    if (runs > runsMax) break;
  }
  return least;
}

const runsMin = 5;
/** Of queries under a millisecond 50 would end before the compiler has optimised them. */
const runsMax = 2_000;
const enoughMs = 200;

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The value that so large a share of all values do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
