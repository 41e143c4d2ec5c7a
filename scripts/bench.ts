import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { benchFew, benchLargest, benchMany } from "./bench/chat.ts";
import { benchCollection } from "./bench/collection.ts";
import { benchEndurance } from "./bench/endurance.ts";
import { benchEnrich } from "./bench/enrich.ts";
import { benchExports } from "./bench/exports.ts";
import { benchQuote } from "./bench/quote.ts";
import { type Measure, report } from "./bench/report.ts";
import { benchResults } from "./bench/results.ts";
import { benchTier2 } from "./bench/tier-2.ts";
import { benchTwoSources } from "./bench/two-sources.ts";
import { projectRoot } from "./project-root.ts";

// `npm run bench [NAME]`: measures what has the word in its name, or everything; only a whole run
// writes BENCHMARKS.md.
const benches: Record<string, () => Promise<Measure[]>> = {
  chat: benchLargest,
  "chat, few people": benchFew,
  "chat, many people": benchMany,
  collection: benchCollection,
  enrich: benchEnrich,
  endurance: benchEndurance,
  exports: benchExports,
  quote: benchQuote,
  results: benchResults,
  "tier 2": benchTier2,
  "two sources": benchTwoSources,
};

const groupMaxMs = 20 * 60_000;
const wanted = process.argv[2] ?? "";
const measures: Measure[] = [];
const failed: string[] = [];
for (const [name, run] of Object.entries(benches)) {
  if (!name.includes(wanted)) continue;
  const start = performance.now();
  try {
    for (const measure of await inTime(run())) {
      measures.push(measure);
      console.log(JSON.stringify(measure));
    }
  } catch (error) {
    // The others took an hour: they are kept.
    console.error(name, error);
    failed.push(name);
  }
  console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
}
const table = report(measures, failed);
console.log(`\n${table}`);
if (wanted === "") {
  writeFileSync(join(projectRoot, "BENCHMARKS.md"), `# Benchmarks\n\n${table}`);
}
// Connections of a group that failed would keep the process.
process.exit(failed.length > 0 ? 1 : 0);

/** A group that hangs must not take the others' figures with it. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error("took too long")), groupMaxMs);
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
}
