import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { step } from "../steps/step.ts";
import { allListings, callApi, mailsTo } from "../steps/user.ts";

describe("a newcomer's first collection, in the browser", () => {
  let stack: RunningStack;
  let browser: Browser;
  let visit: Visit;
  const email = "newcomer@example.test";
  const password = "correct horse 1";

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    visit = await newVisit(browser);
  });

  test("signs up, collects, asks and downloads", async () => {
    await step(
      "signs up from the landing page and verifies by the link in the mailbox",
      async () => {
        const { page } = visit;
        await page.goto(stack.origin);
        await page.getByRole("link", { name: "Get Started Now" }).click();
        await page.waitForURL("**/login");
        await page.getByRole("link", { name: "Create Account" }).click();
        await page.getByLabel("Username").fill("Newcomer");
        await page.getByLabel("Email Address").fill(email);
        await page.getByLabel("Password", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Create Account" }).click();
        await page.getByRole("heading", { name: "Verify Your Email" }).waitFor();
        await page.getByText(email).first().waitFor();

        await page.goto(`${stack.origin}/mailbox`);
        const [mail] = await until(async () => {
          const mails = await mailsTo(stack.origin, email);
          return mails.length > 0 && mails;
        });
        await page.goto(mail?.links[0] ?? "");
        await page.getByRole("heading", { name: "Email Verified!" }).waitFor();
        // The specification's own pace: five seconds later the start page opens and says so.
        await page.waitForURL(`${stack.origin}/`);
        await page.getByText("Email verified successfully! You can now log in.").waitFor();
      },
    );

    await step("collects restaurants and hair salons in the sample town", async () => {
      const { page } = visit;
      await page.goto(`${stack.origin}/addPreset`);
      if (page.url().includes("/login")) {
        await page.getByLabel("Email", { exact: false }).first().fill(email);
        await page.getByLabel("Password", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Log in", exact: true }).click();
        await page.waitForURL("**/addPreset");
      }
      const next = page.getByRole("button", { name: "Next Step" });
      const bounds = await boundsOf(stack);
      const town = await townName(stack.origin, bounds);
      await page.getByRole("combobox").fill(town);
      await page.getByRole("option").first().click();
      await next.click();

      await page.getByRole("heading", { name: "Add Business Type" }).waitFor();
      const type = page.getByLabel("Business type");
      await type.fill("Restaurant");
      await type.press("Enter");
      await type.fill("Hair Salon");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await next.click();

      await page.getByRole("region", { name: "On the map now" }).getByText("in total").waitFor();
      await page.getByText("Matched as amenity: restaurant").waitFor();
      await page.getByLabel("Preset Name").fill("Food and hair");
      await page.getByRole("button", { name: "Start Analysis" }).click();
      await page.waitForURL(/\/profile/i);
      await page
        .getByRole("link", { name: "Chat" })
        .and(page.locator('[href*="preset="]'))
        .waitFor();
    });

    await step("asks a question and gets the right number", async () => {
      const { page } = visit;
      await page.locator('a[href*="preset="]').click();
      await page.waitForURL(`${stack.origin}/chat`);
      await ask("How many restaurants have no website?");

      const jwt = await page.evaluate(() => localStorage.getItem("appwrite_jwt") ?? "");
      const token = jwt.startsWith("{") ? JSON.parse(jwt).jwt : jwt;
      const [task] = (
        await callApi(stack.origin, { method: "GET", path: "/api/tasks", jwt: token })
      ).body as Task[];
      const api = (method: string, path: string) =>
        callApi(stack.origin, { method, path, jwt: token });
      const rows = await allListings({ api }, task?.taskId ?? "");
      const missing = rows.filter(
        (row) => (row.categories as string[]).includes("Restaurant") && row.website === null,
      ).length;
      expect(missing).toBeGreaterThan(0);
      await page
        .getByRole("log")
        .getByText(new RegExp(`\\b${missing}\\b`))
        .first()
        .waitFor();
    });

    await step("exports the hair salons and gets a CSV file", async () => {
      const { page } = visit;
      await ask("Export the hair salons as CSV");
      const link = page.getByRole("log").getByRole("link", { name: /download/i });
      await link.waitFor();
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(download.suggestedFilename()).toMatch(/\.csv$/);
      const text = readFileSync(await download.path(), "utf8");
      expect(text.split("\r\n")[0]).toContain("id,source_id,merged_source_ids,name,category");
      expect(text).toContain("Hair Salon");
      expect(text).not.toContain("Restaurant\r\n");
    });

    await step("sees the conversation again after a reload", async () => {
      const { page } = visit;
      await page.reload();
      await page
        .getByRole("log")
        .getByRole("paragraph")
        .getByText("How many restaurants have no website?")
        .first()
        .waitFor();
    });

    await step("nothing on the way complained in the console or left this machine", () => {
      expect(visit.complaints).toEqual([]);
    });
  });

  async function ask(question: string): Promise<void> {
    const box = visit.page.getByPlaceholder("Ask your question...");
    await box.fill(question);
    await box.press("Enter");
  }
});

/** What the place search calls the middle of the map data. */
async function townName(
  origin: string,
  bounds: { north: number; south: number; east: number; west: number },
): Promise<string> {
  const lat = (bounds.north + bounds.south) / 2;
  const lon = (bounds.east + bounds.west) / 2;
  const reply = await fetch(
    `${origin}/stand-ins/geocoder/reverse?lat=${lat}&lon=${lon}&format=json`,
  );
  const { address } = (await reply.json()) as { address: Record<string, string> };
  return address.city ?? address.town ?? address.village ?? "";
}
