import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { accessibilityFindings, fitsWidth } from "../steps/accessibility.ts";
import { isFocused, mapShown } from "../steps/area.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { log, messages } from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("a template", () => {
  let stack: RunningStack;
  let browser: Browser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });

  async function newcomer(path: string): Promise<Visit & { user: TestUser }> {
    const user = await signUp(stack.origin, "templates");
    await openAccount(user);
    const visit = await newVisit(browser);
    await logIn(visit.page, stack.origin, user, path);
    return { ...visit, user };
  }
  const done = async ({ context, complaints }: Visit): Promise<void> => {
    expect(complaints).toEqual([]);
    await context.close();
  };
  const summary = (page: Page) => page.locator("summary").filter({ hasText: /template/i });

  test("leads a newcomer from no presets to an answer in the chat", async () => {
    const visit = await newcomer("/profile?tab=tasks");
    const { page, user } = visit;
    await page.getByText("You haven't added any presets yet.").waitFor();
    await page.getByRole("link", { name: "Dentists without a website" }).click();
    await page.getByRole("heading", { level: 1, name: "Select Target Area" }).waitFor();
    await page.getByText("Template: Dentists without a website").waitFor();
    await mapShown(page);
    const search = page.getByRole("combobox", { name: "Location" });
    await search.fill("port ellory");
    await page.getByRole("option").first().click();
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByRole("button", { name: "Remove Dentist" }).waitFor();
    await page.getByRole("button", { name: "Next Step" }).click();
    const name = page.getByLabel("Preset Name");
    expect(await name.inputValue()).toBe("Dentists without a website");
    await page.getByRole("button", { name: "Start Analysis" }).click();
    await page.waitForURL(/\/profile\?tab=tasks/i);
    const [task] = await until(
      async () => {
        const { body } = await user.api("GET", "/api/tasks");
        return body.length > 0 && body;
      },
      { what: "the preset" },
    );
    await finishedTask(user, task.taskId);

    await page.goto(`${stack.origin}/preset/${task.taskId}`);
    await page.getByRole("link", { name: "Ask about this" }).click();
    const first = page.getByRole("list", { name: "Example questions" }).getByRole("button").first();
    await first.waitFor();
    expect(await first.textContent()).toBe("Which dentists have no website?");
    await first.click();
    await log(page)
      .getByText(/dentists without a website/)
      .waitFor();
    expect(await messages(page).count()).toBe(3);
    await done(visit);
  });

  test("is chosen on the first step by keyboard, folds away and can be exchanged", async () => {
    const visit = await newcomer("/addPreset");
    const { page } = visit;
    const list = page.getByRole("list", { name: "Templates" });
    await list.getByRole("button", { name: "Coffee shops open on Sunday" }).focus();
    await page.keyboard.press("Enter");
    await until(async () => !(await list.isVisible()), { what: "the folded list" });
    expect(await isFocused(summary(page))).toBe(true);
    expect(await summary(page).textContent()).toBe("Template: Coffee shops open on Sunday");
    await page.keyboard.press("Enter");
    await list.getByRole("button", { name: /^Hair salons on Instagram/ }).click();
    expect(await summary(page).textContent()).toBe("Template: Hair salons on Instagram");
    expect(await page.getByRole("radio", { name: /Tier 2/ }).isChecked()).toBe(true);
    await done(visit);
  });

  test("keeps an area that was chosen before, and comes from the palette as well", async () => {
    const visit = await newcomer("/addPreset");
    const { page } = visit;
    await mapShown(page);
    const { north, south, east, west } = await boundsOf(stack);
    await page.goto(
      `${stack.origin}/addPreset?${new URLSearchParams({
        north: String(north),
        south: String(south),
        east: String(east),
        west: String(west),
      })}`,
    );
    const next = page.getByRole("button", { name: "Next Step" });
    await until(() => next.isEnabled(), { what: "the area" });
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Go to" }).waitFor();
    await page.keyboard.type("plumbers with");
    await page.getByRole("option", { name: /Plumbers with a phone but no website/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("Template: Plumbers with a phone but no website").waitFor();
    await until(() => next.isEnabled(), { what: "the area again" });
    await next.click();
    await page.getByRole("button", { name: "Remove Plumber" }).waitFor();
    await done(visit);
  });

  test.each([375, 1_440])("fits a screen of %i pixels and is accessible", async (width) => {
    const visit = await newcomer("/addPreset");
    const { page } = visit;
    await page.setViewportSize({ width, height: 900 });
    await mapShown(page);
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    await page.getByRole("list", { name: "Templates" }).waitFor();
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);
    await done(visit);
  });
});
