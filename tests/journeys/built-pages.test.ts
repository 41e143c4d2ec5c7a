import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/project-root.ts";
import { newVisit } from "../steps/browser.ts";
import { shown, watchForCode } from "../steps/built-page.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";

const built = (path: string): string =>
  readFileSync(join(projectRoot, "web", "dist", path, "index.html"), "utf8");

/** React's turns of work wait until `releaseTurns()`. */
const heldTurns = `
  const { postMessage } = MessagePort.prototype;
  const held = [];
  let isHeld = true;
  MessagePort.prototype.postMessage = function (...sent) {
    const post = () => postMessage.apply(this, sent);
    if (isHeld) held.push(post);
    else post();
  };
  globalThis.releaseTurns = () => {
    isHeld = false;
    for (const post of held.splice(0)) post();
  };
`;

describe("pages that are drawn while the site is built", () => {
  let stack: RunningStack;
  let browser: Browser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });

  const pages = [
    { path: "/", words: "Discover business intelligence with AI" },
    { path: "/pricing", words: "Pay per square kilometre for the area you choose" },
    { path: "/sample", words: "An answer you can check" },
    { path: "/terms", words: "These terms are governed by Tunisian law." },
    { path: "/privacy", words: "Data is held in a backend-as-a-service." },
    { path: "/login", words: "Sign in to your account" },
    { path: "/create-account", words: "Create Account" },
  ];

  test.each(pages)("$path can be read without JavaScript", async ({ path, words }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(stack.origin + path);
    await page.getByText(words).first().waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).waitFor();
    // Its own styles are inside, so nothing has to be waited for.
    expect(await page.getByRole("heading").first().evaluate(fontSize)).toBeGreaterThan(20);
    await context.close();
  });

  test.each(pages)("$path stays as it is when its code arrives", async ({ path }) => {
    const { page, complaints, context } = await newVisit(browser);
    await watchForCode(page);
    const code = await heldCode(context);
    await page.goto(stack.origin + path);
    const title = await page.title();
    const before = await content(page);
    code.release();
    await shown(page);
    expect(await page.title()).toBe(title);
    expect(await content(page)).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a browser that is never idle gets the code all the same", async () => {
    const { page, context } = await newVisit(browser);
    await watchForCode(page);
    await page.addInitScript("window.requestIdleCallback = () => {}");
    await page.goto(`${stack.origin}/terms`);
    await shown(page);
    await context.close();
  });

  test.each(["/", "/login"])(
    "a tab that paints nothing gets the code of %s all the same",
    async (path) => {
      const { page, context } = await newVisit(browser);
      await watchForCode(page);
      await page.addInitScript("window.PerformanceObserver = class { observe() {} }");
      await page.goto(stack.origin + path);
      await shown(page);
      await context.close();
    },
  );

  test("a dark page keeps its content while its screen's own code is still on its way", async () => {
    const { page, context } = await newVisit(browser, { dark: true });
    await watchForCode(page);
    const screen = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await context.route("**/assets/login-*.js", async (route) => {
      asked.resolve();
      await screen.promise;
      await route.continue();
    });
    await page.goto(`${stack.origin}/login`);
    await page.evaluate(noteLostHeading);
    await asked.promise;
    // Everything else of the site has run by then, and the task after it.
    await page.evaluate("new Promise((done) => setTimeout(() => setTimeout(done)))");
    screen.resolve();
    await shown(page);
    expect(await page.evaluate("window.lost")).toBe(false);
    await context.close();
  });

  test("the letters of a page are named once: none is laid out again when the other styles arrive", async () => {
    const { page, context } = await newVisit(browser);
    await watchForCode(page);
    const code = await heldCode(context);
    const faces = () => page.evaluate<number>("document.fonts.size");
    await page.goto(`${stack.origin}/terms`);
    const before = await faces();
    expect(before).toBeGreaterThan(1);
    code.release();
    await shown(page);
    expect(await faces()).toBe(before);
    await page.goto(`${stack.origin}/chat`);
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(await faces()).toBe(before);
    expect(
      await page.evaluate(
        "document.fonts.ready.then(() => document.fonts.check('16px \"Inter Variable\"'))",
      ),
    ).toBe(true);
    await context.close();
  });

  test("the code of / is asked for after the page has loaded", async () => {
    const { page, context } = await newVisit(browser);
    await watchForCode(page);
    await page.goto(stack.origin);
    await shown(page);
    const [loaded, asked] = (await page.evaluate(`[
      performance.getEntriesByType("navigation")[0].loadEventStart,
      Math.min(...performance.getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime)),
    ]`)) as [number, number];
    expect(loaded).toBeGreaterThan(0);
    expect(asked).toBeGreaterThanOrEqual(loaded);
    await context.close();
  });

  test.each(["/", "/login", "/opt-out"])(
    "the code of %s is asked for after the first paint",
    async (path) => {
      for (let visits = 0; visits < 3; visits += 1) {
        const { page, context } = await newVisit(browser);
        await watchForCode(page);
        await page.goto(stack.origin + path);
        await shown(page);
        expect(await page.evaluate<number>(askedAfterFirstPaint)).toBeGreaterThanOrEqual(0);
        await context.close();
      }
    },
  );

  test("a button pressed before the code is there works once it is", async () => {
    const { page, context, complaints } = await newVisit(browser, { width: 375 });
    const code = await heldCode(context);
    await page.goto(stack.origin);
    await page.getByRole("button", { name: "Open menu" }).click();
    code.release();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a button pressed while the code takes the page over works once", async () => {
    const { page, context, complaints } = await newVisit(browser);
    await watchForCode(page);
    await page.addInitScript(heldTurns);
    await page.goto(stack.origin);
    await until(() => isTakenOver(page), { what: "the code to take the page over" });
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await page.evaluate("releaseTurns()");
    await shown(page);
    // What is done again is done a turn after the screen is shown.
    await page.evaluate("new Promise((done) => setTimeout(() => setTimeout(done)))");
    expect(await page.locator("html.dark").count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("what was typed and sent before the code is there is kept, and never in the address", async () => {
    const { page, context } = await newVisit(browser);
    const code = await heldCode(context);
    await page.goto(`${stack.origin}/login`);
    await page.getByLabel("Email", { exact: true }).fill("early@example.test");
    await page.getByLabel("Password", { exact: true }).fill("correct horse 1");
    await page.getByLabel("Password", { exact: true }).press("Enter");
    expect(page.url()).toBe(`${stack.origin}/login`);
    const sent = page.waitForRequest((request) =>
      request.url().endsWith("/account/sessions/email"),
    );
    code.release();
    expect((await sent).postDataJSON()).toEqual({
      email: "early@example.test",
      password: "correct horse 1",
    });
    await context.close();
  });

  test.each([
    { address: "/login", when: "while the code takes the page over" },
    { address: "/login?from=mail", when: "before the code draws the page anew" },
  ])("$address: what is typed and sent $when is kept", async ({ address }) => {
    const { page, context } = await newVisit(browser);
    await watchForCode(page);
    await page.addInitScript(heldTurns);
    const code = await heldCode(context);
    await page.goto(stack.origin + address);
    const password = page.getByLabel("Password", { exact: true });
    await page.getByLabel("Email", { exact: true }).fill("early@example.test");
    await password.pressSequentially("correct");
    code.release();
    await until(() => isTakenOver(page), { what: "the code to take the page over" });
    const sent = page.waitForRequest((request) =>
      request.url().endsWith("/account/sessions/email"),
    );
    if (address === "/login") await password.pressSequentially(" horse 1");
    await password.press("Enter");
    await page.evaluate("releaseTurns()");
    expect((await sent).postDataJSON()).toEqual({
      email: "early@example.test",
      password: address === "/login" ? "correct horse 1" : "correct",
    });
    expect(await password.inputValue()).toMatch(/^correct/);
    await context.close();
  });

  test("a page opened dark is dark before any code is there", async () => {
    for (const dark of [true, false]) {
      const { page, context } = await newVisit(browser, { dark });
      await heldCode(context);
      for (const path of ["/", "/chat"]) {
        await page.goto(stack.origin + path, { waitUntil: "commit" });
        await page.locator("#root").waitFor({ state: "attached" });
        expect(await page.evaluate(firstPaint)).toBe(
          dark ? "rgb(14, 20, 19)" : "rgb(251, 251, 248)",
        );
      }
      await context.close();
    }
  });

  test("somebody who is signed in sees no Login while the code is on its way", async () => {
    const { page, context } = await newVisit(browser);
    await heldCode(context);
    await page.goto(stack.origin);
    const login = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Login" });
    expect(await login.isVisible()).toBe(true);
    await page.evaluate("localStorage.setItem('hasSession', 'yes')");
    await page.reload();
    expect(await login.isVisible()).toBe(false);
    await context.close();
  });

  test("a script nobody built is refused by every page", async () => {
    for (const path of ["/", "/terms", "/chat"]) {
      const { page, context } = await newVisit(browser);
      await page.goto(stack.origin + path);
      await page.evaluate(`{
        const script = document.createElement("script");
        script.textContent = "window.wasInjected = true";
        document.body.append(script);
      }`);
      expect(await page.evaluate("window.wasInjected")).toBeUndefined();
      const policy = await page
        .locator('meta[http-equiv="Content-Security-Policy"]')
        .getAttribute("content");
      const scripts = policy?.split("; ").find((part) => part.startsWith("script-src"));
      expect(scripts).toMatch(
        /^script-src 'self' ('sha256-[\w+/=]+' )+https:\/\/cdn\.paddle\.com$/,
      );
      await context.close();
    }
  });

  test("an address of the app gets an empty page, never another page's content", async () => {
    const shell = await (await fetch(`${stack.origin}/profile`)).text();
    expect(shell).toContain('<div id="root"></div>');
    expect(shell).toContain('<meta name="robots" content="noindex" />');
    expect(await (await fetch(`${stack.origin}/assets/none.js`)).text()).toBe("404 Not Found");
  });

  test("every page has a title and a description of its own", () => {
    const heads = pages.map(({ path }) => {
      const html = built(path);
      return [
        /<title>([^<]+)/.exec(html)?.[1],
        /name="description"\s+content="([^"]+)/.exec(html)?.[1],
      ];
    });
    expect(new Set(heads.flat()).size).toBe(pages.length * 2);
  });
});

