import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { commonPassword, mailedLink, submitLogin } from "../steps/account.ts";
import { test } from "../steps/account-visits.ts";
import { mailsTo, signUp } from "../steps/user.ts";

/** A new person asks for a new password; the second mail after the sign-up's has the link. */
async function askForLink(page: Page, origin: string) {
  const robin = await signUp(origin, "robin");
  await page.goto(`${origin}/login`);
  await page.getByRole("button", { name: "Forgot Password?" }).click();
  await page.getByLabel("Email Address").fill(robin.email);
  await page.getByRole("button", { name: "Send Instructions" }).click();
  await page.getByText("Password reset instructions").waitFor();
  return { robin, link: await mailedLink(origin, robin.email, 2) };
}

describe("resetting a password", () => {
  test("the dialog sends the mail, to nobody's disadvantage the same for an unknown address", async ({
    stack,
    ada,
    page,
    refused,
  }) => {
    refused.push(/account\/recovery\)$/);
    await page.goto(`${stack.origin}/login`);
    for (const email of ["nobody@example.test", ada.email]) {
      await page.getByRole("button", { name: "Forgot Password?" }).click();
      const dialog = page.getByRole("dialog", { name: "Reset Password" });
      await dialog.getByLabel("Email Address").fill("");
      expect(await dialog.getByRole("button", { name: "Send Instructions" }).isDisabled()).toBe(
        true,
      );
      await dialog.getByLabel("Email Address").fill(email);
      await dialog.getByRole("button", { name: "Send Instructions" }).click();
      await dialog.getByText("Password reset instructions have been sent to your email.").waitFor();
      await dialog.getByRole("button", { name: "Close" }).click();
      await dialog.waitFor({ state: "detached" });
    }
    expect((await mailsTo(stack.origin, "nobody@example.test")).length).toBe(0);
  });

  test("while it sends, both buttons wait; a failure shows its sentence and keeps the address", async ({
    stack,
    ada,
    page,
    refused,
  }) => {
    refused.push(/account\/recovery\)$/);
    let fail = () => {};
    const held = new Promise<void>((done) => {
      fail = done;
    });
    await page.route("**/v1/account/recovery", async (route) => {
      await held;
      await route.abort();
    });
    await page.goto(`${stack.origin}/login`);
    await page.getByLabel("Email", { exact: true }).fill(ada.email);
    await page.getByRole("button", { name: "Forgot Password?" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Send Instructions" }).click();
    await dialog.getByRole("button", { name: "Sending..." }).waitFor();
    expect(await dialog.getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
    fail();
    await dialog.getByRole("alert").getByText("Network request failed").waitFor();
    expect(await dialog.getByLabel("Email Address").inputValue()).toBe(ada.email);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
  });

  test("the link takes a good password once, leads to the log-in after 3 seconds, and the password works", async ({
    stack,
    page,
    refused,
  }) => {
    refused.push(/account\/recovery\)$/);
    const { robin, link } = await askForLink(page, stack.origin);
    expect(link).toContain(`${stack.origin}/reset-password?userId=`);

    await page.clock.install();
    await page.goto(link);
    const reset = page.getByRole("button", { name: "Reset Password", exact: true });
    await reset.waitFor();
    expect(await reset.isDisabled()).toBe(true);
    const type = async (next: string, repeated: string) => {
      await page.getByLabel("New Password", { exact: true }).fill(next);
      await page.getByLabel("Confirm New Password").fill(repeated);
      await reset.click();
    };
    await type("a better horse", "another horse");
    await page.getByRole("alert").getByText("Passwords do not match.", { exact: true }).waitFor();
    await type("short", "short");
    await page
      .getByRole("alert")
      .getByText("Password must be at least 8 characters long.", { exact: true })
      .waitFor();
    await type("password", "password");
    await page.getByRole("alert").getByText(commonPassword, { exact: true }).waitFor();
    // The clock stands, so that nothing but the lines below moves it.
    await page.clock.pauseAt((await page.evaluate<number>("Date.now()")) + 1_000);
    await type("a better horse", "a better horse");
    const done = "Password reset successful! You can now log in with your new password.";
    await page.getByText(done).waitFor();
    await page.clock.fastForward(1_500);
    expect(page.url()).toContain("/reset-password");
    await page.clock.fastForward(1_500);
    await page.clock.resume();
    await page.waitForURL(`${stack.origin}/login`);
    await page.getByText(done).waitFor();
    await submitLogin(page, { ...robin, password: "a better horse" });
    await page.waitForURL(`${stack.origin}/profile`);

    await page.goto(link);
    await type("a third horse", "a third horse");
    await page.getByRole("heading", { name: "Reset Link Invalid" }).waitFor();
    await page.getByRole("link", { name: "Return to Login" }).waitFor();
  });

  test("without a connection what was typed stays, and the link still works", async ({
    stack,
    page,
    refused,
  }) => {
    refused.push(/account\/recovery\)$/);
    const { link } = await askForLink(page, stack.origin);
    await page.goto(link);
    await page.route("**/v1/account/recovery", (route) => route.abort());
    await page.getByLabel("New Password", { exact: true }).fill("a better horse");
    await page.getByLabel("Confirm New Password").fill("a better horse");
    await page.getByRole("button", { name: "Reset Password", exact: true }).click();
    await page.getByRole("alert").getByText("Network request failed").waitFor();
    await page.unroute("**/v1/account/recovery");
    await page.getByRole("button", { name: "Reset Password", exact: true }).click();
    await page.getByText("Password reset successful!").waitFor();
  });

  test("a link without its parameters is invalid", async ({ stack, page }) => {
    await page.goto(`${stack.origin}/reset-password?userId=abc`);
    await page.getByRole("heading", { name: "Reset Link Invalid" }).waitFor();
    await page
      .getByRole("alert")
      .getByText("Invalid or expired reset link. Please request a new password reset.")
      .waitFor();
  });
});
