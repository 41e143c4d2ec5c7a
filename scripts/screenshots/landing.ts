import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { enter, type Person } from "./people.ts";
import { settled } from "./settled.ts";
import { ask, chooseTown } from "./steps.ts";

interface Picture {
  name: string;
  width: number;
  height: number;
  /** On a phone, of 375 px. */
  phoneHeight: number;
  path: string;
  reach: (page: Page) => Promise<void>;
  /** Once everything is there: what stands at the top of the picture. */
  frame: (page: Page) => Promise<void>;
}

/** What the landing page shows of the product; it knows the same names and sizes. */
const pictures: readonly Picture[] = [
  {
    name: "results",
    width: 1216,
    height: 800,
    phoneHeight: 800,
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await page.getByRole("link", { name: /^View / }).click();
      await page.getByRole("table").waitFor();
      await page.locator(".leaflet-tile-loaded").first().waitFor();
    },
    frame: (page) => toTop(page, "main h1"),
  },
  {
    name: "answer",
    width: 880,
    height: 790,
    phoneHeight: 800,
    path: "/chat",
    reach: (page) => ask(page, "How many hair salons have a phone number but no website?"),
    frame: async (page) => {
      await page.evaluate(`(() => {
        document.activeElement.blur();
        const question = document.querySelector("[data-last-question]");
        const top = question.offsetTop - 16;
        question.closest("section").scrollTo({ top, behavior: "instant" });
      })()`);
    },
  },
  {
    name: "area",
    width: 880,
    height: 790,
    phoneHeight: 900,
    path: "/addPreset",
    reach: async (page) => {
      await chooseTown(page);
      await page.locator(".leaflet-tile-loaded").first().waitFor();
    },
    frame: (page) => toBottom(page, "main section"),
  },
];

/** The same on a phone, where a wide screen's picture would be too small to read. */
const onPhones: readonly Picture[] = pictures.map((picture) => ({
  ...picture,
  name: `${picture.name}-phone`,
  width: 375,
  height: picture.phoneHeight,
}));

/** Scrolls down until the element begins at the window's edge. */
const toTop = (page: Page, selector: string): Promise<void> =>
  scrollDown(page, `document.querySelector("${selector}").getBoundingClientRect().top - 8`);

/** Scrolls down until the element ends at the window's edge. */
const toBottom = (page: Page, selector: string): Promise<void> =>
  scrollDown(
    page,
    `document.querySelector("${selector}").getBoundingClientRect().bottom - innerHeight + 16`,
  );

/** Scrolls so many pixels, and waits until the bar is out of the way. */
async function scrollDown(page: Page, pixels: string): Promise<void> {
  await page.evaluate(`scrollBy({ top: ${pixels}, behavior: "instant" })`);
  await page.evaluate(`new Promise((done) => {
    const look = () => document.querySelector("header").getBoundingClientRect().bottom > 0
      ? requestAnimationFrame(look) : done();
    look();
  })`);
}

const bytesMax = 60 * 1_024;

/** Takes them in both themes into `folder`, as WebP in the best quality that stays small. */
export async function takeLandingPictures(
  browser: Browser,
  origin: string,
  person: Person,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const colorScheme of ["light", "dark"] as const) {
    for (const { name, width, height, path, reach, frame } of [...pictures, ...onPhones]) {
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: "reduce",
        locale: "en-GB",
        viewport: { width, height },
        deviceScaleFactor: width < 500 ? 2 : 1,
      });
      await enter(context, origin, person);
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      await page.goto(origin + path);
      await reach(page);
      await settled(page);
      await page.locator('header [title^="Your balance: "]:visible').waitFor();
      await page.mouse.move(0, 0);
      await frame(page);
      const { bytes, quality } = await smallPicture(page);
      const file = `${name}-${colorScheme}.webp`;
      writeFileSync(join(folder, file), bytes);
      console.log(`${file}: ${(bytes.length / 1_024).toFixed(1)} kB, quality ${quality}`);
      await context.close();
    }
  }
}

/** Of what the window shows, in the device's own pixels. */
async function smallPicture(page: Page): Promise<{ bytes: Buffer; quality: number }> {
  const devtools = await page.context().newCDPSession(page);
  const clip = await page.evaluate<Clip>(
    "({ x: scrollX, y: scrollY, width: innerWidth, height: innerHeight, scale: devicePixelRatio })",
  );
  for (let quality = 90; quality >= 30; quality -= 5) {
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "webp",
      quality,
      clip,
    });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length <= bytesMax) return { bytes, quality };
  }
  throw new Error(`The picture of ${page.url()} does not get smaller than 60 kB.`);
}

type Clip = Record<"x" | "y" | "width" | "height" | "scale", number>;
