import type { Page } from "playwright-core";
import type { TestUser } from "./user.ts";

/** Logs in by the form, asking for `path` first; ends on that screen. */
export async function logIn(
  page: Page,
  origin: string,
  { email, password }: Pick<TestUser, "email" | "password">,
  path = "/profile",
): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.waitForURL("**/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(`${origin}${path}`);
}
