import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, launch, type Page } from "puppeteer-core";
import { findFirefox } from "../../scripts/firefox.ts";

export interface FirefoxVisit {
  browser: Browser;
  page: Page;
  /** Where downloads go. */
  downloads: string;
  /** What a person would see in the console as red, and requests that left the machine. */
  complaints: string[];
  close: () => Promise<void>;
}

/**
 * What Firefox itself writes down although all is well: over plain http it takes no session cookie
 * for other sites, as Appwrite's is, and the identity SDK keeps the session elsewhere.
 */
const expected = [/Cookie “a_session_\w+” rejected because it has the “SameSite=None” attribute/];

/**
 * A newcomer's Firefox over WebDriver BiDi. Playwright's own way to it asks for a command that
 * Firefox with long support does not have (`emulation.setMediaFeaturesOverride`).
 */
export async function firefoxVisit(): Promise<FirefoxVisit> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("there is no Firefox on this machine");
  const downloads = mkdtempSync(join(tmpdir(), "areascout-firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // A host that is not this machine can't be reached at all.
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": 1,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": 1,
      "network.proxy.no_proxies_on": "localhost, 127.0.0.1",
      "network.trr.mode": 5,
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "browser.download.useDownloadDir": true,
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  // For what hangs, not for what is slow.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  const complain = (said: string): void => {
    if (!expected.some((known) => known.test(said))) complaints.push(said);
  };
  page.on("pageerror", (error) => complain(`error: ${String(error)}`));
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    complain(`error: ${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isHere = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname);
    if (protocol.startsWith("http") && !isHere) complaints.push(`request to ${hostname}`);
  });
  return {
    browser,
    page,
    downloads,
    complaints,
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

const named = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

export const press = (page: Page, role: string, name: string): Promise<void> =>
  page.locator(named(role, name)).click();

/** Fills a field by its label. */
export const fill = (page: Page, label: string, text: string): Promise<void> =>
  page
    .locator(`::-p-xpath(//*[@aria-label="${label}" or @id=//label[.="${label}"]/@for])`)
    .fill(text);

/** Waits until it is there. */
export async function see(page: Page, role: string, name: string): Promise<void> {
  await page.locator(named(role, name)).wait();
}

/** Waits until the page says so. */
export async function read(page: Page, words: string): Promise<void> {
  await page.locator(`::-p-text(${words})`).wait();
}

/** Where a test that fails leaves what it saw. */
export async function keepPicture(page: Page): Promise<string> {
  const folder = process.env.TEST_EVIDENCE_DIR || join(import.meta.dirname, "../../.test-results");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "firefox.png") as `${string}.png`;
  await page.screenshot({ path });
  return `${path}, at ${page.url()}`;
}
