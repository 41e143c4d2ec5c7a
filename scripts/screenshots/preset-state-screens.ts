import type { Page } from "playwright-core";
import type { Task } from "#domain/contract.ts";
import { openPreset, repeatPreset, type Screen } from "./steps.ts";

/** The person's only preset is answered as these, in the list and alone. */
async function answerAs(page: Page, made: (task: Task) => Partial<Task>[]): Promise<void> {
  await page.route(/\/api\/tasks(\/[^/]+)?(\?.*)?$/, async (route) => {
    // The page may be closed while its request is on its way.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    const body = await response.json();
    const task: Task = Array.isArray(body) ? body[0] : body;
    const tasks = made(task).map((changed, at) => ({
      ...task,
      taskId: at === 0 ? task.taskId : `${task.taskId}${at}`,
      ...changed,
    }));
    await route.fulfill({ response, json: Array.isArray(body) ? tasks : tasks[0] });
  });
  await page.reload();
}

/** A quarter of its tiles could not be collected. */
const partial = ({ price, coverage }: Task): Partial<Task> => ({
  charged: price * 0.75,
  returned: price * 0.25,
  coverage: coverage && {
    ...coverage,
    tiles: { ...coverage.tiles, done: 9, dead: 3, total: 12 },
  },
});

const states = (task: Task): Partial<Task>[] => [
  partial(task),
  { name: "Bakeries", status: "queued", charged: 0, finishedAt: null },
  {
    ...{ name: "Dentists in the whole of the harbour and the old town", tier: 2 },
    ...{ status: "enriching", charged: 0, enriched: 31, sitesTotal: 78, finishedAt: null },
  },
  {
    ...{ name: "Hotels", status: "failed", charged: 0, returned: task.price, found: 0 },
    failure: { code: "source/unavailable", detail: "The map service did not answer for a day." },
  },
  { name: "Florists", status: "canceled", charged: 0, returned: task.price, found: 0 },
];

/** A preset's other states, and a search among many. */
export const presetStateScreens: readonly Screen[] = [
  {
    name: "presets-states",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await answerAs(page, states);
      await page.getByText("31 of 78 websites read").waitFor();
    },
  },
  {
    name: "presets-found",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await repeatPreset(page, 1_000);
      await page.getByRole("searchbox", { name: "Search your presets" }).fill("hair 98");
      await page.getByText(/^\d+ of 1,000 presets$/).waitFor();
    },
  },
  {
    name: "preset-partial",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await answerAs(page, (task) => [partial(task)]);
      await openPreset(page);
      await page.getByRole("tab", { name: "Overview" }).click();
      await page.getByText(/^3 tiles could not be collected/).waitFor();
    },
  },
];
