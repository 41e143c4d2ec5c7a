import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formatBalance, formatExact, microsOf, priceText } from "#domain/money/pricing.ts";
import { depth } from "../depth.ts";
import { accessibilityFindings, fitsWidth } from "../steps/accessibility.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import {
  buy,
  closeWindow,
  entriesOf,
  entryRow,
  expectBooks,
  servePaddleFrom,
  shownBalance,
  taskNamed,
  turnPaddle,
  withoutStandIn,
} from "../steps/checkout.ts";
import { aroundTheTown, leaveDraft } from "../steps/draft.ts";
import { logIn } from "../steps/log-in.ts";
import { buy as buyOf, checkedBalance, rowsOf } from "../steps/payments.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { step } from "../steps/step.ts";
import { callApi, openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
let browser: Browser;

beforeAll(async () => {
  ({ stack, browser } = await sharedProduct());
});
afterEach(async () => {
  await turnPaddle(stack, { reset: true });
  await fetch(`${stack.origin}/stand-ins/overpass/faults`, { method: "DELETE" });
});

describe("buying credits and spending them", () => {
  let user: TestUser;
  let visit: Visit;
  let page: Page;
  const price = async () => microsOf((await taskNamed(user, "Whole town")).price);

  beforeAll(async () => {
    user = await signUp(stack.origin, "buyer");
    await openAccount(user);
    // The first payment of all starts the functions that take it, which is nobody's wait but ours.
    const first = await signUp(stack.origin, "first");
    await openAccount(first);
    await buyOf(stack, first, 10);
    await until(async () => (await checkedBalance(first)) === 15, {
      what: "the first payment",
    });
    visit = await newVisit(browser);
    page = visit.page;
    await logIn(page, stack.origin, user, "/checkout");
  });

  test("every credit bought, held, charged and returned is shown", async () => {
    await step("the navigation leads to the packs, of which the smallest is chosen", async () => {
      await page.goto(`${stack.origin}/chat`);
      await page.getByRole("link", { name: "Buy Credits" }).click();
      await page.waitForURL("**/checkout");
      await until(async () => (await page.title()).startsWith("Add Credits"));
      const packs = page.getByRole("radio");
      expect(await packs.evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual(
        ["10", "20", "50", "100"],
      );
      expect(await page.getByRole("radio", { name: "$10", exact: true }).isChecked()).toBe(true);
      await page.getByRole("button", { name: "Pay $10" }).waitFor();
      await page.getByText("Plus tax where applicable.").waitFor();
      await page
        .getByText(
          "Purchased credits are non-refundable. Unused holds are returned to your balance.",
        )
        .waitFor();
      expect(await shownBalance(page)).toBe("$5.00");
    });

    await step("$20 are on the balance while the payment window is still open", async () => {
      await buy(page, 20);
      await page.getByText("$25.00", { exact: true }).first().waitFor();
      await closeWindow(page);
      await page.getByText("Your balance is now $25.00.").waitFor();
      expect(await shownBalance(page)).toBe("$25.00");
      await expectBooks(page, user);
    });

    await step("a collection takes exactly its price", async () => {
      await start(user, "Whole town");
      await page.goto(`${stack.origin}/profile?tab=tasks`);
      await page.getByText("Success").waitFor();
      await page.getByText(`Charged ${priceText(await price())}`).waitFor();
      const left = 25_000_000 - (await price());
      await until(async () => (await shownBalance(page)) === formatBalance(left));
      expect(await page.getByTitle(formatExact(left)).count()).toBeGreaterThan(0);
      await page.getByRole("link", { name: "Buy Credits" }).click();
      await page.waitForURL("**/checkout");
      await expectBooks(page, user);
      await entryRow(page, "Charged for “Whole town”").getByRole("link").click();
      await page.waitForURL(/\/profile\?tab=tasks#task-/);
      await until(async () =>
        page.evaluate("document.activeElement?.textContent === 'Whole town'"),
      );
    });

    await step("what a canceled collection did not use comes back", async () => {
      // The first answer says "too large", so there are four tiles. Two can be counted and read;
      // the others last until they are canceled.
      await fault({ kind: "memory-remark", times: 1, match: "out count" });
      await fault({ kind: "slow", delayMs: 500, times: 4 });
      await fault({ kind: "slow", delayMs: 120_000 });
      await page.goto(`${stack.origin}/profile?tab=tasks`);
      await start(user, "Half the town");
      await page.reload();
      const card = page.getByRole("article", { name: "Half the town" });
      await until(async () => (await taskNamed(user, "Half the town")).tilesDone >= 1, {
        what: "a tile done",
      });
      await card.getByRole("button", { name: "Cancel" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("the rest of the").waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await dialog.getByRole("button", { name: "Cancel preset" }).click();
      await card.getByText("Canceled").waitFor();

      const { charged, returned, price: held } = await taskNamed(user, "Half the town");
      expect(microsOf(charged) + microsOf(returned)).toBe(microsOf(held));
      expect(charged).toBeGreaterThan(0);
      expect(returned).toBeGreaterThan(0);
      await card.getByText(`Returned ${priceText(microsOf(returned))}`).waitFor();
      const left = 25_000_000 - (await price()) - microsOf(charged);
      await until(async () => (await shownBalance(page)) === formatBalance(left));
      await page.goto(`${stack.origin}/checkout`);
      await entryRow(page, "Charged for “Half the town”").waitFor();
      await expectBooks(page, user);
    });

    await step("the file holds every entry", async () => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download CSV" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^areascout-credits-.*\.csv$/);
      const lines = readFileSync(await download.path(), "utf8")
        .trim()
        .split("\r\n");
      expect(lines).toHaveLength(1 + (await entriesOf(user)).length);
      expect(lines.join("\n")).toContain("Held for “Half the town”");
    });

    await step("older entries come page by page", async () => {
      const small = (url: string) => url.replace("limit=20", "limit=4");
      await page.route("**/api/account/ledger?limit=20*", (route) =>
        route.continue({ url: small(route.request().url()) }),
      );
      await page.reload();
      await entryRow(page, "Charged for “Half the town”").waitFor();
      expect(await entryRow(page, "Top-up").count()).toBe(0);
      await page.getByRole("button", { name: "Load more" }).click();
      await entryRow(page, "Top-up").waitFor();
      await expectBooks(page, user);
      expect(await page.getByRole("button", { name: "Load more" }).count()).toBe(0);
      await page.unroute("**/api/account/ledger?limit=20*");
    });

    await step("axe finds nothing at any width in either theme", async () => {
      for (const width of depth.widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.reload();
          await page.getByText("Top-up").filter({ visible: true }).waitFor();
          expect(await accessibilityFindings(page)).toEqual([]);
          expect(await fitsWidth(page)).toBe(true);
        }
      }
    });

    await step("nothing on the way complained in the console or left this machine", () => {
      expect(visit.complaints).toEqual([]);
    });
  });
});

describe("a preset that is too expensive", () => {
  test("leads to the packs and back to where it was", async () => {
    const user = await signUp(stack.origin, "short-of-money");
    const { page, context } = await newVisit(browser);
    // Where no wizard is that would keep a draft of its own.
    await logIn(page, stack.origin, user, "/profile");
    await leaveDraft(page, user, { area: await aroundTheTown(stack.origin), name: "Too much" });
    await page.goto(`${stack.origin}/addPreset`);
    await page.getByRole("button", { name: "Start Analysis" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Insufficient balance: this collection costs").waitFor();
    await dialog.getByRole("button", { name: "Close" }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole("link", { name: "Buy Credits" }).click();
    await page.waitForURL("**/checkout");
    await buy(page, 10);
    await closeWindow(page);
    await page.getByText("Your balance is now $15.00.").waitFor();
    await page.getByRole("status").getByRole("link", { name: "Back to your preset" }).click();
    expect(await page.getByLabel("Preset Name").inputValue()).toBe("Too much");
    await page.getByRole("button", { name: "Start Analysis" }).click();
    await page.waitForURL(/\/profile\?tab=tasks/i);
    await page.getByRole("article", { name: "Too much" }).waitFor();
    await context.close();
  });
});

describe("however the payment service sends its events", () => {
  test.each([
    { name: "five times at once", knobs: { duplicate: 5 } },
    { name: "late", knobs: { delayMs: 6_000 } },
    { name: "before the page hears of it", knobs: { beforeRedirect: true } },
    {
      name: "five times at once, before the page hears of it",
      knobs: { duplicate: 5, beforeRedirect: true },
    },
    { name: "in the opposite order", knobs: { reorder: true } },
  ])("$name: the credits come once", async ({ knobs }) => {
    const user = await signUp(stack.origin, "payer");
    await openAccount(user);
    const { page, context, complaints } = await newVisit(browser);
    await logIn(page, stack.origin, user, "/checkout");
    await turnPaddle(stack, knobs);
    await buy(page, 20);
    await closeWindow(page);
    if ("delayMs" in knobs) await page.getByText("Payment received, adding credits").waitFor();
    await page.getByText("Your balance is now $25.00.").waitFor();
    await page.reload();
    await entryRow(page, "Top-up").waitFor();
    expect(await shownBalance(page)).toBe("$25.00");
    await expectBooks(page, user);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("credits that take long are said to, and come on another screen, too", async () => {
    const user = await signUp(stack.origin, "patient");
    const { page, context } = await newVisit(browser);
    await page.clock.install();
    await logIn(page, stack.origin, user, "/checkout");
    await turnPaddle(stack, { delayMs: 12_000 });
    await buy(page, 20);
    await closeWindow(page);
    await page.clock.fastForward(45_000);
    await page
      .getByText("This can take a few minutes. Your balance will update automatically")
      .waitFor();
    await page.getByRole("link", { name: "Chat" }).click();
    await page.clock.resume();
    await until(async () => (await shownBalance(page)) === "$25.00");
    await context.close();
  });
});

describe("a payment that comes to nothing", () => {
  let user: TestUser;
  let visit: Visit;
  let page: Page;

  beforeEach(async () => {
    user = await signUp(stack.origin, "undecided");
    await openAccount(user);
    visit = await newVisit(browser, { dark: true });
    page = visit.page;
    await logIn(page, stack.origin, user, "/checkout");
  });
  afterEach(() => visit.context.close());

  test("says why, and lets one try again", async () => {
    await step("a window that is closed says that nothing was charged", async () => {
      await page.getByRole("radio", { name: "$50", exact: true }).check();
      await page.getByRole("button", { name: "Pay $50" }).click();
      const window = page.getByRole("dialog");
      await window.getByText("no real money is charged").waitFor();
      expect(await window.getAttribute("data-theme")).toBe("dark");
      expect(await window.getAttribute("lang")).toBe("en");
      await closeWindow(page);
      await page.getByText("The payment window was closed. Nothing was charged.").waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
    });

    await step("a declined card is said to be declined, and another one can be tried", async () => {
      await page.getByRole("button", { name: "Pay $50" }).click();
      const window = page.getByRole("dialog");
      await window.getByRole("button", { name: "Fail the payment" }).click();
      await window.getByText("The card was declined").waitFor();
      await closeWindow(page);
      await page.getByRole("alert").getByText("The payment was declined").waitFor();
      expect(await shownBalance(page)).toBe("$5.00");
      expect(visit.complaints).toEqual([]);
    });

    await step(
      "an order that could not be written is told with the server's sentence",
      async () => {
        await turnPaddle(stack, { api: "502" });
        await page.getByRole("button", { name: "Pay $50" }).click();
        await page
          .getByRole("alert")
          .getByText("You were not charged; please try again.")
          .waitFor();
        expect(visit.complaints.some((line) => line.includes("Checkout failure"))).toBe(true);
      },
    );
  });

  test("a checkout that says it was paid when nobody paid adds nothing", async () => {
    // The person at the browser forges what the payment window tells the page.
    await page.route("**/stand-ins/paddle/pay", (route) =>
      route.fulfill({ json: { status: "completed" } }),
    );
    await page.getByRole("radio", { name: "$50", exact: true }).check();
    await page.getByRole("button", { name: "Pay $50" }).click();
    const window = page.getByRole("dialog");
    await window.getByRole("button", { name: "Pay $50.00" }).click();
    await window.getByText("Thank you. The payment was received.").waitFor();
    await closeWindow(page);
    await page.getByText("Payment received, adding credits").waitFor();
    expect(await shownBalance(page)).toBe("$5.00");
    expect((await entriesOf(user)).map(({ kind }) => kind)).toEqual(["welcome"]);
    expect(await checkedBalance(user)).toBe(5);
    const [order] = (await rowsOf(stack, "orders")).filter(
      ({ user_id }) => user_id === user.userId,
    );
    expect(order).toMatchObject({ state: "ready", credited_micros: 0 });
  });

  test("a script that is blocked is explained; trying again loads the page anew", async () => {
    await page.route("**/stand-ins/paddle/paddle.js", (route) => route.abort("blockedbyclient"));
    await page.goto(`${stack.origin}/checkout?amount=50`);
    await page.getByRole("button", { name: "Pay $50" }).click();
    await page.getByRole("alert").getByText("ad blocker").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.unroute("**/stand-ins/paddle/paddle.js");
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: "Try again" }).click(),
    ]);
    await page.getByRole("button", { name: "Pay $50" }).click();
    await page.getByRole("dialog").waitFor();
    await closeWindow(page);
  });

  test("without a stand-in the service's own script is asked for at its own address", async () => {
    await withoutStandIn(page, stack.origin);
    await page.goto(`${stack.origin}/checkout`);
    await page.getByRole("button", { name: "Pay $10" }).click();
    // This browser reaches no other machine: for the page that is an ad blocker.
    await page.getByRole("alert").getByText("ad blocker").waitFor();
    expect(visit.complaints).toContain("request to cdn.paddle.com");

    await servePaddleFrom(page, stack.origin);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Welcome credit").filter({ visible: true }).waitFor();
    await buy(page, 10);
    await closeWindow(page);
    await page.getByText("Your balance is now $15.00.").waitFor();
    expect(visit.complaints.filter((line) => /Content Security Policy/i.test(line))).toEqual([]);
  });
});

async function start(user: TestUser, name: string): Promise<void> {
  const bounds = await boundsOf(stack);
  const niche = ["Bakery", "Restaurant"];
  const { status } = await user.api("POST", "/api/scrape", { name, niche, tier: 1, bounds });
  expect(status).toBe(202);
}

/** How the stand-in of the map service behaves from now on. */
const fault = (wanted: object) =>
  callApi(stack.origin, { method: "POST", path: "/stand-ins/overpass/faults", body: wanted });
