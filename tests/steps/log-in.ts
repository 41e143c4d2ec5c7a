import type { Browser, Page } from "playwright-core";
import { newVisit, type StoredVisit } from "./browser.ts";
import { type RunningStack, until } from "./stack.ts";
import { createSession, type TestUser } from "./user.ts";

type Credentials = Pick<TestUser, "email" | "password">;

/** Fills in the form the browser was sent to. */
export async function logInHere(page: Page, { email, password }: Credentials): Promise<void> {
  await page.waitForURL("**/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

/**
 * Makes this browser the person's by a session of its own, and opens `path` or the screen it leads
 * to. Without the form: the tests of the log-in fill that in.
 */
export async function logIn(
  page: Page,
  origin: string,
  { email, password }: Credentials,
  path = "/profile",
): Promise<void> {
  const cookie = await createSession(origin, email, password);
  await page.context().addCookies([{ ...cookie, url: origin, httpOnly: true }]);
  await page.goto(`${origin}${path}`);
  // A screen may take what was handed over out of its address as soon as it opens.
  const { pathname } = new URL(path, origin);
  await page.waitForURL((now) => now.pathname === pathname);
  await until(() => page.evaluate<boolean>("localStorage.getItem('hasSession') !== null"), {
    what: "the session",
  });
}

/** The same by the form, for what a session made by a browser is known by. */
export async function logInByForm(page: Page, origin: string, user: Credentials): Promise<void> {
  await page.goto(`${origin}/profile`);
  await logInHere(page, user);
  await page.waitForURL(`${origin}/profile`);
}

/** What the browser of this person keeps once it is signed in. */
export async function signedInStateOf(
  { stack, browser }: { stack: RunningStack; browser: Browser },
  user: Credentials,
): Promise<StoredVisit> {
  const { page, context } = await newVisit(browser);
  await logIn(page, stack.origin, user);
  const state = await context.storageState();
  await context.close();
  return state;
}
