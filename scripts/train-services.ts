import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type Candidate,
  candidatesOn,
  probability,
  threshold,
  type Weights,
} from "../functions/_shared/domain/enrichment/services/scored.ts";
import { weights as stored } from "../functions/_shared/domain/enrichment/services/weights.ts";
import { projectRoot } from "./project-root.ts";
import { labelledPages, readLabelled } from "./train-beginnings/labelled-pages.ts";
import { fitWeights } from "./train-beginnings/logistic.ts";
import { isRight, type LabelledOffers, labelledOffers } from "./train-services/labelled-offers.ts";

// `npm run train:services [-- --show] [-- --write]`: learns from labelled, invented pages which
// names on a page are services, and says how well that holds for pages and authors left out.
// `--write` stores the weights; `biome check --write` then formats them.
const { values } = parseArgs({
  options: { show: { type: "boolean" }, write: { type: "boolean" } },
});
const folds = 10;
const penalty = 1;
const weightsFile = "functions/_shared/domain/enrichment/services/weights.ts";

interface Example {
  label: LabelledOffers;
  source: string;
  candidates: (Candidate & { isTrue: boolean })[];
}

const pages = new Map(labelledPages().map((page) => [page.id, page]));
const examples = labelledOffers().map((label): Example => {
  const page = pages.get(label.id);
  if (page === undefined) throw new Error(`There is no page ${label.id}.`);
  const right = [...label.services, ...label.alsoServices];
  const nowhere = { own: new Set<string>(), near: new Set<string>() };
  const candidates = readLabelled(page)
    .reach.pages.flatMap((read) => candidatesOn(read, nowhere))
    .map((one) => ({ ...one, isTrue: right.some((service) => isRight(one.name.value, service)) }));
  return { label, source: page.source, candidates };
});

const train = (some: readonly Example[]): Weights =>
  fitWeights(
    some.flatMap(({ candidates }) =>
      candidates.map(({ features, isTrue }) => [{ features, isTrue }]),
    ),
    penalty,
  );

function print(what: string, weightsFor: (example: Example) => Weights): void {
  const found = { values: 0, right: 0, labels: 0, met: 0 };
  for (const example of examples) {
    const weights = weightsFor(example);
    const given = example.candidates.filter(
      (one) => probability(one.features, weights) >= threshold,
    );
    const wrong = given.filter(({ isTrue }) => !isTrue);
    found.values += given.length;
    found.right += given.length - wrong.length;
    found.labels += example.label.services.length;
    found.met += example.label.services.filter((service) =>
      given.some(({ name }) => isRight(name.value, service)),
    ).length;
    if (!values.show) continue;
    for (const { name, group } of wrong) {
      console.log(`${example.label.id} ${name.value} (${group.kind}: ${group.head})`);
    }
  }
  const { values: all, right, labels, met } = found;
  const percent = (part: number, of: number): string => ((100 * part) / of).toFixed(1);
  console.log(
    `${what}: precision ${percent(right, all)} (${right}/${all}), recall ${percent(met, labels)} (${met}/${labels})`,
  );
}

/** For each example the weights of those in other groups. */
function leftOut(groupOf: (example: Example, at: number) => string): (one: Example) => Weights {
  const groups = new Map(examples.map((one, at) => [one, groupOf(one, at)]));
  const trained = new Map<string, Weights>();
  return (one) => {
    const group = groups.get(one) ?? "";
    const weights = trained.get(group) ?? train(examples.filter((o) => groups.get(o) !== group));
    trained.set(group, weights);
    return weights;
  };
}

console.log(`${examples.length} pages, threshold ${threshold}`);
print(
  `${folds} folds`,
  leftOut((_, at) => String(at % folds)),
);
print(
  "one author left out",
  leftOut(({ source }) => source),
);
print("as stored", () => stored);
if (values.write) {
  const rounded = Object.entries(train(examples)).map(([name, weight]) => [
    name,
    Number(weight.toFixed(2)),
  ]);
  const text = JSON.stringify(Object.fromEntries(rounded), null, 2);
  writeFileSync(
    join(projectRoot, weightsFile),
    `/** Learnt by \`npm run train:services\`. */\nexport const weights: Readonly<Record<string, number>> = ${text};\n`,
  );
}
