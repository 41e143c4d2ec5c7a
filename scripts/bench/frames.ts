import type { Page } from "playwright-core";

/** How long frames took while something was done on the page. */
export interface Frames {
  frames: number;
  meanMs: number;
  p95Ms: number;
  worstMs: number;
}

const framesOf = (times: number[]): Frames => {
  const gaps = times
    .slice(1)
    .map((time, at) => time - (times[at] ?? 0))
    .sort((a, b) => a - b);
  const rounded = (value: number): number => Math.round(value * 10) / 10;
  return {
    frames: gaps.length,
    meanMs: rounded(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length),
    p95Ms: rounded(gaps[Math.floor(gaps.length * 0.95)] ?? 0),
    worstMs: rounded(gaps.at(-1) ?? 0),
  };
};

/** The page writes down when each of its frames begins. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(`{
    window.frameTimes = [];
    const note = (time) => {
      window.frameTimes?.push(time);
      if (window.frameTimes) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }`);
  await act();
  const times = await page.evaluate<number[]>(
    "{ const times = window.frameTimes; window.frameTimes = null; times }",
  );
  return framesOf(times);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const drags = 6;
const stepsOfDrag = 30;

/** Drags the map to and fro, as a hand does. */
export async function panMap(page: Page, { x, y, width, height }: Box): Promise<void> {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  for (let drag = 0; drag < drags; drag++) {
    const to = drag % 2 === 0 ? 1 : -1;
    await page.mouse.move(middleX - to * width * 0.3, middleY - to * height * 0.3);
    await page.mouse.down();
    await page.mouse.move(middleX + to * width * 0.3, middleY + to * height * 0.3, {
      steps: stepsOfDrag,
    });
    await page.mouse.up();
  }
}

/** Scrolls the table as fast as a wheel does, a little more with every frame. */
export async function scrollTable(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const table = document.querySelector("section[aria-label='Table of the businesses']");
    let frames = 0;
    const scroll = () => {
      table.scrollTop += 240;
      frames += 1;
      if (frames < 240) requestAnimationFrame(scroll);
      else done();
    };
    requestAnimationFrame(scroll);
  })`);
}

/** What a page does that groups the same points itself: loads them, then asks anew with every frame. */
export async function plainLoop(
  page: Page,
  supercluster: string,
  points: [number, number][],
): Promise<Frames> {
  await page.evaluate(supercluster);
  return framesWhile(page, () =>
    page.evaluate(
      `new Promise((done) => {
        const points = ${JSON.stringify(points)}.map((coordinates, row) => ({
          type: "Feature", geometry: { type: "Point", coordinates }, properties: { row },
        }));
        requestAnimationFrame(() => {
          const index = new Supercluster({ radius: 60, maxZoom: 16 }).load(points);
          let frames = 0;
          const ask = () => {
            const shift = frames / 10_000;
            index.getClusters([-180 + shift, -85, 180, 85], 14);
            frames += 1;
            if (frames < 60) requestAnimationFrame(ask);
            else done();
          };
          requestAnimationFrame(ask);
        });
      })`,
    ),
  );
}
