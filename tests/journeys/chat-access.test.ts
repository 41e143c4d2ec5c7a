import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { depth } from "../depth.ts";
import { accessibilityFindings, fitsWidth } from "../steps/accessibility.ts";
import { newVisit } from "../steps/browser.ts";
import {
  askAndWait,
  box,
  choosePreset,
  endStandIn,
  focusName,
  holdQuestions,
  log,
  messages,
  personWithPreset,
  presets,
  standIn,
} from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import type { TestUser } from "../steps/user.ts";

describe("the chat, for everybody", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user } = await personWithPreset(stack, "everybody"));
  });

  test.each(depth.looks)(
    "has no barrier in any state at $width px, $theme",
    async ({ width, dark }) => {
      const visit = await newVisit(browser, { width, dark });
      const { page } = visit;
      const found: Record<string, string[]> = {};
      const look = async (state: string): Promise<void> => {
        found[state] = await accessibilityFindings(page);
        if (!(await fitsWidth(page))) found[state].push("wider than the screen");
      };
      await logIn(page, stack.origin, user, "/chat");
      await log(page).waitFor();
      await look("empty");
      await choosePreset(page, "Food and hair");

      const release = await holdQuestions({ page });
      await box(page).fill("How many restaurants have no website?");
      await box(page).press("Enter");
      await page.getByText("The assistant is typing").waitFor({ state: "attached" });
      await look("waiting");
      release();
      await messages(page).nth(2).waitFor();
      await endStandIn({ page });
      await look("text");

      await page.getByRole("button", { name: "Change type Restaurant" }).click();
      await page.getByRole("button", { name: "Edit question" }).click({ force: true });
      await look("editing");
      await page.getByRole("button", { name: "Cancel", exact: true }).click();

      await askAndWait(page, "Export the hair salons as CSV");
      await page.getByText("CSV file").waitFor();
      await look("file");
      const table = await askAndWait(page, "List all hotels");
      await page.getByRole("table").first().waitFor();
      await look("table");
      await table.getByRole("button", { name: "Show on a map" }).click();
      await page.locator(".leaflet-tile-loaded").first().waitFor();
      await look("map");

      await standIn({ page }, (route) => route.fulfill({ status: 503, body: "Please try later." }));
      await askAndWait(page, "How many hotels are there?");
      await page.getByRole("button", { name: "Retry" }).waitFor();
      await look("error");

      if (width < 768) {
        await page.getByRole("button", { name: "Open conversations" }).click();
        await page.getByRole("dialog").waitFor();
        await look("drawer");
        const panel = await page.getByRole("dialog").boundingBox();
        expect(panel?.width).toBe(280);
      } else {
        const panel = await page
          .getByRole("complementary", { name: "Conversations" })
          .boundingBox();
        expect(panel?.width).toBe(288);
      }
      expect(Object.entries(found).filter(([, findings]) => findings.length > 0)).toEqual([]);
      const unexpected = visit.complaints.filter((said) => !/status of 503/.test(said));
      expect(unexpected).toEqual([]);
      await visit.context.close();
    },
  );

  test("works by keyboard alone", async () => {
    const { page, complaints, context } = await newVisit(browser);
    await logIn(page, stack.origin, user, "/chat");
    await log(page).waitFor();
    const examples = page.getByRole("list", { name: "Example questions" }).getByRole("button");
    await examples.first().waitFor();
    await page.getByRole("link", { name: "Home" }).last().focus();
    const order: string[] = [];
    for (const _ of Array(4).keys()) {
      await page.keyboard.press("Tab");
      order.push(await focusName(page));
    }
    const example = await examples.first().textContent();
    expect(order).toEqual(["New Chat", "Preset", "Messages", example]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowDown");
    expect(await presets(page).inputValue()).not.toBe("");
    await box(page).focus();
    await page.keyboard.type("How many restaurants have no website?");
    await page.keyboard.press("Enter");
    await messages(page).nth(2).waitFor();
    expect(await focusName(page)).toBe("Ask your question...");

    // Back through the answer: the suggestions, the map, the copy, the filters, the question.
    await page.getByRole("button", { name: "Show on a map" }).waitFor();
    const seen: string[] = [];
    for (const _ of Array(14).keys()) {
      await page.keyboard.press("Shift+Tab");
      seen.push(await focusName(page));
    }
    for (const name of [
      "Show on a map",
      "Copy answer",
      "Remove without website",
      "Invert without website",
      "Change type Restaurant",
      "Edit question",
    ]) {
      expect(seen).toContain(name);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("the drawer takes the focus, gives it back, and closes with Escape", async () => {
    const { page, complaints, context } = await newVisit(browser, { width: 375 });
    await logIn(page, stack.origin, user, "/chat");
    const opener = page.getByRole("button", { name: "Open conversations" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Conversations" });
    await drawer.waitFor();
    await until(() =>
      drawer.evaluate((panel) => panel.contains(panel.ownerDocument.activeElement)),
    );
    for (const _ of Array(8).keys()) {
      await page.keyboard.press("Tab");
      expect(
        await drawer.evaluate((panel) => panel.contains(panel.ownerDocument.activeElement)),
      ).toBe(true);
    }
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await until(async () => (await focusName(page)) === "Open conversations");

    await page.keyboard.press("Enter");
    await drawer.getByRole("button", { name: "New Chat" }).click();
    await drawer.waitFor({ state: "detached" });
    await opener.click();
    await drawer.getByRole("link", { name: "Home" }).click();
    await page.waitForURL(`${stack.origin}/`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
