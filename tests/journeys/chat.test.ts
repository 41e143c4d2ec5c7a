import type { Browser } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import {
  askAndWait,
  box,
  choosePreset,
  endStandIn,
  expectNumber,
  focusName,
  holdQuestions,
  keptIn,
  log,
  messages,
  openChat,
  personWithPreset,
  presets,
  standIn,
} from "../steps/chat.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { allListings, signUp, type TestUser } from "../steps/user.ts";

describe("asking in the chat", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  let rows: Record<string, unknown>[];
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "asker"));
    rows = await allListings(user, task.taskId);
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, { method: "DELETE" });
  });

  test("sends whoever has no session or gets no token to the log-in", async () => {
    const visit = await newVisit(browser);
    visits.push(visit);
    await visit.page.goto(`${stack.origin}/chat`);
    await visit.page.waitForURL("**/login");
    const { page } = await chat();
    await page.evaluate(() => localStorage.removeItem("appwrite_jwt"));
    await page.route("**/v1/account/jwts", (route) =>
      route.fulfill({ status: 401, json: { message: "no", code: 401, type: "x" } }),
    );
    await page.reload();
    await page.waitForURL("**/login");
  });

  test("says that the server fails, and opens as soon as it answers again", async () => {
    const { page } = await chat();
    await page.evaluate(() => localStorage.removeItem("appwrite_jwt"));
    await page.route("**/v1/account/jwts", (route) =>
      route.fulfill({
        status: 503,
        json: { message: "Database is on fire", code: 503, type: "general_server_error" },
      }),
    );
    await page.reload();
    await page.getByText("The chat could not be opened. Please try again.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/chat");
    await page.unroute("**/v1/account/jwts");
    await page.getByRole("button", { name: "Try again", exact: true }).click();
    await log(page).waitFor();
  });

  test("lists only presets whose status is success, behind an invitation to choose", async () => {
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "slow", delayMs: 120_000 }),
    });
    const { body } = await user.api("POST", "/api/scrape", {
      name: "Still running",
      niche: ["Hotel"],
      tier: 1,
      bounds: await boundsOf(stack),
    });
    const { page, complaints } = await chat();
    const options = presets(page).locator("option");
    await until(async () => (await options.count()) > 1);
    expect(await options.allTextContents()).toEqual([
      "Select a preset to query",
      "Food and hair · Restaurant, Hair Salon, Hotel",
    ]);
    await user.api("POST", `/api/tasks/${body.taskId}/cancel`);
    expect(complaints).toEqual([]);
  });

  test("says where to begin when there is no preset to ask about", async () => {
    const { page } = await chat(await signUp(stack.origin, "newcomer"));
    await page.getByText("You don't have a preset to ask about yet.").waitFor();
    await page.getByRole("link", { name: "Create one" }).click();
    await page.waitForURL("**/addPreset");
  });

  test("says that the presets could not be loaded, and loads them on request", async () => {
    const { page } = await chat();
    await page.route("**/api/tasks", (route) => route.abort("connectionreset"));
    await page.reload();
    // The client tries twice more by itself.
    await page.getByText("Network request failed").waitFor();
    await page.unroute("**/api/tasks");
    await page.getByRole("button", { name: "Try again" }).click();
    await choosePreset(page, "Food and hair");
  });

  test("an only preset is chosen at once; one that was cleared stays so", async () => {
    const { page, complaints } = await chat();
    const isChosen = () =>
      until(async () => (await presets(page).inputValue()) === task.taskId, { what: "the choice" });
    await isChosen();
    await page.getByRole("button", { name: "New Chat" }).click();
    await page.getByText("Select a preset above to see example questions.").waitFor();
    await page.reload();
    await isChosen();
    await presets(page).selectOption("");
    await page.getByText("Select a preset above to see example questions.").waitFor();
    await box(page).fill("How many?");
    await box(page).press("Enter");
    await page.getByText("Please select a preset from the list").waitFor();
    expect(await presets(page).inputValue()).toBe("");
    expect(complaints).toEqual([]);
  });

  test("warns for 3 seconds when no preset is chosen, and keeps what was typed", async () => {
    const { page, complaints } = await chat(user, { withClock: true });
    await page.getByRole("button", { name: "New Chat" }).click();
    const warning = page.getByText(
      "Please select a preset from the list before sending a message.",
      { exact: true },
    );
    const look = (): Promise<string> => warning.evaluate((one) => one.className);
    await box(page).fill("   ");
    await box(page).press("Enter");
    expect(await warning.count()).toBe(0);
    await box(page).fill("How many?");
    // An hour's leap ends the requests that are still on their way.
    await presets(page)
      .locator("option", { hasText: "Food and hair" })
      .waitFor({ state: "attached" });
    await page
      .locator("header span[title]", { hasText: /Balance: .*\d/ })
      .first()
      .waitFor();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await box(page).press("Enter");
    await warning.waitFor();
    expect(await box(page).inputValue()).toBe("How many?");
    expect(await messages(page).count()).toBe(1);
    await page.clock.runFor(2_900);
    expect(await look()).not.toBe("sr-only");
    await page.clock.runFor(200);
    await until(async () => (await look()) === "sr-only");
    expect(await presets(page).getAttribute("aria-describedby")).toBe("preset-warning");
    expect(complaints).toEqual([]);
  });

  test("Enter sends, Shift+Enter makes a line, and Enter that ends a composition does neither", async () => {
    const { page } = await ready();
    await box(page).focus();
    await page.keyboard.type("How many restaurants");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("have no website?");
    await box(page).dispatchEvent("keydown", { key: "Enter", isComposing: true });
    expect(await messages(page).count()).toBe(1);
    expect(await box(page).inputValue()).toBe("How many restaurants\nhave no website?");
    await page.keyboard.press("Enter");
    await messages(page).nth(2).waitFor();
    expect(await box(page).inputValue()).toBe("");
    expect(await page.evaluate("document.activeElement.tagName")).toBe("TEXTAREA");
  });

  test("asks for a shorter question instead of cutting one", async () => {
    const { page } = await ready();
    await box(page).fill("word ".repeat(300));
    await page.getByText("Please shorten your question to 1,000 characters.").waitFor();
    await box(page).press("Enter");
    expect(await messages(page).count()).toBe(1);
    expect((await box(page).inputValue()).length).toBe(1_500);
  });

  test("lets a question be edited and asked anew; the old one stays", async () => {
    const { page } = await ready();
    await askAndWait(page, "How many restaurants are there?");
    await box(page).fill("a draft of mine");
    await page.getByRole("button", { name: "Edit question" }).click();
    const editor = page.getByRole("textbox", { name: "Your question", exact: true });
    await editor.press("Escape");
    await until(async () => (await focusName(page)) === "Edit question");
    await page.keyboard.press("Enter");
    expect(await editor.inputValue()).toBe("How many restaurants are there?");
    await editor.fill("How many hotels are there?");
    await editor.press("Enter");
    await messages(page).nth(4).waitFor();
    expect(await messages(page).nth(3).textContent()).toContain("How many hotels are there?");
    expect(await messages(page).nth(1).textContent()).toContain("How many restaurants are there?");
    expect(await box(page).inputValue()).toBe("a draft of mine");
  });

  test("says what it searches while one waits; Stop ends it and Retry asks again", async () => {
    const { page, complaints } = await ready();
    const release = await holdQuestions({ page });
    await box(page).fill("How many hotels are there?");
    await box(page).press("Enter");
    await page.getByText(`Searching ${rows.length} businesses in “Food and hair”`).waitFor();
    await box(page).fill("and the next one");
    await box(page).press("Enter");
    expect(await box(page).inputValue()).toBe("and the next one");
    await page.getByText(/^([3-9]|\d\d) s$/).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await log(page).getByText("Stopped. This question wasn't answered.").waitFor();
    release();
    await endStandIn({ page });
    await page.getByRole("button", { name: "Retry" }).click();
    await expectNumber(page, hotels());
    expect(await messages(page).count()).toBe(4);
    expect(complaints).toEqual([]);
  });

  test("shows every failure with its sentence, keeps the question and offers Retry", async () => {
    const { page } = await ready();
    const sentence = "Something went wrong on our side. Nothing was charged. Please try again.";
    await standIn({ page }, (route, index) =>
      index === 0
        ? route.fulfill({ status: 500, contentType: "text/plain", body: sentence })
        : index === 1
          ? route.fulfill({ json: { format: "picture", answer: "?" } })
          : route.abort("internetdisconnected"),
    );
    const failed = await askAndWait(page, "How many hotels are there?");
    expect(await failed.textContent()).toContain(`❌ Error: ${sentence}`);
    await page.getByRole("button", { name: "Retry" }).click();
    await log(page).getByText("❌ Unexpected response format.", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Retry" }).click();
    await log(page).getByText("❌ Error: Network request failed", { exact: true }).waitFor();
    // What failed is kept too, and can be asked again another day.
    await until(async () => (await keptIn(page)).database.length === 1);
    await endStandIn({ page });
    await page.reload();
    await page.getByRole("button", { name: "Retry" }).click();
    await expectNumber(page, hotels());
    expect(await log(page).getByText("How many hotels are there?", { exact: true }).count()).toBe(
      1,
    );
  });

  test("says in the server's own words why a preset can't be asked", async () => {
    const someone = await personWithPreset(stack, "someone", "Only for a day");
    const { page } = await chat(someone.user);
    await choosePreset(page, "Only for a day");
    await standIn({ page }, async (route) => {
      const sent = route.request().postDataJSON();
      await route.continue({ postData: { ...sent, taskId: "nobodys" } });
    });
    const answer = await askAndWait(page, "How many hotels are there?");
    expect(await answer.textContent()).toContain(
      "❌ Error: This preset was not found in your account.",
    );
  });

  const hotels = (): number =>
    rows.filter(({ categories }) => (categories as string[]).includes("Hotel")).length;

  async function chat(person = user, options = {}): Promise<Visit> {
    const visit = await openChat({ stack, browser }, person, options);
    visits.push(visit);
    return visit;
  }

  async function ready(options = {}): Promise<Visit> {
    const visit = await chat(user, options);
    await choosePreset(visit.page, "Food and hair");
    return visit;
  }
});
