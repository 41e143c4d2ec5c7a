import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { settled } from "../../scripts/screenshots/settled.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { logIn } from "../steps/log-in.ts";
import { addPresets } from "../steps/many-presets.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

/**
 * Keeps the ids of the rows that React draws, from its reports to its developer tools: a row has a
 * new fiber where its list was drawn, and the flag 1 where its own function ran, too.
 */
const keepDrawnRows = `
  globalThis.drawn = [];
  const last = new Map();
  const look = (fiber) => {
    for (; fiber; fiber = fiber.sibling) {
      const id = fiber.memoizedProps?.task?.taskId;
      if (typeof fiber.type === "function" && fiber.child?.type === "article") {
        if (last.get(id) !== fiber && fiber.flags & 1) drawn.push(id);
        last.set(id, fiber);
      }
      look(fiber.child);
    }
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_, root) => look(root.current),
    onPostCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
`;

describe("the rows of a list that is read again and again", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    user = await signUp(stack.origin, "watcher");
    await openAccount(user);
    await addPresets(stack, user, 3);
  });
  afterEach(async () => {
    await visit.context.close();
  });

  const drawn = async (): Promise<string[]> => [
    ...new Set(await page.evaluate<string[]>("drawn.splice(0)")),
  ];

  test("are drawn again only where their preset has changed", async () => {
    visit = await newVisit(browser, { width: 1280 });
    page = visit.page;
    const presets = (await user.api("GET", "/api/tasks")).body as Task[];
    const [running] = presets.map(({ taskId }) => taskId);
    let tilesDone = 1;
    let reads = 0;
    await page.addInitScript(keepDrawnRows);
    await page.route(/\/api\/tasks(\?.*)?$/, async (route) => {
      const soFar = { status: "collecting", tilesDone, tilesTotal: 12, finishedAt: null };
      reads += 1;
      await route.fulfill({
        json: presets.map((task) => (task.taskId === running ? { ...task, ...soFar } : task)),
      });
    });
    await logIn(page, stack.origin, user, "/profile?tab=tasks");
    await page.getByText("1 of 12 map tiles").waitFor();
    await settled(page);
    expect((await drawn()).sort()).toEqual(presets.map(({ taskId }) => taskId).sort());

    const before = reads;
    await until(async () => reads > before, { what: "a list in which nothing has changed" });
    await settled(page);
    expect(await drawn()).toEqual([]);

    tilesDone = 2;
    await page.getByText("2 of 12 map tiles").waitFor();
    await settled(page);
    expect(await drawn()).toEqual([running]);
    expect(visit.complaints).toEqual([]);
  });
});
