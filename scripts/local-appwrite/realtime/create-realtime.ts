import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { isoDate } from "../clock.ts";
import { checkOrigin, requireOrigin } from "../cors.ts";
import { ApiError } from "../errors.ts";
import { foldParameters } from "../request-body.ts";
import { toJson } from "../response-format.ts";
import type { ServiceContext, ServiceEvent } from "../service.ts";
import type { Catalog } from "../tablesdb/schema.ts";
import {
  accountOf,
  type Connection,
  errorFrame,
  type Frame,
  REFUSED,
  recognise,
} from "./connection.ts";
import { eventChannels, eventNames } from "./event-names.ts";
import { rolesThatHear, shownPayload } from "./event-readers.ts";
import { answerMessage, ForgottenProjectError, openSubscription } from "./messages.ts";
import { meetsAll } from "./payload-filter.ts";

const PATH = "/v1/realtime";
const CONSOLE = "console";
const MAX_MESSAGE_BYTES = 64 * 1024;
/** A client that reads slower than this piles up is let go; it connects anew. */
const MAX_UNREAD_BYTES = 4 * 1024 * 1024;
const MESSAGES_PER_MINUTE = 32;
const CONNECTS_PER_MINUTE = 128;
const MINUTE_MS = 60_000;

export interface Realtime {
  /** Takes the websocket of `/v1/realtime`; false means the path is someone else's. */
  handleUpgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  close: () => void;
}

/** Counts up to `max` a minute; the minute begins with the first. */
function createMinuteLimit(max: number): () => boolean {
  let count = 0;
  let endsAtMs = 0;
  return () => {
    if (Date.now() >= endsAtMs) {
      count = 0;
      endsAtMs = Date.now() + MINUTE_MS;
    }
    count += 1;
    return count <= max;
  };
}

function sendTo(socket: WebSocket): (frame: Frame) => void {
  return (frame) => {
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(toJson(frame));
  };
}

/** Why nobody connects like this, or null. */
function refusal(context: ServiceContext, req: IncomingMessage, projectId: string): Frame | null {
  const { config, platformHosts } = context.options;
  if (![config.projectId, CONSOLE, ""].includes(projectId)) {
    return errorFrame(REFUSED.policy, "Missing or unknown project ID");
  }
  try {
    requireOrigin(checkOrigin(req.headers, platformHosts, false), {});
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return errorFrame(REFUSED.policy, error.message);
  }
}

/** Tells connected clients what happens to what they may read. */
export function createRealtime(context: ServiceContext, catalog: Catalog): Realtime {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const connections = new Set<Connection>();
  const hasLimits = context.options.rateLimits;
  const mayConnect = createMinuteLimit(CONNECTS_PER_MINUTE);

  context.subscribe((event) => {
    if (connections.size > 0) tell(connections, context, catalog, event);
  });

  function open(socket: WebSocket, req: IncomingMessage, url: URL): void {
    const send = sendTo(socket);
    const projectId = url.searchParams.get("project") ?? "";
    const refused =
      hasLimits && !mayConnect() ? errorFrame(REFUSED.tooMany) : refusal(context, req, projectId);
    if (refused) {
      refuse(socket, refused);
      return;
    }
    try {
      const isOwn = projectId === context.options.config.projectId;
      const listener = recognise(context, isOwn ? req.headers : {}, projectId);
      const subscriptions = new Map();
      const connection: Connection = {
        ...{ listener, projectId, subscriptions, send },
        project: "unsure",
      };
      send(welcome(context, connection, url));
      if (isOwn) connections.add(connection);
      socket.on("close", () => connections.delete(connection));
      listen(context, connection, socket);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      refuse(socket, errorFrame(REFUSED.invalid));
    }
  }

  return {
    handleUpgrade: (req, socket, head) => {
      const address = req.url ?? "/";
      if (address.split("?")[0] !== PATH) return false;
      const url = new URL(address, "http://localhost");
      server.handleUpgrade(req, socket, head, (client) => {
        // What a client that went away leaves unread is no failure of ours.
        client.on("error", () => client.terminate());
        open(client, req, url);
      });
      return true;
    },
    close: () => {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function refuse(socket: WebSocket, frame: Frame): void {
  sendTo(socket)(frame);
  socket.close(Number(frame.data?.code));
}

/** The first frame. Older clients name their channels in the address. */
function welcome(context: ServiceContext, connection: Connection, url: URL): Frame {
  const { channels } = foldParameters(url.searchParams);
  const opened = Array.isArray(channels)
    ? [openSubscription(context, connection, { channels })]
    : [];
  return {
    type: "connected",
    data: {
      channels: opened.flatMap((one) => one.channels),
      subscriptions: opened.map((one) => one.subscriptionId),
      user: accountOf(context, connection.listener),
    },
  };
}

function listen(context: ServiceContext, connection: Connection, socket: WebSocket): void {
  const mayAsk = createMinuteLimit(MESSAGES_PER_MINUTE);
  socket.on("message", (message) => {
    if (context.options.rateLimits && !mayAsk()) {
      connection.send(errorFrame(REFUSED.tooMany));
      return;
    }
    try {
      connection.send(answerMessage(context, connection, String(message)));
    } catch (error) {
      if (error instanceof ForgottenProjectError) {
        // Without a word of goodbye, so that clients connect anew.
        socket.send(toJson(errorFrame(REFUSED.policy)), () => socket.terminate());
        return;
      }
      if (!(error instanceof ApiError)) console.error(error);
      connection.send(errorFrame(REFUSED.invalid));
    }
  });
}

function tell(
  connections: ReadonlySet<Connection>,
  context: ServiceContext,
  catalog: Catalog,
  event: ServiceEvent,
): void {
  const roles = rolesThatHear(context, catalog, event);
  const channels = eventChannels(event.name, context.options.config.projectId);
  const payload = shownPayload(event);
  const data = {
    events: eventNames(event.name),
    channels,
    timestamp: isoDate(Date.now()),
    payload,
  };
  for (const { listener, subscriptions, send } of connections) {
    if (!roles.some((role) => listener.roles.includes(role))) continue;
    const hearing = channels.flatMap((channel) =>
      [...subscriptions].filter(([_id, one]) => one.channels.includes(channel)),
    );
    const ids = hearing.filter(([_id, one]) => meetsAll(payload, one.queries)).map(([id]) => id);
    if (ids.length > 0)
      send({ type: "event", data: { ...data, subscriptions: [...new Set(ids)] } });
  }
}
