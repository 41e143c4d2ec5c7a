import { differences } from "../golden/matching.ts";
import type { RecordedCase, RecordedRequest } from "../golden/recordings.ts";
import type { World } from "../golden/world.ts";

const byDomain: RecordedRequest = {
  method: "GET",
  path: "/text",
  headers: { Host: "open-golden.functions.localhost" },
};
const byGuest: RecordedRequest = {
  method: "POST",
  path: "/v1/functions/open/executions",
  headers: { "X-Appwrite-Project": "golden", "Content-Type": "application/json" },
  body: { path: "/text" },
};

/** Calls told of by how they ended, all together. */
const SERIES: Record<string, RecordedRequest> = {
  "70 calls of a domain one after the other": byDomain,
  "70 executions by a guest one after the other": byGuest,
};

export async function playFacts(world: World, { name, facts }: RecordedCase): Promise<string[]> {
  const request = SERIES[name];
  if (!request) throw new Error(`no check for the recorded facts: ${name}`);
  const statuses: Record<string, number> = {};
  for (let call = 0; call < 70; call += 1) {
    const { status } = await world.send(request);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return differences(facts, { statuses });
}
