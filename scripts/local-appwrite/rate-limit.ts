import type { ApiRequest, RateLimit } from "./service.ts";

interface Counter {
  count: number;
  endsAtMs: number;
}

const MAX_COUNTERS = 10_000;

/** Counts calls in memory: a restart forgives everyone. */
export interface RateLimiter {
  /** Counts the call and returns the headers that tell what is left; throws 429 when nothing is. */
  admit: (limit: RateLimit, request: ApiRequest, routePath: string) => Record<string, string>;
  /** Empties the counter when the reply's status is one that does so. */
  settle: (limit: RateLimit, request: ApiRequest, routePath: string, status: number) => void;
}

/** A 429 that still carries the headers. */
export class RateLimitError extends Error {
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    super("rate limit reached");
    this.name = "RateLimitError";
    this.headers = headers;
  }
}

/** Which chunk of a file a request brings, counted from 0; anything else counts as the first. */
function chunkNumber(contentRange: string | undefined): string {
  const [start = 0, end = 0] =
    /^\S+ (\d+)-(\d+)\//
      .exec(contentRange ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  return String(start <= end ? Math.floor(start / (end + 1 - start)) : 0);
}

function counterKeys(limit: RateLimit, request: ApiRequest, routePath: string): string[] {
  const templates = typeof limit.key === "string" ? [limit.key] : limit.key;
  const values: Record<string, string> = {
    url: routePath,
    method: request.method,
    ip: request.raw.socket.remoteAddress ?? "",
    userId: request.caller.kind === "user" ? request.caller.userId : "",
    chunkId: chunkNumber(request.headers["content-range"]),
  };
  return templates.map((template) =>
    template.replace(/\{([\w-]+)\}/g, (_match, name: string) =>
      name.startsWith("param-")
        ? String(request.body[name.slice(6)] ?? request.params[name.slice(6)] ?? "")
        : (values[name] ?? ""),
    ),
  );
}

export function createRateLimiter(): RateLimiter {
  const counters = new Map<string, Counter>();

  function counter(key: string, windowS: number): Counter {
    const nowMs = Date.now();
    const known = counters.get(key);
    if (known && known.endsAtMs > nowMs) return known;
    if (counters.size >= MAX_COUNTERS) counters.clear();
    const fresh = { count: 0, endsAtMs: nowMs + windowS * 1000 };
    counters.set(key, fresh);
    return fresh;
  }

  return {
    admit(limit, request, routePath) {
      const isKey = request.caller.kind === "key";
      const all = counterKeys(limit, request, routePath).map((key) => counter(key, limit.windowS));
      const closest = all.reduce((a, b) => (b.count > a.count ? b : a));
      const headers = {
        "x-ratelimit-limit": String(limit.max),
        "x-ratelimit-remaining": String(Math.max(0, limit.max - closest.count - 1)),
        "x-ratelimit-reset": String(Math.floor(closest.endsAtMs / 1000)),
      };
      if (isKey) return headers;
      if (closest.count >= limit.max) throw new RateLimitError(headers);
      for (const one of all) one.count += 1;
      return headers;
    },
    settle(limit, request, routePath, status) {
      if (!limit.resetOn?.includes(status)) return;
      for (const key of counterKeys(limit, request, routePath)) counters.delete(key);
    },
  };
}
