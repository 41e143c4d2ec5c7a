import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inventedSites, labelledSites } from "./eval-sites/labelled-sites.ts";
import { markPages } from "./eval-sites/mark-pages.ts";
import { additionsOf, costOf, tableOf } from "./eval-sites/print-report.ts";
import { modelFor, readSites } from "./eval-sites/read-sites.ts";
import { projectRoot } from "./project-root.ts";

const envFile = join(projectRoot, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

// `npm run eval:sites -- [--model] [--sites FOLDER] [--show] [--mark FOLDER [--count N]]`: details from labelled sites by rules
// alone and, with `--model`, beside them with the configured model, its tokens and its cost. The
// folder holds `labels.json` and the pages; without one our own invented sites are read.
const { values } = parseArgs({
  options: {
    model: { type: "boolean" },
    sites: { type: "string" },
    show: { type: "boolean" },
    mark: { type: "string" },
    count: { type: "string", default: "10" },
  },
});
const folder = values.sites
  ? resolve(process.env.INIT_CWD ?? ".", values.sites)
  : resolve(projectRoot, process.env.SHARED_DIR ?? "../shared", "data/sites");
const print = (lines: Iterable<string>): void => {
  for (const line of lines) console.log(line);
};

const labelled = labelledSites(folder);
const set = labelled ?? inventedSites();
console.log(
  labelled
    ? `${set.sites.length} sites of ${folder}, the measuring half`
    : `There are no labelled sites in ${folder} (--sites FOLDER or SHARED_DIR names another): these are ${set.sites.length} invented ones, in words that the rules know.`,
);
if (values.mark) {
  const marks = resolve(process.env.INIT_CWD ?? ".", values.mark);
  const chosen = set.sites.slice(0, Number(values.count));
  print(await markPages(chosen, marks, new Date().getUTCFullYear()));
  process.exit();
}
const model = values.model ? modelFor(process.env) : null;
const read = await readSites(set.sites, model?.refine ?? null, new Date().getUTCFullYear());
print(tableOf(read, set, model));
if (model) print(costOf(read, model));
if (model && values.show) print(additionsOf(read));
if (values.model && !model) {
  console.error(
    "No language model is configured: set OPENAI_MODEL, and OPENAI_API_KEY or OPENAI_BASE_URL (a server of your own), in .env or the environment, and LLM_USD_PER_MILLION_TOKENS to its price.",
  );
  process.exitCode = 1;
}
