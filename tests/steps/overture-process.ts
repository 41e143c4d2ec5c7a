import { taxonomyOfTypes } from "#domain/overture/taxonomy-map.ts";
import { createOverture } from "#shared/collectors/overture/overture.ts";
import { peakMemoryMb } from "../../scripts/bench/process-cost.ts";

// Reads an area from an index and prints the number of places, the bytes and the most memory.
const [indexUrl = "", bounds = ""] = process.argv.slice(2);
let bytes = 0;
const source = createOverture({
  indexUrl,
  userAgent: "tests",
  countBytes: async (more) => {
    bytes += more;
  },
  fetch,
  sleep: async () => {},
  random: () => 0,
  now: Date.now,
});
const started = performance.now();
let places = 0;
await source.collect(JSON.parse(bounds), Object.keys(taxonomyOfTypes), () => {
  places += 1;
});
const ms = Math.round(performance.now() - started);
const residentMb = Math.round(peakMemoryMb());
console.log(JSON.stringify({ places, bytes, ms, residentMb }));
