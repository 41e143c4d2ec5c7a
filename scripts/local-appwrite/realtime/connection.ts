import { identify } from "../identity.ts";
import { GUEST_ROLES } from "../permissions.ts";
import type { Query } from "../query.ts";
import type { ServiceContext } from "../service.ts";
import { accountModel } from "../users/model.ts";
import { findUser } from "../users/store.ts";

export interface Frame {
  type: "connected" | "response" | "event" | "pong" | "error";
  data?: Record<string, unknown>;
}

/** 1008 ends the connection for good; the others are about one message. */
export const REFUSED = { policy: 1008, invalid: 1003, tooMany: 1013 } as const;

/** In production the real server words every error but a policy violation like this. */
export const errorFrame = (code: number, message = "Error: Server Error"): Frame => ({
  type: "error",
  data: { code, message },
});

export interface Subscription {
  channels: string[];
  queries: Query[];
}

/** Who listens; roles stay as they were when the person was recognised. */
export interface Listener {
  userId: string;
  roles: readonly string[];
}

export interface Connection {
  listener: Listener;
  /** Empty when the handshake named none. */
  readonly projectId: string;
  /**
   * Whether the server still knows the project. It forgets it when somebody authenticates before
   * the first subscription to a channel, and then ends the connection at the next message.
   */
  project: "unsure" | "kept" | "forgotten";
  /** By the id the client chose. */
  readonly subscriptions: Map<string, Subscription>;
  readonly send: (frame: Frame) => void;
}

const GUEST: Listener = { userId: "", roles: GUEST_ROLES };

/** The person behind the handshake's or a message's session; keys have no say here. */
export function recognise(
  context: ServiceContext,
  headers: Parameters<typeof identify>[1],
  projectId: string,
): Listener {
  const { "x-appwrite-key": _key, ...personal } = headers;
  const { caller, isBlocked } = identify(context, personal, projectId);
  return caller.kind === "user" && !isBlocked
    ? { userId: caller.userId, roles: caller.roles }
    : GUEST;
}

/** The account as frames tell it; null for a guest. */
export function accountOf(context: ServiceContext, { userId }: Listener): unknown {
  const user = userId ? findUser(context, userId) : null;
  return user && accountModel(user);
}
