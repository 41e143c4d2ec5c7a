import { Account } from "appwrite";
import { Client, Functions, Query } from "node-appwrite";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { localApiKey } from "../../scripts/local-appwrite/index.ts";
import { launchBrowser, newVisit } from "../steps/browser.ts";
import { logIn } from "../steps/log-in.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import { finishedTask, mailsTo, openAccount, signUp, type TestUser } from "../steps/user.ts";

/** A run of any length is long enough. */
const variables = { RUN_MAIL_AFTER_SECONDS: "0.001" };

describe("the mail about a preset's end", () => {
  let stack: RunningStack;
  let browser: Browser;

  beforeAll(async () => {
    stack = await startStack({ variables });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await stack.stop();
  });

  test("comes once, and its link leads to the preset with its businesses", async () => {
    const user = await signUp(stack.origin, "reader");
    await openAccount(user);
    const taskId = await collect(user, "Old town", 1);
    const [mail, ...others] = await until(() => mailsAboutRuns(user), { what: "the mail" });
    expect(others).toEqual([]);
    const { body } = await user.api("GET", `/api/tasks/${taskId}`);
    expect(mail?.subject).toBe("Areascout: Old town is ready");
    expect(mail?.text).toContain(`Your preset Old town is ready: ${body.found} businesses.`);

    const { page, context, complaints } = await newVisit(browser);
    await logIn(page, stack.origin, user, "/profile");
    await page.goto(mail?.links[0]?.replace("127.0.0.1", "localhost") ?? "");
    await page.getByRole("heading", { name: "Old town", exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/preset/${taskId}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("comes when the websites of Tier 2 have been read, and not before", async () => {
    const user = await signUp(stack.origin, "second");
    await openAccount(user);
    await collect(user, "With websites", 2);
    const mails = await until(() => mailsAboutRuns(user), { what: "the mail" });
    expect(mails.map(({ subject }) => subject)).toEqual(["Areascout: With websites is ready"]);
  });

  test("does not come to a person who switched it off, on whatever device", async () => {
    const user = await signUp(stack.origin, "quiet");
    await openAccount(user);
    const { page, context, complaints } = await newVisit(browser);
    await logIn(page, stack.origin, user, "/profile?tab=profile");
    await page.goto(`${stack.origin}/profile?tab=profile`);
    const box = page.getByRole("checkbox", { name: /^Emails to / });
    await until(() => box.isEnabled(), { what: "the setting" });
    expect(await box.isChecked()).toBe(true);
    await box.uncheck();
    await until(async () => (await prefsOf(user)).runMails === "off", { what: "saved" });
    await page.reload();
    await until(() => box.isEnabled(), { what: "the setting" });
    expect(await box.isChecked()).toBe(false);

    await workerSaid(await collect(user, "Told nobody", 1), "none");
    expect(await mailsAboutRuns(user)).toBe(false);

    await box.check();
    await until(async () => (await prefsOf(user)).runMails === "on", { what: "saved" });
    await collect(user, "Told again", 1);
    const mails = await until(() => mailsAboutRuns(user), { what: "the mail" });
    expect(mails.map(({ subject }) => subject)).toEqual(["Areascout: Told again is ready"]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  async function collect(user: TestUser, name: string, tier: 1 | 2): Promise<string> {
    const { body } = await user.api("POST", "/api/scrape", {
      ...{ name, niche: ["Restaurant"], tier },
      bounds: await boundsOf(stack),
    });
    await finishedTask(user, body.taskId);
    return body.taskId;
  }

  async function mailsAboutRuns(user: TestUser) {
    const mails = await mailsTo(stack.origin, user.email);
    const about = mails.filter(({ subject }) => subject.startsWith("Areascout: "));
    return about.length > 0 && about;
  }

  /** The worker of this preset has decided: a mail that has not come by then never comes. */
  const workerSaid = (taskId: string, told: string) =>
    until(
      async () => (await workerLogs()).includes(JSON.stringify({ event: "mail", taskId, told })),
      {
        what: `the worker's ${told}`,
      },
    );

  async function workerLogs(): Promise<string> {
    const client = new Client().setEndpoint(`${stack.origin}/v1`).setProject("areascout");
    const { executions } = await new Functions(
      client.setKey(localApiKey(stack.dataDir)),
    ).listExecutions({ functionId: "collect", queries: [Query.limit(100)] });
    return executions.map(({ logs }) => logs).join("\n");
  }
});

const prefsOf = (user: TestUser): Promise<Record<string, unknown>> =>
  new Account(user.client).getPrefs();
