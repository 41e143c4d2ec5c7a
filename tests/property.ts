import fc from "fast-check";
import { depth } from "./depth.ts";
import { rememberSeed, runSeed, seedOf, seedsThatFailed } from "./seeds.ts";

/** Below this number of runs a property is cheap enough for every run. */
const runsAlways = 300;
const runsByDefault = 100;
const saltByDefault = 20_261_123;

/** `seed` is a salt of this property; `numRuns` is what a full run does. */
type Settings<Ts> = Pick<fc.Parameters<Ts>, "numRuns" | "seed" | "examples">;

/**
 * fast-check's `assert` with the seeds of this run, and those that have failed before. Gives the
 * number of values tried, which the depth of the run decides.
 */
export function holds<Ts>(property: fc.IProperty<Ts>, settings: Settings<Ts> = {}): number {
  let tried = 0;
  for (const parameters of parametersOf(settings)) {
    const details = fc.check(property, parameters);
    report(details);
    tried += details.numRuns;
  }
  return tried;
}

export async function holdsAsync<Ts>(
  property: fc.IAsyncProperty<Ts>,
  settings: Settings<Ts> = {},
): Promise<void> {
  for (const parameters of parametersOf(settings)) report(await fc.check(property, parameters));
}

function parametersOf<Ts>(settings: Settings<Ts>): fc.Parameters<Ts>[] {
  const wanted = settings.numRuns ?? runsByDefault;
  const numRuns = Math.min(wanted, Math.max(runsAlways, Math.ceil(wanted * depth.propertyShare)));
  const seeds = [...seedsThatFailed().map(Number), seedOf(settings.seed ?? saltByDefault)];
  return seeds.map((seed) => ({ ...settings, numRuns, seed }));
}

function report<Ts>(details: fc.RunDetails<Ts>): void {
  if (!details.failed) return;
  rememberSeed(String(details.seed));
  const message = fc.defaultReportMessage(details);
  throw new Error(`${message}\nRepeat it with SEED=${runSeed}.`, { cause: details.errorInstance });
}
