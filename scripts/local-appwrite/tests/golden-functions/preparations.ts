import { hasRecordings, readRecording } from "../golden/recordings.ts";
import type { World } from "../golden/world.ts";
import { HELD_BUILD, holdBuild, letBuildGo } from "./held-build.ts";
import { deploy } from "./people-and-functions.ts";
import { settled } from "./play.ts";

type Preparation = (world: World) => Promise<void>;

const built: Preparation = (world) => settled(world, "probe", "deployments");

/** Before these the recorder waited until what was asked for had ended. */
const AFTER_BUILDS = [
  "get deployment: ready",
  "get deployment: not an archive",
  "get deployment: failed build",
];

async function ended(world: World): Promise<void> {
  for (const id of ["probe", "open"]) await settled(world, id, "executions");
}

const afterRuns = (name: string): boolean => /^(get|list) executions?:/.test(name);

/** What was scheduled comes due: its moment is moved to the past, and the server starts anew. */
async function comeDue(world: World): Promise<void> {
  const id = world.values.get("<soon-execution-id>") ?? "";
  world.sql("UPDATE executions SET scheduledAt = '2020-01-01T00:00:00.000+00:00' WHERE id = ?", id);
  await world.restart();
  await settled(world, "probe", "executions");
}

const TELLERS = ["cron", "onuser"];

async function deployTellers(world: World): Promise<void> {
  for (const id of TELLERS) await deploy(world, id, "teller");
}

/** A person is made, and the server starts anew, at which what has a schedule runs. */
async function startTellers(world: World): Promise<void> {
  const user = { userId: "evuser", email: "evuser@example.test", password: "Passw0rd!x" };
  await world.asKey("POST", "/v1/users", user);
  await settled(world, "onuser", "executions");
  await world.restart();
  await settled(world, "cron", "executions");
}

const recordedNames = hasRecordings
  ? ["19-executions", "20-function-domains"].flatMap((file) =>
      readRecording(file).map(({ name }) => name),
    )
  : [];

/** What the recorder did between two recorded cases, by the name of the latter. */
export const BEFORE: Record<string, Preparation> = {
  ...Object.fromEntries(AFTER_BUILDS.map((name) => [name, built])),
  ...Object.fromEntries(recordedNames.filter(afterRuns).map((name) => [name, ended])),
  [HELD_BUILD]: async () => holdBuild(),
  "get function: still the first deployment": async (world) => {
    letBuildGo();
    await built(world);
  },
  "get execution: scheduled, has run": comeDue,
  "get function: with a schedule, deployed": deployTellers,
  "list executions: started by an event": startTellers,
  "events of an async execution, its user subscribes": async ({ asKey }) =>
    void (await asKey("PATCH", "/v1/users/carol/prefs", { prefs: { a: 1 } })),
  // The recorder had deleted it.
  "list functions": async ({ asKey }) => void (await asKey("DELETE", "/v1/functions/x2")),
};
