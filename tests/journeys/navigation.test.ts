import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { fitsWidth } from "../steps/accessibility.ts";
import { newVisit, type StoredVisit, type Visit } from "../steps/browser.ts";
import { shown, watchForCode } from "../steps/built-page.ts";
import { logIn, signedInStateOf } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { textOf } from "../steps/text.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("the navigation bar, the footer and the theme", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  /** The signed-in person's cookies and storage, for visits that start there. */
  let signedIn: StoredVisit;
  let visit: Visit;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    user = await signUp(stack.origin, "Zora");
    await openAccount(user);
    signedIn = await signedInStateOf({ stack, browser }, user);
  });

  const open = async (
    path: string,
    options: { width?: number; dark?: boolean; user?: boolean } = {},
  ): Promise<Page> => {
    visit = await newVisit(browser, { ...options, ...(options.user ? { state: signedIn } : {}) });
    await watchForCode(visit.page);
    await visit.page.goto(stack.origin + path);
    return visit.page;
  };
  const close = async () => {
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  };
  const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });
  const linksOf = (page: Page) =>
    bar(page)
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((one) => {
          const link = one as unknown as {
            getAttribute: (n: string) => string;
            textContent: string;
          };
          return `${link.getAttribute("href")} ${link.textContent}`;
        }),
      );

  test("a visitor sees Home, Chat, Add Preset, Pricing and Login", async () => {
    const page = await open("/");
    expect(await linksOf(page)).toEqual([
      "/ Home",
      "/chat Chat",
      "/addPreset Add Preset",
      "/pricing Pricing",
      "/login Login",
    ]);
    await close();
  });

  test("somebody signed in sees Buy Credits in place of Login", async () => {
    const page = await open("/", { user: true });
    await bar(page).getByRole("link", { name: "Buy Credits" }).waitFor();
    expect(await linksOf(page)).toEqual([
      "/ Home",
      "/chat Chat",
      "/addPreset Add Preset",
      "/pricing Pricing",
      "/checkout Buy Credits",
    ]);
    await close();
  });

  test("the logo says that this is a lead generation assistant", async () => {
    const page = await open("/");
    await bar(page).getByRole("img", { name: "Lead generation assistant" }).waitFor();
    await close();
  });

  test("the link of the page one is on is the active one", async () => {
    const page = await open("/login");
    const active = bar(page).locator('[aria-current="page"]').filter({ visible: true });
    await active.waitFor();
    expect(await active.allInnerTexts()).toEqual(["Login"]);
    const colour = (name: string) =>
      bar(page).getByRole("link", { name, exact: true }).evaluate(backgroundOf);
    expect(await colour("Login")).not.toBe(await colour("Chat"));
    await close();
  });

  test("scrolling down past 10 px hides the bar; up, or back to the top, shows it", async () => {
    const page = await open("/");
    const header = page.getByRole("banner");
    const isHidden = (hidden: boolean) =>
      until(
        async () =>
          (await page.evaluate(
            "document.querySelector('header').getBoundingClientRect().bottom <= 0",
          )) === hidden,
      );
    await shown(page);
    await scrollTo(page, 10);
    expect((await header.boundingBox())?.y).toBe(0);
    await scrollTo(page, 11);
    await isHidden(true);
    await scrollTo(page, 600);
    await isHidden(true);
    await scrollTo(page, 590);
    await isHidden(false);
    await scrollTo(page, 700);
    await isHidden(true);
    await scrollTo(page, 0);
    await isHidden(false);
    await close();
  });

  test("below the medium width a button opens a menu of 280 px, and Escape closes it", async () => {
    const page = await open("/", { width: 767 });
    expect(await bar(page).getByRole("list").isVisible()).toBe(false);
    const button = page.getByRole("button", { name: "Open menu" });
    await button.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.waitFor();
    expect((await menu.boundingBox())?.width).toBe(280);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await until(
      async () => (await page.evaluate("document.activeElement.ariaLabel")) === "Open menu",
      { what: "the focus back on the button" },
    );
    await close();

    const wide = await open("/", { width: 768 });
    expect(await wide.getByRole("button", { name: "Open menu" }).isVisible()).toBe(false);
    await close();
  });

  test.each([320, 375])(
    "at %i px the bar has the balance in credits, or the way in, and nothing is cramped",
    async (width) => {
      const page = await open("/", { width, user: true });
      await bar(page).getByText("Balance: 5 credits", { exact: true }).waitFor();
      expect(await bar(page).getByRole("link", { name: "Login" }).isVisible()).toBe(false);
      expect(await page.evaluate(overlapsInBar)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
      await close();
      const visitor = await open("/", { width });
      await bar(visitor).getByRole("link", { name: "Login" }).click();
      await visitor.waitForURL("**/login");
      expect(await visitor.evaluate(overlapsInBar)).toEqual([]);
      expect(await fitsWidth(visitor)).toBe(true);
      await close();
    },
  );

  test("the bar and the footer are equally wide on every screen", async () => {
    const page = await open("/", { user: true });
    const edges = async (): Promise<string> => {
      await bar(page).getByText("Balance: $5.00", { exact: true }).waitFor();
      return page.evaluate(edgesOfBar);
    };
    const first = await edges();
    for (const path of [
      "/chat",
      "/pricing",
      "/profile",
      "/preset/unknown",
      "/sample",
      "/addPreset",
    ]) {
      await page.goto(stack.origin + path);
      expect(await edges(), path).toBe(first);
    }
    await visit.context.close();
  });

  test("the menu spells Pricing with a capital P, and shows the balance in credits", async () => {
    const page = await open("/", { width: 375, user: true });
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const pricing = menu.getByRole("link", { name: "Pricing" });
    expect(await pricing.getAttribute("href")).toBe("/Pricing");
    await menu.getByText("Balance: 5 credits", { exact: true }).waitFor();
    expect(await menu.getByRole("link", { name: "Profile" }).getAttribute("href")).toBe("/profile");
    await menu.getByRole("button", { name: "Logout" }).waitFor();
    await close();
  });

  test.each(["/Profile", "/PROFILE", "/profile"])("%s is the profile page", async (path) => {
    const page = await open(path, { user: true });
    await page.getByRole("heading", { name: "Zora" }).first().waitFor();
    await close();
  });

  test.each(["/Pricing", "/pricing"])("%s is the pricing page", async (path) => {
    const page = await open(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText("404 Not Found").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Use Tier 1" }).count()).toBeGreaterThan(0);
    await close();
  });

  test("the balance is a dollar amount on wide screens, and a dash while unknown", async () => {
    visit = await newVisit(browser, { state: signedIn });
    const { promise, resolve } = Promise.withResolvers<void>();
    await visit.page.route("**/api/account/balance?*", async (route) => {
      await promise;
      await route.continue();
    });
    await visit.page.goto(stack.origin);
    await bar(visit.page).getByText("Balance: —", { exact: true }).waitFor();
    resolve();
    await bar(visit.page).getByText("Balance: $5.00", { exact: true }).waitFor();
    await close();
  });

  test("the avatar shows the name's first letter, and its menu offers Profile and Logout", async () => {
    const page = await open("/", { user: true });
    const avatar = page.getByRole("button", { name: "Account menu" });
    expect((await textOf(avatar)).trim()).toBe("Z");
    await avatar.click();
    await page.getByRole("menuitem", { name: "Logout" }).waitFor();
    await page.getByRole("menuitem", { name: "Profile" }).click();
    await page.waitForURL("**/profile");
    await close();
  });

  test("without a name the avatar shows the email's first letter", async () => {
    const nameless = await signUp(stack.origin, "quentin", { hasName: false });
    visit = await newVisit(browser);
    await logIn(visit.page, stack.origin, nameless);
    const avatar = visit.page.getByRole("button", { name: "Account menu" });
    expect((await textOf(avatar)).trim()).toBe("Q");
    await bar(visit.page).getByText("Balance: $5.00", { exact: true }).waitFor();
    await close();
  });

  test("logging out in the bar leads to the start page, signed out", async () => {
    const other = await signUp(stack.origin, "Leaver");
    visit = await newVisit(browser);
    await logIn(visit.page, stack.origin, other);
    await bar(visit.page).getByText("Balance: $5.00", { exact: true }).waitFor();
    await visit.page.getByRole("button", { name: "Account menu" }).click();
    await visit.page.getByRole("menuitem", { name: "Logout" }).click();
    await visit.page.waitForURL(`${stack.origin}/`);
    await bar(visit.page).getByRole("link", { name: "Login" }).waitFor();
    await visit.page.goto(`${stack.origin}/profile`);
    await visit.page.waitForURL("**/login");
    await close();
  });

  test("a menu that was opened while the screen came stays open", async () => {
    const early = await signUp(stack.origin, "Early");
    visit = await newVisit(browser);
    const { page } = visit;
    const held = Promise.withResolvers<void>();
    await page.route("**/assets/profile-*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await logIn(page, stack.origin, early);
    await page.getByRole("button", { name: "Account menu" }).click();
    const item = page.getByRole("menuitem", { name: "Logout" });
    await item.waitFor();
    held.resolve();
    await page.getByText("Account ID").waitFor();
    expect(await item.isVisible()).toBe(true);
    await close();
  });

  test("what is still loading when one logs out is given up", async () => {
    const other = await signUp(stack.origin, "Hasty");
    visit = await newVisit(browser);
    const loggedOut = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const given = new Set<string>();
    visit.page.on("requestfailed", (request) => given.add(new URL(request.url()).pathname));
    await visit.page.route("**/api/account/balance?*", async (route) => {
      asked.resolve();
      await loggedOut.promise;
      await route.continue().catch(() => undefined);
    });
    await logIn(visit.page, stack.origin, other);
    await asked.promise;
    await visit.page.getByRole("button", { name: "Account menu" }).click();
    await visit.page.getByRole("menuitem", { name: "Logout" }).click();
    await visit.page.waitForURL(`${stack.origin}/`);
    loggedOut.resolve();
    await bar(visit.page).getByRole("link", { name: "Login" }).waitFor();
    await until(async () => given.has("/api/account/balance"));
    await close();
  });

  test("the footer has both legal links, three icons that lead nowhere, and the year 2025", async () => {
    const page = await open("/");
    const footer = page.getByRole("contentinfo");
    await footer.getByText("© 2025", { exact: false }).waitFor();
    const links = footer.getByRole("link");
    const led = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute("href")]),
    );
    expect(led).toEqual([
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
      ["Remove a business", "/opt-out"],
      ["Our crawler", "/bot"],
    ]);
    // The shortcuts are in the row of the links.
    const places = await footer
      .locator("a, button")
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    const gaps = places.slice(1).map(([left = 0], n) => Math.round(left - (places[n]?.[1] ?? 0)));
    expect(new Set(gaps).size).toBe(1);
    const icons = footer.locator("svg");
    expect(await icons.count()).toBe(3);
    expect(await footer.locator("a svg, button svg").count()).toBe(0);
    await close();
  });

  test.each([
    ["dark", false, true],
    ["light", true, false],
    [null, true, true],
    [null, false, false],
    ["no theme", true, false],
  ])(
    "with the stored theme %s and a system that is dark: %s, it starts dark: %s",
    async (stored, dark, starts) => {
      visit = await newVisit(browser, { dark });
      if (stored) {
        await visit.page.addInitScript(
          `if (!sessionStorage.once) localStorage.setItem("theme", "${stored}"); sessionStorage.once = 1;`,
        );
      }
      for (const path of ["/", "/login", "/chat"]) {
        await visit.page.goto(stack.origin + path);
        expect(await isDark(visit.page)).toBe(starts);
      }
      await visit.page
        .getByRole("button", { name: `Switch to ${starts ? "light" : "dark"} mode` })
        .waitFor();
      await close();
    },
  );

  test("every change of the theme changes the page's root and is stored", async () => {
    const page = await open("/");
    const stored = () => page.evaluate("localStorage.getItem('theme')");
    expect(await stored()).toBeNull();
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await page.getByRole("button", { name: "Switch to light mode" }).waitFor();
    expect([await isDark(page), await stored()]).toEqual([true, "dark"]);
    await page.getByRole("button", { name: "Switch to light mode" }).click();
    await page.getByRole("button", { name: "Switch to dark mode" }).waitFor();
    expect([await isDark(page), await stored()]).toEqual([false, "light"]);
    await page.reload();
    expect(await isDark(page)).toBe(false);
    await close();
  });
});

