import { until } from "../fixtures/waiting.ts";
import type { RecordedCase } from "../golden/recordings.ts";
import { type RecordedSocket, replaySocket } from "../golden/sockets.ts";
import type { World } from "../golden/world.ts";
import { differencesOf, filled } from "./compare.ts";
import { playFacts } from "./facts.ts";
import { requestOf } from "./requests.ts";

/** Plays a recorded case and tells where it went otherwise; empty when it did not. */
export async function play(world: World, recorded: RecordedCase): Promise<string[]> {
  if (recorded.facts) return playFacts(world, recorded);
  // Only sockets have frames; the files keep them among the exchanges.
  if ("frames" in recorded) return replaySocket(world, filled(world, recorded) as RecordedSocket);
  return exchange(world, recorded);
}

/** Sends a recorded request, remembers the id it made, and tells where the answer is another one. */
async function exchange(world: World, recorded: RecordedCase): Promise<string[]> {
  const answer = await world.send(await requestOf(recorded));
  const name = (recorded.response?.body as { $id?: string } | undefined)?.$id ?? "";
  const { $id } = (answer.json ?? {}) as { $id?: string };
  if ($id && /^<[a-z]+-[a-z-]*id>$/.test(name)) world.values.set(name, $id);
  return differencesOf(world, recorded, answer);
}

const UNDER_WAY = ["waiting", "processing", "building"];

async function statuses(world: World, path: string, key: string): Promise<string[]> {
  const limit = encodeURIComponent('{"method":"limit","values":[5000]}');
  const { json } = await world.asKey("GET", `${path}?queries[0]=${limit}`);
  const list = (json as Record<string, { status: string }[]>)[key] ?? [];
  return list.map(({ status }) => status);
}

/** Until nothing of this function is built or runs any more. */
export async function settled(
  world: World,
  functionId: string,
  kind: "deployments" | "executions",
): Promise<void> {
  await until(async () => {
    const found = await statuses(world, `/v1/functions/${functionId}/${kind}`, kind);
    return !found.some((status) => UNDER_WAY.includes(status));
  });
}
