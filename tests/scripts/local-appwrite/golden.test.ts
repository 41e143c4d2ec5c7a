import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHECKED_ELSEWHERE, DIFFERENT, NOT_SERVED } from "./golden/exclusions.ts";
import { checkFacts } from "./golden/facts.ts";
import { differences, headerDifferences } from "./golden/matching.ts";
import {
  COUNTERS_EMPTIED,
  PREPARATIONS,
  rememberSession,
  SESSIONS_OPENED,
} from "./golden/preparations.ts";
import {
  hasRecordings,
  type RecordedCase,
  type RecordedRequest,
  readRecording,
} from "./golden/recordings.ts";
import { bodyOf, callBefore, requestOf } from "./golden/requests.ts";
import { createWorld, type World } from "./golden/world.ts";

/** 07 stands before 06, whose last cases count the rows it made. */
const FILES = [
  ...["01-account", "02-users", "04-rows", "05-increment", "07-bulk", "06-queries"],
  ...["08-transactions", "11-cors-and-errors", "13-user-deletion-and-more"],
];

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

async function replay(
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

function replayAll(): void {
  const worlds: World[] = [];
  beforeAll(async () => {
    worlds.push(await createWorld());
  });
  afterAll(async () => {
    for (const world of worlds) await world.close();
  });
  let previousCall = 0;

  for (const file of FILES) {
    describe(file, () => {
      beforeAll(() => worlds[0]?.restart());
      for (const recorded of readRecording(file)) {
        const { name } = recorded;
        if (name in NOT_SERVED || name in CHECKED_ELSEWHERE) continue;
        test(name, async () => {
          const [world] = worlds;
          if (!world) throw new Error("the server did not start");
          if (COUNTERS_EMPTIED.includes(name)) await world.restart();
          await PREPARATIONS[name]?.(world);
          if (recorded.facts) return checkFacts(world, name, recorded.facts);
          const call = callBefore(name)?.call ?? 0;
          const found = await replay(world, recorded, call > previousCall ? previousCall : 0);
          previousCall = call;
          if (name in DIFFERENT)
            expect(found, `now as recorded; strike it from DIFFERENT`).not.toEqual([]);
          else expect(found).toEqual([]);
        });
      }
    });
  }
}

if (hasRecordings) {
  describe("answers as a real Appwrite 1.9.6 was recorded to", replayAll);
} else {
  console.log("No recordings below SHARED_DIR: what a real Appwrite answered is not replayed.");
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
