import type { Page } from "playwright-core";

/** The time from an input until the page showed it. */
export interface Interaction {
  /** From the input to the next frame on the screen, as the browser's own Event Timing says: ms. */
  paintMs: number;
  /** From the input to the frame that shows its result: ms. */
  resultMs: number;
}

/** The least that Event Timing reports; faster ones count as this. */
const leastMs = 16;

/** Must run before the page's own code: notes inputs, and when what they change is on the screen. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(`{
    const seen = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: "event", durationThreshold: ${leastMs} });
    let input = null;
    for (const type of ["pointerdown", "keydown"]) {
      addEventListener(type, (event) => { input ??= event.timeStamp; }, true);
    }
    let shownAt = null;
    const note = (time) => {
      const { responseEnd } = performance
        .getEntriesByType("resource")
        .find(({ name }) => name.includes("/storage/buckets/snapshots/")) ?? {};
      if (responseEnd && document.querySelector("tbody [aria-rowindex]")) shownAt = time - responseEnd;
      else requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    window.loadedMs = () => shownAt;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const shownText = () => {
      const table = document.querySelector("section[aria-label='Table of the businesses'] tbody");
      const status = document.querySelector("p[role='status']");
      const panel = document.querySelector("aside[aria-label='Business details'] h2");
      return [status, panel, table].map((part) => part?.textContent ?? "").join("\\n");
    };
    window.beginInteraction = () => {
      input = null;
      seen.length = 0;
      window.shownBefore = shownText();
    };
    window.endInteraction = async (changes) => {
      while (changes && shownText() === window.shownBefore) await frame();
      // The frame after the change is the first that has it on the screen.
      const shown = await frame();
      await frame();
      await frame();
      seen.push(...observer.takeRecords());
      const own = seen.filter(({ interactionId }) => interactionId > 0);
      return {
        paintMs: Math.max(${leastMs}, ...own.map(({ duration }) => duration)),
        resultMs: shown - (input ?? shown),
      };
    };
  }`);
}

/** `changes`: whether the list or the open business becomes another one. */
export async function interact(
  page: Page,
  act: () => Promise<void>,
  { changes }: { changes: boolean } = { changes: true },
): Promise<Interaction> {
  await page.evaluate("beginInteraction()");
  await act();
  return page.evaluate<Interaction>(`endInteraction(${changes})`);
}

/** The slowest of several. */
export const worstOf = (all: readonly Interaction[]): Interaction => ({
  paintMs: Math.max(...all.map(({ paintMs }) => paintMs)),
  resultMs: Math.max(...all.map(({ resultMs }) => resultMs)),
});

const typingMs = 80;

/** Types, sorts, filters and opens, each several times; the slowest counts. */
export async function tryEverything(page: Page): Promise<Record<string, Interaction>> {
  const search = page.getByRole("searchbox", { name: "Name or address" }).first();
  const type = async (text: string): Promise<Interaction> => {
    await search.fill("");
    await search.focus();
    // Like a quick typist, without waiting for the first letters' results.
    const time = await interact(page, () => page.keyboard.type(text, { delay: typingMs }));
    await interact(page, () => search.fill(""));
    return time;
  };
  const pressed = async (act: () => Promise<void>, runs: number): Promise<Interaction> => {
    const times: Interaction[] = [];
    for (let run = 0; run < runs; run++) times.push(await interact(page, act));
    return worstOf(times);
  };
  const panel = page.getByRole("complementary", { name: "Business details" });
  const open = async (): Promise<Interaction> => {
    const times: Interaction[] = [];
    for (let row = 0; row < 3; row++) {
      const name = page.locator("tbody [aria-rowindex] button").nth(row);
      times.push(await interact(page, () => name.click()));
      await panel.getByRole("button", { name: "Close" }).click();
      await panel.waitFor({ state: "detached" });
    }
    return worstOf(times);
  };
  return {
    "typing a name": await type("anchor"),
    sorting: await pressed(
      () => page.getByRole("button", { name: "Name", exact: true }).click(),
      6,
    ),
    filtering: await pressed(
      () =>
        page
          .getByRole("checkbox", { name: /^Phone number/ })
          .first()
          .click(),
      6,
    ),
    "opening one": await open(),
  };
}

/** Unpacks a compressed file in the page and copies it, the least that showing it takes. */
export async function unpackOnce(page: Page, fflate: string, file: Buffer): Promise<number> {
  await page.route("**/yardstick.gz", (route) => route.fulfill({ body: file }));
  await page.evaluate(fflate);
  const took = await page.evaluate<number>(`(async () => {
    const bytes = new Uint8Array(await (await fetch("/yardstick.gz")).arrayBuffer());
    const begin = performance.now();
    fflate.gunzipSync(bytes).slice();
    return performance.now() - begin;
  })()`);
  await page.unroute("**/yardstick.gz");
  return took;
}
