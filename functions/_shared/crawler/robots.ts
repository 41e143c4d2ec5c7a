import robotsModule from "robots-parser";
import { limits } from "#domain/limits.ts";
import { BlockedAddress } from "./address-guard.ts";
import type { GuardedFetch } from "./guarded-fetch.ts";

/** The package's types describe an ES module; it is CommonJS, where the function is the module. */
const robotsParser = robotsModule as unknown as typeof robotsModule.default;

export interface RobotRules {
  allows(url: string): boolean;
}

const everything: RobotRules = { allows: () => true };
const nothing: RobotRules = { allows: () => false };

/**
 * What a host's robots.txt allows us. None there (4xx): everything. It can't be had (5xx, a hanging
 * or unreachable server): nothing, as its owner may have forbidden us.
 */
export async function readRobots(
  origin: string,
  robot: string,
  client: GuardedFetch,
  signal: AbortSignal,
  beforeRequest: (host: string) => Promise<void>,
): Promise<RobotRules> {
  const url = `${origin}/robots.txt`;
  try {
    const { status, body } = await client.fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.robotsBudgetMs)]),
      maxBytes: limits.robotsMaxBytes,
      accepts: /^text\/(plain|html)|application\/octet-stream/i,
      beforeRequest,
    });
    if (status >= 500 || status === 429) return nothing;
    if (status >= 400) return everything;
    const rules = robotsParser(url, new TextDecoder().decode(body));
    return { allows: (page) => rules.isAllowed(page, robot) !== false };
  } catch (error) {
    // Where the site itself is blocked that is the answer; a redirect to such a place is a trap.
    const isElsewhere = error instanceof BlockedAddress && error.host !== new URL(origin).hostname;
    if (isElsewhere) return nothing;
    throw error;
  }
}
