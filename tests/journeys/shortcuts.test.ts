import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { depth } from "../depth.ts";
import { accessibilityFindings, fitsWidth } from "../steps/accessibility.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { personWithPreset } from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import type { TestUser } from "../steps/user.ts";

describe("keyboard shortcuts", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "keys"));
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  async function open(path: string, options: Parameters<typeof newVisit>[1] = {}): Promise<Visit> {
    const visit = await newVisit(browser, options);
    visits.push(visit);
    await logIn(visit.page, stack.origin, user, path);
    return visit;
  }
  const openPreset = async (options: Parameters<typeof newVisit>[1] = {}): Promise<Visit> => {
    const visit = await open(`/preset/${task.taskId}`, options);
    await visit.page.getByRole("table").waitFor();
    return visit;
  };
  const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const panel = (page: Page) => page.getByRole("complementary", { name: "Business details" });
  const focused = (page: Page) => page.evaluate<string>("document.activeElement.textContent");
  const focusedRow = (page: Page) =>
    page.evaluate<string | null>(
      "document.activeElement.closest('tr')?.getAttribute('aria-rowindex') ?? null",
    );
  const onRow = (page: Page, row: string | null) =>
    until(async () => (await focusedRow(page)) === row, { what: `the focus on row ${row}` });

  test("? shows what the keys do on this screen, and nothing of other screens", async () => {
    const { page, complaints } = await openPreset();
    await page.keyboard.press("?");
    await sheet(page).getByText("Next business").waitFor();
    await sheet(page).getByText("Go to the chat").waitFor();
    expect(await sheet(page).getByText("Write a question").count()).toBe(0);
    // The keys under an open dialog do nothing.
    await page.keyboard.press("j");
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    expect(await focusedRow(page)).toBe(null);

    // Both keys have to come within a moment: a busy machine may need another try.
    const chat = `${stack.origin}/chat`;
    await until(
      async () => {
        await page.keyboard.press("g");
        await page.keyboard.press("c");
        return page.url().startsWith(chat);
      },
      { what: "the chat" },
    );
    const question = page.getByPlaceholder("Ask your question...");
    await question.waitFor();
    await page.getByRole("heading", { level: 1, name: "Chat" }).waitFor({ state: "attached" });
    await page.keyboard.press("?");
    await sheet(page).getByText("Write a question").waitFor();
    expect(await sheet(page).getByText("Next business").count()).toBe(0);
    await sheet(page).getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("/");
    await until(() => question.evaluate((box) => box === box.ownerDocument.activeElement), {
      what: "the focus in the box",
    });
    await page.keyboard.type("g c ?");
    expect(await question.inputValue()).toBe("g c ?");
    expect(await sheet(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("is opened by mouse from the account menu and from the foot of the page", async () => {
    const { page, complaints } = await openPreset();
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    await sheet(page).getByRole("button", { name: "Close" }).click();
    await sheet(page).waitFor({ state: "detached" });
    await page.getByRole("contentinfo").getByRole("button", { name: "Keyboard shortcuts" }).click();
    await sheet(page).waitFor();
    expect(complaints).toEqual([]);
  });

  test("j, k and Enter go through the businesses, Escape leads back to the row", async () => {
    const { page, complaints } = await openPreset();
    await page.keyboard.press("j");
    await onRow(page, "2");
    for (let row = 3; row <= 30; row++) {
      await page.keyboard.press("j");
      await onRow(page, String(row));
    }
    await page.keyboard.press("k");
    await onRow(page, "29");
    const name = await focused(page);
    await page.keyboard.press("Enter");
    await panel(page).getByRole("heading", { name }).waitFor();
    await page.keyboard.press("j");
    await until(
      async () => (await panel(page).getByRole("heading", { level: 2 }).textContent()) !== name,
      {
        what: "the next business",
      },
    );
    await page.keyboard.press("k");
    await panel(page).getByRole("heading", { name }).waitFor();
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "detached" });
    await onRow(page, "29");
    expect(complaints).toEqual([]);
  });

  test("/ and f lead to the filters, on a small screen too, and typing there is only typing", async () => {
    const { page } = await openPreset();
    await page.keyboard.press("/");
    await page.keyboard.type("jk?");
    expect(await page.getByLabel("Name or address").inputValue()).toBe("jk?");
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("f");
    expect(await page.evaluate("document.activeElement.type")).toBe("checkbox");
    // A box that is ticked takes no letters.
    await page.keyboard.press("?");
    await sheet(page).waitFor();

    const { page: small } = await openPreset({ width: 375 });
    await small.keyboard.press("f");
    await small.getByRole("dialog", { name: "Filters" }).waitFor();
  });

  test("a key held together with another is left to the browser", async () => {
    const { page } = await openPreset();
    for (const key of ["Control+j", "Alt+j", "Meta+j", "Shift+J"]) await page.keyboard.press(key);
    expect(await focusedRow(page)).toBe(null);
    await page.keyboard.press("j");
    await onRow(page, "2");
  });

  test("switched off they do nothing, also after a reload, until they are switched on", async () => {
    const { page } = await openPreset();
    await page.keyboard.press("?");
    const use = page.getByRole("checkbox", { name: "Use these shortcuts in this browser" });
    await use.uncheck();
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    for (const key of ["j", "?"]) await page.keyboard.press(key);
    expect([await focusedRow(page), await sheet(page).count()]).toEqual([null, 0]);
    await page.reload();
    await page.getByRole("table").waitFor();
    for (const key of ["j", "?"]) await page.keyboard.press(key);
    expect([await focusedRow(page), await sheet(page).count()]).toEqual([null, 0]);
    // Escape writes nothing and closes what is open all the same.
    await page.locator("tbody [aria-rowindex] button").first().click();
    await panel(page).waitFor();
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "detached" });
    await page.getByRole("contentinfo").getByRole("button", { name: "Keyboard shortcuts" }).click();
    await use.check();
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    await page.keyboard.press("?");
    await sheet(page).waitFor();
  });

  test.each(depth.looks)(
    "the sheet is without accessibility findings at $width px, dark: $dark",
    async (look) => {
      const { page } = await openPreset(look);
      await page.keyboard.press("?");
      await sheet(page).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(await fitsWidth(page)).toBe(true);
      await sheet(page).getByRole("checkbox").uncheck();
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );
});
