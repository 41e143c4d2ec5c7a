import { setFlagsFromString } from "node:v8";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { createAddressGuard, type GuardSettings } from "./address-guard.ts";
import type { CrawlerDeps } from "./crawl-site.ts";
import { createGuardedFetch } from "./guarded-fetch.ts";
import { createHostTurns } from "./host-turns.ts";
import { createMailLookup, type MailLookup } from "./mail-lookup.ts";
import { createReadThread } from "./read-thread.ts";

export interface CrawlerSettings extends GuardSettings {
  /** The page that says who we are and how to keep us out: it is named in every request. */
  contactUrl: string;
  gapMs?: number;
  budgetMs?: number;
  processorMs?: number;
  /** A name server for the domains of e-mail addresses; empty = they stay unknown. */
  mailDns?: string;
}

export interface Crawler extends CrawlerDeps {
  /** Missing where no name server is set. */
  mail?: MailLookup;
  close(): Promise<void>;
}

const robot = "AreascoutBot";

let isHeapKeptSmall = false;

/**
 * A visit takes seconds, so its pages reach the old generation before they die: by default several
 * times the live memory piles up before it is collected, and a function's memory is small. Set this
 * once, before the first reading thread starts: V8 may crash if its flags change beside running
 * threads.
 */
function keepHeapSmall(): void {
  if (isHeapKeptSmall) return;
  setFlagsFromString("--heap-growing-percent=30");
  isHeapKeptSmall = true;
}

/** One crawler for a whole worker: all its sites share the turns of their hosts. */
export function createCrawler(settings: CrawlerSettings): Crawler {
  keepHeapSmall();
  const guard = createAddressGuard(settings);
  const client = createGuardedFetch(guard, `${robot}/1.0 (+${settings.contactUrl})`);
  const reader = createReadThread();
  return {
    client,
    reader,
    robot,
    turns: createHostTurns(settings.gapMs ?? crawlLimits.hostGapMs),
    budgetMs: settings.budgetMs ?? crawlLimits.siteBudgetMs,
    processorMs: settings.processorMs ?? crawlLimits.siteProcessorMs,
    ...(settings.mailDns && { mail: createMailLookup(settings.mailDns) }),
    async close() {
      await reader.close();
      await client.close();
    },
  };
}
