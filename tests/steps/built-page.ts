import type { Page } from "playwright-core";
import { until } from "./stack.ts";

/** Before the page is opened: notes when its screen's code is there. */
export const watchForCode = (page: Page) =>
  page.addInitScript("addEventListener('screen-shown', () => { window.isShown = true; })");

/** The screen's own code is there. */
export const shown = (page: Page) =>
  until(() => page.evaluate<boolean>("window.isShown"), { what: "the screen's code" });
