import { parseArgs } from "node:util";
import { type Campaign, crashesOf, runCampaign } from "./simulation/campaign.ts";
import { allMutants, type MutantResult, runMutant } from "./simulation/mutants/all-mutants.ts";
import { outageTable } from "./simulation/outages.ts";
import { production } from "./simulation/production.ts";
import { runSchedule } from "./simulation/schedule.ts";

// `npm run simulate -- --schedules 10000 --seed 1 [--from 0] [--mutants]`; `--only K` replays one
// schedule of a seed and prints every request in order. `--outages` prints what becomes of a job
// whose map service fails, by kind and duration.
const { values } = parseArgs({
  options: {
    schedules: { type: "string", default: "10000" },
    seed: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    only: { type: "string" },
    mutants: { type: "boolean", default: false },
    outages: { type: "boolean", default: false },
  },
});
const seed = wholeNumber("seed", values.seed);
const from = wholeNumber("from", values.from);

let failed = false;
if (values.only !== undefined) await replay(wholeNumber("only", values.only));
if (values.mutants) await killMutants();
if (values.outages) console.log((await outageTable()).join("\n"));
else if (values.only === undefined) await simulate(wholeNumber("schedules", values.schedules));
process.exitCode = failed ? 1 : 0;

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  console.error(`--${name} must be a whole number, not "${text}"`);
  process.exit(2);
}

async function replay(number: number): Promise<void> {
  const { log, violations } = await runSchedule({ seed, number }, production, { isLogged: true });
  console.log(log.join("\n"));
  for (const { invariant, sentence, detail } of violations) {
    console.log(`${invariant} ${sentence}\n   ${detail}`);
  }
  failed = violations.length > 0;
}

async function killMutants(): Promise<void> {
  for (const mutant of allMutants) {
    const result = await runMutant(mutant, { seed });
    failed ||= !result.isAsNamed;
    console.log(mutantLine(result));
  }
}

function mutantLine({ mutant, killedAfter, killers, isAsNamed, violations }: MutantResult): string {
  if (killedAfter === null) return `SURVIVED  ${mutant.name}`;
  const verdict = isAsNamed ? "killed" : `WRONGLY killed, named ${mutant.breaks.join(", ")},`;
  const detail = isAsNamed ? "" : `: ${violations.map((one) => one.detail).join("; ")}`;
  return `${verdict} by ${killers.join(", ")} after ${killedAfter}  ${mutant.name}${detail}`;
}

async function simulate(schedules: number): Promise<void> {
  const campaign = await runCampaign({ seed, from, to: from + schedules }, production);
  for (const { number, violations } of campaign.failures) {
    for (const { invariant, sentence, detail } of violations) {
      console.log(`${invariant} ${sentence}\n   ${detail}`);
    }
    console.log(`replay: npm run --silent simulate -- --seed ${seed} --only ${number}`);
  }
  failed ||= campaign.failures.length > 0;
  console.log(summary(campaign));
}

function summary({ schedules, steps, faults, failures }: Campaign): string {
  const counts = Object.entries(faults).map(([kind, count]) => `${kind}:${count}`);
  return `schedules=${schedules} steps=${steps} crashes=${crashesOf(faults)} faults={${counts.join(",")}} violations=${failures.length} seed=${seed}`;
}
