import { apiError } from "../errors.ts";
import type { ApiRequest, ServiceContext } from "../service.ts";
import { findUser, type StoredUser } from "../users/store.ts";

/** The signed-in person behind a request whose scope already asked for one. */
export function signedIn(
  context: ServiceContext,
  request: ApiRequest,
): { user: StoredUser; sessionId: string; byJwt: boolean } {
  const { caller } = request;
  const user = caller.kind === "user" ? findUser(context, caller.userId) : null;
  if (caller.kind !== "user" || !user) throw apiError("user_unauthorized");
  return { user, sessionId: caller.sessionId, byJwt: caller.byJwt };
}

export function clientIp(request: ApiRequest): string {
  return (request.raw.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
}
