import type { Browser } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import {
  askAndWait,
  box,
  choosePreset,
  collectPreset,
  focusName,
  hangDatabase,
  holdQuestions,
  keptIn,
  log,
  messages,
  personWithPreset,
  presets,
  savedList,
} from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { signUp, type TestUser } from "../steps/user.ts";

const greeting =
  "Hello! I'm your Super Business Intelligence Assistant. I can help you query your business database to find leads and insights.";

describe("conversations that are kept in the browser", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  let other: Task;
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "keeper"));
    other = await collectPreset(stack, user, "Only hotels", ["Hotel"]);
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  test("begin with the greeting, and only what a person said makes one worth keeping", async () => {
    const { page, complaints } = await chat();
    expect(await messages(page).allTextContents()).toEqual([`Assistant: ${greeting}`]);
    await page.getByRole("button", { name: "New Chat" }).click();
    await page.reload();
    await log(page).getByText(greeting).waitFor();
    expect(await keptIn(page)).toMatchObject({ database: [], copy: [] });
    expect(complaints).toEqual([]);
  });

  test("are saved after each message, in the database and as a copy", async () => {
    const { page, complaints } = await chat();
    await choosePreset(page, "Food and hair");
    const hold = await holdQuestions({ page });
    await box(page).fill("How many restaurants have no website?");
    await box(page).press("Enter");
    // The question is safe before its answer is there.
    await until(async () => (await keptIn(page)).database.length === 1);
    hold();
    await messages(page).nth(2).waitFor();
    await until(async () => messagesOf((await keptIn(page)).database[0]).length === 3);
    const { database, copy, current } = await keptIn(page);
    for (const [kept] of [database, copy]) {
      expect(kept).toMatchObject({
        niche: "Restaurant, Hair Salon, Hotel",
        preview: "Restaurant, Hair Salon, Hotel…",
        userId: user.userId,
        taskId: task.taskId,
      });
      expect(Number(kept?.id)).toBeGreaterThan(Date.parse("2026-01-01"));
      expect(current).toBe(String(kept?.id));
      expect(messagesOf(kept).map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
    }
    expect(complaints).toEqual([]);
  });

  test("come back after a reload with messages, tables and preset", async () => {
    const { page } = await chat();
    await choosePreset(page, "Only hotels");
    await askAndWait(page, "List all hotels");
    await page.getByRole("table").waitFor();
    await until(async () => messagesOf((await keptIn(page)).database[0]).length === 3, {
      what: "the answer in the database",
    });
    await page.reload();
    await log(page).getByText("List all hotels").waitFor();
    await page.getByRole("table").waitFor();
    await until(async () => (await presets(page).inputValue()) === other.taskId);
  });

  test("New Chat starts afresh without a preset; opening one brings its own back", async () => {
    const { page, complaints } = await chat();
    await choosePreset(page, "Only hotels");
    await askAndWait(page, "How many hotels are there?");
    await page.getByRole("button", { name: "New Chat" }).click();
    expect(await messages(page).count()).toBe(1);
    expect(await presets(page).inputValue()).toBe("");
    await choosePreset(page, "Food and hair");
    await askAndWait(page, "How many hair salons are there?");
    expect(await savedList(page).count()).toBe(2);
    expect(await savedList(page).nth(1).textContent()).toContain("Hotel - How many hotels are");
    // Below what is kept as the preview, which is cut after 30 characters.
    await savedList(page).nth(1).getByText("How many hotels are there?", { exact: true }).waitFor();

    await page.getByRole("button", { name: /^Hotel - How many/ }).click();
    await log(page).getByText("How many hotels are there?").waitFor();
    expect(await presets(page).inputValue()).toBe(other.taskId);
    await page.reload();
    await log(page).getByText("How many hotels are there?").waitFor();
    expect(complaints).toEqual([]);
  });

  test("the choice of another preset is kept when the page is left", async () => {
    const { page } = await chat();
    await choosePreset(page, "Only hotels");
    await askAndWait(page, "How many hotels are there?");
    await choosePreset(page, "Food and hair");
    await page.reload();
    await log(page).getByText("How many hotels are there?").waitFor();
    await until(async () => (await presets(page).inputValue()) === task.taskId);
  });

  test("can be deleted by keyboard; the current one makes room for an empty one", async () => {
    const { page, complaints } = await chat();
    await choosePreset(page, "Only hotels");
    await askAndWait(page, "How many hotels are there?");
    await page.getByRole("button", { name: "New Chat" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focusName(page)).toMatch(/^Delete Hotel - How many/);
    await page.keyboard.press("Enter");
    await page.getByText("Your conversations will appear here.").waitFor({ state: "detached" });
    expect(await messages(page).allTextContents()).toEqual([`Assistant: ${greeting}`]);
    expect(await savedList(page).count()).toBe(0);
    await until(async () => (await focusName(page)) === "New Chat");
    await until(async () => (await keptIn(page)).database.length === 0);
    expect((await keptIn(page)).copy).toEqual([]);

    await page.getByRole("button", { name: "Undo" }).click();
    await savedList(page).first().waitFor();
    await page.getByRole("button", { name: /^Hotel - How many/ }).click();
    await log(page).getByText("How many hotels are there?").waitFor();
    await until(async () => (await keptIn(page)).database.length === 1);
    expect(complaints).toEqual([]);
  });

  test("show their delete button on hover, and always where there is no hover", async () => {
    const { page } = await chat();
    await choosePreset(page, "Only hotels");
    await askAndWait(page, "How many hotels are there?");
    const button = page.getByRole("button", { name: /^Delete Hotel/ });
    const opacity = () =>
      button.evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).opacity);
    await page.mouse.move(700, 500);
    expect(await opacity()).toBe("0");
    // The conversation that was just saved may come under the pointer a moment later.
    await until(async () => {
      await savedList(page).first().hover();
      return (await opacity()) === "1";
    });

    const touch = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 375, height: 780 },
    });
    const phone = await touch.newPage();
    await logIn(phone, stack.origin, user, "/chat");
    await choosePreset(phone, "Only hotels");
    await askAndWait(phone, "How many hotels are there?");
    await phone.getByRole("button", { name: "Open conversations" }).tap();
    const trash = phone.getByRole("dialog").getByRole("button", { name: /^Delete Hotel/ });
    expect(
      await trash.evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).opacity),
    ).toBe("1");
    await trash.tap();
    await trash.waitFor({ state: "detached" });
    await touch.close();
  });

  test("of two tabs are all kept, and each tab learns of the other's", async () => {
    const { page, context, complaints } = await chat();
    const second = await context.newPage();
    await second.goto(`${stack.origin}/chat`);
    await choosePreset(page, "Only hotels");
    await choosePreset(second, "Food and hair");
    await Promise.all([
      askAndWait(page, "How many hotels are there?"),
      askAndWait(second, "How many restaurants are there?"),
    ]);
    for (const tab of [page, second]) await until(async () => (await savedList(tab).count()) === 2);
    await until(async () => (await keptIn(page)).database.length === 2);
    await until(async () => (await keptIn(page)).copy.length === 2);

    // Both in the same conversation, at the same moment.
    await second.getByRole("button", { name: /^Hotel - How many/ }).click();
    await log(second).getByText("How many hotels are there?").waitFor();
    await Promise.all([
      askAndWait(page, "How many hotels have no phone?"),
      askAndWait(second, "How many hotels have no website?"),
    ]);
    const all = ["are there?", "have no phone?", "have no website?"];
    for (const tab of [page, second]) {
      for (const end of all) await log(tab).getByText(`How many hotels ${end}`).first().waitFor();
      await until(async () => (await messages(tab).count()) === 7);
    }
    await page.reload();
    for (const end of all) await log(page).getByText(`How many hotels ${end}`).first().waitFor();

    await page.getByRole("button", { name: /^Delete Hotel/ }).click();
    await until(async () => (await savedList(second).count()) === 1);
    await until(async () => (await messages(second).count()) === 1);
    expect(complaints).toEqual([]);
  });

  test("with two messages of one moment, as two tabs may add them, go as a whole when deleted", async () => {
    const { page, complaints } = await chat();
    await choosePreset(page, "Only hotels");
    await askAndWait(page, "How many hotels are there?");
    await askAndWait(page, "How many hotels have no phone?");
    await until(async () => messagesOf((await keptIn(page)).database[0]).length === 5);
    // Elsewhere: a chat that is left writes its own once more.
    await page.goto(`${stack.origin}/terms`);
    await page.evaluate(atOneMoment);
    await page.goto(`${stack.origin}/chat`);
    await until(async () => (await messages(page).count()) === 5);
    await page.getByRole("button", { name: /^Delete Hotel/ }).click();
    await until(async () => (await savedList(page).count()) === 0);
    expect(await messages(page).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("of one person are nowhere to be seen by the next on the same browser", async () => {
    const { page, complaints } = await chat();
    await choosePreset(page, "Only hotels");
    await askAndWait(page, "How many hotels are there?");
    await box(page).fill("A question of mine that nobody has seen");
    await page.getByRole("button", { name: /account/i }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.waitForURL(`${stack.origin}/`);
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(left).not.toContain("hotels");
    expect(left).not.toContain("A question of mine");

    const next = await signUp(stack.origin, "next");
    await logIn(page, stack.origin, next, "/chat");
    await log(page).getByText(greeting).waitFor();
    expect(await savedList(page).count()).toBe(0);
    expect(await page.textContent("body")).not.toContain("hotels");
    expect(await box(page).inputValue()).toBe("");
    await page.getByRole("button", { name: /account/i }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page.waitForURL(`${stack.origin}/`);

    // The first person finds them again.
    await logIn(page, stack.origin, user, "/chat");
    await savedList(page).first().waitFor();
    expect(await savedList(page).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("are written without a word missing when the storage is full, and that is said", async () => {
    const { page } = await chat({
      script: `
        const full = () => { throw new DOMException("full", "QuotaExceededError"); };
        IDBObjectStore.prototype.put = full;
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, text) {
          if (key === "chatConversations") full();
          setItem.call(this, key, text);
        };`,
    });
    await choosePreset(page, "Only hotels");
    const answer = await askAndWait(page, "How many hotels are there?");
    expect(await answer.textContent()).toMatch(/\d/);
    await page.getByText("This conversation can't be saved").waitFor();
    await askAndWait(page, "How many hotels have no website?");
    expect(await savedList(page).count()).toBe(1);
  });

  test("live in their copy where the browser has no database", async () => {
    for (const script of [refuseDatabase, hangDatabase]) {
      const { page } = await chat({ script });
      await log(page).getByText(greeting).waitFor();
      await choosePreset(page, "Only hotels");
      await askAndWait(page, "How many hotels are there?");
      await page.reload();
      await log(page).getByText("How many hotels are there?").waitFor();
      expect(await page.getByText("This conversation can't be saved").count()).toBe(0);
    }
  });

  async function chat({ script }: { script?: string } = {}): Promise<Visit> {
    const visit = await newVisit(browser);
    visits.push(visit);
    if (script) await visit.context.addInitScript({ content: script });
    await logIn(visit.page, stack.origin, user, "/chat");
    await log(visit.page).waitFor();
    return visit;
  }
});

const messagesOf = (kept: Record<string, unknown> | undefined): { role: string }[] =>
  (kept?.messages as { role: string }[] | undefined) ?? [];

const refuseDatabase = `IDBFactory.prototype.open = () => {
  throw new DOMException("not allowed", "SecurityError");
};`;

/** Gives all messages but the greeting the same time, in the database and in the copy. */
const atOneMoment = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const same = (one) => ({ ...one, messages: one.messages.map((message, index) =>
    index === 0 ? message : { ...message, at: one.messages.at(-1).at }) });
  const chatDB = await done(indexedDB.open("chatDB", 1));
  const store = chatDB.transaction("conversations", "readwrite").objectStore("conversations");
  for (const one of await done(store.getAll())) await done(store.put(same(one)));
  chatDB.close();
  const copy = JSON.parse(localStorage.getItem("chatConversations"));
  localStorage.setItem("chatConversations", JSON.stringify(copy.map(same)));
})()`;
