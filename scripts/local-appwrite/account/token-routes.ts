import { isPlatformHost } from "../cors.ts";
import { apiError, invalidParameter } from "../errors.ts";
import { deliver } from "../mailbox.ts";
import { emailParameter, idParameter, textParameter, webAddress } from "../parameters.ts";
import type { ApiReply, ApiRequest, Route, ServiceContext } from "../service.ts";
import {
  findUserByEmail,
  hashPassword,
  requireUser,
  type StoredUser,
  updateUser,
} from "../users/store.ts";
import { signedIn } from "./caller.ts";
import { hourly } from "./limits.ts";
import { newPasswordParameter, nextHistory, requireImpersonal } from "./password-policy.ts";
import { deleteSessions, newSecret } from "./sessions.ts";
import { consumeToken, createToken, type TokenPurpose, tokenModel } from "./tokens.ts";

const MAIL_TOKEN_LIFETIME_S = 3600;

/** Where a mail may link to: pages of the project only. */
function linkTarget(context: ServiceContext, body: ApiRequest["body"]): URL {
  const text = textParameter(body, "url", 2048);
  const url = webAddress(text);
  if (!url || !isPlatformHost(url.hostname, context.options.platformHosts)) {
    const hint = url
      ? ` Register your new client (${url.hostname}) as a new Web platform on your project console dashboard`
      : "";
    throw invalidParameter("url", `Invalid URI.${hint}`);
  }
  return url;
}

interface MailText {
  purpose: TokenPurpose;
  subject: string;
  request: string;
}

const VERIFICATION: MailText = {
  purpose: "verification",
  subject: "Account Verification",
  request: "Follow this link to verify your email address.",
};

const RECOVERY: MailText = {
  purpose: "recovery",
  subject: "Password Reset",
  request: "Follow this link to reset your password.",
};

function sendToken(
  context: ServiceContext,
  request: ApiRequest,
  user: StoredUser,
  url: URL,
  mail: MailText,
): ApiReply {
  const secret = newSecret();
  const token = createToken(context, {
    userId: user.$id,
    purpose: mail.purpose,
    secret,
    lifetimeS: MAIL_TOKEN_LIFETIME_S,
  });
  for (const [name, value] of Object.entries({ userId: user.$id, secret, expire: token.expire })) {
    url.searchParams.set(name, value);
  }
  const { projectName } = context.options.config;
  deliver(context, {
    to: user.email,
    subject: `${mail.subject} for ${projectName ?? context.options.config.projectId}`,
    paragraphs: [
      `Hello ${user.name || user.email},`,
      mail.request,
      "If you didn't request this, you can ignore this email.",
    ],
    link: url.href,
  });
  return { status: 201, body: tokenModel(token, request.caller.kind === "key" ? secret : "") };
}

function createVerification(context: ServiceContext, request: ApiRequest): ApiReply {
  const url = linkTarget(context, request.body);
  const { user } = signedIn(context, request);
  if (user.emailVerification) throw apiError("user_email_already_verified");
  if (!user.email) throw apiError("user_email_not_found");
  return sendToken(context, request, user, url, VERIFICATION);
}

function confirmVerification(context: ServiceContext, { body }: ApiRequest): ApiReply {
  const userId = idParameter(body, "userId");
  const secret = textParameter(body, "secret", 256);
  const user = requireUser(context, userId);
  const token = consumeToken(context, { userId, purpose: "verification", secret });
  if (!token) throw apiError("user_invalid_token");
  updateUser(context, user, { emailVerification: true });
  return { status: 200, body: tokenModel(token, "") };
}

function createRecovery(context: ServiceContext, request: ApiRequest): ApiReply {
  const email = emailParameter(request.body);
  const url = linkTarget(context, request.body);
  const user = findUserByEmail(context, email);
  if (!user) throw apiError("user_not_found");
  if (!user.status) throw apiError("user_blocked");
  return sendToken(context, request, user, url, RECOVERY);
}

/** Who follows the mail's link owns the address, and every session of the old password ends. */
async function confirmRecovery(context: ServiceContext, { body }: ApiRequest): Promise<ApiReply> {
  const userId = idParameter(body, "userId");
  const secret = textParameter(body, "secret", 256);
  const plain = newPasswordParameter(context, body);
  const password = await hashPassword(plain);
  const user = requireUser(context, userId);
  const passwordHistory = await nextHistory(context, user, plain, password);
  requireImpersonal(context, plain, user);
  const token = consumeToken(context, { userId, purpose: "recovery", secret });
  if (!token) throw apiError("user_invalid_token");
  updateUser(context, user, {
    password,
    passwordHistory,
    passwordUpdate: context.now(),
    emailVerification: true,
  });
  deleteSessions(context, userId);
  return { status: 200, body: tokenModel(token, "") };
}

export function tokenRoutes(context: ServiceContext): Route[] {
  const verification = { path: "/account/verifications/email", alias: ["/account/verification"] };
  return [
    {
      ...verification,
      method: "POST",
      scope: ["account"],
      limit: hourly(10, "url:{url},userId:{userId}"),
      handle: (request) => createVerification(context, request),
    },
    {
      ...verification,
      method: "PUT",
      limit: hourly(10, "url:{url},userId:{param-userId}"),
      handle: (request) => confirmVerification(context, request),
    },
    {
      method: "POST",
      path: "/account/recovery",
      scope: ["sessions.write"],
      limit: hourly(10, ["url:{url},email:{param-email}", "url:{url},ip:{ip}"]),
      handle: (request) => createRecovery(context, request),
    },
    {
      method: "PUT",
      path: "/account/recovery",
      scope: ["sessions.write"],
      limit: hourly(10, "url:{url},userId:{param-userId}"),
      handle: (request) => confirmRecovery(context, request),
    },
  ];
}