const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(
    "Object.keys(document.getElementById('root')).some((key) => key.startsWith('__reactContainer'))",
  );

const noteLostHeading = `
  window.lost = false;
  const note = () => { window.lost ||= !document.querySelector("h1")?.checkVisibility(); };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true });
  note();`;

const fontSize = (element: unknown): number =>
  Number.parseFloat(
    (
      globalThis as unknown as { getComputedStyle: (e: unknown) => { fontSize: string } }
    ).getComputedStyle(element).fontSize,
  );

/** Until `release` no script of the site arrives. */
async function heldCode(context: BrowserContext): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return { release: resolve };
}

/** The page's colour in the first frame that has its styles. */
const firstPaint = `new Promise((done) => requestAnimationFrame(() =>
  done(getComputedStyle(document.body).backgroundColor)))`;

/** What the page shows, but for what the settings say or only comes with the code. */
const content = (page: Page) =>
  page.evaluate(`{
    const main = document.querySelector("main").cloneNode(true);
    for (const late of main.querySelectorAll("#contact, #language-model, [aria-labelledby=estimate] > div, #sample-results > *, #sample-ask > *")) late.remove();
    main.innerHTML;
  }`);

/** How long after the first paint the first code was asked for, in ms. */
const askedAfterFirstPaint = `(() => {
  const [code] = performance.getEntriesByType("resource").filter(({ name }) => /\\.js$/.test(name));
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return code.startTime - paint.startTime;
})()`;
