import { crawlLimits } from "#domain/limits/crawl.ts";
import { BlockedAddress } from "./address-guard.ts";
import type { GuardedFetch } from "./guarded-fetch.ts";
import type { HostTurns } from "./host-turns.ts";
import type { ReadThread } from "./read-thread.ts";
import type { SiteBudget } from "./site-budget.ts";

export interface RobotRules {
  allows(url: string): Promise<boolean>;
  /** The sitemaps it names, on any host. */
  sitemaps(): Promise<string[]>;
}

export interface RobotsDeps {
  client: GuardedFetch;
  turns: HostTurns;
  reader: ReadThread;
  /** The name robots.txt files know us by. */
  robot: string;
}

const everything: RobotRules = { allows: async () => true, sitemaps: async () => [] };
const nothing: RobotRules = { allows: async () => false, sitemaps: async () => [] };

/**
 * The host's robots.txt as permissions. Missing (4xx): everything is allowed. Unavailable (5xx, or
 * a hanging or unreachable server): nothing, because its owner may have forbidden us.
 */
export async function readRobots(
  origin: string,
  { client, turns, reader, robot }: RobotsDeps,
  budget: SiteBudget,
): Promise<RobotRules> {
  const url = `${origin}/robots.txt`;
  try {
    const { status, body } = await client.fetch(url, {
      signal: AbortSignal.any([budget.signal, AbortSignal.timeout(crawlLimits.robotsBudgetMs)]),
      maxBytes: crawlLimits.robotsMaxBytes,
      accepts: /^text\/(plain|html)|application\/octet-stream/i,
      beforeRequest: (host) => turns.next(host, budget.signal),
    });
    if (status >= 500 || status === 429) return nothing;
    if (status >= 400) return everything;
    return {
      allows: (page) => reader.run("isAllowed", { url, body, robot, page }, budget),
      sitemaps: () => reader.run("sitemapsOf", { url, body }, budget),
    };
  } catch (error) {
    // Where the site itself is blocked that is the answer; a redirect to such a place is a trap.
    const isElsewhere = error instanceof BlockedAddress && error.host !== new URL(origin).hostname;
    if (isElsewhere) return nothing;
    throw error;
  }
}
