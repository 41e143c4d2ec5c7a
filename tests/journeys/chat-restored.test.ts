import type { Browser } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import {
  askAndWait,
  box,
  choosePreset,
  collectPreset,
  endPatience,
  endStandIn,
  hangPatiently,
  holdQuestions,
  keptIn,
  log,
  messages,
  personWithPreset,
  presets,
} from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import type { TestUser } from "../steps/user.ts";

const greeting = "Hello! I'm your Super Business Intelligence Assistant.";

describe("a chat that is begun, left and come back to", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  let other: Task;
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "returner"));
    other = await collectPreset(stack, user, "Only hotels", ["Hotel"]);
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  test("what is typed and not sent is there after a reload", async () => {
    const { page } = await chat();
    await box(page).fill("How many of them\nare open");
    await page.reload();
    await until(async () => (await box(page).inputValue()) === "How many of them\nare open");
    await choosePreset(page, "Only hotels");
    await askAndWait(page, "How many hotels are there?");
    await page.reload();
    await log(page).getByText("How many hotels are there?").waitFor();
    expect(await box(page).inputValue()).toBe("");
  });

  test("a question that was on its way when the page was left can be asked again", async () => {
    const { page } = await chat();
    await choosePreset(page, "Only hotels");
    await holdQuestions({ page });
    await box(page).fill("How many hotels are there?");
    await box(page).press("Enter");
    await page.getByText("The assistant is typing").waitFor({ state: "attached" });
    await page.reload();
    await page.getByText("This question wasn't answered.").waitFor();
    await endStandIn({ page });
    await page.getByRole("button", { name: "Retry" }).click();
    await messages(page).nth(2).getByText(/\d/).first().waitFor();
    expect(await messages(page).count()).toBe(3);
  });

  test("an address with preset, niche and name preselects it and becomes plain", async () => {
    const { page } = await chat();
    const query = new URLSearchParams({
      preset: other.taskId,
      niche: "Hotel",
      name: "Only hotels",
    });
    await page.goto(`${stack.origin}/chat?${query}`);
    await page.waitForURL(`${stack.origin}/chat`);
    await until(async () => (await presets(page).inputValue()) === other.taskId);
    // The id wins over a name and a niche that say something else.
    const stale = new URLSearchParams({ preset: task.taskId, niche: "Spa", name: "An old name" });
    await page.goto(`${stack.origin}/chat?${stale}`);
    await page.waitForURL(`${stack.origin}/chat`);
    await until(async () => (await presets(page).inputValue()) === task.taskId);
    await askAndWait(page, "How many hair salons are there?");
    await until(async () => (await keptIn(page)).database[0]?.niche === task.niche);
    // Without all three nothing is chosen.
    await page.getByRole("button", { name: "New Chat" }).click();
    await page.goto(`${stack.origin}/chat?preset=${other.taskId}`);
    await log(page).getByText(greeting).waitFor();
    expect(await presets(page).inputValue()).toBe("");
  });

  test("a preset chosen and a question sent before the conversations are there both count", async () => {
    const { page, complaints } = await visitWith(hangPatiently);
    await choosePreset(page, "Only hotels");
    await box(page).fill("How many hotels are there?");
    await box(page).press("Enter");
    // Nothing has been restored so far.
    expect(await messages(page).count()).toBe(0);
    await endPatience(page);
    await messages(page).nth(2).waitFor();
    expect(await presets(page).inputValue()).toBe(other.taskId);
    expect(await messages(page).nth(1).textContent()).toContain("How many hotels are there?");
    expect(await box(page).inputValue()).toBe("");
    expect(complaints).toEqual([]);
  });

  test("a question that is being changed by then waits for its writer", async () => {
    const { page } = await visitWith(hangPatiently);
    await choosePreset(page, "Only hotels");
    await box(page).fill("How many hotels are there?");
    await box(page).press("Enter");
    await box(page).press("End");
    await box(page).pressSequentially(" And how many");
    expect(await messages(page).count()).toBe(0);
    await endPatience(page);
    await log(page).getByText(greeting).waitFor();
    expect(await box(page).inputValue()).toBe("How many hotels are there? And how many");
    expect(await messages(page).count()).toBe(1);
  });

  async function chat(): Promise<Visit> {
    const visit = await visitWith("");
    await log(visit.page).waitFor();
    return visit;
  }

  async function visitWith(script: string): Promise<Visit> {
    const visit = await newVisit(browser);
    visits.push(visit);
    await visit.context.addInitScript({ content: script });
    await logIn(visit.page, stack.origin, user, "/chat");
    return visit;
  }
});
