import type { Page } from "playwright-core";
import type { TestUser } from "./user.ts";

type Credentials = Pick<TestUser, "email" | "password">;

/** Fills in the form the browser was sent to. */
export async function logInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await page.waitForURL("**/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Logs in by the form, asking for `path` first; ends on that screen. */
export async function logIn(
  page: Page,
  origin: string,
  user: Credentials,
  path = "/profile",
): Promise<void> {
  await page.goto(`${origin}${path}`);
  await logInHere(page, user);
  // A screen may take what was handed over out of its address as soon as it opens.
  const { pathname } = new URL(path, origin);
  await page.waitForURL((now) => now.pathname === pathname);
}
