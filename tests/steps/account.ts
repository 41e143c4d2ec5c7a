import type { Page } from "playwright-core";
import { until } from "./stack.ts";
import { mailsTo } from "./user.ts";

export const password = "correct horse 1";

/** What a form says of a password that everybody has. */
export const commonPassword =
  "This password is too common and easy to guess. Please choose another one.";

/** The link of the newest mail to an address, once there are as many as that. */
export async function mailedLink(origin: string, email: string, mails = 1): Promise<string> {
  const [newest] = await until(
    async () => {
      const found = await mailsTo(origin, email);
      return found.length >= mails && found;
    },
    { what: `mail ${mails} to ${email}` },
  );
  return newest?.links[0] ?? "";
}

/** Fills the sign-up form; ends where it says that the link was sent. */
export async function signUpByForm(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/create-account`);
  await page.getByLabel("Username").fill("Robin");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await page.getByRole("heading", { name: "Verify Your Email" }).waitFor();
}

/** Fills the log-in form, wherever it leads. */
export async function submitLogin(
  page: Page,
  { email, password: typed }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/** Presses "Continue with Google" and answers on Google's page. */
export async function answerGoogle(
  page: Page,
  answer: "Continue" | "Cancel",
  email: string,
): Promise<void> {
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("heading", { name: "Sign in with Google" }).waitFor();
  await page.getByLabel("Google account").fill(email);
  await page.getByRole("button", { name: answer }).click();
}

/** Of what the browser wrote down, what was not caused by a refusal the test asked for. */
export const withoutRefusals = (
  complaints: readonly string[],
  refused: readonly RegExp[],
): string[] => complaints.filter((one) => !refused.some((pattern) => pattern.test(one)));
