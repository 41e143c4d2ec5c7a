import type { Browser, Locator, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { accessibilityFindings } from "../steps/accessibility.ts";
import { isFocused } from "../steps/area.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { personWithPreset } from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { addPresets } from "../steps/many-presets.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
let browser: Browser;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  ({ stack, browser } = await sharedProduct());
});
afterEach(async () => {
  await visit.context.close();
});

async function open(user: TestUser, path: string, width = 1280): Promise<void> {
  visit = await newVisit(browser, { width });
  page = visit.page;
  await logIn(page, stack.origin, user, path);
}

const card = (name: string) => page.getByRole("article", { name, exact: true });
const actions = (name: string) => page.getByRole("button", { name: `More actions for ${name}` });
const presetsOf = async (user: TestUser): Promise<Task[]> =>
  (await user.api("GET", "/api/tasks")).body;

/** Left edge, top, width and height, in whole pixels. */
async function boxOf(part: Locator): Promise<number[]> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x, y, width, height].map(Math.round);
}

describe("what can be done with a preset", () => {
  let user: TestUser;
  let task: Task;

  beforeAll(async () => {
    ({ user, task } = await personWithPreset(stack, "keeper"));
  });

  test.each([375, 768, 1440])(
    "its row takes the place of the one that was there while it was loaded, at %i px",
    async (width) => {
      await open(user, "/profile?tab=profile", width);
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/tasks(\?.*)?$/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${stack.origin}/profile?tab=tasks`);
      const loading = page.getByRole("status").filter({ hasText: "Loading your presets" });
      await loading.waitFor();
      await page.evaluate("document.fonts.ready.then(() => undefined)");
      const before = await boxOf(loading.locator("[aria-hidden]").first());
      held.resolve();
      await card(task.name).waitFor();
      expect(await boxOf(card(task.name))).toEqual(before);
      await card(task.name).getByText(`${task.found} businesses`).waitFor();
      expect(visit.complaints).toEqual([]);
    },
  );

  test("it is renamed by the keyboard alone, and the focus comes back to its menu", async () => {
    await open(user, "/profile");
    // A person with presets sees them first.
    await card(task.name).waitFor();
    await actions(task.name).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Re-run" }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await until(async () => {
      await page.keyboard.press("ArrowDown");
      return isFocused(page.getByRole("menuitem", { name: "Rename" }));
    });
    await page.keyboard.press("Enter");
    const field = page.getByRole("dialog").getByLabel("Preset Name");
    await until(() => isFocused(field));
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.keyboard.type("Bread and cake");
    await page.keyboard.press("Enter");
    await card("Bread and cake").waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await until(() => isFocused(actions("Bread and cake")));
    expect((await presetsOf(user)).map(({ name }) => name)).toEqual(["Bread and cake"]);
    expect(visit.complaints).toEqual([]);
  });

  test("its copy opens the wizard's last step with the same settings, collects nothing and costs nothing", async () => {
    await open(user, "/profile?tab=tasks");
    const [before] = await presetsOf(user);
    const balance = await openAccount(user);
    await actions(before?.name ?? "").click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await page.getByRole("heading", { name: "Please Name Your Preset" }).waitFor();
    expect(await page.getByLabel("Preset Name").inputValue()).toBe(`${before?.name} (copy)`);
    for (const type of before?.types ?? []) await page.getByText(type).first().waitFor();
    expect(new URL(page.url()).search).toBe("?step=3");
    expect([await presetsOf(user), await openAccount(user)]).toEqual([[before], balance]);
    await page.getByRole("button", { name: "Start Analysis" }).click();
    await card(`${before?.name} (copy)`).getByText("Success", { exact: true }).waitFor();
    const [copy] = await presetsOf(user);
    expect([copy?.bounds, copy?.types, copy?.tier, copy?.previousTaskId]).toEqual([
      before?.bounds,
      before?.types,
      before?.tier,
      null,
    ]);
  });

  test("a taken name is refused with a sentence, and the old one is kept", async () => {
    await open(user, "/profile?tab=tasks");
    const [copy, first] = await presetsOf(user);
    await actions(copy?.name ?? "").click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Preset Name").fill(first?.name.toUpperCase() ?? "");
    await dialog.getByRole("button", { name: "Save name" }).click();
    await dialog.getByText(/^You already have a preset named/).waitFor();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect((await presetsOf(user)).map(({ name }) => name)).toEqual([copy?.name, first?.name]);
  });

  test("it is deleted after saying what goes, from the list and from its own screen", async () => {
    await open(user, "/profile?tab=tasks");
    const [copy, first] = await presetsOf(user);
    await actions(copy?.name ?? "").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByText(/[\d,]+ businesses collected for it, and the files made of them/)
      .waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Delete preset" }).click();
    await page.getByText(`“${copy?.name}” was deleted.`).waitFor();
    await card(copy?.name ?? "").waitFor({ state: "detached" });
    expect((await user.api("GET", `/api/tasks/${copy?.taskId}`)).status).toBe(404);

    await page.getByRole("link", { name: `View ${first?.name}` }).click();
    await page.getByRole("heading", { level: 1, name: first?.name ?? "" }).waitFor();
    await actions(first?.name ?? "").click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete preset" }).click();
    await page.getByText("You haven't added any presets yet.").waitFor();
    expect(await presetsOf(user)).toEqual([]);
    expect((await user.api("GET", "/api/account/ledger")).body.entries.length).toBeGreaterThan(3);
  });
});

describe("a thousand presets", () => {
  const count = 1_000;
  let user: TestUser;

  beforeAll(async () => {
    user = await signUp(stack.origin, "collector");
    await openAccount(user);
    await addPresets(stack, user, count);
  }, 120_000);

  test.each([375, 1280])(
    "are searched, sorted and paged at %i px without a pause",
    async (width) => {
      await open(user, "/profile", width);
      const tools = page.getByRole("search");
      const first = page.getByRole("article").first();
      await tools.getByText("1,000 presets", { exact: true }).waitFor();
      expect(await page.getByRole("article").count()).toBe(20);
      const height = await page.evaluate<number>("document.documentElement.scrollHeight");
      expect(height).toBeLessThan(width < 768 ? 4_000 : 2_500);
      expect(await accessibilityFindings(page)).toEqual([]);

      const slowest = await longestTask(page, async () => {
        const box = tools.getByRole("searchbox", { name: "Search your presets" });
        await box.pressSequentially("florist konstanz");
        await tools.getByText(/^\d+ of 1,000 presets$/).waitFor();
        await page
          .getByRole("heading", { name: /^Florist Konstanz \d+$/ })
          .first()
          .waitFor();
        expect(new URL(page.url()).searchParams.get("q")).toBe("florist konstanz");
        await box.fill("");
        await tools.getByLabel("Sort by").selectOption("oldest");
        await first.getByRole("heading", { name: / 1$/ }).waitFor();
      });
      console.log(`1,000 presets at ${width} px: ${height} px high, longest task ${slowest} ms`);
      // A busy machine takes several times as long as an idle one.
      expect(slowest).toBeLessThan(2_000);

      await page.getByRole("button", { name: "Next page" }).click();
      await page.getByText("21–40 of 1,000").waitFor();
      await until(() => isFocused(first.getByRole("heading")));
      await page.reload();
      await page.getByText("21–40 of 1,000").waitFor();
      expect(visit.complaints).toEqual([]);
    },
  );

  test("the one an address names is shown on its page", async () => {
    const { body } = await user.api("GET", "/api/tasks");
    const named = (body as Task[])[150];
    await open(user, `/profile?tab=tasks#task-${named?.taskId}`);
    await until(() =>
      isFocused(page.getByRole("heading", { name: named?.name ?? "", exact: true })),
    );
    await page.getByText("141–160 of 1,000").waitFor();
  });
});

/** The browser's longest task while something is done, in ms; those under 50 count as none. */
async function longestTask(on: Page, act: () => Promise<void>): Promise<number> {
  await on.evaluate(`
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
  `);
  await act();
  return on.evaluate<number>("Math.round(longest)");
}
