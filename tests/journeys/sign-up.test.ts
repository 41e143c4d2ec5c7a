import { describe, expect } from "vitest";
import { commonPassword, mailedLink, password, signUpByForm } from "../steps/account.ts";
import { newAddress, test } from "../steps/account-visits.ts";
import { newVisit } from "../steps/browser.ts";
import { openVerified } from "../steps/built-page.ts";

describe("signing up", () => {
  test("names the address the link was sent to, and leads back to the log-in", async ({
    stack,
    page,
  }) => {
    const email = newAddress();
    await signUpByForm(page, stack.origin, email);
    await page.getByText(email).waitFor();
    await page.getByRole("link", { name: "Return to Login" }).click();
    await page.waitForURL(`${stack.origin}/login`);
  });

  test("shows why it failed in a red box and keeps what was typed", async ({
    stack,
    ada,
    page,
    refused,
  }) => {
    refused.push(/v1\/account\)$/);
    await page.goto(`${stack.origin}/login`);
    await page.getByRole("link", { name: "Create Account" }).click();
    await page.getByLabel("Username").fill("Ada");
    await page.getByLabel("Email Address").fill(ada.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByRole("alert").getByText("already exists").waitFor();
    expect(await page.getByLabel("Email Address").inputValue()).toBe(ada.email);
    await page.getByRole("link", { name: "Sign In" }).click();
    await page.waitForURL(`${stack.origin}/login`);
  });

  test("a password that everybody has is refused, says why, and nothing typed is lost", async ({
    stack,
    page,
    refused,
  }) => {
    refused.push(/v1\/account\)$/);
    const email = newAddress();
    await page.goto(`${stack.origin}/create-account`);
    await page.getByLabel("Username").fill("Robin");
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("password");
    const create = page.getByRole("button", { name: "Create Account" });
    await create.click();
    await page.getByRole("alert").getByText(commonPassword, { exact: true }).waitFor();
    expect(await page.getByLabel("Email Address").inputValue()).toBe(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await create.click();
    await page.getByRole("heading", { name: "Verify Your Email" }).waitFor();
  });

  test("an account whose mail could not be asked for is finished by the second try", async ({
    stack,
    page,
    refused,
  }) => {
    refused.push(/verifications\/email\)$/);
    const email = newAddress();
    await page.route("**/v1/account/verifications/email", (route) => route.abort());
    await page.goto(`${stack.origin}/create-account`);
    await page.getByLabel("Username").fill("Robin");
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    const create = page.getByRole("button", { name: "Create Account" });
    await create.click();
    await page.getByRole("alert").getByText("Network request failed").waitFor();
    await page.unroute("**/v1/account/verifications/email");
    await create.click();
    await page.getByRole("heading", { name: "Verify Your Email" }).waitFor();
    await mailedLink(stack.origin, email);
  });
});

describe("a form that is shown before its code is there", () => {
  test.for(["/create-account", "/login"])(
    "%s keeps what was typed by then",
    async (path, { stack, page }) => {
      let arrive = () => {};
      const held = new Promise<void>((done) => {
        arrive = done;
      });
      await page.route("**/assets/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(stack.origin + path, { waitUntil: "commit" });
      const address = page.getByLabel(/^Email/);
      await address.fill("early@example.test");
      await page.getByLabel("Password", { exact: true }).fill(password);
      arrive();
      await page.getByRole("button", { name: "Show password" }).click();
      await page.getByRole("button", { name: "Hide password" }).waitFor();
      expect(await address.inputValue()).toBe("early@example.test");
      expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(password);
    },
  );
});

describe("the verification link", () => {
  test("confirms once, leads home after 5 seconds with its message, and is refused when used again", async ({
    stack,
    browser,
    page,
    refused,
  }) => {
    refused.push(/verifications\/email\)$/);
    const email = newAddress();
    await signUpByForm(page, stack.origin, email);
    const link = await mailedLink(stack.origin, email);
    await page.clock.install();
    // The clock stands before the confirmation is there, so that nothing but the lines below moves it.
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest("**/v1/account/verifications/email");
    await page.route("**/v1/account/verifications/email", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(link);
    await asked;
    await page.clock.pauseAt((await page.evaluate<number>("Date.now()")) + 1_000);
    held.resolve();
    await page.getByRole("heading", { name: "Email Verified!" }).waitFor();
    await page.clock.fastForward(2_500);
    expect(page.url()).toContain("/verify");
    await page.clock.fastForward(2_500);
    await page.clock.resume();
    await page.waitForURL(`${stack.origin}/`);
    await page.getByText("Email verified successfully! You can now log in.").waitFor();

    const stranger = await newVisit(browser);
    await stranger.page.goto(link);
    await stranger.page.getByRole("heading", { name: "Verification Failed" }).waitFor();
    await stranger.page.getByRole("link", { name: "Go to Home" }).waitFor();
    await stranger.page.getByRole("button", { name: "Resend Verification Email" }).click();
    await stranger.page.waitForURL(`${stack.origin}/login`);
    await stranger.page.getByText("Log in to get a new verification link").waitFor();
    await stranger.context.close();
  });

  test("has its message on the log-in, too, where that is where it leads", async ({
    stack,
    page,
  }) => {
    await openVerified(page, `${stack.origin}/login`);
    await page.getByText("Email verified successfully! You can now log in.").waitFor();
  });

  test("without its parameters says what is missing", async ({ stack, page }) => {
    await page.goto(`${stack.origin}/verify`);
    await page.getByRole("heading", { name: "Verification Failed" }).waitFor();
    await page.getByRole("alert").getByText("Missing verification parameters.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Go to Home" }).waitFor();
    await page.getByRole("link", { name: "Return to Login" }).click();
    await page.waitForURL(`${stack.origin}/login`);
  });

  test("that is wrong offers a new one right there to who is signed in", async ({
    stack,
    page,
    refused,
  }) => {
    refused.push(/verifications\/email\)$/);
    const email = newAddress();
    await signUpByForm(page, stack.origin, email);
    await page.goto(`${stack.origin}/verify?userId=nobody&secret=wrong`);
    await page.getByRole("heading", { name: "Verification Failed" }).waitFor();
    await page.getByRole("button", { name: "Resend Verification Email" }).click();
    await page.getByText("A new verification email has been sent to your inbox.").waitFor();
    await mailedLink(stack.origin, email, 2);
  });
});
