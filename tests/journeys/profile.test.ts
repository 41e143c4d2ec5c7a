import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessibilityFindings } from "../steps/accessibility.ts";
import { commonPassword, submitLogin, withoutRefusals } from "../steps/account.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { logIn, logInByForm } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
let browser: Browser;
let visit: Visit;
let page: Page;
let ada: TestUser;
let refused: RegExp[];

beforeAll(async () => {
  ({ stack, browser } = await sharedProduct());
});
beforeEach(async () => {
  visit = await newVisit(browser);
  page = visit.page;
  refused = [];
  ada = await signUp(stack.origin, "ada");
  await openAccount(ada);
  await logIn(page, stack.origin, ada);
});
afterEach(async () => {
  await visit.context.close();
  expect(withoutRefusals(visit.complaints, refused)).toEqual([]);
});

const section = (title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** The status of the presets has come, their list is still on its way. */
const tasksNeverEndArriving = `
  const { fetch } = globalThis;
  globalThis.fetch = async (address, options) => {
    const response = await fetch(address, options);
    if (!String(address).endsWith("/api/tasks")) return response;
    document.documentElement.dataset.arriving = "";
    const body = new ReadableStream({
      start: (stream) =>
        options.signal.addEventListener("abort", () => stream.error(options.signal.reason)),
    });
    return new Response(body, response);
  };
`;

describe("the profile", () => {
  test("names no panel of a tab that is not in the page", async () => {
    for (const name of ["My Presets", "Profile"]) {
      const tab = page.getByRole("tab", { name });
      await tab.click();
      await page.getByRole("tabpanel", { name }).waitFor();
      const named = await page
        .getByRole("tab")
        .evaluateAll((tabs) => tabs.flatMap((one) => one.getAttribute("aria-controls") ?? []));
      expect(named).toEqual([await page.getByRole("tabpanel").getAttribute("id")]);
      expect(await accessibilityFindings(page)).toEqual([]);
    }
  });

  test("shows name, address and account id, which can't be changed", async () => {
    for (const [label, value] of [
      ["userName", "ada"],
      ["Email Address", ada.email],
      ["Account ID", ada.userId],
    ]) {
      const field = page.getByLabel(label ?? "", { exact: true });
      expect(await field.inputValue()).toBe(value);
      expect(await field.getAttribute("readonly")).not.toBeNull();
    }
  });

  test("its tabs stand in the address and survive a reload", async () => {
    await page.getByRole("tab", { name: "My Presets" }).click();
    await page.getByText("You haven't added any presets yet.").waitFor();
    expect(new URL(page.url()).search).toBe("?tab=tasks");
    await page.reload();
    await page.getByText("You haven't added any presets yet.").waitFor();
    await page.getByRole("tab", { name: "Profile" }).click();
    await page.getByLabel("Account ID").waitFor();
    expect(new URL(page.url()).search).toBe("?tab=profile");
  });

  test("its code comes while the session is still being checked", async () => {
    const hold = Promise.withResolvers<void>();
    await page.route("**/v1/account", async (route) => {
      await hold.promise;
      await route.continue();
    });
    const code = page.waitForResponse(/\/assets\/profile-[^/]+\.js$/);
    await page.reload();
    await code;
    await page.getByText("Checking your session").waitFor({ state: "attached" });
    hold.resolve();
    await page.getByRole("tab", { name: "My Presets" }).waitFor();
  });

  test("its log-out leads to the log-in", async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${stack.origin}/login`);
  });

  test("its log-out while an answer is still arriving is no failure", async () => {
    await page.addInitScript(tasksNeverEndArriving);
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    await page.locator("html[data-arriving]").waitFor();
    await page.getByRole("tab", { name: "Profile" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${stack.origin}/login`);
  });

  test("a session that was ended elsewhere leads to the log-in, and back to the same page", async () => {
    refused = [/status of 401/, /failure/];
    await page.getByRole("tab", { name: "My Presets" }).click();
    await endAllElsewhere(ada);
    await page.evaluate(() => localStorage.removeItem("appwrite_jwt"));
    await page.goto(`${stack.origin}/profile?tab=tasks`);
    await page.waitForURL(`${stack.origin}/login`);
    await submitLogin(page, ada);
    await page.waitForURL(`${stack.origin}/profile?tab=tasks`);
  });
});

/** As a log-in on another device would: "Log out everywhere". */
async function endAllElsewhere({ client }: TestUser): Promise<void> {
  const { Account } = await import("appwrite");
  await new Account(client).deleteSessions();
}

describe("changing the password", () => {
  const type = async (current: string, next: string, repeated: string) => {
    await page.getByLabel("Current Password").fill(current);
    await page.getByLabel("New Password", { exact: true }).fill(next);
    await page.getByLabel("Confirm New Password").fill(repeated);
    await page.getByRole("button", { name: "Update Password" }).click();
  };
  const alert = (sentence: string) =>
    page.getByRole("alert").getByText(sentence, { exact: true }).waitFor();

  test("names what is wrong, and keeps what was typed", async () => {
    refused = [/account\/password\)$/];
    await type(ada.password, "a better horse", "another horse");
    await alert("New passwords do not match");
    await type(ada.password, "short", "short");
    await alert("Password must be at least 8 characters long");
    await type(ada.password, "password", "password");
    await alert(commonPassword);
    await type("not this one", "a better horse", "a better horse");
    await alert("Invalid credentials. Please check the email and password.");
    expect(await page.getByLabel("New Password", { exact: true }).inputValue()).toBe(
      "a better horse",
    );
  });

  test("ends every session and asks for a log-in with the new one", async () => {
    await type(ada.password, "a better horse", "a better horse");
    await page.waitForURL(`${stack.origin}/login`);
    await page.getByText("Password updated! Please log in again.").waitFor();
    expect((await ada.api("GET", "/api/tasks")).status).toBe(401);
    await submitLogin(page, { ...ada, password: "a better horse" });
    await page.waitForURL(`${stack.origin}/profile`);
  });
});

