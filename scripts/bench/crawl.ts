import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { crawlLimits } from "#domain/limits/crawl.ts";
import { type Measure, measureOf } from "./report.ts";

export interface CrawlOutput {
  sitesDone: number;
  answered: number;
  dead: number;
  tookMs: number;
  rssMb: number;
}

const siteCount = 500;
const rssMaxMb = 300;
const latencyMs = 200;
/** Of twenty sites: seventeen of four requests, one that hangs on robots.txt, one broken, one endless. */
export function idealScheduleMs(sites: number, gapMs: number): number {
  const ordinaryMs = 3 * gapMs + latencyMs;
  const roundMs = 17 * ordinaryMs + crawlLimits.robotsBudgetMs + gapMs;
  return ((sites / 20) * roundMs) / crawlLimits.sitesAtOnce;
}

/** Five hundred sites, some of them bad, by the production crawler in a process of its own. */
export async function benchCrawl(): Promise<Measure[]> {
  const server = forked("loopback-child.ts", []);
  try {
    const [message] = await once(server, "message");
    const crawler = forked("crawl-child.ts", [String(message.port), String(siteCount)]);
    const [output] = (await once(crawler, "message")) as [CrawlOutput];
    const idealMs = idealScheduleMs(siteCount, crawlLimits.hostGapMs);
    console.log(JSON.stringify({ ...output, idealMs }));
    const { tookMs, rssMb, sitesDone } = output;
    return [
      measureOf("enrich: 500 loopback sites, against 2 × the ideal schedule", {
        ours: tookMs,
        limit: 2 * idealMs,
        n: sitesDone,
      }),
      measureOf("enrich: 500 loopback sites, memory in MB", {
        ours: rssMb,
        limit: rssMaxMb,
        n: sitesDone,
      }),
    ];
  } finally {
    server.disconnect();
  }
}

const forked = (name: string, given: string[]): ChildProcess =>
  fork(join(import.meta.dirname, name), given, { stdio: "inherit" });
