import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { newVisit } from "../steps/browser.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";

/** What came to browsers after Safari 16.4, the oldest that the product is made for. */
const newer = `
  for (const [holder, names] of [
    [URL, ["parse", "canParse"]],
    [AbortSignal, ["any"]],
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [RegExp, ["escape"]],
    [Element.prototype, ["checkVisibility"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
    [Document.prototype, ["startViewTransition"]],
    [ArrayBuffer.prototype, ["transfer"]],
    [Set.prototype, ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"]],
    [window, ["requestIdleCallback", "cancelIdleCallback"]],
  ]) for (const name of names) delete holder[name];
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
    await page.addInitScript(newer);
    await page.goto(stack.origin + path);
    const there =
      shown === "table"
        ? page.getByRole("region", { name: "Table of the businesses" })
        : shown === "form"
          ? page.getByRole("button", { name: "Sign In", exact: true })
          : page.getByRole("heading", { level: 1 });
    await there.first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
