import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, FrameLocator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newVisit } from "../steps/browser.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";

describe("the site in a frame of another one", () => {
  let stack: RunningStack;
  let browser: Browser;
  const other = createServer((req, res) => {
    const address = new URL(req.url ?? "/", "http://localhost").searchParams.get("frames") ?? "";
    res.writeHead(200, { "content-type": "text/html" });
    res.end(`<!doctype html><title>Other</title><iframe src="${address}"></iframe>`);
  });

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  });
  afterAll(() => {
    other.closeAllConnections();
    other.close();
  });

  const framing = (address: string): string =>
    `http://127.0.0.1:${(other.address() as AddressInfo).port}/?frames=${address}`;
  const content = (frame: FrameLocator) => frame.locator("html");

  test.each(["/", "/login", "/create-account", "/chat", "/profile"])(
    "%s draws nothing but a way out where the host sends no header",
    async (path) => {
      const { page, context } = await newVisit(browser);
      await context.route(`${stack.origin}/**`, async (route) => {
        const response = await route.fetch();
        const { "content-security-policy": _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await page.goto(framing(stack.origin + path));
      const frame = page.frameLocator("iframe");
      const link = frame.getByRole("link", { name: "Open it in a new tab." });
      await link.waitFor();
      // `goto` has waited for the frame's load, so all that the page brings has been read.
      expect(await content(frame).textContent()).toBe(
        "Areascout isn't shown inside other sites. Open it in a new tab.",
      );
      expect(await frame.locator("#root, form, button, input").count()).toBe(0);
      const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
      await opened.locator("#root h1, #root h2").first().waitFor();
      expect(page.url()).toBe(framing(stack.origin + path));
      // Parts of the page may still be on their way.
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    },
  );

  test("is not even loaded where the host sends the header", async () => {
    const { page, context, complaints } = await newVisit(browser);
    await page.goto(framing(`${stack.origin}/login`));
    expect(complaints.join("\n")).toContain("frame-ancestors");
    expect(await content(page.frameLocator("iframe")).textContent()).not.toContain("Areascout");
    await context.close();
  });
});
