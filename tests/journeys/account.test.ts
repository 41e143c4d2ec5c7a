import { describe, expect } from "vitest";
import { answerGoogle, mailedLink, signUpByForm, submitLogin } from "../steps/account.ts";
import { newAddress, test } from "../steps/account-visits.ts";
import { mailsTo, signUp } from "../steps/user.ts";

const protectedPaths = ["/chat", "/profile", "/Profile?tab=tasks", "/addPreset", "/checkout"];
const unverified =
  "Please verify your email before logging in. Check your inbox for the verification link.";

describe("the gate before the screens of the account", () => {
  test.for(protectedPaths)(
    "sends an anonymous visitor of %s to the log-in",
    async (path, { stack, page }) => {
      await page.goto(stack.origin + path);
      await page.waitForURL(`${stack.origin}/login`);
      await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    },
  );

  test("after the log-in the page that was asked for opens, with its tab", async ({
    stack,
    ada,
    page,
  }) => {
    await page.goto(`${stack.origin}/Profile?tab=tasks`);
    await page.waitForURL(`${stack.origin}/login`);
    await submitLogin(page, ada);
    await page.waitForURL(`${stack.origin}/Profile?tab=tasks`);
    await page.getByText("You haven't added any presets yet.").waitFor();
  });

  test("a log-in nobody asked for leads to the profile, and so does the log-in page afterwards", async ({
    stack,
    ada,
    page,
  }) => {
    await page.goto(`${stack.origin}/login`);
    await submitLogin(page, ada);
    await page.waitForURL(`${stack.origin}/profile`);
    await page.goto(`${stack.origin}/login`);
    await page.waitForURL(`${stack.origin}/profile`);
  });

  test.for(["/chat", "/profile"])(
    "shows a spinner while it looks who visits %s",
    async (path, { stack, page }) => {
      let answer = () => {};
      const held = new Promise<void>((done) => {
        answer = done;
      });
      await page.route("**/v1/account", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(stack.origin + path);
      await page.getByRole("status").filter({ hasText: "Checking your session" }).waitFor();
      answer();
      await page.waitForURL(`${stack.origin}/login`);
    },
  );

  test("somebody unverified sees a notice, has the mail sent again, and goes on by its link", async ({
    stack,
    visit,
    page,
  }) => {
    const email = newAddress();
    await signUpByForm(page, stack.origin, email);
    for (const path of protectedPaths) {
      await page.goto(stack.origin + path);
      await page.getByRole("heading", { name: "Email Not Verified" }).waitFor();
    }
    await page.getByRole("button", { name: "Resend Verification Email" }).click();
    await page.getByText("A new verification email has been sent to your inbox.").waitFor();

    const other = await visit.context.newPage();
    await other.goto(await mailedLink(stack.origin, email, 2));
    await other.getByRole("heading", { name: "Email Verified!" }).waitFor();
    await page.bringToFront();
    await page.evaluate('dispatchEvent(new Event("focus"))');
    await page.getByRole("heading", { name: "Email Not Verified" }).waitFor({ state: "detached" });
  });

  test("a mail that can't be sent says so and can be asked for again", async ({
    stack,
    page,
    refused,
  }) => {
    refused.push(/verifications\/email\)$/, /Resend verification failure/);
    await signUpByForm(page, stack.origin, newAddress());
    await page.goto(`${stack.origin}/chat`);
    await page.route("**/v1/account/verifications/email", (route) => route.abort());
    const again = page.getByRole("button", { name: "Resend Verification Email" });
    await again.click();
    await page.getByRole("alert").getByText("Network request failed").waitFor();
    await page.unroute("**/v1/account/verifications/email");
    await again.click();
    await page.getByText("A new verification email has been sent to your inbox.").waitFor();
  });
});

