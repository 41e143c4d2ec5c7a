import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { areaAddress, expectAccessible } from "../steps/area.ts";
import { newVisit } from "../steps/browser.ts";
import { signedInStateOf } from "../steps/log-in.ts";
import { rowsOf } from "../steps/payments.ts";
import { sharedBrowser } from "../steps/product.ts";
import { boundsOf, type RunningStack, startStack } from "../steps/stack.ts";
import { openAccount, signUp } from "../steps/user.ts";

/** Of the town, so that its collection ends in a moment. */
async function corner(stack: RunningStack) {
  const { north, south, east, west } = await boundsOf(stack);
  return { north, east, south: (north + south) / 2, west: (east + west) / 2 };
}

describe("with Overture Maps as a second source", () => {
  let stack: RunningStack;
  let browser: Browser;
  let page: Page;

  // A stack each: a function keeps what it has read, so that a later fault would not be met.
  beforeEach(async () => {
    [stack, browser] = await Promise.all([startStack({ withOverture: true }), sharedBrowser()]);
    const user = await signUp(stack.origin, "sources");
    await openAccount(user);
    const state = await signedInStateOf({ stack, browser }, user);
    ({ page } = await newVisit(browser, { state }));
  });
  afterEach(() => stack.stop());

  const choice = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}, `) });

  async function toCounts(type: string, name: string): Promise<void> {
    await page.goto(`${stack.origin}/addPreset?${areaAddress(await corner(stack))}`);
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByLabel("Business type").fill(type);
    await page.getByLabel("Business type").press("Enter");
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByLabel("Preset Name").fill(name);
    await page.getByRole("list", { name: "Counts" }).waitFor();
  }

  async function countOf(name: string): Promise<number> {
    const label = await choice(name).getAttribute("aria-label");
    return Number(/, (\d+) businesses$/.exec(label ?? "")?.[1]);
  }

  test("a person sees each source's count before paying, and chooses more rows or surer ones", async () => {
    await toCounts("Restaurant", "Surer lunch");
    await page.getByText(/^\d+ businesses in total/).waitFor();
    expect(await choice("More rows").isChecked()).toBe(true);
    const [more, surer] = [await countOf("More rows"), await countOf("Surer rows")];
    expect(surer).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(surer);
    await expectAccessible(page);
    await choice("More rows").press("ArrowRight");
    expect(await choice("Surer rows").isChecked()).toBe(true);
    await page.getByText(/^Adds only businesses that Overture Maps is almost certain of/).waitFor();
    await page.getByRole("button", { name: "Start Analysis" }).click();
    await page.getByRole("heading", { name: "Surer lunch" }).waitFor();
    const [task] = await rowsOf(stack, "tasks");
    expect(task).toMatchObject({ name: "Surer lunch", overture: "surer" });
  });

  test("a count that fails says so, and the collection can be started without it", async () => {
    const fault = { kind: "corrupt", match: "release" };
    await fetch(`${stack.origin}/stand-ins/overture/faults`, {
      method: "POST",
      body: JSON.stringify(fault),
    });
    await toCounts("Hotel", "Hotels");
    await page.getByText("Overture Maps could not be counted right now.").waitFor();
    expect(await choice("More rows").getAttribute("aria-label")).toBe("More rows, Not counted");
    expect(await page.getByRole("button", { name: "Start Analysis" }).isEnabled()).toBe(true);
  });
});
