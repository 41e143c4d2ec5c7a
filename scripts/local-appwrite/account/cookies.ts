import { isIP } from "node:net";
import type { ApiRequest } from "../service.ts";

const COOKIE_LIFETIME_S = 31_536_000;

/** Appwrite prints cookie dates with dashes: `Sun, 21-Nov-2027 08:07:40 GMT`. */
function cookieDate(epochMs: number): string {
  return new Date(epochMs).toUTCString().replace(/(\d\d) (\w{3}) (\d{4})/, "$1-$2-$3");
}

function cookiePair(request: ApiRequest, value: string, lifetimeS: number): string[] {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "");
  const isLocal = host === "localhost" || host === "" || isIP(host.replace(/^\[|\]$/g, "")) !== 0;
  const secure = request.headers["x-forwarded-proto"] === "https";
  const expires = cookieDate(lifetimeS > 0 ? Date.now() + lifetimeS * 1000 : 0);
  const attributes = [
    `expires=${expires}`,
    `Max-Age=${lifetimeS}`,
    "path=/",
    ...(isLocal ? [] : [`domain=.${host}`]),
    ...(secure ? ["secure"] : []),
    "HttpOnly",
  ].join("; ");
  const name = `a_session_${request.projectId}`;
  return [
    `${name}_legacy=${value}; ${attributes}`,
    `${name}=${value}; ${attributes}; SameSite=None`,
  ];
}

type Headers = Record<string, string | string[]>;

/** Two cookies, since browsers drop `SameSite=None` on plain http; the fallback header is for other sites' pages. */
export function signInHeaders(request: ApiRequest, value: string): Headers {
  return {
    "set-cookie": cookiePair(request, encodeURIComponent(value), COOKIE_LIFETIME_S),
    "x-fallback-cookies": JSON.stringify({ [`a_session_${request.projectId}`]: value }),
  };
}

export function signOutHeaders(request: ApiRequest): Headers {
  return { "set-cookie": cookiePair(request, "deleted", 0), "x-fallback-cookies": "[]" };
}
