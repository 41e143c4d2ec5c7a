import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { workUntil } from "./endurance-client.ts";
import type { EnduranceServer } from "./endurance-server.ts";
import { type Measure, measureOf } from "./report.ts";

export interface EnduranceSample {
  /** After a garbage collection. */
  rssMb: number;
  /** How late the server's loop came to its work, since the sample before. */
  delayP99Ms: number;
}

const clients = 50;
const minutes = 3;
const rssSpreadMax = 1.1;
const delayP99MaxMs = 200;

/** Fifty people at work without a break on a local Appwrite in a process of its own. */
export async function benchEndurance(): Promise<Measure[]> {
  const child = fork(join(import.meta.dirname, "endurance-child.ts"), [], {
    execArgv: ["--expose-gc"],
    stdio: "inherit",
  });
  try {
    const [server] = (await once(child, "message")) as [EnduranceServer];
    let isOver = false;
    const work = Promise.all(
      Array.from({ length: clients }, () => workUntil(() => isOver, server)),
    );
    const samples: EnduranceSample[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      // One client that fails ends the measurement: no error is allowed.
      await Promise.race([wait(60_000), work]);
      samples.push(await sampleOf(child));
    }
    isOver = true;
    const calls = (await work).reduce((sum, each) => sum + each, 0);
    console.log(JSON.stringify({ clients, calls, errors: 0, samples }));
    const rss = samples.map(({ rssMb }) => rssMb);
    return [
      measureOf(
        "local Appwrite: 50 clients, 3 minutes: most memory after GC in MB, against 1.1 × least",
        {
          ours: Math.max(...rss),
          limit: rssSpreadMax * Math.min(...rss),
          n: calls,
        },
      ),
      measureOf("local Appwrite: 50 clients, 3 minutes: event-loop delay p99", {
        ours: Math.max(...samples.map(({ delayP99Ms }) => delayP99Ms)),
        limit: delayP99MaxMs,
        n: calls,
      }),
    ];
  } finally {
    child.disconnect();
  }
}

async function sampleOf(child: ChildProcess): Promise<EnduranceSample> {
  child.send("sample");
  const [sample] = (await once(child, "message")) as [EnduranceSample];
  return sample;
}
