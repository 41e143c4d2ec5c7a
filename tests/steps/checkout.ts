import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { LedgerLine, Task } from "#domain/contract.ts";
import { formatBalance, microsOf } from "#domain/money/pricing.ts";
import {
  type AddressesInUse,
  withAddressesInUse,
} from "../../scripts/local-stack/security-policy.ts";
import { type RunningStack, until } from "./stack.ts";
import { callApi, type TestUser } from "./user.ts";

/** Presses "Pay" and pays in the payment window, which stays open. */
export async function buy(page: Page, amountUsd: number): Promise<void> {
  await page.getByRole("radio", { name: `$${amountUsd}`, exact: true }).check();
  await page.getByRole("button", { name: `Pay $${amountUsd}`, exact: true }).click();
  const window = page.getByRole("dialog");
  await window.getByRole("button", { name: `Pay $${amountUsd}.00` }).click();
  await window.getByText("Thank you. The payment was received.").waitFor();
}

export const closeWindow = (page: Page): Promise<void> =>
  page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

/** What the navigation bar says, once it knows. */
export async function shownBalance(page: Page): Promise<string> {
  const line = page.locator("header span[title]", { hasText: /Balance: .*\d/ }).first();
  return ((await line.textContent()) ?? "").replace("Balance: ", "");
}

/** An entry of the credit history. */
export const entryRow = (page: Page, words: string): Locator =>
  page.getByRole("row").filter({ hasText: words });

export async function entriesOf(user: TestUser): Promise<LedgerLine[]> {
  return (await user.api("GET", "/api/account/ledger?limit=200")).body.entries;
}

/** The rows on screen, one a collection, add up to the server's balance, which the navigation bar shows. */
export async function expectBooks(page: Page, user: TestUser): Promise<void> {
  const entries = await entriesOf(user);
  const rowsWanted = new Set(entries.map(({ id, taskId }) => taskId ?? id)).size;
  await until(async () => (await page.getByRole("row").count()) === rowsWanted + 1, {
    what: `${rowsWanted} rows on screen`,
  });
  const rows = await page
    .getByRole("table")
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("td span[title]")].map((cell) => cell.getAttribute("title") ?? ""),
      ),
    );
  const amounts = rows.map(([amount = ""]) => microsIn(amount));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const { body } = await user.api("GET", `/api/account/balance?uid=${user.userId}`);
  expect(sum).toBe(microsOf(body.balance));
  expect(microsIn(rows[0]?.[1] ?? "")).toBe(sum);
  expect(await shownBalance(page)).toBe(formatBalance(sum));
}

/** `−$0.004924` // => -4924 */
const microsIn = (text: string): number =>
  microsOf(Number(text.replace("−", "-").replace(/[$+,]/g, "")));

export async function taskNamed(user: TestUser, name: string): Promise<Task> {
  const tasks: Task[] = (await user.api("GET", "/api/tasks")).body;
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(`there is no preset "${name}"`);
  return task;
}

/** How the stand-in of the payment service behaves from now on. */
export const turnPaddle = (stack: RunningStack, knobs: object) =>
  callApi(stack.origin, { method: "POST", path: "/stand-ins/paddle/knobs", body: knobs });

type SiteSettings = AddressesInUse & { paddle: { standIn?: unknown } };

/** The settings as they are where the real service is used. */
export async function withoutStandIn(page: Page, origin: string): Promise<void> {
  const settings = (await (await fetch(`${origin}/config.json`)).json()) as SiteSettings;
  delete settings.paddle.standIn;
  await page.route("**/config.json", (route) => route.fulfill({ json: settings }));
  // The policy of a page names the addresses of its settings.
  await page.route(
    ({ pathname }) => pathname === "/checkout",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: withAddressesInUse(await response.text(), settings),
      });
    },
  );
}

/** The stand-in answers at the real service's own address. */
export async function servePaddleFrom(page: Page, origin: string): Promise<void> {
  await page.route("https://cdn.paddle.com/paddle/v2/**", async (route) => {
    const request = route.request();
    const answer = await fetch(
      `${origin}/stand-ins/paddle/${new URL(request.url()).pathname.replace("/paddle/v2/", "")}`,
      {
        method: request.method(),
        ...(request.postData() === null ? {} : { body: request.postData() }),
      },
    );
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get("content-type") ?? "",
      headers: { "access-control-allow-origin": "*" },
      body: await answer.text(),
    });
  });
}
