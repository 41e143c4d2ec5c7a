import { differences, headerDifferences } from "./matching.ts";
import { rememberSession, SESSIONS_OPENED } from "./preparations.ts";
import type { RecordedCase, RecordedRequest } from "./recordings.ts";
import { bodyOf, callBefore, requestOf } from "./requests.ts";
import type { World } from "./world.ts";

/** Sends the calls between two recorded ones of a series: the rate-limit cases record only some. */
async function sendSkippedCalls(
  world: World,
  request: RecordedRequest,
  name: string,
  previous: number,
): Promise<void> {
  const series = callBefore(name);
  for (let call = previous + 1; series && call < series.call; call += 1) {
    await world.send(series.requestFor(request, call));
  }
}

/** Sends a recorded request and tells where the answer is another one; empty when it is none. */
export async function replay(
  world: World,
  recorded: RecordedCase,
  previousCall: number,
): Promise<string[]> {
  const request = requestOf(recorded);
  const { response } = recorded;
  if (!request || !response) throw new Error(`nothing to replay: ${recorded.name}`);
  await sendSkippedCalls(world, request, recorded.name, previousCall);
  const answer = await world.send(request);
  if (answer.status === 201 && recorded.name in SESSIONS_OPENED) {
    rememberSession(world, SESSIONS_OPENED[recorded.name] ?? "", answer.headers);
  }
  const created = answer.json as { jwt?: string; $id?: string; secret?: string } | undefined;
  // The one that lives for a second would be over before a slow machine gets to use it.
  const isShort = recorded.name === "create JWT: duration 1";
  if (created?.jwt && !isShort) world.values.set("<jwt>", created.jwt);
  if (recorded.name === "create transaction")
    world.values.set("<transaction-id>", created?.$id ?? "");
  if (recorded.name === "token for the custom-token sign-in")
    world.values.set("<short-token>", created?.secret ?? "");
  const status =
    answer.status === response.status
      ? []
      : [`status: recorded ${response.status}, here ${answer.status}`];
  return [
    ...status,
    ...differences(...bodyOf(recorded, answer)),
    ...headerDifferences(response.headers, answer.headers),
  ];
}
