import type { Page } from "playwright-core";
import { until } from "./stack.ts";

/** Before the page is opened: notes when its screen's code is there. */
export const watchForCode = (page: Page) =>
  page.addInitScript("addEventListener('screen-shown', () => { window.isShown = true; })");

/** The screen's own code is there. */
export const shown = (page: Page) =>
  until(() => page.evaluate<boolean>("window.isShown"), { what: "the screen's code" });

/**
 * `address` as the page behind a verification link leaves it for the next: with its flag in the
 * history. The code comes first: a page must not begin with one state and go on with another.
 */
export async function openVerified(page: Page, address: string): Promise<void> {
  await watchForCode(page);
  await page.goto(address);
  await shown(page);
  await page.evaluate(
    "history.replaceState({ usr: { verificationSuccess: true }, key: 'flag', idx: 0 }, '')",
  );
  await page.reload();
}
