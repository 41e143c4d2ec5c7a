import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { otherReaders } from "./ask/other-reader.ts";
import { readLines } from "./ask/read-listings.ts";
import { startReplay } from "./eval-chat/replay.ts";
import { runEval, tallied } from "./eval-chat/run-eval.ts";
import { projectRoot } from "./project-root.ts";

const envFile = join(projectRoot, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

// `npm run eval:chat -- --questions FILE.json --listings FILE.ndjson [--meta FILE.json] [--show]`:
// asks every question, compares with its reference query, prints right / wrong / abstained and who
// read the questions. A model is asked by the product's settings; with `--replay FILE.json` its
// stand-in is, which answers `{question: {plan}}` of that file.
const { values } = parseArgs({
  options: {
    questions: { type: "string" },
    listings: { type: "string" },
    meta: { type: "string" },
    replay: { type: "string" },
    show: { type: "boolean" },
  },
});
if (!values.questions || !values.listings) {
  throw new Error("--questions FILE.json and --listings FILE.ndjson are needed");
}
const fromCaller = (file: string): string => resolve(process.env.INIT_CWD ?? ".", file);
const json = (file: string) => JSON.parse(readFileSync(fromCaller(file), "utf8"));
const meta = values.meta ? json(values.meta) : {};
const replay = values.replay ? await startReplay(json(values.replay)) : null;
const verdicts = await runEval(
  json(values.questions),
  readLines(fromCaller(values.listings)),
  meta,
  otherReaders(replay?.variables ?? process.env),
);
replay?.close();

console.log(`${"category".padEnd(14)} right wrong abstained skipped`);
for (const [category, { right, wrong, abstained, skipped }] of tallied(verdicts)) {
  const cells = [
    [right, 5],
    [wrong, 5],
    [abstained, 9],
    [skipped, 7],
  ] as const;
  const row = cells.map(([count, width]) => String(count).padStart(width)).join(" ");
  console.log(`${category.padEnd(14)} ${row}`);
}
const readBy = (engine: string): number => verdicts.filter((one) => one.engine === engine).length;
console.log(`read by rules ${readBy("rules")}, by a model ${readBy("model")}`);
for (const { id, outcome, question, why, answer } of verdicts) {
  if (!values.show || (outcome !== "wrong" && outcome !== "abstained")) continue;
  console.log(`${outcome} ${id} ${JSON.stringify(question)}: ${why}; ${answer.split("\n")[0]}`);
}
