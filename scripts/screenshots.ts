import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { buildStale } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { startLocalStack } from "./local-stack/local-stack.ts";
import { projectRoot } from "./project-root.ts";
import { takeLandingPictures } from "./screenshots/landing.ts";
import { enter, type Person, roles, signUpEverybody } from "./screenshots/people.ts";
import { screens } from "./screenshots/screens.ts";
import { type Screen, widthsOf } from "./screenshots/steps.ts";

// `npm run screenshots [-- FOLDER [NAME …]]`: every screen at three widths in both themes, on the
// sample town. `npm run screenshots -- --landing` takes the pictures that the landing page shows.
const [folder = join(projectRoot, ".screenshots"), ...names] = process.argv.slice(2);
const outDir = resolve(process.env.INIT_CWD ?? process.cwd(), folder);

await buildStale();
if (folder !== "--landing") mkdirSync(outDir, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), "areascout-screenshots-"));
// A run of any length is long enough for a mail.
const variables = { RUN_MAIL_AFTER_SECONDS: "0.001" };
const withOverture = folder !== "--landing";
const stack = await startLocalStack({ port: 0, dataDir, live: false, withOverture, variables });
const executablePath = findChromium({ isWhole: true });
if (!executablePath) throw new Error("There is no Chromium on this machine.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  if (folder === "--landing") await photographForLanding(browser);
  else await photograph(browser);
} finally {
  await browser.close();
  await stack.close();
  rmSync(dataDir, { recursive: true });
}

async function photographForLanding(browser: Browser): Promise<void> {
  const { verified } = await signUpEverybody(stack.origin);
  if (!verified) throw new Error("Nobody has a preset to photograph.");
  const target = join(projectRoot, "web", "public", "screenshots");
  await takeLandingPictures(browser, stack.origin, verified, target);
}

async function photograph(browser: Browser): Promise<void> {
  const people = await signUpEverybody(stack.origin);
  const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name));
  const failed: string[] = [];
  let total = 0;
  for (const theme of ["light", "dark"] as const) {
    for (const role of roles) {
      const context = await openAs(browser, people[role], theme);
      for (const screen of wanted.filter((one) => one.role === role)) {
        total += widthsOf(screen).length;
        failed.push(...(await shoot(context, screen, theme)));
      }
      await context.close();
    }
  }
  console.log(`${total - failed.length} of ${total} screenshots in ${outDir}`);
  for (const line of failed) console.log(`not reached: ${line}`);
  if (failed.length > 0) process.exitCode = 1;
}

async function openAs(
  browser: Browser,
  person: Person | null,
  colorScheme: "light" | "dark",
): Promise<BrowserContext> {
  const context = await browser.newContext({
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  if (person) await enter(context, stack.origin, person);
  return context;
}

/** Opens the screen once and takes it at each width. What was not reached is photographed, too. */
async function shoot(context: BrowserContext, screen: Screen, theme: string): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const [narrowest = 375] = widthsOf(screen);
  const failures: string[] = [];
  await page.setViewportSize({ width: narrowest, height: heightAt(narrowest) });
  const reached = await page
    .goto(stack.origin + screen.path)
    .then(() => screen.reach(page))
    .then(() => null, firstLine);
  for (const width of widthsOf(screen)) {
    const file = `${screen.name}-${width}-${theme}.png`;
    const failure =
      reached ?? (await take(page, { screen, width, file }).then(() => null, firstLine));
    if (reached) await page.screenshot({ path: join(outDir, file) });
    if (failure) failures.push(`${file}: ${failure}`);
  }
  await page.close();
  await context.setOffline(false);
  return failures;
}

/** The whole page: the window is made as tall, so that what covers a window covers the picture. */
async function take(
  page: Page,
  { screen: { part, isWindow }, width, file }: { screen: Screen; width: number; file: string },
): Promise<void> {
  await page.setViewportSize({ width, height: heightAt(width) });
  const path = join(outDir, file);
  if (part) {
    await page.locator(part).scrollIntoViewIfNeeded();
    await stillPicture(page);
    await page.locator(part).screenshot({ path });
    return;
  }
  if (isWindow) {
    writeFileSync(path, await stillPicture(page));
    return;
  }
  // What fills a window keeps its height.
  await page.addStyleTag({ content: `main { min-height: ${heightAt(width) - 64}px !important }` });
  await stillPicture(page);
  const height = await page.evaluate<number>("document.documentElement.scrollHeight");
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, 0);
  writeFileSync(path, await stillPicture(page));
}

/** Maps and what is placed anew need some frames: the picture counts once it stays as it is. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (let same = 0, tries = 0; same < 3 && tries < 40; tries++) {
    await page.waitForTimeout(60);
    const next = await page.screenshot();
    same = next.equals(last) ? same + 1 : 0;
    last = next;
  }
  return last;
}

function heightAt(width: number): number {
  return width < 500 ? 812 : 900;
}

function firstLine(error: unknown): string {
  return String(error).split("\n")[0] ?? "";
}
