import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { depth } from "../depth.ts";
import { accessibilityFindings, fitsWidth } from "../steps/accessibility.ts";
import { newVisit, type Visit, type VisitOptions } from "../steps/browser.ts";
import { personWithPreset } from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import type { TestUser } from "../steps/user.ts";

describe("the palette", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "palette"));
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  const visit = async (options: VisitOptions = {}): Promise<Visit> => {
    const made = await newVisit(browser, options);
    visits.push(made);
    return made;
  };
  const openChat = async (options: VisitOptions = {}): Promise<Visit> => {
    const made = await visit(options);
    await logIn(made.page, stack.origin, user, "/chat");
    await question(made.page).waitFor();
    return made;
  };
  const question = (page: Page) => page.getByPlaceholder("Ask your question...");
  const palette = (page: Page) => page.getByRole("dialog", { name: "Go to" });
  const field = (page: Page) => page.getByRole("combobox", { name: "Preset, screen or action" });
  const hasFocus = (page: Page, selector: string) =>
    until(
      () => page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`),
      {
        what: `the focus on ${selector}`,
      },
    );

  test("leads to a preset by keyboard alone, also out of a box one is typing in", async () => {
    const { page, complaints } = await openChat();
    await question(page).fill("How many");
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    await hasFocus(page, "[role=combobox]");
    await palette(page).getByRole("option", { name: task.name }).waitFor();
    await page.keyboard.type(task.name);
    await palette(page).getByText("1 result", { exact: true }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/preset/${task.taskId}`);
    await palette(page).waitFor({ state: "detached" });
    await page.getByRole("table").waitFor();
    expect(complaints).toEqual([]);
  });

  test("Escape gives the focus back and keeps what was typed; arrows choose a screen", async () => {
    const { page, complaints } = await openChat();
    await question(page).fill("How many");
    await page.keyboard.press("Control+k");
    await field(page).fill("zzz");
    await palette(page).getByText("Nothing found.").waitFor();
    await page.keyboard.press("Escape");
    await palette(page).waitFor({ state: "detached" });
    await hasFocus(page, "textarea");
    expect(await question(page).inputValue()).toBe("How many");

    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe("");
    await field(page).fill("pr");
    const chosen = palette(page).locator("[aria-selected=true]");
    const first = await chosen.textContent();
    await page.keyboard.press("ArrowDown");
    await until(async () => (await chosen.textContent()) !== first, { what: "the next entry" });
    await field(page).fill("pricing");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/pricing");
    expect(complaints).toEqual([]);
  });

  test("the first entry is chosen on every screen, and one stays so when the pointer leaves", async () => {
    const { page, complaints } = await openChat();
    const chosen = palette(page).locator("[aria-selected=true]");
    const options = palette(page).getByRole("option");
    const expectFirst = async (): Promise<void> => {
      await palette(page).getByRole("option", { name: task.name }).waitFor();
      expect(await chosen.allTextContents()).toEqual([await options.first().textContent()]);
    };
    await page.keyboard.press("Control+k");
    await expectFirst();
    await page.keyboard.press("Escape");
    await page.goto(`${stack.origin}/preset/${task.taskId}`);
    await page.getByRole("table").waitFor();
    await page.keyboard.press("Control+k");
    await palette(page).getByRole("option", { name: "Export as CSV" }).waitFor();
    await expectFirst();
    await options.nth(2).hover();
    await until(async () => (await options.nth(2).getAttribute("aria-selected")) === "true", {
      what: "the entry below the pointer",
    });
    await page.mouse.move(2, 2);
    await field(page).fill("");
    expect(await chosen.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("a visitor goes to screens with it, and sees no preset", async () => {
    const { page, complaints } = await visit();
    await page.goto(stack.origin);
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await sheet.getByText("Go to a preset or a screen").waitFor();
    await sheet.getByText("Ctrl K", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    expect(await palette(page).getByRole("option", { name: "My Presets" }).count()).toBe(0);
    await palette(page)
      .getByRole("option", { name: /^Sample/ })
      .click();
    await page.waitForURL("**/sample");
    expect(complaints).toEqual([]);
  });

  test("both menus name it, the wide one with its keys", async () => {
    const { page } = await openChat();
    await page.getByRole("button", { name: "Account menu" }).click();
    const item = page.getByRole("menuitem", { name: /^Go to/ });
    expect(await item.textContent()).toContain("Ctrl K");
    await item.click();
    await field(page).waitFor();
    await hasFocus(page, "[role=combobox]");

    const { page: small } = await openChat({ width: 375 });
    await small.getByRole("button", { name: "Open menu" }).click();
    await small.getByRole("button", { name: "Go to…" }).click();
    await field(small).waitFor();
    await hasFocus(small, "[role=combobox]");
  });

  test("what an entry is about is cut after some words or left out, never after two letters", async () => {
    const { page } = await openChat({ width: 375 });
    await page.keyboard.press("Control+k");
    await palette(page).getByRole("option", { name: task.name }).waitFor();
    await field(page).fill("dent");
    const entry = palette(page).getByRole("option", { name: "Dentists without a website" });
    await entry.waitFor();
    expect(await cutAfterLetters(page)).toEqual([]);
    await field(page).fill("");
    await palette(page).getByRole("option", { name: task.name }).waitFor();
    expect(await cutAfterLetters(page)).toEqual([]);
    const about = palette(page).getByText("Collect the businesses of an area");
    const [part, line] = [await about.boundingBox(), await about.locator("..").boundingBox()];
    if (!part || !line) throw new Error("an entry has no second text");
    expect(part.y + part.height).toBeLessThanOrEqual(line.y + line.height + 1);
  });

  test.each(depth.looks)("axe finds nothing in it at $width px, dark: $dark", async (look) => {
    const { page } = await openChat(look);
    await page.keyboard.press("Control+k");
    await palette(page).getByRole("option", { name: task.name }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  });
});

/** Texts cut where less than 60 px of them can be seen. */
const cutAfterLetters = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll("[role=option] span span")].flatMap((part) => {
    const line = part.parentElement.getBoundingClientRect();
    const { left, right, top } = part.getBoundingClientRect();
    const seenPx = Math.min(right, line.right) - left;
    const isCut = part.scrollWidth > part.clientWidth + 1 || right > line.right + 1;
    return isCut && top < line.bottom && seenPx < 60 ? [part.textContent] : [];
  })`);
