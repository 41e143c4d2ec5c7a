import type { IncomingHttpHeaders } from "node:http";
import { apiError } from "./errors.ts";

const ALLOWED_HEADERS = [
  ...["Accept", "Origin", "Cookie", "Set-Cookie", "Content-Type", "Content-Range"],
  ...[
    "Project",
    "Key",
    "Dev-Key",
    "Locale",
    "Mode",
    "JWT",
    "Organization",
    "Response-Format",
    "Timeout",
    "ID",
  ].map((name) => `X-Appwrite-${name}`),
  ...["Timestamp", "Session", "Platform", "Impersonate-User-Id", "Impersonate-User-Email"].map(
    (name) => `X-Appwrite-${name}`,
  ),
  ...[
    "X-Appwrite-Impersonate-User-Phone",
    "X-SDK-Version",
    "X-SDK-Name",
    "X-SDK-Language",
    "X-SDK-Platform",
  ],
  ...[
    "X-SDK-GraphQL",
    "X-SDK-Profile",
    "Range",
    "Cache-Control",
    "Expires",
    "Pragma",
    "X-Fallback-Cookies",
  ],
  ...["X-Requested-With", "X-Forwarded-For", "X-Forwarded-User-Agent"],
].join(", ");

const LOCAL_HOSTS = ["localhost", "127.0.0.1"];

function originHost(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : "";
}

/** Whether pages of this host belong to the project; `*.example.org` stands for every host below. */
export function isPlatformHost(host: string, platformHosts: readonly string[]): boolean {
  return [...LOCAL_HOSTS, ...platformHosts].some((platform) =>
    platform.startsWith("*.") ? host.endsWith(platform.slice(1)) : host === platform,
  );
}

export interface OriginCheck {
  headers: Record<string, string>;
  isAllowed: boolean;
  host: string;
}

/**
 * CORS headers of one answer. A preflight echoes every origin; the call itself only a platform's.
 * Without `platformHosts` the project is unknown, and not even local pages belong to it.
 */
export function checkOrigin(
  headers: IncomingHttpHeaders,
  platformHosts: readonly string[] | null,
  isPreflight: boolean,
): OriginCheck {
  const { origin } = headers;
  const host = origin === undefined ? "" : originHost(origin);
  const isPlatform = host !== "" && platformHosts !== null && isPlatformHost(host, platformHosts);
  const isAllowed = origin === undefined || isPlatform;
  const isEchoed = origin !== undefined && (isPreflight || isAllowed);
  return {
    host,
    isAllowed,
    headers: {
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": ALLOWED_HEADERS,
      "access-control-expose-headers": "X-Appwrite-Session, X-Fallback-Cookies",
      "access-control-allow-credentials": "true",
      "access-control-max-age": "86400",
      ...(isEchoed ? { "access-control-allow-origin": origin } : {}),
    },
  };
}

/** Keys may come from anywhere: they are for servers. */
export function requireOrigin(check: OriginCheck, headers: IncomingHttpHeaders): void {
  if (check.isAllowed || headers["x-appwrite-key"]) return;
  const hint = check.host
    ? ` Register your new client (${check.host}) as a new Web platform on your project console dashboard`
    : "";
  throw apiError("general_unknown_origin", `Invalid Origin.${hint}`);
}
