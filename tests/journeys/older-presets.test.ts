import type { Browser, Page, Route } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { withoutRefusals } from "../steps/account.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { logIn } from "../steps/log-in.ts";
import { addPresets } from "../steps/many-presets.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

const olderOnes = /\/api\/tasks\?before=/;
/** Only an older preset has it in its name. */
const olderNumber = "100";

/** Keeps all that the list's count says, however briefly. */
const keepCounts = `
  globalThis.counts = [];
  new MutationObserver(() => {
    const said = document.querySelector("search [role=status]")?.textContent;
    if (said && said !== counts.at(-1)) counts.push(said);
  }).observe(document, { childList: true, characterData: true, subtree: true });
`;

describe("presets beyond the newest 200", () => {
  const count = 301;
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    user = await personWithMany();
  }, 120_000);
  beforeEach(async () => {
    visit = await newVisit(browser, { width: 1280 });
    page = visit.page;
  });
  afterEach(async () => {
    await visit.context.close();
  });

  async function personWithMany(): Promise<TestUser> {
    const person = await signUp(stack.origin, "hoarder");
    await openAccount(person);
    await addPresets(stack, person, count);
    return person;
  }
  const refuse = (route: Route) => route.fulfill({ status: 503, json: { code: 503 } });
  /** The older ones wait until it is called. */
  async function holdOlder(): Promise<() => void> {
    const held = Promise.withResolvers<void>();
    await page.route(olderOnes, async (route) => {
      await held.promise;
      await route.continue();
    });
    return held.resolve;
  }
  /** Also while a dialog is open, which hides the rest of the page from roles. */
  const tools = () => page.locator("search");
  const says = (words: string) => tools().getByText(words, { exact: true }).waitFor();
  const pager = () => page.getByRole("navigation", { name: "Pages of presets" });
  const search = (text: string) => tools().getByRole("searchbox").fill(text);
  async function rename(name: string): Promise<void> {
    await page.getByRole("button", { name: `More actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Preset Name").fill(`${name} again`);
    await dialog.getByRole("button", { name: "Save name" }).click();
  }
  const presets = (on: Page) => on.getByRole("combobox", { name: "Preset", exact: true });

  test("are said to be on their way, and no total is stated before they are there", async () => {
    const release = await holdOlder();
    await page.addInitScript(keepCounts);
    await logIn(page, stack.origin, user, "/profile?tab=tasks");
    await says("200 newest presets, loading older ones…");
    expect(await pager().textContent()).not.toContain("of");
    await search(olderNumber);
    await says("0 of the 200 newest presets, loading older ones…");
    await page.getByText("None of your newest presets match this search.").waitFor();
    release();
    await says("1 of 301 presets");
    await page.getByRole("article").waitFor();
    await search("");
    await says("301 presets");
    await pager().getByText("Page 1 of 16").waitFor();
    const counts = await page.evaluate<string[]>("counts");
    expect(counts.filter((said) => !said.includes("newest") && !said.includes("301"))).toEqual([]);
    expect(visit.complaints).toEqual([]);
  });

  test("that can't be loaded are missed aloud, can be asked for again, and the newest work on", async () => {
    await page.route(olderOnes, refuse);
    await logIn(page, stack.origin, user, "/profile?tab=tasks");
    const notice = page.getByRole("alert").filter({ hasText: "older presets could not be loaded" });
    await notice.waitFor();
    await says("200 newest presets");
    await search("bakery");
    await says("29 of the 200 newest presets");
    await search("");
    await pager().getByRole("button", { name: "Next page" }).click();
    await pager().getByText("21–40", { exact: true }).waitFor();
    await page.unroute(olderOnes);
    await notice.getByRole("button", { name: "Try again" }).click();
    await says("301 presets");
    await pager().getByText("Page 2 of 16").waitFor();
    await notice.waitFor({ state: "detached" });
    expect(withoutRefusals(visit.complaints, [/status of 503/, /Tasks load failure/])).toEqual([]);
  });

  test("are awaited by the chat and the palette, which miss none before", async () => {
    const release = await holdOlder();
    await logIn(page, stack.origin, user, "/chat");
    const options = presets(page).getByRole("option");
    await until(async () => (await options.count()) > 200, { what: "the newest" });
    expect(await presets(page).getAttribute("aria-busy")).toBe("true");
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Go to" });
    await palette.getByRole("combobox").fill(olderNumber);
    await palette.getByText("Loading your presets…").waitFor();
    release();
    await palette.getByText("1 result", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    expect(await options.count()).toBe(count + 1);
    expect(await presets(page).getAttribute("aria-busy")).toBe("false");
    expect(visit.complaints).toEqual([]);
  });

  test("that the chat can't load can be asked for again there", async () => {
    await page.route(olderOnes, refuse);
    await logIn(page, stack.origin, user, "/chat");
    const alert = page.getByRole("alert").filter({ hasText: "older presets could not be loaded" });
    await alert.waitFor();
    await page.unroute(olderOnes);
    await alert.getByRole("button", { name: "Try again" }).click();
    const options = presets(page).getByRole("option");
    await until(async () => (await options.count()) === count + 1, { what: "all presets" });
    await alert.waitFor({ state: "detached" });
  });

  test("are read again when a new preset pushes one of the newest among them", async () => {
    const newest = (await user.api("GET", "/api/tasks")).body as Task[];
    const border = encodeURIComponent(newest.at(-1)?.$createdAt ?? "");
    const older = (await user.api("GET", `/api/tasks?before=${border}`)).body as Task[];
    const before = [...newest.slice(1), ...older.slice(0, 1)];
    await page.route(/\/api\/tasks$/, (route) => route.fulfill({ json: before }));
    await logIn(page, stack.origin, user, "/profile?tab=tasks");
    await says("300 presets");
    await page.unroute(/\/api\/tasks$/);
    const release = await holdOlder();
    await rename(newest[1]?.name ?? "");
    await says("300 newest presets, loading older ones…");
    release();
    await says("301 presets");
    expect(visit.complaints).toEqual([]);
  });

  test("stay in the list while one of the newest is deleted, even where they can't be read again", async () => {
    const person = await personWithMany();
    const [newest] = (await person.api("GET", "/api/tasks")).body as Task[];
    await page.addInitScript(keepCounts);
    await logIn(page, stack.origin, person, "/profile?tab=tasks");
    await says("301 presets");
    await page.route(olderOnes, refuse);
    await page.getByRole("button", { name: `More actions for ${newest?.name}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const isReadAgain = page.waitForResponse(/\/api\/tasks$/);
    await page.getByRole("dialog").getByRole("button", { name: "Delete preset" }).click();
    await says("300 presets");
    await isReadAgain;
    await page.getByText(`“${newest?.name}” was deleted.`).waitFor();
    await pager().getByText("Page 1 of 15").waitFor();
    const counts = await page.evaluate<string[]>("counts");
    expect(counts.slice(counts.indexOf("301 presets"))).toEqual(["301 presets", "300 presets"]);
  }, 120_000);
});
