import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WebSocket } from "ws";
import { differences } from "./golden/matching.ts";
import {
  ACTIONS,
  BEFORE,
  prepareRealtime,
  prepareRealtimeOrder,
} from "./golden/realtime-actions.ts";
import { hasRecordings, readRecording } from "./golden/recordings.ts";
import { createWorld, type World } from "./golden/world.ts";

type Frame =
  | { server: { type: string; data?: Record<string, unknown> } }
  | { client: unknown }
  | { action: string }
  | { close: unknown }
  | { summary: string };

interface RecordedSocket {
  name: string;
  request: { path: string; headers: Record<string, string> };
  frames: Frame[];
}

const EXCLUDED: Record<string, string> = {
  "34 pings, one after the other": "recorded as a summary: its own test below",
  "rows of these cases": "a fact: made by prepareRealtimeOrder",
  "authenticate and subscribe in one go (as the web SDK does)":
    "a race there; here it is always lost, see the test below",
  "authenticate and subscribe in one go, 10 tries": "a fact: the same race",
  "subscribe and authenticate in one go, 5 tries": "a fact: its own case is replayed once",
};

/** Left by the recorded server's own transaction code instead of `$databaseId`. */
const OWN_KEYS = ["$collection", "$collectionId", "$databaseId"];
/** A file's content is not recorded, only its size is; here a socket counts as a visit. */
const OWN_VALUES = ["signature", "sizeActual", "encryption", "compression", "accessedAt"];

/** Names of an event are a set: their order follows the recorded route's parameters. */
function comparable(frame: unknown): unknown {
  return JSON.parse(JSON.stringify(frame), (key, value: unknown) => {
    if (OWN_KEYS.includes(key) || OWN_VALUES.includes(key)) return undefined;
    return key === "events" && Array.isArray(value) ? value.toSorted() : value;
  });
}

/** Collects what arrives; `sent` is complete once a ping of the protocol itself came back. */
function follow(socket: WebSocket) {
  const frames: unknown[] = [];
  socket.on("message", (data) => frames.push(JSON.parse(String(data))));
  return {
    next: async (): Promise<unknown> => {
      while (frames.length === 0) await once(socket, "message");
      return frames.shift();
    },
    unread: async (): Promise<unknown[]> => {
      if (socket.readyState === socket.OPEN) {
        socket.ping();
        await once(socket, "pong");
      }
      return frames;
    },
  };
}

/** With the sessions' secrets in place of their names. */
const filled = (world: World, text: string): string =>
  text.replace(/<(session[a-z-]*)(:?[^>]*)>/g, (placeholder, kind: string, name: string) =>
    kind === "session-percent-encoded"
      ? encodeURIComponent(world.values.get(`<session${name}>`) ?? "")
      : (world.values.get(placeholder) ?? placeholder),
  );

async function replay(world: World, recorded: RecordedSocket): Promise<string[]> {
  await BEFORE[recorded.name]?.(world);
  const person = recorded.name.includes("another user") ? "dave" : "carol";
  world.values.set("<session-secret>", world.values.get(`<session:${person}>`) ?? "");
  const socket = world.connect(recorded.request.path, recorded.request.headers);
  const closed = once(socket, "close");
  const { next, unread } = follow(socket);
  const found: string[] = [];
  for (const [index, frame] of recorded.frames.entries()) {
    if ("server" in frame)
      found.push(...differences(comparable(frame.server), comparable(await next()), `${index}`));
    else if ("close" in frame) await closed;
    else if ("action" in frame) {
      found.push(...(await unread()).map((one) => `${index}: unrecorded ${JSON.stringify(one)}`));
      const act = ACTIONS[frame.action];
      if (!act) throw new Error(`unknown action: ${frame.action}`);
      await act(world);
    } else if ("client" in frame) {
      const { client } = frame;
      const text = typeof client === "string" ? client : JSON.stringify(client);
      socket.send(filled(world, text));
    }
  }
  found.push(...(await unread()).map((one) => `unrecorded ${JSON.stringify(one)}`));
  socket.terminate();
  return found;
}

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
    test(recorded.name, async () => expect(await replay(theWorld(), recorded)).toEqual([]));
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

if (hasRecordings) {
  describe("websockets answer as a real Appwrite 1.9.6 was recorded to", replayAll);
  describe("a websocket takes messages in the order a real Appwrite takes them", replayOrder);
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
