import { apiError } from "../errors.ts";
import { mintUserJwt } from "../identity.ts";
import {
  emailParameter,
  integerInRange,
  newIdParameter,
  optionalText,
  passwordParameter,
  prefsParameter,
  textParameter,
} from "../parameters.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import { accountModel } from "../users/model.ts";
import {
  findUserByEmail,
  hashPassword,
  insertUser,
  isPassword,
  type StoredUser,
  updateUser,
} from "../users/store.ts";
import { signedIn } from "./caller.ts";
import { requireOwnAddress } from "./identities.ts";
import { hourly } from "./limits.ts";
import { oauth2Routes } from "./oauth2-routes.ts";
import { newPasswordParameter, nextHistory, requireImpersonal } from "./password-policy.ts";
import { sessionRoutes } from "./session-routes.ts";
import { deleteSessions, findSession } from "./sessions.ts";
import { tokenRoutes } from "./token-routes.ts";

const MAX_JWT_S = 3600;
const DEFAULT_JWT_S = 900;

/** A name may be left out, but what is sent has to be one. */
function nameParameter(body: ApiRequest["body"]): string {
  if (body.name === null) throw apiError("general_unknown");
  return body.name === undefined || body.name === "" ? "" : textParameter(body, "name", 128);
}

async function create(context: ServiceContext, { body }: ApiRequest): Promise<ApiReply> {
  const userId = newIdParameter(body, "userId", context.newId);
  const email = emailParameter(body);
  const password = newPasswordParameter(context, body);
  const name = nameParameter(body);
  requireImpersonal(context, password, { $id: userId, email, name, phone: "" });
  requireOwnAddress(context, email, userId);
  const user = await insertUser(context, { userId, email, password, name, accessed: true });
  const model = accountModel(user);
  context.publish({ name: `users.${userId}.create`, payload: model, userId });
  return { status: 201, body: model };
}

/** A changed password ends every other session of the person, the project's default policy. */
async function updatePassword(context: ServiceContext, request: ApiRequest): Promise<ApiReply> {
  const password = newPasswordParameter(context, request.body);
  const oldPassword = optionalText(request.body, "oldPassword", 256);
  const { user, sessionId } = signedIn(context, request);
  if (user.password && !(await isPassword(oldPassword, user.password)))
    throw apiError("user_invalid_credentials");
  const hash = await hashPassword(password);
  const passwordHistory = await nextHistory(context, user, password, hash);
  requireImpersonal(context, password, user);
  const changed = updateUser(context, user, {
    password: hash,
    passwordHistory,
    passwordUpdate: context.now(),
  });
  deleteSessions(context, user.$id, sessionId);
  return changedReply(context, changed, "password");
}

async function updateEmail(context: ServiceContext, request: ApiRequest): Promise<ApiReply> {
  const email = emailParameter(request.body);
  const password = passwordParameter(request.body);
  const { user } = signedIn(context, request);
  if (user.password && !(await isPassword(password, user.password)))
    throw apiError("user_invalid_credentials");
  requireOwnAddress(context, email, user.$id);
  // Also one's own: an address is a target, and there is one of each.
  if (findUserByEmail(context, email)) throw apiError("user_target_already_exists");
  return changedReply(
    context,
    updateUser(context, user, { email, emailVerification: false }),
    "email",
  );
}

function changedReply(context: ServiceContext, user: StoredUser, what: string): ApiReply {
  const model = accountModel(user);
  context.publish({ name: `users.${user.$id}.update.${what}`, payload: model, userId: user.$id });
  return { status: 200, body: model };
}

function createJwt(context: ServiceContext, request: ApiRequest): ApiReply {
  const duration = integerInRange(request.body, "duration", {
    min: 0,
    max: MAX_JWT_S,
    fallback: DEFAULT_JWT_S,
  });
  const { user, sessionId, byJwt } = signedIn(context, request);
  if (byJwt || !findSession(context, user.$id, sessionId)) throw apiError("user_session_not_found");
  if (duration === 0) throw apiError("general_unknown");
  return { status: 201, body: { jwt: mintUserJwt(context, user.$id, sessionId, duration) } };
}

export function accountRoutes(context: ServiceContext): Route[] {
  const scope = ["account"];
  const account = (request: ApiRequest): ApiReply => ({
    status: 200,
    body: accountModel(signedIn(context, request).user),
  });
  return [
    {
      method: "POST",
      path: "/account",
      scope: ["sessions.write"],
      limit: hourly(10),
      handle: (request) => create(context, request),
    },
    { method: "GET", path: "/account", scope, handle: account },
    {
      method: "PATCH",
      path: "/account/name",
      scope,
      handle: (request) => {
        const name = textParameter(request.body, "name", 128);
        return changedReply(
          context,
          updateUser(context, signedIn(context, request).user, { name }),
          "name",
        );
      },
    },
    {
      method: "GET",
      path: "/account/prefs",
      scope,
      handle: (request) => ({ status: 200, body: signedIn(context, request).user.prefs }),
    },
    {
      method: "PATCH",
      path: "/account/prefs",
      scope,
      handle: (request) => {
        const prefs = prefsParameter(request.body);
        return changedReply(
          context,
          updateUser(context, signedIn(context, request).user, { prefs }),
          "prefs",
        );
      },
    },
    {
      method: "PATCH",
      path: "/account/email",
      scope,
      handle: (request) => updateEmail(context, request),
    },
    {
      method: "PATCH",
      path: "/account/password",
      scope,
      limit: hourly(10),
      handle: (request) => updatePassword(context, request),
    },
    {
      method: "POST",
      path: "/account/jwts",
      alias: ["/account/jwt"],
      scope,
      limit: { max: 120, windowS: 60, key: "url:{url},userId:{userId}" },
      handle: (request) => createJwt(context, request),
    },
    ...sessionRoutes(context),
    ...oauth2Routes(context),
    ...tokenRoutes(context),
  ];
}