describe("logging in", () => {
  test("a wrong password shows the provider's words", async ({ stack, ada, page, refused }) => {
    refused.push(/sessions\/email\)$/);
    await page.goto(`${stack.origin}/login`);
    await submitLogin(page, { ...ada, password: "not this one" });
    await page
      .getByRole("alert")
      .getByText("Invalid credentials. Please check the email and password.")
      .waitFor();
  });

  test("without a connection it says so and keeps what was typed", async ({
    stack,
    ada,
    page,
    refused,
  }) => {
    refused.push(/sessions\/email\)$/);
    await page.goto(`${stack.origin}/login`);
    await page.route("**/v1/account/sessions/email", (route) => route.abort());
    await submitLogin(page, ada);
    await page.getByRole("alert").getByText("Network request failed").waitFor();
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(ada.email);
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(ada.password);
  });

  test("an unverified address is told so, gets a new mail, and holds no session", async ({
    stack,
    page,
  }) => {
    const robin = await signUp(stack.origin, "robin", { verify: false });
    await page.goto(`${stack.origin}/login`);
    await submitLogin(page, robin);
    await page.getByRole("alert").getByText(unverified).waitFor();
    await page.getByRole("button", { name: "Resend Verification Email" }).click();
    await page.getByText("A new verification email has been sent to your inbox.").waitFor();
    expect(await mailsTo(stack.origin, robin.email)).toHaveLength(1);
    await page.goto(`${stack.origin}/profile`);
    await page.waitForURL(`${stack.origin}/login`);
  });

  test("the next person on the same browser finds nothing of the one before", async ({
    stack,
    ada,
    page,
  }) => {
    const bob = await signUp(stack.origin, "bob");
    await page.goto(`${stack.origin}/profile`);
    await submitLogin(page, ada);
    await page.getByLabel("Account ID").waitFor();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${stack.origin}/login`);
    const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
    expect(JSON.stringify(left)).not.toContain(ada.userId);
    expect(Object.keys(left)).not.toContain("appwrite_jwt");
    await submitLogin(page, bob);
    await page.waitForURL(`${stack.origin}/profile`);
    expect(await page.getByLabel("Account ID").inputValue()).toBe(bob.userId);
    expect(await page.content()).not.toContain(ada.email);
  });

  test("a log-out in one tab is a log-out in the other", async ({ stack, ada, visit, page }) => {
    await page.goto(`${stack.origin}/profile`);
    await submitLogin(page, ada);
    await page.getByLabel("Account ID").waitFor();
    const other = await visit.context.newPage();
    await other.goto(`${stack.origin}/profile`);
    await other.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${stack.origin}/login`);
  });
});

describe("Google", () => {
  test("a newcomer allows it and lands on the profile, verified", async ({ stack, page }) => {
    const email = newAddress();
    await page.goto(`${stack.origin}/login`);
    await answerGoogle(page, "Continue", email);
    await page.waitForURL(`${stack.origin}/profile`);
    expect(await page.getByLabel("Email Address").inputValue()).toBe(email);
    expect(await page.getByLabel("userName").inputValue()).toBe("Pat Example");
  });

  test("the page that asked for the log-in opens afterwards", async ({ stack, page }) => {
    await page.goto(`${stack.origin}/Profile?tab=tasks`);
    await answerGoogle(page, "Continue", newAddress());
    await page.waitForURL(`${stack.origin}/Profile?tab=tasks`);
  });

  test("who signed up by email is the same person by Google", async ({ stack, page }) => {
    const robin = await signUp(stack.origin, "robin");
    await page.goto(`${stack.origin}/login`);
    await answerGoogle(page, "Continue", robin.email);
    await page.waitForURL(`${stack.origin}/profile`);
    expect(await page.getByLabel("Account ID").inputValue()).toBe(robin.userId);
  });

  test("whoever cancels is back on the log-in, with its sentence and a clean address", async ({
    stack,
    page,
  }) => {
    await page.goto(`${stack.origin}/login`);
    await answerGoogle(page, "Cancel", newAddress());
    await page.getByRole("alert").getByText("Google login failed. Please try again.").waitFor();
    await page.waitForURL(`${stack.origin}/login`);
  });

  test("whoever cancels still gets to the page that was asked for, by another way in", async ({
    stack,
    ada,
    page,
  }) => {
    await page.goto(`${stack.origin}/Profile?tab=tasks`);
    await answerGoogle(page, "Cancel", newAddress());
    await page.getByRole("alert").getByText("Google login failed. Please try again.").waitFor();
    await page.reload();
    await submitLogin(page, ada);
    await page.waitForURL(`${stack.origin}/Profile?tab=tasks`);
  });

  test("a secret that is made up, over or used leads to the log-in with the same sentence", async ({
    stack,
    ada,
    page,
    refused,
  }) => {
    refused.push(/sessions\/token\)$/, /Google login failure/);
    await page.goto(`${stack.origin}/profile?userId=${ada.userId}&secret=made-up`);
    await page.waitForURL(`${stack.origin}/login`);
    await page.getByRole("alert").getByText("Google login failed. Please try again.").waitFor();
  });
});
