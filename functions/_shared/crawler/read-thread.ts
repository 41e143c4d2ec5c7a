import { once } from "node:events";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { readJobs } from "./read-jobs.ts";
import { processorNow, type SiteBudget } from "./site-budget.ts";

type Jobs = typeof readJobs;
type JobName = keyof Jobs;
type Given<N extends JobName> = Parameters<Jobs[N]>[0];
type Brought<N extends JobName> = ReturnType<Jobs[N]>;

interface Order {
  name: JobName;
  given: unknown;
}
type Reply = { brought: unknown } | { failure: string };

/** The site can't be read: its pages take too much time or memory, or break the parser. */
export class UnreadableSite extends Error {}

/** The thread itself can't be started: that is nobody's site's fault. */
export class NoReadThread extends Error {}

/** Reads what strangers send where it can be stopped at any moment, one job at a time. */
export interface ReadThread {
  /** Starts the thread, if need be: before a site's time runs, as starting is work. */
  ready(): Promise<unknown>;
  /**
   * Runs a job within the site's remaining budget. Throws `UnreadableSite` if it takes too long,
   * needs too much memory or fails: then only this site is lost, and the next job gets a new
   * thread.
   */
  run<N extends JobName>(name: N, given: Given<N>, budget: SiteBudget): Promise<Brought<N>>;
  /** Ends the thread: an idle one exits on request, a busy one is terminated after a second. */
  close(): Promise<void>;
}

/** Names the thread's own start: test runners and others start this module in threads of theirs. */
const role = "areascout-read-thread";
/** A page's tree takes some 50 MB at most; what needs more than this was built to. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

/** Asks the thread to exit. */
const endOrder = null;
const endPatienceMs = 1_000;

/** Between two looks how much a job has worked. */
const lookEveryMs = 20;
const tooLong = "its pages take too long to read";

/** The thread is started when it is first needed, and again after a job it had to be stopped for. */
export function createReadThread(): ReadThread {
  let worker: Promise<Worker> | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const stop = async (): Promise<void> => {
    const running = worker;
    worker = null;
    await (await running?.catch(() => null))?.terminate();
  };

  const ready = (): Promise<Worker> => {
    worker ??= started();
    return worker;
  };

  const inThread = async (order: Order, budget: SiteBudget): Promise<unknown> => {
    const thread = await ready();
    if (budget.isOver) throw new UnreadableSite(tooLong);
    try {
      return await budget.onProcessor((maxMs) => answerOf(thread, order, maxMs));
    } catch (error) {
      // Stop the thread whatever it is doing; a job that only failed has already ended.
      if (!(error instanceof FailedJob)) await stop();
      throw error;
    }
  };

  const inTurn = async (order: Order, budget: SiteBudget): Promise<unknown> => {
    const before = turn;
    const { promise, resolve: giveWay } = Promise.withResolvers<void>();
    turn = promise;
    await before;
    return inThread(order, budget).finally(giveWay);
  };

  // Ending a thread from outside while it still starts or stops something has crashed Node 20
  // (nodejs/node#56312): ask first.
  const end = async (): Promise<void> => {
    const running = worker;
    worker = null;
    const thread = await running?.catch(() => null);
    if (!thread) return;
    thread.ref();
    thread.postMessage(endOrder);
    const patience = AbortSignal.timeout(endPatienceMs);
    await once(thread, "exit", { signal: patience }).catch(() => thread.terminate());
  };

  return {
    ready,
    async run<N extends JobName>(name: N, given: Given<N>, budget: SiteBudget) {
      // The job's name determines the type of its result.
      return (await budget.outside(inTurn({ name, given }, budget))) as Brought<N>;
    },
    close: end,
  };
}

/** The job ended with an error; the thread is as good as before. */
class FailedJob extends UnreadableSite {}

async function started(): Promise<Worker> {
  // The built function is one file that includes this module: the thread loads that same file
  // again. It gets no environment, which keeps secrets away from a stranger's bytes.
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

function answerOf(worker: Worker, order: Order, maxMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onMessage = (reply: Reply): void => {
    if ("brought" in reply) resolve(reply.brought);
    else reject(new FailedJob(`its pages could not be read: ${reply.failure}`));
  };
  const onEnd = (): void => reject(new UnreadableSite("its pages need too much memory"));
  const begun = processorNow();
  let timer: NodeJS.Timeout;
  // On a busy machine a job may wait longer than it works.
  const look = (leftMs: number): void => {
    timer = setTimeout(() => {
      const nowLeftMs = maxMs - (processorNow() - begun);
      if (nowLeftMs <= 0) reject(new UnreadableSite(tooLong));
      else look(Math.max(nowLeftMs, lookEveryMs));
    }, leftMs);
  };
  look(maxMs);
  worker.on("message", onMessage).on("exit", onEnd);
  worker.ref();
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.unref();
    worker.off("message", onMessage).off("exit", onEnd);
  });
}

function serve(): void {
  warmUp();
  parentPort?.on("message", (order: Order | typeof endOrder) => {
    if (order === endOrder) parentPort?.close();
    else parentPort?.postMessage(replyTo(order.name, order.given));
  });
  parentPort?.postMessage("ready");
}

/** The first reading takes many times as long as the next, and that is not a site's fault. */
function warmUp(): void {
  const url = "https://shop.example/";
  const html = `<title>Shop</title><a href="mailto:info@shop.example">Mail</a><p>+44 20 7946 0123</p>`;
  const { page } = readJobs.home({ url, body: new TextEncoder().encode(html), contentType: null });
  readJobs.facts({ site: "shop.example", country: "GB", pages: [page], thisYear: 2026 });
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
