import type { Browser, Page, Request } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { newVisit, type StoredVisit, type Visit } from "../steps/browser.ts";
import { logIn, signedInStateOf } from "../steps/log-in.ts";
import { sharedProduct } from "../steps/product.ts";
import { boundsOf, type RunningStack, until } from "../steps/stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

describe("the calls the site makes", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let signedIn: StoredVisit;
  let visit: Visit;
  let calls: Request[];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    user = await signUp(stack.origin, "caller");
    await openAccount(user);
    const bounds = await boundsOf(stack);
    const started = await user.api("POST", "/api/scrape", {
      name: "Town hotels",
      niche: ["Hotel"],
      tier: 1,
      bounds,
    });
    await finishedTask(user, started.body.taskId);
    signedIn = await signedInStateOf({ stack, browser }, user);
  });

  const open = async (path: string): Promise<Page> => {
    visit = await newVisit(browser, { state: signedIn });
    calls = [];
    visit.page.on("request", (request) => calls.push(request));
    await visit.page.goto(stack.origin + path);
    return visit.page;
  };
  const call = (method: string, path: string): Promise<Request> =>
    until(
      async () =>
        calls.find((one) => one.method() === method && one.url().startsWith(stack.origin + path)),
      { what: `${method} ${path}` },
    );
  const replyTo = async <Reply>(request: Request): Promise<Reply> => {
    const response = await request.response();
    if (!response) throw new Error(`${request.url()} was not answered`);
    return (await response.json()) as Reply;
  };
  const ask = async (page: Page, question: string): Promise<void> => {
    const presets = page.getByRole("combobox").first();
    const hotels = await presets
      .locator("option:not([hidden])", { hasText: "Town hotels" })
      .getAttribute("value");
    await presets.selectOption(hotels);
    await page.getByPlaceholder("Ask your question...").fill(question);
    await page.getByPlaceholder("Ask your question...").press("Enter");
  };

  test("every call to the backend is JSON and carries the bearer token", async () => {
    await open("/profile?tab=tasks");
    await call("GET", "/api/tasks");
    await call("GET", "/api/account/balance");
    const backend = calls.filter((one) => one.url().startsWith(`${stack.origin}/api/`));
    for (const one of backend) {
      const headers = await one.allHeaders();
      expect(headers["content-type"], one.url()).toBe("application/json");
      expect(headers.authorization, one.url()).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    }
    await visit.context.close();
  });

  test("the balance is read by the user's id", async () => {
    await open("/");
    const read = await call("GET", "/api/account/balance");
    expect(read.url()).toBe(`${stack.origin}/api/account/balance?uid=${user.userId}`);
    expect(await replyTo(read)).toEqual({ balance: expect.any(Number) });
    await visit.context.close();
  });

  test("the presets are read for the chat and the profile", async () => {
    for (const path of ["/chat", "/profile?tab=tasks"]) {
      await open(path);
      const read = await call("GET", "/api/tasks");
      const tasks = await replyTo<Record<string, unknown>[]>(read);
      expect(tasks.find(({ name }) => name === "Town hotels")).toMatchObject({
        taskId: expect.any(String),
        name: "Town hotels",
        niche: "Hotel",
        status: "success",
        $createdAt: expect.any(String),
      });
      await visit.context.close();
    }
  });

  test("a question is sent with niche, name and question", async () => {
    const page = await open("/chat");
    await ask(page, "How many hotels are there?");
    const asked = await call("POST", "/api/queryDatabase");
    expect(asked.postDataJSON()).toMatchObject({
      niche: "Hotel",
      name: "Town hotels",
      question: "How many hotels are there?",
    });
    expect(await replyTo(asked)).toMatchObject({
      format: "text",
      answer: expect.stringMatching(/\d/),
    });
    await visit.context.close();
  });

  test("a CSV is downloaded by opening its link", async () => {
    const page = await open("/chat");
    await ask(page, "Export the hotels as CSV");
    const asked = await call("POST", "/api/queryDatabase");
    const reply = await replyTo<{ format: string; download_url: string }>(asked);
    expect(reply.format).toBe("file");
    const link = page.getByRole("log").getByRole("link", { name: /download/i });
    expect(await link.getAttribute("href")).toBe(reply.download_url);
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    await visit.context.close();
  });

  test("a start is sent with name, niche, tier and bounds", async () => {
    const page = await open("/addPreset");
    await page.getByRole("combobox").first().fill("Port Ellory");
    await page.getByRole("option").first().click();
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByRole("heading", { name: "Add Business Type" }).waitFor();
    await page.getByLabel("Business type").fill("Florist");
    await page.getByLabel("Business type").press("Enter");
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByLabel("Preset Name").fill("Flowers");
    await page.getByRole("button", { name: "Start Analysis" }).click();
    await page.waitForURL(/\/Profile/);
    const body = calls.find((one) => one.url() === `${stack.origin}/api/scrape`)?.postDataJSON();
    expect(body).toMatchObject({ name: "Flowers", niche: ["Florist"], tier: 1 });
    expect(Object.keys(body.bounds).sort()).toEqual(["east", "north", "south", "west"]);
    expect(body.bounds.north).toBeGreaterThan(body.bounds.south);
    expect(body.bounds.east).toBeGreaterThan(body.bounds.west);
    await visit.context.close();
  });

  test("a purchase asks for a transaction of the one price, opened in an overlay", async () => {
    const page = await open("/checkout");
    const { paddle } = (await (await fetch(`${stack.origin}/config.json`)).json()) as {
      paddle: { priceId: string; environment: string };
    };
    expect(paddle.environment).toBe("sandbox");
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await page.evaluate(noteOpenedCheckout);
    await page.getByRole("button", { name: "Pay $10" }).click();
    const sent = await call("POST", "/api/paddle/create-link");
    expect(sent.postDataJSON()).toMatchObject({ priceId: paddle.priceId });
    const { transactionId } = await replyTo<{ transactionId: string }>(sent);
    await page.getByRole("dialog").getByRole("button", { name: "Pay $10.00" }).waitFor();
    expect(await page.evaluate("window.openedCheckout")).toMatchObject({
      transactionId,
      settings: { theme: "dark", locale: "en" },
    });
    await visit.context.close();
  });

  test("the token is kept as appwrite_jwt, and gone after the next log-in", async () => {
    const page = await open("/profile?tab=tasks");
    await call("GET", "/api/tasks");
    const kept = () => page.evaluate<string | null>("localStorage.getItem('appwrite_jwt')");
    expect(await kept()).toMatch(/[\w-]+\.[\w-]+\.[\w-]+/);
    await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/login");
    await page.evaluate("localStorage.setItem('appwrite_jwt', 'left behind')");
    await page.route("**/v1/account/jwts", (route) => route.abort());
    await page.getByLabel("Email", { exact: true }).fill(user.email);
    await page.getByLabel("Password", { exact: true }).fill(user.password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL("**/profile");
    expect(await kept()).not.toBe("left behind");
    signedIn = await visit.context.storageState();
    await visit.context.close();
  });

  test("a page that needs a session reads the account, and a failure means signed out", async () => {
    const page = await open("/profile?tab=profile");
    await call("GET", "/v1/account");
    await page.getByLabel("Account ID").waitFor();
    await page.route("**/v1/account", (route) =>
      route.fulfill({ status: 401, json: { message: "No session", code: 401, type: "x" } }),
    );
    await page.reload();
    await page.waitForURL("**/login");
    await visit.context.close();
  });

  describe("an account of one's own", () => {
    const openAs = async (name: string): Promise<{ page: Page; person: TestUser }> => {
      const person = await signUp(stack.origin, name);
      await openAccount(person);
      visit = await newVisit(browser);
      calls = [];
      visit.page.on("request", (request) => calls.push(request));
      await logIn(visit.page, stack.origin, person);
      return { page: visit.page, person };
    };
    const changePassword = async (page: Page, from: string, to: string): Promise<void> => {
      await page.getByLabel("Current Password", { exact: true }).fill(from);
      await page.getByLabel("New Password", { exact: true }).fill(to);
      await page.getByLabel("Confirm New Password", { exact: true }).fill(to);
      await page.getByRole("button", { name: "Update Password", exact: true }).click();
    };
    const confirmDeletion = async (page: Page): Promise<void> => {
      await page.getByRole("button", { name: "Delete Account", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").fill("delete");
      await dialog
        .getByRole("button", { name: /delete/i })
        .last()
        .click();
    };

    test("a log-out on the profile page leads to the log-in", async () => {
      const { page } = await openAs("leaver");
      await page.getByRole("main").getByRole("button", { name: "Logout", exact: true }).click();
      await page.waitForURL("**/login");
      await call("DELETE", "/v1/account/sessions/current");
      await visit.context.close();
    });

    test("a refused change of the password shows the provider's words", async () => {
      const { page } = await openAs("forgetful");
      await changePassword(page, "not this one", "correct horse 2");
      const alert = page.getByRole("main").getByRole("alert");
      const answer = await replyTo<{ message: string }>(
        await call("PATCH", "/v1/account/password"),
      );
      await alert.getByText(answer.message, { exact: true }).waitFor();
      await visit.context.close();
    });

    test("a changed password ends all sessions and leads to the log-in, with its message", async () => {
      const { page, person } = await openAs("changer");
      await changePassword(page, person.password, "correct horse 2");
      await page.waitForURL("**/login");
      await page.getByText("Password updated! Please log in again.", { exact: true }).waitFor();
      expect((await call("PATCH", "/v1/account/password")).postDataJSON()).toEqual({
        password: "correct horse 2",
        oldPassword: person.password,
      });
      await until(async () =>
        calls.find((one) => one.method() === "DELETE" && one.url().endsWith("/account/sessions")),
      );
      await visit.context.close();
    });

    test("a deletion that fails is said and leaves everything as it is", async () => {
      const { page } = await openAs("stayer");
      await page.route("**/api/me", (route) =>
        route.fulfill({ status: 500, json: { code: "x/y", detail: "Not today." } }),
      );
      await confirmDeletion(page);
      await page.getByText("Not today.", { exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/profile");
      await visit.context.close();
    });

    test("an account is deleted with the session and without a body, and then the log-in opens", async () => {
      const { page } = await openAs("goner");
      // What the server does with it is the server's own test.
      await page.route("**/api/me", (route) => route.fulfill({ status: 200, json: {} }));
      await confirmDeletion(page);
      const sent = await call("DELETE", "/api/me");
      expect(sent.postData()).toBeNull();
      expect((await sent.allHeaders()).authorization).toMatch(/^Bearer /);
      await page.waitForURL("**/login");
      await visit.context.close();
    });
  });

  test("the pricing map starts at 20, 0 and zoom 2", async () => {
    await open("/pricing");
    const { tiles } = (await (await fetch(`${stack.origin}/config.json`)).json()) as {
      tiles: { url: string };
    };
    // At zoom 2 the world is 4 × 4 images; the one around (20, 0) is among those asked for.
    const middle = tiles.url.replace("{z}", "2").replace("{x}", "2").replace("{y}", "1");
    await until(async () => calls.some((one) => one.url() === middle), { what: "the first tile" });
    const zooms = calls
      .map((one) => new RegExp(tiles.url.replace(/\{z\}.*/, "(\\d+)/")).exec(one.url())?.[1])
      .filter(Boolean);
    expect(new Set(zooms)).toEqual(new Set(["2"]));
    await visit.context.close();
  });

  test("map tiles come from the tile server of the settings", async () => {
    const page = await open("/addPreset");
    const { tiles } = (await (await fetch(`${stack.origin}/config.json`)).json()) as {
      tiles: { url: string };
    };
    const pattern = tiles.url.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[zxy]\}/g, "\\d+");
    await page.locator(".leaflet-tile").first().waitFor({ state: "attached" });
    expect(calls.some((one) => new RegExp(`^${pattern}$`).test(one.url()))).toBe(true);
    await visit.context.close();
  });
});

/** Keeps what the payment service's own script is asked to open. */
const noteOpenedCheckout = `{
  let paddle = window.Paddle;
  const noted = (service) => {
    const open = service.Checkout.open;
    service.Checkout.open = (asked) => {
      window.openedCheckout = asked;
      return open(asked);
    };
    return service;
  };
  if (paddle) noted(paddle);
  else Object.defineProperty(window, "Paddle", {
    get: () => paddle,
    set: (service) => { paddle = noted(service); },
  });
}`;
