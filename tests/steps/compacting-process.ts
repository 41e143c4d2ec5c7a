import { peakMemoryMb } from "../../scripts/bench/process-cost.ts";
import { compact } from "../../scripts/overture/compact/compact.ts";
import { testRanges } from "./overture.ts";

// Compacts a release and prints each step, and the most memory at the end; killed by tests.
const [catalogueUrl = "", folder = "", now = "", sizes = ""] = process.argv.slice(2);
await compact(testRanges(catalogueUrl), {
  wanted: undefined,
  folder: () => folder,
  now: new Date(now),
  sizes: JSON.parse(sizes),
  log: console.log,
});
console.log(JSON.stringify({ residentMb: Math.round(peakMemoryMb()) }));
