import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { newVisit } from "../steps/browser.ts";
import { askAndWait, box, log, messages } from "../steps/chat.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";

/** What came to browsers after Safari 16.4, the oldest that the product is made for. */
const newer = `
  const all = [
    [URL, ["parse", "canParse"]],
    [AbortSignal, ["any"]],
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [RegExp, ["escape"]],
    [ArrayBuffer.prototype, ["transfer"]],
    [Set.prototype, ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"]],
  ];
  if (typeof window === "object") all.push(
    [Element.prototype, ["checkVisibility"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
    [Document.prototype, ["startViewTransition"]],
    [window, ["requestIdleCallback", "cancelIdleCallback"]],
  );
  for (const [holder, names] of all) for (const name of names) delete holder[name];
`;

describe("a browser without what came after Safari 16.4", () => {
  let stack: RunningStack;
  let browser: Browser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });

  test.each([
    ["/", "heading"],
    ["/sample", "table"],
    ["/login", "form"],
    ["/opt-out", "heading"],
    ["/pricing", "heading"],
  ])("opens %s without an error", async (path, shown) => {
    const { page, context, complaints } = await newVisit(browser);
    await page.addInitScript(`{ ${newer} }`);
    await page.goto(stack.origin + path);
    const there =
      shown === "table"
        ? page.getByRole("region", { name: "Table of the businesses" })
        : shown === "form"
          ? page.getByRole("button", { name: "Log in", exact: true })
          : page.getByRole("heading", { level: 1 });
    await there.first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("answers questions about the sample", async () => {
    const { page, context, complaints } = await newVisit(browser);
    await page.addInitScript(`{ ${newer} }`);
    // The reader runs in a worker, which no script of a page reaches.
    await page.route(/\/assets\/sample-reader-/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `{ ${newer} }\n${await response.text()}` });
    });
    await page.goto(`${stack.origin}/sample`);
    await page.getByRole("heading", { name: "Ask it yourself" }).scrollIntoViewIfNeeded();
    await box(page).focus();
    await log(page).waitFor();
    for (const [at, question] of [
      "Which dentists have no website?",
      "How many businesses are there per type?",
      "Which restaurants are open on Sunday?",
      "Export all hotels as Excel",
    ].entries()) {
      await askAndWait(page, question);
      expect(await messages(page).count()).toBe(3 + 2 * at);
      expect(await messages(page).last().textContent()).not.toContain("Error");
    }
    await messages(page).last().getByRole("link", { name: "Download" }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
