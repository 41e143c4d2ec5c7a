import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { isFocused } from "../steps/area.ts";
import { newVisit } from "../steps/browser.ts";
import { box, log, messages } from "../steps/chat.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { step } from "../steps/step.ts";
import { openAccount, signUp } from "../steps/user.ts";

describe("the keyboard alone", () => {
  let stack: RunningStack;
  let browser: Browser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });

  test.each([375, 1440])(
    "leads from the log-in to a downloaded answer, and shows where it is, at %i px",
    async (width) => {
      const user = await signUp(stack.origin, `keys${width}`);
      await openAccount(user);
      const { page, context, complaints } = await newVisit(browser, { width });
      const press = (key: string) => page.keyboard.press(key);

      await step("logs in where it was asked to", async () => {
        await page.goto(`${stack.origin}/chat`);
        await page.getByText("Log in to ask about your own area.").waitFor();
        await walkTo(page, page.getByLabel("Email", { exact: true }));
        await page.keyboard.type(user.email);
        await walkTo(page, page.getByLabel("Password", { exact: true }));
        await page.keyboard.type(user.password);
        await press("Enter");
        await log(page).waitFor();
      });

      await step("goes to a template by the palette, and collects", async () => {
        await press("Control+k");
        await page.getByRole("combobox", { name: "Preset, screen or action" }).waitFor();
        await page.keyboard.type("dentists without");
        await page.getByText("1 result", { exact: true }).waitFor();
        await press("Enter");
        await page.getByText("Template: Dentists without a website").waitFor();
        await walkTo(page, page.getByRole("combobox", { name: "Location" }));
        await page.keyboard.type("port ellory");
        await page.getByRole("listbox", { name: "Places" }).getByRole("option").first().waitFor();
        await press("ArrowDown");
        await press("Enter");
        const next = page.getByRole("button", { name: "Next Step" });
        await walkTo(page, next);
        await press("Enter");
        await page.getByRole("button", { name: "Remove Dentist" }).waitFor();
        await walkTo(page, next);
        await press("Enter");
        await page.getByText("in total").first().waitFor();
        await walkTo(page, page.getByRole("button", { name: "Start Analysis" }));
        await press("Enter");
        const card = page.getByRole("article", { name: "Dentists without a website" });
        await card.getByText("Success", { exact: true }).waitFor();
        await walkTo(page, card.getByRole("link", { name: /^View / }));
        await press("Enter");
      });

      await step("opens a business and comes back to its row", async () => {
        await page.getByRole("region", { name: "Table of the businesses" }).waitFor();
        const row = page.locator("tbody [aria-rowindex='2'] button");
        await row.waitFor();
        await press("j");
        await until(() => isFocused(row), { what: "the first business" });
        await expectSeen(page);
        await press("Enter");
        const panel = page.getByRole("complementary", { name: "Business details" });
        await panel.waitFor();
        await press("Escape");
        await panel.waitFor({ state: "detached" });
        await until(() => isFocused(row), { what: "the first business again" });
      });

      await step("asks, and gets the answer's file", async () => {
        await walkTo(page, page.getByRole("link", { name: "Ask about this" }), "Shift+Tab");
        await press("Enter");
        await log(page).waitFor();
        await walkTo(page, box(page));
        await page.keyboard.type("Export all dentists as CSV");
        await press("Enter");
        const link = messages(page).last().getByRole("link", { name: "Download" });
        await link.waitFor();
        await walkTo(page, link, "Shift+Tab");
        const coming = page.waitForEvent("download");
        await press("Enter");
        expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
      });

      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

/** From one element to the next until this one; each can be seen, and shows that it has the focus. */
async function walkTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
    await expectSeen(page);
  }
  throw new Error(`the focus never came to ${target}`);
}

async function expectSeen(page: Page): Promise<void> {
  await until(async () => (await page.evaluate(unseen)) === "", {
    what: `a focus that can be seen: ${await page.evaluate(unseen)}`,
    timeoutMs: 10_000,
  });
}

const unseen = `(() => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return "";
  const name = focused.outerHTML.slice(0, 200);
  const rings = [focused, focused.parentElement, focused.parentElement?.parentElement];
  const isMarked = [...rings, focused.firstElementChild].some((one) => one && getComputedStyle(one).outlineStyle !== "none");
  if (!isMarked) return "no mark on " + name;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1);
  if (right < 0 || left > innerWidth || bottom < 0 || top > innerHeight) return "out of sight: " + name;
  const there = document.elementFromPoint(x, y);
  const isFree = there && rings.some((one) => one?.contains(there) || there.contains(one));
  return isFree ? "" : "covered: " + name;
})()`;
