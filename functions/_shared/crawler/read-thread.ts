import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { readJobs } from "./read-jobs.ts";
import type { SiteBudget } from "./site-budget.ts";

type Jobs = typeof readJobs;
type JobName = keyof Jobs;
type Given<N extends JobName> = Parameters<Jobs[N]>[0];
type Brought<N extends JobName> = ReturnType<Jobs[N]>;

interface Order {
  name: JobName;
  given: unknown;
}
type Reply = { brought: unknown } | { failure: string };

/** What a site sent can't be read: it takes too much time or memory, or breaks the reading. */
export class UnreadableSite extends Error {}

/** The thread itself can't be started: that is nobody's site's fault. */
export class NoReadThread extends Error {}

/** Reads what strangers send where it can be stopped at any moment, one job at a time. */
export interface ReadThread {
  /**
   * Does a job within the site's budget. Throws `UnreadableSite` when it takes longer, needs too much
   * memory or fails: then only this site is lost, and the next job is done as if nothing had been.
   */
  run<N extends JobName>(name: N, given: Given<N>, budget: SiteBudget): Promise<Brought<N>>;
  close(): Promise<void>;
}

/** Names the thread's own start: test runners and others start this module in threads of theirs. */
const role = "areascout-read-thread";
/** A page's tree takes some 50 MB at most; what needs more than this was built to. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

const tooLong = "its pages take too long to read";

/** The thread is started with the first job. */
export function createReadThread(): ReadThread {
  let worker: Promise<Worker> | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    const running = worker;
    worker = null;
    await (await running?.catch(() => null))?.terminate();
  };

  const inThread = async (order: Order, budget: SiteBudget): Promise<unknown> => {
    worker ??= started();
    const thread = await budget.outside(worker);
    if (budget.isOver) throw new UnreadableSite(tooLong);
    try {
      return await budget.onProcessor((maxMs) => answerOf(thread, order, maxMs, budget.signal));
    } catch (error) {
      // Whatever it does, it does no more; a job that only failed has ended by itself.
      if (!(error instanceof FailedJob)) await stop();
      throw error;
    }
  };

  return {
    async run<N extends JobName>(name: N, given: Given<N>, budget: SiteBudget) {
      const before = turn;
      const { promise, resolve: giveWay } = Promise.withResolvers<void>();
      turn = promise;
      try {
        await budget.outside(before);
        // The job's own name says what it brings.
        return (await inThread({ name, given }, budget)) as Brought<N>;
      } finally {
        giveWay();
      }
    },
    close: stop,
  };
}

/** The job ended by itself, with an error; the thread is as good as before. */
class FailedJob extends UnreadableSite {}

async function started(): Promise<Worker> {
  // The built function is one file, this module in it: the thread loads that same file again. It gets
  // no environment, so that no secret is where a stranger's bytes are read.
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { role },
    resourceLimits,
    env: {},
    execArgv: [],
  });
  try {
    await once(worker, "message");
    // Without a job it keeps nobody's process alive; and an error that nobody listens for, as one that
    // comes while the thread is ended, would be the end of the process.
    worker.unref();
    return worker.on("error", () => {});
  } catch (error) {
    throw new NoReadThread("the thread that reads sites could not be started", { cause: error });
  }
}

function answerOf(
  worker: Worker,
  order: Order,
  maxMs: number,
  signal: AbortSignal,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onTime = (): void => reject(new UnreadableSite(tooLong));
  const onMessage = (reply: Reply): void => {
    if ("brought" in reply) resolve(reply.brought);
    else reject(new FailedJob(`its pages could not be read: ${reply.failure}`));
  };
  const onEnd = (): void => reject(new UnreadableSite("its pages need too much memory"));
  const timer = setTimeout(onTime, maxMs);
  worker.on("message", onMessage).on("exit", onEnd);
  signal.addEventListener("abort", onTime, { once: true });
  worker.ref();
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.unref();
    worker.off("message", onMessage).off("exit", onEnd);
    signal.removeEventListener("abort", onTime);
  });
}

function serve(): void {
  parentPort?.on("message", ({ name, given }: Order) =>
    parentPort?.postMessage(replyTo(name, given)),
  );
  parentPort?.postMessage("ready");
}

function replyTo(name: JobName, given: unknown): Reply {
  try {
    const job = readJobs[name] as (given: unknown) => unknown;
    return { brought: job(given) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message.slice(0, 100) : "unknown" };
  }
}

if (!isMainThread && workerData?.role === role) serve();
