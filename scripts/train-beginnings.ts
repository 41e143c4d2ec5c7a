import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Thresholds } from "../functions/_shared/domain/enrichment/beginnings/model.ts";
import { projectRoot } from "./project-root.ts";
import { addSites } from "./train-beginnings/add-sites.ts";
import {
  isGiven,
  leaveAuthorsOut,
  type Prediction,
  shareAt,
  thresholdsFor,
} from "./train-beginnings/cross-validate.ts";
import { type Example, exampleOf } from "./train-beginnings/examples.ts";
import { labelledPages, readLabelled } from "./train-beginnings/labelled-pages.ts";
import { learntFile, learntText } from "./train-beginnings/learnt-text.ts";
import { train } from "./train-beginnings/train.ts";

// `npm run train:beginnings [-- --show] [-- --write]`: learns from labelled, invented pages which year
// and which people on a site are its beginning, and says how well that holds for authors left out.
// `--write` stores what was learnt. `--add FOLDER --source k` adds an author's sites before.
const { values } = parseArgs({
  options: {
    show: { type: "boolean" },
    write: { type: "boolean" },
    add: { type: "string" },
    source: { type: "string" },
  },
});
/**
 * Authors of whole sites who knew nothing of the reader and were asked to write as real businesses
 * do, in groups that are left out together: thresholds are chosen by their sites.
 */
const judges = [
  ["ba", "be"],
  ["bb", "bf", "bg"],
  ["bh", "bi"],
];
/**
 * Real pages hold more years and names of others than invented ones do: a value that no plain phrase
 * tells has to be that much likelier.
 */
const aims = {
  year: { precision: 0.95, untoldMargin: 0.1 },
  founders: { precision: 0.95, untoldMargin: 0.1 },
};

if (values.add !== undefined && values.source !== undefined) {
  console.log(`${addSites(values.add, values.source)} sites added`);
}
const examples = labelledPages().map(readLabelled).map(exampleOf);
console.log(`${examples.length} pages and sites: ${labelsOf(examples)}`);
const judged = examples.filter(({ label }) => judges.flat().includes(label.source));
console.log(`${judged.length} sites by authors left out: ${labelsOf(judged)}`);

const predictions = leaveAuthorsOut(examples, judges);
const year = thresholdsFor(predictions.years, aims.year);
const founders = thresholdsFor(predictions.founders, aims.founders);
print("year", predictions.years, year, yearsIn(judged));
print("founders", predictions.founders, founders, foundersIn(judged));
if (values.write) {
  const learnt = learntText(train(examples), { year, founders });
  writeFileSync(join(projectRoot, learntFile), learnt);
}

function yearsIn(some: readonly Example[]): number {
  return some.filter(({ label }) => label.foundingYear !== null).length;
}

function foundersIn(some: readonly Example[]): number {
  return some.reduce((sum, { label }) => sum + label.founders.length, 0);
}

function labelsOf(some: readonly Example[]): string {
  return `${yearsIn(some)} years, ${foundersIn(some)} founders`;
}

function print(
  what: string,
  some: readonly Prediction[],
  thresholds: Thresholds,
  labelled: number,
): void {
  const { given, right } = shareAt(some, thresholds);
  const percent = (part: number, all: number): string => ((100 * part) / all).toFixed(1);
  console.log(
    `${what}: precision ${percent(right, given)} (${right}/${given}), recall ${percent(right, labelled)} (${right}/${labelled}), sure from ${thresholds.sure}, else from ${thresholds.unsure}`,
  );
  if (!values.show) return;
  for (const one of some) {
    const { id, value, probability, isRight, snippet } = one;
    if (isGiven(one, thresholds) === isRight) continue;
    console.log(
      `${isRight ? "missed" : "wrong"} ${id} ${value} ${probability.toFixed(2)} ${snippet}`,
    );
  }
}
