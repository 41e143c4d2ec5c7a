import { randomBytes } from "node:crypto";
import { isPlatformHost } from "../cors.ts";
import { ApiError, apiError, errorBody, invalidParameter } from "../errors.ts";
import { signJwt } from "../jwt.ts";
import { isRecord, parseOrNull, webAddress } from "../parameters.ts";
import { errorPage } from "../reply.ts";
import type { ApiReply, ApiRequest, OAuth2Provider, Route, ServiceContext } from "../service.ts";
import { signInHeaders } from "./cookies.ts";
import { personOf } from "./identities.ts";
import { hourly } from "./limits.ts";
import { consentAddress, PROVIDER_NAMES, profileFor } from "./oauth2-provider.ts";
import { openSession } from "./session-routes.ts";
import { createToken } from "./tokens.ts";

const TOKEN_LIFETIME_S = 60;

/** What travels with the browser to the provider and back. */
interface Journey {
  success: string;
  failure: string;
  /** Ends with a token for the page, instead of with a session in cookies. */
  token: boolean;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const hostOf = (request: ApiRequest): string => {
  const protocol = request.headers["x-forwarded-proto"] === "https" ? "https" : "http";
  return `${protocol}://${request.headers.host ?? "localhost"}`;
};

const callbackAddress = (request: ApiRequest, provider: string): string =>
  `${hostOf(request)}/v1/account/sessions/oauth2/callback/${provider}/${request.projectId || request.params.projectId}`;

/** A browser stands here, so refusals are pages. */
async function asPage(answer: () => ApiReply | Promise<ApiReply>): Promise<ApiReply> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return errorPage(error);
  }
}

const redirect = (location: string, status: 301 | 302 = 301): ApiReply => ({
  status,
  headers: { location, "cache-control": "no-store, no-cache, must-revalidate", pragma: "no-cache" },
});

function requirePlatform(context: ServiceContext, name: string, address: string): string {
  if (address === "") return "";
  const url = webAddress(address);
  if (url && isPlatformHost(url.hostname, context.options.platformHosts)) return address;
  const hint = url
    ? ` Register your new client (${url.hostname}) as a new Web platform on your project console dashboard`
    : "";
  throw invalidParameter(name, `Invalid URI.${hint}`);
}

function requireProvider(context: ServiceContext, name: string): OAuth2Provider {
  if (!PROVIDER_NAMES.includes(name)) {
    throw invalidParameter("provider", `Value must be one of (${PROVIDER_NAMES.join(", ")})`);
  }
  const provider = context.options.oauth2?.[name];
  if (!provider) throw apiError("project_provider_disabled");
  return provider;
}

/** Sends the browser to the provider's page. */
function begin(context: ServiceContext, request: ApiRequest, token: boolean): ApiReply {
  const { query, params } = request;
  const name = params.provider ?? "";
  const success = requirePlatform(context, "success", text(query.success));
  const failure = requirePlatform(context, "failure", text(query.failure));
  const provider = requireProvider(context, name);
  const fallback = `${hostOf(request)}/console/auth/oauth2/`;
  const journey: Journey = {
    success: success || `${fallback}success`,
    failure: failure || `${fallback}failure`,
    token,
  };
  const scopes = Array.isArray(query.scopes) ? query.scopes.map(String) : [];
  const state = JSON.stringify(journey);
  const redirectUri = callbackAddress(request, name);
  return redirect(consentAddress(provider, { redirectUri, state, scopes }));
}

/** The address every provider sends the browser back to; only the next one knows the project's header. */
function callback(request: ApiRequest): ApiReply {
  const { provider = "", projectId = "" } = request.params;
  const next = new URL(`${hostOf(request)}/v1/account/sessions/oauth2/${provider}/redirect`);
  next.searchParams.set("project", projectId);
  for (const [name, value] of Object.entries(request.query)) {
    next.searchParams.set(name, String(value));
  }
  return redirect(next.href, 302);
}

function journeyOf(context: ServiceContext, request: ApiRequest): Journey {
  const state = parseOrNull(text(request.query.state));
  if (!isRecord(state))
    throw apiError("general_bad_request", "The state of the sign-in is missing.");
  return {
    success: requirePlatform(context, "success", text(state.success)),
    failure: requirePlatform(context, "failure", text(state.failure)),
    token: state.token === true,
  };
}

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Signs the person in, or sends the browser to the failure page with the reason. */
async function finish(context: ServiceContext, request: ApiRequest): Promise<ApiReply> {
  const journey = journeyOf(context, request);
  try {
    return await signIn(context, request, journey);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, type, code } = errorBody(error);
    const told = JSON.stringify({ message, type, code });
    return redirect(withParameters(journey.failure, { error: told }));
  }
}

async function signIn(
  context: ServiceContext,
  request: ApiRequest,
  journey: Journey,
): Promise<ApiReply> {
  const { query, params } = request;
  const name = params.provider ?? "";
  const provider = requireProvider(context, name);
  if (query.error) throw providerError(name, text(query.error), text(query.error_description));
  const redirectUri = callbackAddress(request, name);
  const profile = await profileFor(provider, { code: text(query.code), redirectUri });
  if (!profile) throw providerError(name, "invalid_grant", "the code was not accepted");
  const user = await personOf(context, name, profile);
  if (!user.status) throw apiError("user_blocked");
  if (!journey.token) {
    const given = { user, provider: name, providerUid: profile.uid, factor: "email" };
    const { value } = openSession(context, request, given);
    return {
      ...redirect(journey.success),
      headers: { ...redirect(journey.success).headers, ...signInHeaders(request, value) },
    };
  }
  const secret = randomBytes(32).toString("hex");
  const lifetimeS = TOKEN_LIFETIME_S;
  createToken(context, { userId: user.$id, purpose: "oauth2", secret, lifetimeS });
  const exp = Math.floor(Date.now() / 1000) + TOKEN_LIFETIME_S;
  const wrapped = signJwt({ secret, provider: name, exp }, context.jwtSecret);
  return redirect(withParameters(journey.success, { secret: wrapped, userId: user.$id }));
}

const providerError = (name: string, error: string, description: string): ApiError =>
  apiError(
    "user_oauth2_provider_error",
    `The ${name} OAuth2 provider returned an error: ${error}${description && `: ${description}`}`,
  );

export function oauth2Routes(context: ServiceContext): Route[] {
  const limit = hourly(50, "ip:{ip}");
  const scope = ["sessions.write"];
  return [
    {
      method: "GET",
      path: "/account/sessions/oauth2/:provider",
      scope,
      limit,
      handle: (request) => asPage(() => begin(context, request, false)),
    },
    {
      method: "GET",
      path: "/account/tokens/oauth2/:provider",
      scope,
      limit,
      handle: (request) => asPage(() => begin(context, request, true)),
    },
    {
      method: "GET",
      path: "/account/sessions/oauth2/callback/:provider/:projectId",
      handle: (request) => callback(request),
    },
    {
      method: "GET",
      path: "/account/sessions/oauth2/:provider/redirect",
      limit,
      handle: (request) => asPage(() => finish(context, request)),
    },
  ];
}
