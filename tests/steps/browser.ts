import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findChromium } from "../../scripts/chromium.ts";
import { isFull } from "../depth.ts";
import { recordVisit } from "./evidence.ts";
import { underLoad } from "./soak.ts";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Else the headless shell rounds the width of every letter to whole pixels.
  "--font-render-hinting=none",
  // A host that is not this machine can't be reached at all.
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost , EXCLUDE *.localhost",
];

// A tenth less work for pages that live for seconds. A full run uses the browser as people have it.
const quickStart = ["--in-process-gpu", "--js-flags=--no-opt,--no-maglev"];

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What a person would see in the console as red or yellow, and requests that left the machine. */
  complaints: string[];
}

/**
 * What the browser itself writes down although all is well: the specification asks for the account
 * on load and takes a failure as "signed out", and for the balance before the account is opened;
 * the identity SDK warns of any address that is no custom domain; and a page that is left while it
 * begins to listen is told that it listens no more.
 */
const expected = [
  /status of 401 .*\/v1\/account\)$/,
  /status of 404 .*\/api\/account\/balance\?uid=\w+\)$/,
  /WebSocket is closed before the connection is established/,
  /^warning: Appwrite is using localStorage for session management/,
];

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findChromium({ isWhole: isFull });
  if (!executablePath) throw new Error("there is no Chromium on this machine");
  return chromium.launch({
    executablePath,
    headless: true,
    args: isFull ? args : [...args, ...quickStart],
    // People with a mouse see them, and they take room.
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
};

/** Cookies and storage of an earlier visit. */
export type StoredVisit = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface VisitOptions {
  width?: number;
  height?: number;
  dark?: boolean;
  /** A phone: what is touched is a finger's width. */
  isTouched?: boolean;
  state?: StoredVisit;
}

/** A newcomer's browser: nothing stored unless `state` brings it, reduced motion, every complaint written down. */
export async function newVisit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.dark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-GB",
    acceptDownloads: true,
    ...(options.isTouched ? { hasTouch: true, isMobile: true } : {}),
    ...(options.state ? { storageState: options.state } : {}),
  });
  // For what hangs, not for what is slow.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  recordVisit(page);
  await underLoad(page);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      const said = `${message.type()}: ${message.text()} (${message.location().url})`;
      if (!expected.some((known) => known.test(said))) complaints.push(said);
    }
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isHere = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname);
    if (protocol.startsWith("http") && !isHere) {
      complaints.push(`request to ${hostname}`);
    }
  });
  return { page, context, complaints };
}
