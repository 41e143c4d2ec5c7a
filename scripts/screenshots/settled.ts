import type { Page, Request } from "playwright-core";

/** The request for a worker's script stays open for good when the worker ends before it has come. */
const isOfWorker = (request: Request): boolean => /-worker-[\w-]+\.js$/.test(request.url());

const isData = (request: Request): boolean =>
  ["script", "stylesheet", "fetch", "xhr"].includes(request.resourceType()) && !isOfWorker(request);

/** For what hangs, not for what is slow. */
const limitMs = 120_000;

/**
 * Waits until the page has nothing left to do: its code and data have come, with its fonts, and all is
 * drawn. Throws, naming what it waited for, when that never comes.
 */
export async function settled(page: Page): Promise<void> {
  for (let seen = -1; ; ) {
    const requests = (await page.requests()).filter(isData);
    await Promise.all(
      requests.map((request) => within(finished(request), `the answer of ${request.url()}`)),
    );
    for (const [what, step] of pageSteps) await within(page.evaluate(step), what);
    const { length } = (await page.requests()).filter(isData);
    if (length === seen) return;
    seen = length;
  }
}

const pageSteps: readonly [what: string, step: string][] = [
  ["the fonts", "document.fonts.ready.then(() => undefined)"],
  [
    "two frames",
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))",
  ],
  // `requestIdleCallback` may never come where the machine is busy.
  ["what its scripts put off", "new Promise((done) => setTimeout(() => setTimeout(done)))"],
];

async function finished(request: Request): Promise<void> {
  // A request that failed has come to its end, too.
  const response = await request.response().catch(() => null);
  // `finished()` never answers for one that had finished before this asked and that nobody listened to.
  await response?.body().catch(() => null);
}

async function within<T>(step: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page still waits for ${what}.`)), limitMs);
  });
  try {
    return await Promise.race([step, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
