import { apiError } from "../errors.ts";
import { isRecord, parseOrNull } from "../parameters.ts";
import type { ServiceContext } from "../service.ts";
import { accountOf, type Connection, type Frame, recognise } from "./connection.ts";
import { subscribedChannels } from "./event-names.ts";
import { readLiveQueries } from "./payload-filter.ts";

type Answer = Record<string, unknown>;

function refuse(reason: string): never {
  throw apiError("general_bad_request", reason);
}

function textList(value: unknown, name: string): string[] {
  const isText = (one: unknown): one is string => typeof one === "string";
  return Array.isArray(value) && value.every(isText) ? value : refuse(`${name} must be texts`);
}

function records(data: unknown): Record<string, unknown>[] {
  return Array.isArray(data) && data.every(isRecord) ? data : refuse("data must be a list");
}

/** Opens a subscription, or replaces the one of this id. */
export function openSubscription(
  context: ServiceContext,
  connection: Connection,
  given: Record<string, unknown>,
): { subscriptionId: string; channels: string[]; queries: string[] } {
  const queries = textList(given.queries ?? [], "queries");
  const channels = subscribedChannels(
    [...new Set(textList(given.channels, "channels"))],
    connection.listener.userId,
  );
  const { subscriptionId = context.newId() } = given;
  if (typeof subscriptionId !== "string" || subscriptionId === "")
    return refuse("a subscriptionId is a text");
  if (channels.length > 0 && connection.project === "unsure") connection.project = "kept";
  connection.subscriptions.set(subscriptionId, { channels, queries: readLiveQueries(queries) });
  return { subscriptionId, channels, queries };
}

/** As it stands in a cookie, or as it is. */
function decoded(session: string): string {
  try {
    return decodeURIComponent(session);
  } catch {
    return session;
  }
}

function authenticate(context: ServiceContext, connection: Connection, data: unknown): Answer {
  const session = isRecord(data) ? data.session : undefined;
  if (typeof session !== "string") return refuse("a session is needed");
  if (!connection.projectId) return refuse("a project is needed");
  const headers = { "x-appwrite-session": decoded(session) };
  const listener = recognise(context, headers, context.options.config.projectId);
  if (!listener.userId) return refuse("Session is not valid.");
  connection.listener = listener;
  if (connection.project === "unsure") connection.project = "forgotten";
  return { user: accountOf(context, listener) };
}

function unsubscribe({ subscriptions }: Connection, data: unknown): Answer {
  return {
    subscriptions: records(data).map(({ subscriptionId }) => {
      if (typeof subscriptionId !== "string") return refuse("a subscriptionId is needed");
      return { subscriptionId, removed: subscriptions.delete(subscriptionId) };
    }),
  };
}

/** The server no longer knows whose connection this is. */
export class ForgottenProjectError extends Error {}

/** What a client's message is answered; throws an ApiError for one that can't be. */
export function answerMessage(
  context: ServiceContext,
  connection: Connection,
  text: string,
): Frame {
  const message = parseOrNull(text);
  if (!isRecord(message)) return refuse("a message is a JSON object");
  const { type, data } = message;
  const respond = (answer: Answer): Frame => ({
    type: "response",
    data: { to: type, success: true, ...answer },
  });
  if (type === "ping") return { type: "pong" };
  if (connection.project === "forgotten") throw new ForgottenProjectError();
  switch (type) {
    case "authentication":
      return respond(authenticate(context, connection, data));
    case "subscribe":
      return respond({
        subscriptions: records(data).map((one) => openSubscription(context, connection, one)),
      });
    case "unsubscribe":
      return respond(unsubscribe(connection, data));
    default:
      return refuse("unknown type of message");
  }
}
