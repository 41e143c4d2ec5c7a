import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { newVisit } from "../steps/browser.ts";
import { logIn } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("a notification of a preset's end", () => {
  let stack: RunningStack;
  let browser: Browser;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
  });
  afterEach(async () => {
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, { method: "DELETE" });
  });

  test("comes where it was asked for and nobody looks, and leads to the preset", async () => {
    const { user, page, context, complaints } = await visitor("hears");
    const taskId = await watchRun(page, user);
    const button = page.getByRole("button", { name: "Notify me when it ends" });
    await button.waitFor();
    // Nobody is asked for a permission unasked.
    expect(await seen(page)).toEqual({ asked: 0, notices: [] });
    await button.click();
    await page.getByText("Keep this site open in any tab.").waitFor();
    expect(await button.getAttribute("aria-pressed")).toBe("true");
    // Whatever screen the person goes to meanwhile.
    await page.getByRole("link", { name: "Chat", exact: true }).first().click();
    await page.waitForURL(/\/chat/);
    await hide(page);
    await endRun(user, taskId);
    await until(async () => (await seen(page)).notices.length > 0, { what: "the notification" });
    const { body } = await user.api("GET", `/api/tasks/${taskId}`);
    const { asked, notices } = await seen(page);
    expect(asked).toBe(1);
    expect(notices).toEqual([
      {
        title: "Town is ready",
        body: expect.stringMatching(`^${body.found} businesses · Charged .*\\$[\\d.]+$`),
        tag: taskId,
      },
    ]);
    await page.evaluate(() => Reflect.get(globalThis, "made").at(-1).onclick());
    await page.waitForURL(`${stack.origin}/preset/${taskId}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("is offered at the edge of the map below, and stays there when it is pressed", async () => {
    const { user, page, context, complaints } = await visitor("aligned");
    const taskId = await watchRun(page, user);
    const rightOf = (part: Locator): Promise<number> =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    const button = page.getByRole("button", { name: "Notify me when it ends" });
    await button.waitFor();
    expect(await rightOf(button)).toBe(await rightOf(page.getByRole("application").first()));
    const before = await button.boundingBox();
    await button.click();
    await page.getByText("Keep this site open in any tab.").waitFor();
    expect(await button.boundingBox()).toEqual(before);
    await endRun(user, taskId);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("does not come where the person looks at the page", async () => {
    const { user, page, context, complaints } = await visitor("looks");
    const taskId = await watchRun(page, user);
    await page.getByRole("button", { name: "Notify me when it ends" }).click();
    await page.getByText("Keep this site open in any tab.").waitFor();
    await endRun(user, taskId);
    await page.getByRole("link", { name: "Ask about this" }).waitFor();
    expect((await seen(page)).notices).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("noticesAsked"))).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("is refused by the browser: the screen says so", async () => {
    const { user, page, context, complaints } = await visitor("refuses", "denied");
    const taskId = await watchRun(page, user);
    await page.getByRole("button", { name: "Notify me when it ends" }).click();
    await page.getByText("Your browser blocks notifications from this site.").waitFor();
    await endRun(user, taskId);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("is no longer offered once switched off on the profile", async () => {
    const { user, page, context, complaints } = await visitor("quiet");
    await page.goto(`${stack.origin}/profile?tab=profile`);
    const box = page.getByRole("checkbox", { name: /^Notifications in this browser/ });
    expect(await box.isChecked()).toBe(true);
    await box.uncheck();
    const taskId = await watchRun(page, user);
    await page.getByText(/charged if you cancel now$/).waitFor();
    expect(await page.getByRole("button", { name: "Notify me when it ends" }).count()).toBe(0);
    await endRun(user, taskId);
    expect(complaints).toEqual([]);
    await context.close();
  });

  async function visitor(name: string, answer = "granted") {
    const user = await signUp(stack.origin, name);
    await openAccount(user);
    const visit = await newVisit(browser);
    await answerPermission(visit.context, answer);
    await logIn(visit.page, stack.origin, user, "/profile");
    return { user, ...visit };
  }

  /** A run that lasts until `endRun`, on its own screen. */
  async function watchRun(page: Page, user: TestUser): Promise<string> {
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "down" }),
    });
    const { body } = await user.api("POST", "/api/scrape", {
      name: "Town",
      niche: ["Restaurant"],
      tier: 1,
      bounds: await boundsOf(stack),
    });
    await page.goto(`${stack.origin}/preset/${body.taskId}`);
    return body.taskId;
  }

  async function endRun(user: TestUser, taskId: string): Promise<void> {
    await fetch(`${stack.origin}/stand-ins/overpass/faults`, { method: "DELETE" });
    await finishedTask(user, taskId);
  }
});

/** A browser without a desktop has no place for notifications: what the page makes is written down. */
async function answerPermission(context: BrowserContext, answer: string): Promise<void> {
  await context.addInitScript((given) => {
    const made: unknown[] = [];
    Object.assign(globalThis, { made, permissionAsked: 0 });
    class Recorded {
      static permission = "default";
      static async requestPermission(): Promise<string> {
        const asked = Number(Reflect.get(globalThis, "permissionAsked"));
        Reflect.set(globalThis, "permissionAsked", asked + 1);
        Recorded.permission = given;
        return given;
      }
      readonly title: string;
      readonly options: unknown;
      constructor(title: string, options: unknown) {
        this.title = title;
        this.options = options;
        // One that is made without the permission is never shown.
        if (Recorded.permission === "granted") made.push(this);
      }
      close(): void {}
    }
    Reflect.set(globalThis, "Notification", Recorded);
  }, answer);
}

const seen = (
  page: Page,
): Promise<{ asked: number; notices: { title: string; body: string; tag: string }[] }> =>
  page.evaluate(() => ({
    asked: Number(Reflect.get(globalThis, "permissionAsked")),
    notices: Reflect.get(globalThis, "made").map(
      ({ title, options }: { title: string; options: { body: string; tag: string } }) => ({
        title,
        body: options.body,
        tag: options.tag,
      }),
    ),
  }));

/** What the browser does when another tab is brought to the front. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(`
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  `);
