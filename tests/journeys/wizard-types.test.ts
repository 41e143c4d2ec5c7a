import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Bounds } from "#domain/area/area.ts";
import { matchingLimits } from "#domain/limits/matching.ts";
import { areaAddress, isFocused } from "../steps/area.ts";
import { newVisit, type StoredVisit, type Visit } from "../steps/browser.ts";
import { signedInStateOf } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp } from "../steps/user.ts";

/** For the page, where a paste can't be pressed without a clipboard. */
const pasteLines = `{
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", "Gym\\r\\nBar\\r\\n");
  const paste = { clipboardData, bubbles: true, cancelable: true };
  document.activeElement.dispatchEvent(new ClipboardEvent("paste", paste));
}`;

describe("a business type that is typed", () => {
  let stack: RunningStack;
  let browser: Browser;
  let visit: Visit;
  let page: Page;
  let town: Bounds;
  let loggedIn: StoredVisit;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    town = await boundsOf(stack);
    const user = await signUp(stack.origin, "types");
    await openAccount(user);
    loggedIn = await signedInStateOf({ stack, browser }, user);
  });
  beforeEach(async () => {
    visit = await newVisit(browser, { state: loggedIn });
    page = visit.page;
    await page.goto(`${stack.origin}/addPreset?${areaAddress(town)}`);
    await next().click();
    await field().waitFor();
  });
  afterEach(async () => {
    await visit.context.close();
    expect(visit.complaints).toEqual([]);
  });

  const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
  const next = () => page.getByRole("button", { name: "Next Step" });
  const field = () => page.getByLabel("Business type", { exact: true });
  const chips = () =>
    page
      .getByRole("button", { name: /^Remove / })
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.slice(7)));
  const summary = (types: string) =>
    page.getByRole("definition").filter({ hasText: new RegExp(`^${types}$`) });

  test("is taken by Next Step as Enter takes it, once there is a type", async () => {
    await field().fill("  Bakery ");
    // As the specification says: disabled with zero types.
    expect(await next().isDisabled()).toBe(true);
    await field().press("Enter");
    await field().fill("Florist");
    await next().click();
    await heading("Please Name Your Preset");
    await summary("Bakery, Florist").waitFor();
  });

  test("is still in the field after Previous Step and after a reload", async () => {
    await field().fill("Florist");
    await page.getByRole("button", { name: "Previous Step" }).click();
    await heading("Select Target Area");
    await next().click();
    await heading("Add Business Type");
    expect(await field().inputValue()).toBe("Florist");
    await page.reload();
    await heading("Add Business Type");
    await field().waitFor();
    expect(await field().inputValue()).toBe("Florist");
    await field().press("Enter");
    await next().click();
    await summary("Florist").waitFor();
  });

  test("is several where it holds commas, semicolons or lines, pasted ones too", async () => {
    await field().fill("restaurant, Bakery;florist,, Restaurant");
    await field().press("Enter");
    expect(await chips()).toEqual(["restaurant", "Bakery", "florist"]);
    await field().focus();
    await page.evaluate(pasteLines);
    expect(await field().inputValue()).toBe("Gym, Bar");
    await next().click();
    await summary("restaurant, Bakery, florist, Gym, Bar").waitFor();
  });

  test("keeps the step where there is no room for it, and says so", async () => {
    for (let at = 2; at <= matchingLimits.typesMax; at += 1) {
      await field().fill(`Type ${at}`);
      await field().press("Enter");
    }
    await field().fill("Florist; Gym");
    await page.getByRole("button", { name: "Gym", exact: true }).click();
    await next().click();
    await page.getByText("A preset can have at most 20 business types. Remove one").waitFor();
    expect(await field().inputValue()).toBe("Florist");
    await until(() => isFocused(field()), { what: "the cursor in the field" });
    await page.getByRole("button", { name: "Remove Gym" }).click();
    await next().click();
    await heading("Please Name Your Preset");
    await page.getByText(/Type 20, Florist$/).waitFor();
  });
});
