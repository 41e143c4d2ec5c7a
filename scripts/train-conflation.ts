import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { packedForest } from "#domain/learning/forest.ts";
import { conflationLimits } from "#domain/limits/conflation.ts";
import { projectRoot } from "./project-root.ts";
import { addTowns } from "./train-conflation/add-towns.ts";
import { learntFile, learntText } from "./train-conflation/learnt-text.ts";
import { measuringFile, readTowns, townsFile } from "./train-conflation/towns.ts";
import { type Lesson, lessonsOf, type Score, scoreOf, train } from "./train-conflation/train.ts";

// `npm run train:conflation [-- --write]`: learns from invented towns, each in two directories, which
// rows are one business, and says how well that holds for an author left out. `--write` stores what was
// learnt. `--add FOLDER --author NAME [--measuring]` adds an author's towns before.
const { values } = parseArgs({
  options: {
    write: { type: "boolean" },
    add: { type: "string" },
    author: { type: "string" },
    measuring: { type: "boolean" },
  },
});
const thresholds = [conflationLimits.mergeProbability, 0.8, 0.9];

if (values.add !== undefined) {
  if (values.author === undefined) throw new Error("--author NAME is missing");
  const folder = resolve(process.env.INIT_CWD ?? ".", values.add);
  const file = values.measuring ? measuringFile : townsFile;
  console.log(`${addTowns(folder, values.author, file)} lines added`);
}
const authors = readTowns(townsFile).map(lessonsOf);
const kinds = ["as they are", "without types", "map without contacts"];
const learntWithout = authors.map((own) => ({
  own,
  forest: train(authors.filter((other) => other !== own).flat()),
}));
for (const [at, kind] of kinds.entries()) {
  for (const from of thresholds) {
    const scores = learntWithout.flatMap(({ own, forest }) =>
      scoresOf(own.slice(at, at + 1), forest, from),
    );
    console.log(`${kind}, from ${from}: ${told(scores)}`);
  }
}
if (values.write) {
  writeFileSync(join(projectRoot, learntFile), learntText(packedForest(train(authors.flat()))));
}

function scoresOf(
  lessons: readonly Lesson[],
  forest: Parameters<typeof scoreOf>[1],
  from: number,
): Score[] {
  return lessons.map((lesson) => scoreOf(lesson, forest, from));
}

function told(scores: readonly Score[]): string {
  const sum = (key: keyof Score): number => scores.reduce((all, one) => all + one[key], 0);
  const percent = (part: number, all: number): string => ((100 * part) / all).toFixed(1);
  const {
    merged,
    right,
    found,
    told: pairs,
  } = { merged: sum("merged"), right: sum("right"), found: sum("found"), told: sum("told") };
  return `precision ${percent(right, merged)} (${right}/${merged}), recall ${percent(found, pairs)} (${found}/${pairs})`;
}