/** Parts of the bar that cover each other. */
const overlapsInBar = `(() => {
  const seen = [...document.querySelectorAll("header :is(a, button, [title^='Your balance'])")]
    .map((part) => ({ name: part.textContent || part.ariaLabel, ...part.getBoundingClientRect().toJSON() }))
    .filter(({ width, height }) => width > 1 && height > 1);
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return seen.flatMap((a, at) => seen.slice(at + 1)
    .filter((b) => meet(a, b)).map((b) => a.name + " | " + b.name));
})()`;

/** Its distances from the sides of the window, without a scroll bar. */
const edgesOfBar = `(() => {
  const bar = document.querySelector("header nav");
  const [logo, toggle] = [bar.querySelector("img"), bar.querySelector("[aria-label^='Switch to']")];
  const right = document.documentElement.clientWidth - toggle.getBoundingClientRect().right;
  return [logo.getBoundingClientRect().left, right].join(" ");
})()`;

const isDark = (page: Page) => page.evaluate("document.documentElement.classList.contains('dark')");

const scrollTo = (page: Page, y: number) =>
  page.evaluate(`new Promise((done) => {
    addEventListener("scroll", () => requestAnimationFrame(done), { once: true });
    scrollTo({ top: ${y}, behavior: "instant" });
  })`);

const backgroundOf = (element: unknown): string =>
  (
    globalThis as unknown as { getComputedStyle: (e: unknown) => { backgroundColor: string } }
  ).getComputedStyle(element).backgroundColor;