describe("the list of sessions", () => {
  test("names this device, signs another one out, and then all", async () => {
    const other = await newVisit(browser);
    await logInByForm(other.page, stack.origin, ada);
    await visit.context.clearCookies();
    await logInByForm(page, stack.origin, ada);
    const list = section("Where you are logged in");
    await list.getByText("This device").waitFor();
    await list.getByText("Headless Chrome on GNU/Linux").first().waitFor();
    // The SDK's session of the sign-up, the one made for this test, and those of two browsers.
    const listed = (count: number) =>
      until(async () => (await list.getByRole("listitem").count()) === count, {
        what: `${count} devices`,
      });
    await listed(4);

    await list
      .getByRole("button", { name: /^Log out Headless Chrome/ })
      .first()
      .click();
    await page.getByText("Headless Chrome on GNU/Linux has been logged out.").waitFor();
    await listed(3);
    await other.page.goto(`${stack.origin}/profile`);
    await other.page.waitForURL(`${stack.origin}/login`);
    await other.context.close();

    await list.getByRole("button", { name: "Log out everywhere" }).click();
    await page.waitForURL(`${stack.origin}/login`);
    await page.getByText("You have been logged out on all devices.").waitFor();
    expect((await ada.api("GET", "/api/tasks")).status).toBe(401);
  });

  test("that can't be loaded says so and can be tried again", async () => {
    refused = [/account\/sessions\)$/];
    await page.route("**/v1/account/sessions", (route) =>
      route.fulfill({ status: 400, json: { message: "Busy.", code: 400, type: "x" } }),
    );
    await page.reload();
    const list = section("Where you are logged in");
    await list.getByRole("alert").getByText("Busy.").waitFor();
    await page.unroute("**/v1/account/sessions");
    await list.getByRole("button", { name: "Try again" }).click();
    await list.getByText("This device").waitFor();
  });
});

describe("the person's own data", () => {
  test("is downloaded as a file", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^areascout-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(data.account).toMatchObject({ id: ada.userId, email: ada.email });
    await page.getByText("Your file has been downloaded.").waitFor();
  });

  test("that can't be made says why, and can be asked for again", async () => {
    refused = [/account\/export\)$/, /Account export failure/];
    await page.route("**/api/account/export", (route) => route.abort());
    await page.getByRole("button", { name: "Download my data" }).click();
    await page.getByRole("alert").getByText("Network request failed").waitFor();
    await page.unroute("**/api/account/export");
    await page.getByRole("button", { name: "Download my data" }).click();
    await page.getByText("Your file has been downloaded.").waitFor();
  });
});

describe("deleting the account", () => {
  const open = async () => {
    await page.getByRole("button", { name: "Delete Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.waitFor();
    return dialog;
  };

  test("says what is lost and what is kept, and waits for the word", async () => {
    const dialog = await open();
    await dialog.getByText("your balance of $5.00").waitFor();
    await dialog.getByText("What we must keep by law").waitFor();
    const confirm = dialog.getByRole("button", { name: "Delete Account" });
    for (const [typed, isOpen] of [
      ["", false],
      ["delet", false],
      ["deleted", false],
      ["DeLeTe", true],
    ] as const) {
      await dialog.getByLabel("Type “delete” to confirm").fill(typed);
      expect(await confirm.isEnabled()).toBe(isOpen);
    }
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    expect((await ada.api("GET", "/api/tasks")).status).toBe(200);
  });

  test("sends the credentials, leads to the log-in, and leaves nothing in the browser", async () => {
    const dialog = await open();
    await dialog.getByLabel("Type “delete” to confirm").fill("delete");
    const [request] = await Promise.all([
      page.waitForRequest("**/api/me"),
      dialog.getByRole("button", { name: "Delete Account" }).click(),
    ]);
    expect(request.method()).toBe("DELETE");
    expect(request.headers().authorization).toMatch(/^Bearer /);
    await page.waitForURL(`${stack.origin}/login`);
    await page.getByText("Your account has been deleted.").waitFor();
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(left).not.toContain(ada.userId);
    refused = [/sessions\/email\)$/];
    await submitLogin(page, ada);
    await page.getByRole("alert").getByText("Invalid credentials").waitFor();
  });

  test("that fails stays open and says so", async () => {
    refused = [/api\/me\)$/, /Account delete failure/];
    await page.route("**/api/me", (route) => route.abort());
    const dialog = await open();
    await dialog.getByLabel("Type “delete” to confirm").fill("delete");
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await dialog.getByRole("alert").getByText("Network request failed").waitFor();
    expect(page.url()).toContain("/profile");
  });
});
