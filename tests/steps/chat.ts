import type { Browser, Locator, Page, Route } from "playwright-core";
import type { Task } from "#domain/contract.ts";
import { newVisit, type Visit } from "./browser.ts";
import { logIn } from "./log-in.ts";
import { boundsOf, type RunningStack, until } from "./stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "./user.ts";

/** A finished preset of the sample town, collected through the API. */
export async function collectPreset(
  stack: RunningStack,
  user: TestUser,
  name: string,
  niche: readonly string[],
): Promise<Task> {
  const { body } = await user.api("POST", "/api/scrape", {
    name,
    niche,
    tier: 1,
    bounds: await boundsOf(stack),
  });
  return finishedTask(user, body.taskId);
}

/** Somebody with an account and one finished preset. */
export async function personWithPreset(
  stack: RunningStack,
  name: string,
  preset = "Food and hair",
): Promise<{ user: TestUser; task: Task }> {
  const user = await signUp(stack.origin, name);
  await openAccount(user);
  return {
    user,
    task: await collectPreset(stack, user, preset, ["Restaurant", "Hair Salon", "Hotel"]),
  };
}

/** A new visitor logs in as this person and waits for the chat. */
export async function openChat(
  { stack, browser }: { stack: RunningStack; browser: Browser },
  user: TestUser,
  { withClock = false } = {},
): Promise<Visit> {
  const visit = await newVisit(browser);
  if (withClock) await visit.page.clock.install();
  await logIn(visit.page, stack.origin, user, "/chat");
  await log(visit.page).waitFor();
  return visit;
}

export const box = (page: Page): Locator => page.getByPlaceholder("Ask your question...");
export const log = (page: Page): Locator => page.getByRole("log");
export const messages = (page: Page): Locator => log(page).locator(":scope > div");
export const presets = (page: Page): Locator => page.getByRole("combobox", { name: "Preset" });
export const savedList = (page: Page): Locator =>
  page.getByRole("complementary", { name: "Conversations" }).getByRole("listitem");

/** Chooses the preset whose option begins with `name`. */
export async function choosePreset(page: Page, name: string): Promise<void> {
  const option = presets(page).locator("option").filter({ hasText: name });
  await option.waitFor({ state: "attached" });
  await presets(page).selectOption((await option.getAttribute("value")) ?? "");
}

/** Asks and waits for the assistant's message; gives it. */
export async function askAndWait(page: Page, question: string): Promise<Locator> {
  await log(page).waitFor();
  const before = await messages(page).count();
  await box(page).fill(question);
  await box(page).press("Enter");
  const answer = messages(page).nth(before + 1);
  await answer.waitFor();
  return answer;
}

export type SentQuestion = { question: string; context?: { plan?: unknown } };

/** Answers the page's questions at the network's edge, for what the server is never made to say. */
export async function standIn(
  { page }: Pick<Visit, "page">,
  answer: (route: Route, index: number) => Promise<void>,
): Promise<SentQuestion[]> {
  const sent: SentQuestion[] = [];
  await page.route("**/api/queryDatabase", async (route) => {
    sent.push(route.request().postDataJSON());
    await answer(route, sent.length - 1);
  });
  return sent;
}

/** The page's questions wait until they are released, and are then answered by the server. */
export async function holdQuestions({ page }: Pick<Visit, "page">): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/queryDatabase", async (route) => {
    await released;
    // A question that was stopped meanwhile has no route any more.
    await route.continue().catch(() => {});
  });
  return () => release();
}

export const endStandIn = ({ page }: Pick<Visit, "page">): Promise<void> =>
  page.unroute("**/api/queryDatabase");

/** What the browser keeps: the database's rows and the copy in local storage. */
export async function keptIn(page: Page): Promise<{
  database: Record<string, unknown>[];
  copy: Record<string, unknown>[];
  current: string | null;
}> {
  return page.evaluate(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const chatDB = await done(indexedDB.open("chatDB", 1));
    const store = chatDB.transaction("conversations").objectStore("conversations");
    const database = await done(store.getAll());
    chatDB.close();
    return {
      database,
      copy: JSON.parse(localStorage.getItem("chatConversations") ?? "[]"),
      current: localStorage.getItem("currentConversationId"),
    };
  })()`);
}

/** The name of what has the focus. */
export const focusName = (page: Page): Promise<string> =>
  page.evaluate(
    `document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent`,
  );

/** As when another page keeps the database closed: no answer ever comes. */
export const hangDatabase = `IDBFactory.prototype.open = () =>
  Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);`;

/** The same, and the page waits for it until `endPatience`, however long that is. */
export const hangPatiently = `${hangDatabase}
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (run, ms, ...rest) =>
    ms === 3000
      ? (addEventListener("patience-over", () => run(...rest), { once: true }), 0)
      : later(run, ms, ...rest);`;

export const endPatience = (page: Page): Promise<unknown> =>
  page.evaluate("dispatchEvent(new Event('patience-over'))");

/** The last answer names this number. */
export async function expectNumber(page: Page, number: number): Promise<void> {
  const said = messages(page).last().getByRole("paragraph").first();
  await until(async () => new RegExp(`\\b${number}\\b`).test((await said.textContent()) ?? ""), {
    what: `the number ${number} in the last answer`,
  });
}
