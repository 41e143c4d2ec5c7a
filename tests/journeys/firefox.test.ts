import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { mailedLink, password } from "../steps/account.ts";
import {
  type FirefoxVisit,
  fill,
  firefoxVisit,
  keepPicture,
  press,
  read,
  see,
} from "../steps/firefox.ts";
import { sharedStack } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { step } from "../steps/step.ts";

describe("a newcomer with Firefox", () => {
  let stack: RunningStack;
  let visit: FirefoxVisit;
  const email = "firefox@example.test";

  beforeAll(async () => {
    stack = await sharedStack();
    visit = await firefoxVisit();
    return () => visit.close();
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") console.log(await keepPicture(visit.page));
  });

  test("signs up, collects, sees the results, asks and downloads", async () => {
    const { page, downloads, complaints } = visit;

    await step("signs up and verifies by the link in the mailbox", async () => {
      await page.goto(stack.origin);
      await press(page, "link", "Get Started Now");
      await press(page, "link", "Create Account");
      await fill(page, "Username", "Firefox");
      await fill(page, "Email Address", email);
      await fill(page, "Password", password);
      await press(page, "button", "Create Account");
      await see(page, "heading", "Verify Your Email");
      await page.goto(await mailedLink(stack.origin, email));
      await see(page, "heading", "Email Verified!");
    });

    await step("logs in", async () => {
      await page.goto(`${stack.origin}/addPreset`);
      await page.locator("h1").wait();
      if (page.url().includes("/login")) {
        await fill(page, "Email", email);
        await fill(page, "Password", password);
        await press(page, "button", "Log in");
      }
      await see(page, "heading", "Select Target Area");
    });

    await step("collects the restaurants of the sample town", async () => {
      await page.locator("[role=combobox]").fill("Port Ellory");
      await page.locator("[role=option]").click();
      await press(page, "button", "Next Step");
      await see(page, "heading", "Add Business Type");
      await page.locator("main input").fill("Restaurant");
      await page.keyboard.press("Enter");
      await press(page, "button", "Next Step");
      await fill(page, "Preset Name", "Restaurants");
      await press(page, "button", "Start Analysis");
      await page.locator('a[href*="preset="]').wait();
    });

    await step("sees the results", async () => {
      await page.locator("a[aria-label^='View ']").click();
      await page.locator("[aria-label='Table of the businesses'] tbody tr").wait();
    });

    await step("asks a question and gets an answer", async () => {
      await page.goto(`${stack.origin}/profile?tab=tasks`);
      await page.locator('a[href*="preset="]').click();
      await see(page, "textbox", "Ask your question...");
      await fill(page, "Ask your question...", "How many restaurants have no website?");
      await page.keyboard.press("Enter");
      await read(page, "How this was computed");
    });

    await step("exports the restaurants and gets a CSV file", async () => {
      await fill(page, "Ask your question...", "Export the restaurants as CSV");
      await page.keyboard.press("Enter");
      await press(page, "link", "Download");
      // Firefox makes an empty file first, and fills it from another at the end.
      const text = await until(
        async () => {
          const file = readdirSync(downloads).find((name) => name.endsWith(".csv"));
          return file && readFileSync(join(downloads, file), "utf8");
        },
        { what: "a CSV file among the downloads" },
      );
      expect(text.split("\r\n")[0]).toContain("id,source_id,merged_source_ids,name,category");
      expect(text).toContain("Restaurant");
    });

    await step("nothing on the way complained in the console or left this machine", () => {
      expect(complaints).toEqual([]);
    });
  });
});
