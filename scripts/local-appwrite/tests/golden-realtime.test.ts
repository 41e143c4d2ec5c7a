import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareRealtime, prepareRealtimeOrder } from "./golden/realtime-actions.ts";
import { hasRecordings, readRecording } from "./golden/recordings.ts";
import { follow, type RecordedSocket, replaySocket } from "./golden/sockets.ts";
import { createWorld, type World } from "./golden/world.ts";

const EXCLUDED: Record<string, string> = {
  "34 pings, one after the other": "recorded as a summary: its own test below",
  "rows of these cases": "a fact: made by prepareRealtimeOrder",
  "authenticate and subscribe in one go (as the web SDK does)":
    "a race there; here it is always lost, see the test below",
  "authenticate and subscribe in one go, 10 tries": "a fact: the same race",
  "subscribe and authenticate in one go, 5 tries": "a fact: its own case is replayed once",
};

/** The world of a recorded file, made before its first case. */
function worldFor(prepare: (world: World) => Promise<void>): () => World {
  const worlds: World[] = [];
  beforeAll(async () => {
    const world = await createWorld();
    worlds.push(world);
    await prepare(world);
  });
  afterAll(async () => {
    for (const world of worlds) await world.close();
  });
  return () => {
    const [world] = worlds;
    if (!world) throw new Error("the server did not start");
    return world;
  };
}

function replayFile(file: string, theWorld: () => World): void {
  const all = (readRecording(file) as unknown as RecordedSocket[]).filter(
    ({ name }) => !(name in EXCLUDED),
  );
  for (const recorded of all) {
    test(recorded.name, async () => expect(await replaySocket(theWorld(), recorded)).toEqual([]));
  }
}

function replayAll(): void {
  const theWorld = worldFor(prepareRealtime);
  replayFile("12-realtime", theWorld);

  test("of 34 pings in a minute 32 are answered, and the connection stays", async () => {
    const socket = theWorld().connect("/v1/realtime?project=golden", {});
    const { next, unread } = follow(socket);
    await next();
    for (let count = 0; count < 34; count += 1) socket.send('{"type":"ping"}');
    const tooMany = { type: "error", data: { code: 1013, message: "Error: Server Error" } };
    expect(await unread()).toEqual([...Array(32).fill({ type: "pong" }), tooMany, tooMany]);
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
  });
}

function replayOrder(): void {
  const theWorld = worldFor(prepareRealtimeOrder);
  replayFile("17-realtime-order", theWorld);

  test("who authenticates and subscribes in one go is always refused: the real server sometimes answers", async () => {
    const socket = theWorld().connect("/v1/realtime?project=golden", {});
    const closed = once(socket, "close");
    const { next } = follow(socket);
    await next();
    const session = theWorld().values.get("<session:carol>");
    socket.send(JSON.stringify({ type: "authentication", data: { session } }));
    socket.send('{"type":"subscribe","data":[{"subscriptionId":"s1","channels":["rows"]}]}');
    expect(await next()).toMatchObject({ data: { to: "authentication" } });
    expect(await next()).toMatchObject({ type: "error", data: { code: 1008 } });
    await closed;
  });
}

// A recording is one sitting: its cases build on those before them.
if (hasRecordings) {
  describe(
    "websockets answer as a real Appwrite 1.9.6 was recorded to",
    { shuffle: false },
    replayAll,
  );
  describe(
    "a websocket takes messages in the order a real Appwrite takes them",
    { shuffle: false },
    replayOrder,
  );
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
