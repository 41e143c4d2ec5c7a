import type { Locator } from "playwright-core";

/** All the text inside, as it stands in the page. */
export const textOf = async (locator: Locator): Promise<string> =>
  (await locator.textContent()) ?? "";
