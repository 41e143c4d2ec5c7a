import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { newVisit, type StoredVisit, type Visit } from "../steps/browser.ts";
import { shownBalance } from "../steps/checkout.ts";
import { logIn, signedInStateOf } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("what goes wrong is said", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let signedIn: StoredVisit;
  let visit: Visit;
  let logged: string[];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    user = await signUp(stack.origin, "unlucky");
    await openAccount(user);
    signedIn = await signedInStateOf({ stack, browser }, user);
  });

  const open = async (options: { user?: boolean } = {}): Promise<Page> => {
    visit = await newVisit(browser, options.user ? { state: signedIn } : {});
    logged = [];
    visit.page.on("console", (message) => logged.push(message.text()));
    return visit.page;
  };
  /** The address answers with a status and nothing else. */
  const breakAt = async (page: Page, method: string, path: string, status = 500): Promise<void> => {
    await page.route(`**${path}`, (route) =>
      route.request().method() === method
        ? route.fulfill({ status, contentType: "text/plain", body: "" })
        : route.fallback(),
    );
  };
  const wasLogged = (words: string): Promise<unknown> =>
    until(async () => logged.some((line) => line.includes(words)), { what: `"${words}" logged` });
  const says = (page: Page, sentence: string): Promise<void> =>
    page.getByText(sentence, { exact: true }).first().waitFor();

  describe("an answer without words gets its screen's sentence", () => {
    test("logging in", async () => {
      const page = await open();
      await breakAt(page, "POST", "/v1/account/sessions/email");
      await page.goto(`${stack.origin}/login`);
      await page.getByLabel("Email", { exact: true }).fill("a@example.test");
      await page.getByLabel("Password", { exact: true }).fill("correct horse 1");
      await page.getByRole("button", { name: "Log in", exact: true }).click();
      await says(page, "Email login failed. Please try again.");
      await visit.context.close();
    });

    test("signing up", async () => {
      const page = await open();
      await breakAt(page, "POST", "/v1/account");
      await page.goto(`${stack.origin}/create-account`);
      await page.getByLabel("Username").fill("Ann");
      await page.getByLabel("Email Address").fill("ann@example.test");
      await page.getByLabel("Password", { exact: true }).fill("correct horse 1");
      await page.getByRole("button", { name: "Create Account" }).click();
      await says(page, "Email signup failed. Please try again.");
      await visit.context.close();
    });

    test("asking for a password reset", async () => {
      const page = await open();
      await breakAt(page, "POST", "/v1/account/recovery");
      await page.goto(`${stack.origin}/login`);
      await page.getByText("Forgot Password?").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").fill("a@example.test");
      await dialog.getByRole("button", { name: "Send Instructions" }).click();
      await says(page, "Failed to send reset instructions. Please try again.");
      await visit.context.close();
    });

    test("verifying", async () => {
      const page = await open();
      await breakAt(page, "PUT", "/v1/account/verifications/email");
      await page.goto(`${stack.origin}/verify?userId=a&secret=b`);
      await says(page, "Verification failed. Please try again.");
      await visit.context.close();
    });

    test("setting a new password", async () => {
      const page = await open();
      await breakAt(page, "PUT", "/v1/account/recovery");
      await page.goto(`${stack.origin}/reset-password?userId=a&secret=b`);
      await page.getByLabel("New Password", { exact: true }).fill("correct horse 2");
      await page.getByLabel("Confirm New Password").fill("correct horse 2");
      await page.getByRole("button", { name: "Reset Password" }).click();
      await says(page, "Failed to reset password. Please try again.");
      await visit.context.close();
    });

    test("changing the password", async () => {
      const page = await open({ user: true });
      await breakAt(page, "PATCH", "/v1/account/password");
      await page.goto(`${stack.origin}/profile`);
      await page.getByLabel("Current Password").fill("correct horse 1");
      await page.getByLabel("New Password", { exact: true }).fill("correct horse 2");
      await page.getByLabel("Confirm New Password").fill("correct horse 2");
      await page.getByRole("button", { name: "Update Password" }).click();
      await says(page, "Failed to update password");
      await visit.context.close();
    });
  });

  test("presets that can't be read are logged, said, and can be read again", async () => {
    const page = await open({ user: true });
    await breakAt(page, "GET", "/api/tasks");
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    const again = page.getByRole("button", { name: /try again|retry/i });
    await again.first().waitFor();
    await page.unroute("**/api/tasks");
    await again.first().click();
    await page.getByText("You haven't added any presets yet.").waitFor();
    await visit.context.close();
  });

  test("a log-out that fails is logged and said, and one stays signed in", async () => {
    const page = await open({ user: true });
    await breakAt(page, "DELETE", "/v1/account/sessions/current");
    await page.goto(stack.origin);
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await page
      .getByRole("region", { name: /Notifications/ })
      .getByRole("listitem")
      .waitFor();
    await wasLogged("Logout failure");
    await page.getByRole("button", { name: "Account menu" }).waitFor();
    await visit.context.close();
  });

  describe("a balance", () => {
    const shows = (page: Page, balance: string): Promise<unknown> =>
      until(async () => (await shownBalance(page)) === balance, {
        what: `a balance of ${balance}`,
      });

    test("that is not there yet is opened, and what that gives is shown", async () => {
      const newcomer = await signUp(stack.origin, "first");
      const page = await open();
      const opened = page.waitForRequest((one) => one.url().endsWith("/api/account/init"));
      await logIn(page, stack.origin, newcomer);
      const request = await opened;
      expect(request.method()).toBe("POST");
      expect(request.postDataJSON()).toEqual({ userId: newcomer.userId });
      await shows(page, "$5.00");
      expect(visit.complaints).toEqual([]);
      await visit.context.close();
    });

    test("that can't be read is logged and shown as 0, with a way to try again", async () => {
      const page = await open({ user: true });
      await breakAt(page, "GET", "/api/account/balance?*");
      await page.goto(stack.origin);
      await shows(page, "$0.00");
      await wasLogged("Balance load failure");
      await wasLogged("unexpected status 500");
      await page.unroute("**/api/account/balance?*");
      await page
        .getByRole("button", { name: /balance could not be loaded/ })
        .first()
        .click();
      await shows(page, "$5.00");
      await visit.context.close();
    });

    test("whose account can't be opened is logged and shown as 0", async () => {
      const page = await open({ user: true });
      await breakAt(page, "GET", "/api/account/balance?*", 404);
      await breakAt(page, "POST", "/api/account/init", 503);
      await page.goto(stack.origin);
      await shows(page, "$0.00");
      await wasLogged("init failed 503");
      await visit.context.close();
    });
  });
});
