import { apiError } from "../errors.ts";
import { verifyJwt } from "../jwt.ts";
import { emailParameter, idParameter, passwordParameter, textParameter } from "../parameters.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import {
  findUser,
  findUserByEmail,
  insertUser,
  isPassword,
  type StoredUser,
} from "../users/store.ts";
import { clientIp, signedIn } from "./caller.ts";
import { signInHeaders, signOutHeaders } from "./cookies.ts";
import { hourly } from "./limits.ts";
import {
  createSession,
  deleteSession,
  deleteSessions,
  extendSession,
  findSession,
  listSessions,
  type StoredSession,
  sessionModel,
} from "./sessions.ts";
import { consumeToken } from "./tokens.ts";

/** A provider's token comes wrapped with the provider's name. */
const SECRET_MAX_CHARS = 1024;

interface SignIn {
  user: StoredUser;
  provider: string;
  providerUid: string;
  factor: string;
}

/** Opens a session for the browser that asks, and tells of it; `value` is what its cookie carries. */
export function openSession(
  context: ServiceContext,
  request: ApiRequest,
  { user, provider, providerUid, factor }: SignIn,
): { session: StoredSession; value: string } {
  if (!user.status) throw apiError("user_blocked");
  const opened = createSession(context, {
    userId: user.$id,
    provider,
    providerUid,
    factor,
    ip: clientIp(request),
    agent: request.headers["user-agent"] ?? "",
  });
  publishSession(context, opened.session, "create", true);
  return opened;
}

function signIn(context: ServiceContext, request: ApiRequest, given: SignIn): ApiReply {
  const { session, value } = openSession(context, request, given);
  const secret = request.caller.kind === "key" ? value : "";
  return {
    status: 201,
    headers: signInHeaders(request, value),
    body: sessionModel(session, { current: true, secret }),
  };
}

function publishSession(
  context: ServiceContext,
  session: StoredSession,
  change: "create" | "delete",
  current: boolean,
): void {
  const { $id, userId } = session;
  const payload = sessionModel(session, { current, secret: "" });
  context.publish({ name: `users.${userId}.sessions.${$id}.${change}`, payload, userId });
}

function requireSignedOut(request: ApiRequest): void {
  if (request.caller.kind === "user") throw apiError("user_session_already_exists");
}

async function createEmailSession(context: ServiceContext, request: ApiRequest): Promise<ApiReply> {
  requireSignedOut(request);
  const email = emailParameter(request.body);
  const password = passwordParameter(request.body);
  const user = findUserByEmail(context, email);
  if (!user || !(await isPassword(password, user.password)))
    throw apiError("user_invalid_credentials");
  return signIn(context, request, {
    user,
    provider: "email",
    providerUid: email,
    factor: "password",
  });
}

function createTokenSession(context: ServiceContext, request: ApiRequest): ApiReply {
  requireSignedOut(request);
  const userId = idParameter(request.body, "userId");
  const secret = textParameter(request.body, "secret", SECRET_MAX_CHARS);
  const user = findUser(context, userId);
  const provider = user && spendToken(context, userId, secret);
  if (!user || !provider) throw apiError("user_invalid_token");
  const factor = provider === "token" ? "token" : "email";
  return signIn(context, request, { user, provider, providerUid: "", factor });
}

/** How the token's person came: by a token as such, or from the provider its secret names. */
function spendToken(context: ServiceContext, userId: string, secret: string): string | null {
  if (consumeToken(context, { userId, purpose: "sign-in", secret })) return "token";
  const wrapped = verifyJwt(secret, context.jwtSecret);
  if (!wrapped.ok) return null;
  const { secret: inner, provider } = wrapped.claims;
  if (typeof inner !== "string" || typeof provider !== "string") return null;
  return consumeToken(context, { userId, purpose: "oauth2", secret: inner }) ? provider : null;
}

/** A person without address or password, known by this session alone. */
async function createAnonymousSession(
  context: ServiceContext,
  request: ApiRequest,
): Promise<ApiReply> {
  requireSignedOut(request);
  const user = await insertUser(context, {
    userId: context.newId(),
    email: "",
    password: "",
    name: "",
    accessed: true,
  });
  const provider = "anonymous";
  return signIn(context, request, { user, provider, providerUid: "", factor: provider });
}

/** The session a path names: an id, or `current`. */
function namedSession(
  context: ServiceContext,
  request: ApiRequest,
): { session: StoredSession; isCurrent: boolean } {
  const { user, sessionId } = signedIn(context, request);
  const wanted = request.params.sessionId ?? "";
  const session = findSession(context, user.$id, wanted === "current" ? sessionId : wanted);
  if (!session) throw apiError("user_session_not_found");
  return { session, isCurrent: session.$id === sessionId };
}

export function sessionRoutes(context: ServiceContext): Route[] {
  const scope = ["account"];
  return [
    {
      method: "POST",
      path: "/account/sessions/email",
      alias: ["/account/sessions"],
      scope: ["sessions.write"],
      limit: { ...hourly(10, "url:{url},email:{param-email}"), resetOn: [201] },
      handle: (request) => createEmailSession(context, request),
    },
    {
      method: "POST",
      path: "/account/sessions/token",
      scope: ["sessions.write"],
      limit: { ...hourly(10, "ip:{ip},userId:{param-userId}"), resetOn: [201] },
      handle: (request) => createTokenSession(context, request),
    },
    {
      method: "POST",
      path: "/account/sessions/anonymous",
      scope: ["sessions.write"],
      limit: hourly(50, "ip:{ip}"),
      handle: (request) => createAnonymousSession(context, request),
    },
    {
      method: "GET",
      path: "/account/sessions",
      scope,
      handle: (request) => {
        const { user, sessionId } = signedIn(context, request);
        const sessions = listSessions(context, user.$id).map((session) =>
          sessionModel(session, { current: session.$id === sessionId, secret: "" }),
        );
        return { status: 200, body: { total: sessions.length, sessions } };
      },
    },
    {
      method: "GET",
      path: "/account/sessions/:sessionId",
      scope,
      handle: (request) => {
        const { session, isCurrent } = namedSession(context, request);
        return { status: 200, body: sessionModel(session, { current: isCurrent, secret: "" }) };
      },
    },
    {
      method: "PATCH",
      path: "/account/sessions/:sessionId",
      scope,
      limit: hourly(10),
      handle: (request) => {
        const { session, isCurrent } = namedSession(context, request);
        return {
          status: 200,
          body: sessionModel(extendSession(context, session), { current: isCurrent, secret: "" }),
        };
      },
    },
    {
      method: "DELETE",
      path: "/account/sessions/:sessionId",
      scope,
      limit: hourly(100),
      handle: (request) => {
        const { session, isCurrent } = namedSession(context, request);
        deleteSession(context, session.$id);
        publishSession(context, session, "delete", isCurrent);
        return isCurrent ? { status: 204, headers: signOutHeaders(request) } : { status: 204 };
      },
    },
    {
      method: "DELETE",
      path: "/account/sessions",
      scope,
      limit: hourly(100),
      handle: (request) => {
        const { user, sessionId } = signedIn(context, request);
        const ended = listSessions(context, user.$id);
        deleteSessions(context, user.$id);
        for (const one of ended) publishSession(context, one, "delete", one.$id === sessionId);
        return { status: 204, headers: signOutHeaders(request) };
      },
    },
  ];
}
