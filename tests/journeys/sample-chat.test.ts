import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { questionLimits } from "#domain/limits/question.ts";
import { phoneText } from "#domain/phone/phone-text.ts";
import { settled } from "../../scripts/screenshots/settled.ts";
import { accessibilityFindings, fitsWidth } from "../steps/accessibility.ts";
import { isFocused } from "../steps/area.ts";
import { newVisit, type Visit, type VisitOptions } from "../steps/browser.ts";
import { box, log, messages } from "../steps/chat.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";

describe("the chat about the sample", () => {
  let stack: RunningStack;
  let browser: Browser;
  let visit: Visit;
  let page: Page;
  let asked: string[];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });
  afterEach(async () => {
    await visit.context.close();
    expect(visit.complaints).toEqual([]);
  });

  async function open(options: VisitOptions = {}): Promise<void> {
    visit = await newVisit(browser, options);
    page = visit.page;
    await page.goto(`${stack.origin}/sample`);
    await page.getByRole("heading", { name: "Ask it yourself" }).scrollIntoViewIfNeeded();
    await box(page).waitFor();
    asked = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  }
  const ask = async (question: string): Promise<void> => {
    await box(page).fill(question);
    await page.keyboard.press("Enter");
    await log(page).getByText(question, { exact: true }).waitFor();
  };
  const answered = (count: number) =>
    until(async () => (await messages(page).count()) === 1 + 2 * count, { what: "the answer" });
  const lastAnswer = () => messages(page).last();
  /** Asks once more how many hotels there are; complaints about the failure before are forgotten. */
  async function retryHotels(): Promise<void> {
    await lastAnswer().getByRole("button", { name: "Retry" }).click();
    await lastAnswer()
      .getByText(/\d+ hotels/)
      .first()
      .waitFor();
    visit.complaints.splice(0);
  }

  test("answers with rows that can be counted, and follows up, without a request", async () => {
    await open();
    await box(page).focus();
    await log(page).waitFor();
    await ask("Which dentists have no website?");
    await answered(1);
    await lastAnswer()
      .getByText(/^There are \d+ dentists without a website/)
      .waitFor();
    const text = (await lastAnswer().textContent()) ?? "";
    const stated = Number(/There are (\d+) dentists/.exec(text)?.[1]);
    expect(stated).toBeGreaterThan(0);
    expect(await lastAnswer().getByRole("table").locator("tbody tr").count()).toBe(stated);
    await ask("and those with a phone number?");
    await answered(2);
    await lastAnswer()
      .getByText(/dentists/)
      .first()
      .waitFor();
    const own = [`GET ${stack.origin}/assets/`, `GET ${stack.origin}/config.json`];
    expect(asked.filter((one) => !own.some((start) => one.startsWith(start)))).toEqual([]);
    expect(asked.join(" ")).not.toMatch(/dentist/i);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toMatch(/dentist/i);
    await page.reload();
    await page.getByRole("heading", { name: "Ask it yourself" }).waitFor();
    expect(await log(page).count()).toBe(0);
  });

  test("loads its code when somebody is about to ask, and keeps what was typed meanwhile", async () => {
    await open();
    let isHeld = true;
    await page.route(/\/assets\/sample-chat-/, async (route) => {
      await until(async () => !isHeld, { what: "the release" });
      await route.continue();
    });
    await box(page).click();
    await page.keyboard.type("How many hotels");
    expect(await log(page).count()).toBe(0);
    isHeld = false;
    await log(page).waitFor();
    expect(await box(page).inputValue()).toBe("How many hotels");
    expect(await isFocused(box(page))).toBe(true);
    await page.keyboard.type(" are there?");
    await page.keyboard.press("Enter");
    await answered(1);
    await lastAnswer()
      .getByText(/\d+ hotels/)
      .first()
      .waitFor();
  });

  test("takes over between two keys: nothing moves, and no letter is lost", async () => {
    await open();
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    const places = () =>
      page.locator("#sample-ask").evaluate((card) => {
        const { x: left, y: top } = card.getBoundingClientRect();
        return [...card.querySelectorAll("p, button, textarea")].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const text = part.textContent?.replace("Assistant: ", "");
          return [text, x - left, y - top, width, height];
        });
      });
    const before = await places();
    // A typist faster than any person: a letter between any two of the page's tasks.
    await page.evaluate(`{
      const first = document.querySelector("#sample-ask textarea");
      const line = new MessageChannel();
      window.lost = [];
      line.port1.onmessage = () => {
        if (!first.isConnected) return;
        first.value += "x";
        line.port2.postMessage(null);
      };
      new MutationObserver(() => {
        const box = document.querySelector("#sample-ask textarea");
        if (first.isConnected || box === null) return;
        window.lost.push([box.value === first.value, document.activeElement === box]);
      }).observe(document.querySelector("#sample-ask"), { childList: true, subtree: true });
      first.focus({ preventScroll: true });
      line.port2.postMessage(null);
    }`);
    await log(page).waitFor();
    expect(await page.evaluate("window.lost[0]")).toEqual([true, true]);
    await box(page).fill("");
    expect(await places()).toEqual(before);
  });

  test("writes phone numbers as the table of the businesses does", async () => {
    await open();
    await ask("Which hotels have a phone number?");
    await answered(1);
    const table = lastAnswer().getByRole("table");
    await table.waitFor();
    const column = (await table.getByRole("columnheader").allTextContents()).indexOf("Phone");
    const numbers = () => table.locator(`tbody td:nth-child(${column + 1})`).allTextContents();
    await until(async () => (await numbers()).every((number) => number.includes(" ")), {
      what: "the numbers as people write them",
    });
    const written = await numbers();
    expect(written.length).toBeGreaterThan(2);
    expect(written).toEqual(written.map((number) => phoneText(number.replaceAll(" ", ""))));
    await ask("What is the phone number of Lantern Grand Hotel?");
    await answered(2);
    expect(await lastAnswer().textContent()).toMatch(/\+44 20 7946 \d{4}/);
    expect(await lastAnswer().textContent()).not.toMatch(/\+\d{7}/);
  });

  test("refuses too many questions within a minute, with the seconds to wait", async () => {
    await open();
    await page.clock.setFixedTime("2026-11-26T14:00:18Z");
    await box(page).focus();
    await log(page).waitFor();
    for (let at = 1; at <= questionLimits.perMinute; at++) {
      await box(page).fill(`How many hotels are there, asked ${at}?`);
      await page.keyboard.press("Enter");
      await answered(at);
    }
    await box(page).fill("How many hotels are there?");
    await page.keyboard.press("Enter");
    await answered(questionLimits.perMinute + 1);
    await lastAnswer()
      .getByText("❌ Error: You are asking very quickly. Please wait 42 seconds.")
      .waitFor();
    await page.clock.setFixedTime("2026-11-26T14:01:00Z");
    await retryHotels();
  });

  test("answers without a connection, once it has begun", async () => {
    await open();
    await ask("How many hotels are there?");
    await answered(1);
    await settled(page);
    await visit.context.setOffline(true);
    await ask("Which dentists have no website?");
    await answered(2);
    await lastAnswer().getByRole("table").waitFor();
    await visit.context.setOffline(false);
  });

  test("without a connection at first, keeps the question and answers when it is back", async () => {
    await open();
    await settled(page);
    await visit.context.setOffline(true);
    await page.getByText("You're offline.").locator("visible=true").waitFor();
    await box(page).fill("How many hotels are there?");
    await page.keyboard.press("Enter");
    expect(await log(page).count()).toBe(0);
    await visit.context.setOffline(false);
    await answered(1);
    await lastAnswer()
      .getByText(/\d+ hotels/)
      .first()
      .waitFor();
    visit.complaints.splice(0);
  });

  test("asks an example at one press, and makes a file here", async () => {
    await open();
    await page.getByRole("button", { name: "How many businesses are there per type?" }).click();
    await answered(1);
    await ask("Export all hotels as CSV");
    await answered(2);
    const coming = page.waitForEvent("download");
    await lastAnswer().getByRole("link", { name: "Download" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const lines = readFileSync(await file.path(), "utf8")
      .trim()
      .split("\n");
    expect(lines.slice(1).every((line) => line.includes("Hotel"))).toBe(true);
    expect(lines.length).toBeGreaterThan(2);
  });

  test("says what it can't answer, and offers what it can", async () => {
    await open();
    await box(page).focus();
    await log(page).waitFor();
    await ask("What will the weather be like tomorrow?");
    await answered(1);
    expect(await lastAnswer().getByRole("table").count()).toBe(0);
    await lastAnswer().getByRole("list").getByRole("button").first().click();
    await answered(2);
    expect(await lastAnswer().textContent()).toMatch(/\d/);
  });

  test("tells when the businesses can't be had, and answers once they can", async () => {
    await open();
    await page.route(/\.snapshot$/, (route) => route.abort());
    await box(page).focus();
    await log(page).waitFor();
    await ask("How many hotels are there?");
    await answered(1);
    await lastAnswer().getByText("Network request failed", { exact: false }).waitFor();
    await page.unroute(/\.snapshot$/);
    await retryHotels();
  });

  test("an answer that is on its way can be stopped, and the next question is answered", async () => {
    await open();
    let isHeld = true;
    await page.route(/\/assets\/sample-reader-/, async (route) => {
      await until(async () => !isHeld, { what: "the release" });
      await route.continue().catch(() => {});
    });
    await box(page).focus();
    await log(page).waitFor();
    await ask("How many hotels are there?");
    await page.getByRole("button", { name: "Stop" }).click();
    await lastAnswer().getByText("Stopped.", { exact: false }).waitFor();
    isHeld = false;
    await ask("How many restaurants are there?");
    await answered(2);
    await lastAnswer()
      .getByText(/\d+ restaurants/)
      .first()
      .waitFor();
  });

  test("works by keyboard alone", async () => {
    await open();
    await page.getByRole("button", { name: "Export all businesses as CSV" }).focus();
    await page.keyboard.press("Tab");
    await log(page).waitFor();
    expect(await isFocused(box(page))).toBe(true);
    await page.keyboard.type("How many hotels are there?");
    await page.keyboard.press("Enter");
    await answered(1);
    await page.keyboard.type("and restaurants?");
    await page.keyboard.press("Enter");
    await answered(2);
    await lastAnswer()
      .getByText(/restaurants/)
      .first()
      .waitFor();
    const suggestions = lastAnswer().getByRole("list", { name: "Suggested questions" });
    const suggestion = suggestions.getByRole("button").first();
    await suggestion.focus();
    await page.keyboard.press("Enter");
    await answered(3);
    expect(await isFocused(box(page))).toBe(true);
  });

  test.each([
    { width: 375, dark: false },
    { width: 375, dark: true },
    { width: 1_440, dark: false },
    { width: 1_440, dark: true },
  ])("fits a screen of $width pixels and is accessible (dark: $dark)", async ({ width, dark }) => {
    await open({ width, dark });
    await box(page).scrollIntoViewIfNeeded();
    expect(await accessibilityFindings(page)).toEqual([]);
    await box(page).focus();
    await log(page).waitFor();
    await ask("Which hotels have a phone number?");
    await answered(1);
    await lastAnswer().getByRole("table").waitFor();
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);
    await ask("What will the weather be like tomorrow?");
    await answered(2);
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});
