import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WebSocket } from "ws";
import { differences } from "./golden/matching.ts";
import { ACTIONS, BEFORE, prepareRealtime } from "./golden/realtime-actions.ts";
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
};

/** Left by the recorded server's own transaction code instead of `$databaseId`. */
const OWN_KEYS = ["$collection", "$collectionId", "$databaseId"];
/** The file's content is not recorded; only its size is. */
const OWN_VALUES = ["signature", "sizeActual", "encryption", "compression"];

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
      const session = world.values.get("<session-secret>") ?? "";
      socket.send(text.replace("<session-secret>", session));
    }
  }
  found.push(...(await unread()).map((one) => `unrecorded ${JSON.stringify(one)}`));
  socket.terminate();
  return found;
}

function replayAll(): void {
  const worlds: World[] = [];
  beforeAll(async () => {
    const world = await createWorld();
    worlds.push(world);
    await prepareRealtime(world);
  });
  afterAll(async () => {
    for (const world of worlds) await world.close();
  });
  const theWorld = (): World => {
    const [world] = worlds;
    if (!world) throw new Error("the server did not start");
    return world;
  };

  for (const recorded of readRecording("12-realtime") as unknown as RecordedSocket[]) {
    if (recorded.name in EXCLUDED) continue;
    test(recorded.name, async () => expect(await replay(theWorld(), recorded)).toEqual([]));
  }

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

if (hasRecordings) {
  describe("websockets answer as a real Appwrite 1.9.6 was recorded to", replayAll);
} else {
  test("without recordings there is nothing to compare with", () =>
    expect(hasRecordings).toBe(false));
}
