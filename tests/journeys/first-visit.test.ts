import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { newVisit, type Visit } from "../steps/browser.ts";
import { openVerified } from "../steps/built-page.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";
import { step } from "../steps/step.ts";

/** Nothing but the first address is typed in: every next page is reached by what the last one shows. */
describe("a newcomer who follows the screens alone", () => {
  let stack: RunningStack;
  let browser: Browser;
  let visit: Visit;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    visit = await newVisit(browser);
  });

  const signUp = async ({ page }: Visit, email: string): Promise<void> => {
    await page.goto(stack.origin);
    await page.getByRole("link", { name: "Get Started Now" }).click();
    await page.getByRole("link", { name: "Create Account" }).click();
    await page.getByLabel("Username").fill("Newcomer");
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("correct horse 1");
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByRole("heading", { name: "Verify Your Email" }).waitFor();
  };

  test("comes from the first page to a first collection", async () => {
    await step("finds the mail, and from its link the way to a first area", async () => {
      const { page } = visit;
      await signUp(visit, "follower@example.test");
      await page.getByRole("link", { name: "open the mailbox" }).click();
      // The newest mail comes first.
      await page
        .getByRole("link", { name: /\/verify\?/ })
        .first()
        .click();
      await page.getByRole("heading", { name: "Email Verified!" }).waitFor();
      await page.getByRole("link", { name: "Choose your first area" }).click();
      await page.getByRole("heading", { name: "Select Target Area" }).waitFor();
    });

    await step("is told which town the sample data knows, and collects there", async () => {
      const { page } = visit;
      const { samplePlace } = (await (await fetch(`${stack.origin}/config.json`)).json()) as {
        samplePlace: string;
      };
      await page.getByRole("button", { name: samplePlace, exact: true }).click();
      await page.getByRole("option").first().click();
      const next = page.getByRole("button", { name: "Next Step" });
      await next.click();
      const type = page.getByRole("combobox", { name: "Business type" });
      await type.fill("Bakery");
      await type.press("Enter");
      await next.click();
      await page.getByLabel("Preset Name").fill("Bakeries");
      await page.getByRole("button", { name: "Start Analysis" }).click();
      await page.getByRole("link", { name: "View Bakeries" }).click();
      await page.getByRole("heading", { level: 1, name: "Bakeries" }).waitFor();
      // The head, and rows of data below it.
      await page.getByRole("row").nth(5).waitFor();
      expect(visit.complaints).toEqual([]);
    });
  });

  test("is shown the way on at the start page, too, where the verified page ends by itself", async () => {
    const { page, context } = await newVisit(browser);
    await openVerified(page, stack.origin);
    await page.getByRole("link", { name: "Choose your first area" }).click();
    // Whoever opened the mail elsewhere logs in first, and then goes on there.
    await page.waitForURL("**/login");
    await context.close();
  });

  test("reads of no mailbox and no sample town where there is neither", async () => {
    const elsewhere = await newVisit(browser);
    await elsewhere.page.route("**/config.json", async (route) => {
      const reply = await route.fetch();
      const { mailbox, samplePlace, ...settings } = await reply.json();
      expect([typeof mailbox, typeof samplePlace]).toEqual(["string", "string"]);
      await route.fulfill({ json: { ...settings, sample: false } });
    });
    await signUp(elsewhere, "elsewhere@example.test");
    expect(await elsewhere.page.getByText(/mailbox/).count()).toBe(0);
    await elsewhere.page.goto(`${stack.origin}/pricing`);
    await elsewhere.page.getByRole("combobox").first().waitFor();
    expect(await elsewhere.page.getByText(/sample data/i).count()).toBe(0);
    await elsewhere.context.close();
  });
});
