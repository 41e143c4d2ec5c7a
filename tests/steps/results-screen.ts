import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import type { Task } from "#domain/contract.ts";
import type { Receipts } from "#domain/listing/listing.ts";
import { newVisit, type Visit } from "./browser.ts";
import { personWithPreset } from "./chat.ts";
import { logIn } from "./log-in.ts";
import { sharedProduct } from "./product.ts";
import type { RunningStack } from "./stack.ts";
import { allListings, type TestUser } from "./user.ts";

export type Row = Record<string, unknown> & {
  name: string | null;
  categories: string[];
  receipts: Receipts;
};

/** A person's collected preset and its screen; to be called inside a `describe`. */
export function resultsScreen() {
  const on = {} as {
    stack: RunningStack;
    browser: Browser;
    user: TestUser;
    task: Task;
    rows: Row[];
  };
  const visits: Visit[] = [];

  beforeAll(async () => {
    const { stack, browser } = await sharedProduct();
    const { user, task } = await personWithPreset(stack, "viewer");
    const rows = (await allListings(user, task.taskId)) as Row[];
    Object.assign(on, { stack, browser, user, task, rows });
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  const table = (page: Page) => page.getByRole("table");
  const status = (page: Page) => page.getByRole("main").getByRole("status");
  return Object.assign(on, {
    visits,
    table,
    /** A new visit to the screen with this query, e.g. `?type=Hotel`. */
    open: async (query = "", options: Parameters<typeof newVisit>[1] = {}): Promise<Visit> => {
      const visit = await newVisit(on.browser, options);
      visits.push(visit);
      await logIn(visit.page, on.stack.origin, on.user, `/preset/${on.task.taskId}${query}`);
      await table(visit.page).waitFor();
      return visit;
    },
    counted: async (page: Page, found: number): Promise<void> =>
      void (await status(page)
        .filter({ hasText: `${found} of ${on.rows.length} businesses` })
        .waitFor()),
    count: async (page: Page): Promise<number> =>
      Number(await table(page).getAttribute("aria-rowcount")) - 1,
    of: (type: string): Row[] => on.rows.filter(({ categories }) => categories.includes(type)),
  });
}
