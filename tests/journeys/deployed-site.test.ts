import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "../../scripts/deploy/http.ts";
import { launchBrowser, newVisit, type Visit } from "../steps/browser.ts";
import { shown, watchForCode } from "../steps/built-page.ts";
import { type EmptyProject, runDeploy, startEmptyProject } from "../steps/deployment.ts";
import { until } from "../steps/stack.ts";
import { step } from "../steps/step.ts";
import { mailsTo } from "../steps/user.ts";

describe("the product, deployed with the official CLI into an empty project", () => {
  let project: EmptyProject;
  let browser: Browser;
  let visit: Visit;
  let site: string;
  const functionOrigins = new Set<string>();
  const email = "newcomer@example.test";
  const password = "correct horse 1";

  beforeAll(async () => {
    [project, browser] = await Promise.all([startEmptyProject(), launchBrowser()]);
    visit = await newVisit(browser);
    visit.page.on("response", (response) => {
      const { origin, pathname } = new URL(response.url());
      if (pathname.startsWith("/api/") && response.ok()) functionOrigins.add(origin);
    });
    site = `http://areascout.sites.localhost:${new URL(project.appwrite.endpoint).port}`;
  });
  afterAll(async () => {
    await browser.close();
    await project.close();
  });

  test("takes a newcomer from one command to a file", async () => {
    await step("is live after one command, which prints every address", async () => {
      const { code, output } = await runDeploy(project);
      expect(output).toContain("functions and the site.");
      expect(output).toContain(`web: ${site}`);
      expect(output).not.toContain(project.appwrite.apiKey);
      expect(code).toBe(0);
    });

    await step("changes nothing when it is deployed again, and says so", async () => {
      const { code, output } = await runDeploy(project, ["--no-build"]);
      expect(output).toContain("Nothing changed:");
      expect(output).not.toContain("push");
      expect(code).toBe(0);
    });

    await step("answers the address of a screen with a page", async () => {
      expect(await ask(`${site}/preset/any`)).toMatchObject({ status: 200 });
    });

    await step(
      "leads to a built page's folder, query and all, and the page holds there",
      async () => {
        const { status, headers } = await ask(`${site}/login?from=mail&x=1`);
        expect([status, headers.location]).toEqual([308, "/login/?from=mail&x=1"]);
        // Mails lead to screens that are no folders: nothing is lost on the way.
        expect(await ask(`${site}/verify?userId=u&secret=s`)).toMatchObject({ status: 200 });
        expect(await ask(`${site}/reset-password?userId=u&secret=s`)).toMatchObject({
          status: 200,
        });
        const { page } = visit;
        const canonical = page.locator('link[rel="canonical"]');
        await watchForCode(page);
        for (const path of ["/pricing", "/terms", "/"]) {
          await page.goto(`${site}${path}`);
          await shown(page);
          expect(page.url()).toBe(`${site}${path.replace(/\/$/, "")}/`);
          expect(await canonical.getAttribute("href")).toBe(page.url());
        }
        await page.goto(`${site}/pricing`);
        await page.locator('a[aria-current="page"]', { hasText: "Pricing" }).first().waitFor();
        await page.getByRole("link", { name: "Home", exact: true }).first().click();
        await page.waitForURL(`${site}/`);
      },
    );

    await step("a newcomer signs up at the deployed address", async () => {
      const { page } = visit;
      await page.goto(`${site}/create-account`);
      await page.getByLabel("Username").fill("Newcomer");
      await page.getByLabel("Email Address").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Create Account" }).click();
      await page.getByRole("heading", { name: "Verify Your Email" }).waitFor();
      const mailbox = new URL(project.appwrite.endpoint).origin;
      const [mail] = await until(async () => {
        const mails = await mailsTo(mailbox, email);
        return mails.length > 0 && mails;
      });
      const link = mail?.links[0] ?? "";
      expect(new URL(link).origin).toBe(site);
      await page.goto(link);
      await page.getByRole("heading", { name: "Email Verified!" }).waitFor();
      await page.waitForURL(`${site}/`);
    });

    await step("collects listings of the town", async () => {
      const { page } = visit;
      await page.goto(`${site}/addPreset`);
      if (page.url().includes("/login")) {
        await page.getByLabel("Email", { exact: true }).fill(email);
        await page.getByLabel("Password", { exact: true }).fill(password);
        await page.getByRole("button", { name: "Log in", exact: true }).click();
        await page.waitForURL("**/addPreset");
      }
      const next = page.getByRole("button", { name: "Next Step" });
      await page.getByRole("combobox").fill(await townName());
      await page.getByRole("option").first().click();
      await next.click();
      await page.getByRole("heading", { name: "Add Business Type" }).waitFor();
      const type = page.getByLabel("Business type");
      await type.fill("Restaurant");
      await type.press("Enter");
      await next.click();
      await page.getByLabel("Preset Name").fill("Food");
      await page.getByRole("button", { name: "Start Analysis" }).click();
      await page.waitForURL(/\/profile/i);
      await page
        .getByRole("link", { name: "Chat" })
        .and(page.locator('[href*="preset="]'))
        .waitFor();
    });

    await step("answers a question and hands out a CSV file", async () => {
      const { page } = visit;
      await page.locator('a[href*="preset="]').click();
      await page.waitForURL(`${site}/chat`);
      const box = page.getByPlaceholder("Ask your question...");
      await box.fill("How many restaurants are there?");
      await box.press("Enter");
      await page
        .getByRole("log")
        .getByText(/\b\d+\b/)
        .first()
        .waitFor();
      await box.fill("Export the restaurants as CSV");
      await box.press("Enter");
      const link = page.getByRole("log").getByRole("link", { name: /download/i });
      await link.waitFor();
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      const text = readFileSync(await download.path(), "utf8");
      expect(text.split("\r\n")[0]).toContain("id,source_id,merged_source_ids,name,category");
      expect(text).toContain("Restaurant");
    });

    await step(
      "every function was called on a domain of its own, and the console stayed silent",
      () => {
        expect([...functionOrigins].sort()).toEqual(
          ["balance", "query-database", "scrape", "tasks"].map((id) =>
            site.replace("areascout.sites", `${id}-areascout.functions`),
          ),
        );
        expect(visit.complaints).toEqual([]);
      },
    );
  }, 900000);

  async function townName(): Promise<string> {
    const { north, south, east, west } = project.bounds;
    const query = `lat=${(north + south) / 2}&lon=${(east + west) / 2}&format=json`;
    const reply = await fetch(`${project.services}/geocoder/reverse?${query}`);
    const { address } = (await reply.json()) as { address: Record<string, string> };
    return address.city ?? address.town ?? address.village ?? "";
  }
});
