import { randomBytes } from "node:crypto";
import { clientIp } from "../account/caller.ts";
import { newPasswordParameter, requireImpersonal } from "../account/password-policy.ts";
import {
  createSession,
  deleteSession,
  deleteSessions,
  findSession,
  listSessions,
  sessionModel,
} from "../account/sessions.ts";
import { createToken, tokenModel } from "../account/tokens.ts";
import { apiError, invalidParameter } from "../errors.ts";
import { mintUserJwt } from "../identity.ts";
import {
  booleanParameter,
  emailParameter,
  integerInRange,
  newIdParameter,
  optionalText,
  prefsParameter,
  textParameter,
} from "../parameters.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import { userFilter } from "./list.ts";
import { userModel } from "./model.ts";
import {
  deleteUser,
  hashPassword,
  insertUser,
  listUsers,
  requireUser,
  type StoredUser,
  updateUser,
} from "./store.ts";

const LABEL_CHARS = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"];

/** An empty text is a value, and not a valid one. */
const isSent = (value: unknown): boolean => value !== undefined && value !== null;

async function create(context: ServiceContext, { body }: ApiRequest): Promise<ApiReply> {
  const userId = newIdParameter(body, "userId", context.newId);
  const email = isSent(body.email) ? emailParameter(body) : "";
  const phone = optionalText(body, "phone", 16);
  const password = isSent(body.password) ? newPasswordParameter(context, body) : "";
  const name = optionalText(body, "name", 128);
  if (password) requireImpersonal(context, password, { $id: userId, email, name, phone });
  const user = await insertUser(context, { userId, email, password, name, phone, accessed: false });
  context.publish({ name: `users.${userId}.create`, payload: userModel(user), userId: "" });
  return { status: 201, body: userModel(user) };
}

function labelsParameter(body: ApiRequest["body"]): string[] {
  const labels = body.labels;
  if (labels === undefined)
    throw apiError("general_argument_invalid", 'Param "labels" is not optional.');
  const isLabel = (label: unknown): boolean =>
    typeof label === "string" && /^[0-9A-Za-z]{1,36}$/.test(label);
  if (!Array.isArray(labels) || labels.length > 1000 || !labels.every(isLabel)) {
    throw invalidParameter(
      "labels",
      `Value must a valid array no longer than 1000 items and Value must be a valid string and at least 1 chars and no longer than 36 chars and only consist of '${LABEL_CHARS.join(", ")}' chars`,
    );
  }
  return [...new Set(labels.map(String))];
}

function createUserSession(context: ServiceContext, request: ApiRequest): ApiReply {
  const user = requireUser(context, request.params.userId ?? "");
  const { session, value } = createSession(context, {
    userId: user.$id,
    provider: "server",
    providerUid: "",
    factor: "server",
    ip: clientIp(request),
  });
  return { status: 201, body: sessionModel(session, { current: false, secret: value }) };
}

function createUserToken(context: ServiceContext, request: ApiRequest): ApiReply {
  const user = requireUser(context, request.params.userId ?? "");
  const length = integerInRange(request.body, "length", { min: 4, max: 128, fallback: 6 });
  const lifetimeS = integerInRange(request.body, "expire", {
    min: 60,
    max: 31_536_000,
    fallback: 900,
  });
  const secret = randomBytes(length).toString("hex").slice(0, length);
  const token = createToken(context, { userId: user.$id, purpose: "sign-in", secret, lifetimeS });
  return { status: 201, body: tokenModel(token, secret) };
}

function createUserJwt(context: ServiceContext, request: ApiRequest): ApiReply {
  const user = requireUser(context, request.params.userId ?? "");
  const wanted = optionalText(request.body, "sessionId", 36, "recent");
  const duration = integerInRange(request.body, "duration", { min: 0, max: 3600, fallback: 900 });
  const sessions = listSessions(context, user.$id);
  const session =
    wanted === "recent" ? sessions.at(-1) : sessions.find((one) => one.$id === wanted);
  return {
    status: 201,
    body: { jwt: mintUserJwt(context, user.$id, session?.$id ?? "", duration) },
  };
}

