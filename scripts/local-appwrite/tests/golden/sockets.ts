import { once } from "node:events";
import type { WebSocket } from "ws";
import { differences } from "./matching.ts";
import { ACTIONS, BEFORE } from "./realtime-actions.ts";
import type { World } from "./world.ts";

type Frame =
  | { server: { type: string; data?: Record<string, unknown> } }
  | { client: unknown }
  | { action: string }
  | { close: unknown }
  | { summary: string };

export interface RecordedSocket {
  name: string;
  request: { path: string; headers: Record<string, string> };
  frames: Frame[];
}

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
export function follow(socket: WebSocket) {
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

/** Plays a recorded websocket and tells where another frame came; empty when none did. */
export async function replaySocket(world: World, recorded: RecordedSocket): Promise<string[]> {
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
