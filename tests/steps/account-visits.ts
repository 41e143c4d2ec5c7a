import type { Browser, Page } from "playwright-core";
import { test as base, expect } from "vitest";
import { withoutRefusals } from "./account.ts";
import { newVisit, type Visit } from "./browser.ts";
import { sharedBrowser, sharedStack } from "./product.ts";
import type { RunningStack } from "./stack.ts";
import { signUp, type TestUser } from "./user.ts";

interface OfFile {
  stack: RunningStack;
  browser: Browser;
  ada: TestUser;
}

interface OfTest {
  visit: Visit;
  page: Page;
  /** Requests that the test has refused on purpose; the browser writes every refusal down. */
  refused: RegExp[];
}

/** A test with a visit of its own to a stack its file shares; nothing may complain in the browser. */
export const test = base.extend<{ $file: OfFile; $test: OfTest }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names from the pattern.
    async ({}, use) => {
      await use(await sharedStack());
    },
    { scope: "file" },
  ],
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      await use(await sharedBrowser());
    },
    { scope: "file" },
  ],
  ada: [async ({ stack }, use) => use(await signUp(stack.origin, "ada")), { scope: "file" }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  refused: async ({}, use) => use([]),
  visit: async ({ browser, refused }, use) => {
    const visit = await newVisit(browser);
    await use(visit);
    await visit.context.close();
    expect(withoutRefusals(visit.complaints, refused)).toEqual([]);
  },
  page: async ({ visit }, use) => use(visit.page),
});

let addresses = 0;

export function newAddress(): string {
  addresses += 1;
  return `robin-${addresses}@example.test`;
}