/** Routes that change some fields: `PATCH /users/:userId/<name>` with a body read by `changes`. */
function updateRoutes(context: ServiceContext): Route[] {
  type Changes = (body: ApiRequest["body"]) => Partial<StoredUser> | Promise<Partial<StoredUser>>;
  const route = (method: "PATCH" | "PUT", name: string, changes: Changes): Route => ({
    method,
    path: `/users/:userId/${name}`,
    scope: ["users.write"],
    handle: async ({ params, body }) => {
      const given = await changes(body);
      const user = updateUser(context, requireUser(context, params.userId ?? ""), given);
      context.publish({
        name: `users.${user.$id}.update.${name}`,
        payload: userModel(user),
        userId: "",
      });
      return { status: 200, body: name === "prefs" ? user.prefs : userModel(user) };
    },
  });
  return [
    route("PATCH", "status", (body) => ({ status: booleanParameter(body, "status") })),
    route("PATCH", "verification", (body) => ({
      emailVerification: booleanParameter(body, "emailVerification"),
    })),
    route("PATCH", "name", (body) => ({ name: textParameter(body, "name", 128) })),
    route("PATCH", "email", (body) => ({ email: emailParameter(body), emailVerification: false })),
    route("PATCH", "prefs", (body) => ({ prefs: prefsParameter(body) })),
    // An empty text takes the password away: nobody signs in with one any more.
    route("PATCH", "password", async (body) => ({
      password: body.password === "" ? "" : await hashPassword(newPasswordParameter(context, body)),
      passwordUpdate: context.now(),
    })),
    route("PUT", "labels", (body) => ({ labels: labelsParameter(body) })),
  ];
}

function userSessionRoutes(context: ServiceContext): Route[] {
  const scope = ["users.write"];
  const path = "/users/:userId/sessions";
  return [
    { method: "POST", path, scope, handle: (request) => createUserSession(context, request) },
    {
      method: "GET",
      path,
      scope: ["users.read", "sessions.read"],
      handle: ({ params }) => {
        const user = requireUser(context, params.userId ?? "");
        const sessions = listSessions(context, user.$id).map((one) =>
          sessionModel(one, { current: false, secret: "" }),
        );
        return { status: 200, body: { total: sessions.length, sessions } };
      },
    },
    {
      method: "DELETE",
      path,
      scope,
      handle: ({ params }) => {
        deleteSessions(context, requireUser(context, params.userId ?? "").$id);
        return { status: 204 };
      },
    },
    {
      method: "DELETE",
      path: `${path}/:sessionId`,
      scope,
      handle: ({ params }) => {
        const user = requireUser(context, params.userId ?? "");
        const session = findSession(context, user.$id, params.sessionId ?? "");
        if (!session) throw apiError("user_session_not_found");
        deleteSession(context, session.$id);
        return { status: 204 };
      },
    },
  ];
}

export function userRoutes(context: ServiceContext): Route[] {
  const read = ["users.read"];
  const write = ["users.write"];
  return [
    { method: "POST", path: "/users", scope: write, handle: (request) => create(context, request) },
    {
      method: "GET",
      path: "/users",
      scope: read,
      handle: ({ query }) => {
        const { total, users } = listUsers(context, userFilter(query.queries));
        return { status: 200, body: { total, users: users.map(userModel) } };
      },
    },
    {
      method: "GET",
      path: "/users/:userId",
      scope: read,
      handle: ({ params }) => ({
        status: 200,
        body: userModel(requireUser(context, params.userId ?? "")),
      }),
    },
    {
      method: "DELETE",
      path: "/users/:userId",
      scope: write,
      handle: ({ params }) => {
        const user = requireUser(context, params.userId ?? "");
        deleteUser(context, user.$id);
        context.publish({ name: `users.${user.$id}.delete`, payload: userModel(user), userId: "" });
        return { status: 204 };
      },
    },
    {
      method: "GET",
      path: "/users/:userId/prefs",
      scope: read,
      handle: ({ params }) => ({
        status: 200,
        body: requireUser(context, params.userId ?? "").prefs,
      }),
    },
    {
      method: "POST",
      path: "/users/:userId/tokens",
      scope: write,
      handle: (request) => createUserToken(context, request),
    },
    {
      method: "POST",
      path: "/users/:userId/jwts",
      scope: write,
      handle: (request) => createUserJwt(context, request),
    },
    ...updateRoutes(context),
    ...userSessionRoutes(context),
  ];
}
