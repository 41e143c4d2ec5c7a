import { parseArgs } from "node:util";
import {
  crossValidate,
  exampleOf,
  type Prediction,
  type Share,
  thresholdFor,
} from "./train-beginnings/cross-validate.ts";
import { labelledPages, readLabelled } from "./train-beginnings/labelled-pages.ts";

// `npm run train:beginnings [-- --show]`: learns from labelled, invented pages which year and which
// people on a page are its beginning, and says how well that holds for pages and authors left out.
const { values } = parseArgs({
  options: { show: { type: "boolean" } },
});
const folds = 10;
const wanted = { year: 0.95, founders: 0.9 };

const examples = labelledPages().map(readLabelled).map(exampleOf);
const labels = {
  year: examples.filter(({ label }) => label.foundingYear !== null).length,
  founders: examples.reduce((sum, { label }) => sum + label.founders.length, 0),
};
const byFold = crossValidate(examples, (_, at) => String(((at * 7919) % 1009) % folds));
const byAuthor = crossValidate(examples, ({ label }) => label.source);
const year = thresholdFor(byFold.years, wanted.year);
const founders = thresholdFor(byFold.founders, wanted.founders);

console.log(`${examples.length} pages, ${labels.year} years, ${labels.founders} founders`);
print("year, 10 folds", year, labels.year);
print("founders, 10 folds", founders, labels.founders);
print("year, one author left out", thresholdFor(byAuthor.years, wanted.year), labels.year);
print(
  "founders, one author left out",
  thresholdFor(byAuthor.founders, wanted.founders),
  labels.founders,
);
if (values.show) {
  for (const one of [...byFold.years, ...byFold.founders]) if (!one.isRight) show(one);
}
function print(what: string, { threshold, values: given, right }: Share, of: number): void {
  const percent = (part: number, all: number): string => ((100 * part) / all).toFixed(1);
  console.log(
    `${what}: from ${threshold} on precision ${percent(right, given)} (${right}/${given}), recall ${percent(right, of)} (${right}/${of})`,
  );
}

function show({ id, value, probability, snippet }: Prediction): void {
  console.log(`${id} ${value} ${probability.toFixed(2)} ${snippet}`);
}
