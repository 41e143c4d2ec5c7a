import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import type { ListingWithReceipts } from "#domain/listing/listing.ts";
import { phoneText } from "#domain/phone/phone-text.ts";
import { launchBrowser, newVisit, type Visit } from "../steps/browser.ts";
import { askAndWait, choosePreset, log, openChat } from "../steps/chat.ts";
import { logIn } from "../steps/log-in.ts";
import { boundsOf, type RunningStack, startStack, until } from "../steps/stack.ts";
import { allListings, finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

let stack: RunningStack;
let browser: Browser;
let ada: TestUser;
/** What was collected before, and of it the business that says most. */
let task: Task;
let rows: ListingWithReceipts[];
let shown: ListingWithReceipts;
const niche = ["Hair Salon", "Lawyer", "Dentist"];

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  ada = await signUp(stack.origin, "ada");
  await openAccount(ada);
  const bounds = await boundsOf(stack);
  const asked = { name: "With sites", niche, tier: 2, bounds };
  const { body } = await ada.api("POST", "/api/scrape", asked);
  task = await finishedTask(ada, body.taskId);
  rows = (await allListings(ada, task.taskId)) as unknown as ListingWithReceipts[];
  const most = rows.find(
    ({ emails, socials, fit, phone_web }) =>
      emails.length > 1 && socials.length > 0 && fit === "Yes" && phone_web !== null,
  );
  if (!most) throw new Error("no business of the sample says as much");
  shown = most;
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

describe("a preset of Tier 2, in the browser", () => {
  let visit: Visit;

  test("is chosen on the wizard, shows the sites being read, and ends with what became of them", async () => {
    visit = await newVisit(browser);
    const { page } = visit;
    await logIn(page, stack.origin, ada, "/addPreset?tier=2");
    expect(await page.getByRole("radio", { name: /^Tier 2/ }).isChecked()).toBe(true);
    await page.getByRole("combobox").fill("Port Ellory");
    await page.getByRole("option").first().click();
    const next = page.getByRole("button", { name: "Next Step" });
    await next.click();
    await page.getByRole("heading", { level: 1, name: "Add Business Type" }).waitFor();
    const type = page.getByLabel("Business type");
    // Sites that were read before are not read again.
    for (const wanted of ["Restaurant", "Bakery"]) {
      await type.fill(wanted);
      await type.press("Enter");
    }
    await next.click();
    await page.getByLabel("Preset Name").fill("By the wizard");
    await page.getByLabel("What do you offer, and to whom?").fill(" booking software ");
    await holdSites("POST");
    await page.getByRole("button", { name: "Start Analysis" }).click();
    await page.waitForURL(/\/profile/i);
    await page.getByText(/\d+ of \d+ websites? read/).waitFor();
    await holdSites("DELETE");
    await page.getByText(/\d+ websites? of \d+ responded · \d+ with an email/).waitFor();
    const all = (await ada.api("GET", "/api/tasks")).body as Task[];
    const listed = all.find(({ name }) => name === "By the wizard");
    const chosen = await finishedTask(ada, listed?.taskId ?? "");
    expect([chosen.status, chosen.tier, chosen.charged]).toEqual(["success", 2, chosen.price]);
    expect(chosen.offer).toBe("booking software");
    expect(visit.complaints).toEqual([]);
    await visit.page.close();
  });

  /** On this machine they are read in less time than the page takes to ask how far it is. */
  const holdSites = (method: "POST" | "DELETE") =>
    fetch(`${stack.origin}/stand-ins/sites/hold`, { method });

  test("its rows and its file show emails by role, phones, profiles and fit with its reason, and its receipts name the page", async () => {
    const host = new URL(shown.website ?? "").hostname;
    for (const field of ["emails", "phone_web", "socials", "fit_reason"] as const)
      expect(shown.receipts[field]).toMatchObject({
        source: "website",
        ref: expect.stringContaining(`https://${host}/`),
      });

    visit = await openChat({ stack, browser }, ada);
    await choosePreset(visit.page, "With sites");
    const answer = await askAndWait(
      visit.page,
      `List the ${shown.categories[0]}s with their e-mail addresses, phone numbers, social profiles and marketing fit`,
    );
    const whole = answer.getByRole("button", { name: /^Show (all|the first)/ });
    await answer.getByRole("table").waitFor();
    if (await whole.isVisible()) await whole.click();
    const row = answer.getByRole("row").filter({ hasText: shown.name ?? "" });
    const pairs = (all: readonly object[]): string =>
      all.map((one) => Object.values(one).join(": ")).join("; ");
    const phones = shown.phones.map(({ label, value }) => ({ label, value: phoneText(value) }));
    // The rules for writing numbers come late.
    await row.getByText(pairs(phones), { exact: true }).waitFor();
    const cells = await row.getByRole("cell").allTextContents();
    for (const text of [pairs(shown.emails), pairs(shown.socials), "Yes", shown.fit_reason ?? ""])
      expect(cells).toContain(text);

    await askAndWait(visit.page, "Export all of them as CSV");
    const link = log(visit.page)
      .getByRole("link", { name: /download/i })
      .last();
    const [download] = await Promise.all([visit.page.waitForEvent("download"), link.click()]);
    const csv = readFileSync(await download.path(), "utf8");
    expect(csv).toContain(shown.emails.map(({ role, value }) => `${role}: ${value}`).join("; "));
    expect(csv).toContain(shown.socials[0]?.url);
    expect(csv).toContain(`Yes,${quoted(shown.fit_reason ?? "")}`);
    expect(visit.complaints).toEqual([]);
    await visit.page.close();
  });
});

describe("the marketing fit", () => {
  const ask = async (name: string, more: object) => {
    const bounds = await boundsOf(stack);
    return ada.api("POST", "/api/scrape", { name, niche, tier: 2, bounds, ...more });
  };
  const fits = async (taskId: string): Promise<(string | null)[][]> => {
    const all = (await allListings(ada, taskId)) as unknown as ListingWithReceipts[];
    return all.map(({ id, fit, fit_reason }) => [id, fit, fit_reason]);
  };

  test("is judged by what the person offers, from the same pages, and again by it in a re-run", async () => {
    const offer = "online booking software";
    const first = await finishedTask(ada, (await ask("For booking", { offer })).body.taskId);
    expect([first.offer, task.offer]).toEqual([offer, null]);
    const judged = await fits(first.taskId);
    expect(judged.filter(([, fit]) => fit !== null).length).toBe(
      rows.filter(({ fit }) => fit !== null).length,
    );
    expect(judged.some(([, , reason]) => /booking/.test(reason ?? ""))).toBe(true);
    expect(rows.some(({ fit_reason }) => /booking/.test(fit_reason ?? ""))).toBe(false);
    const { body } = await ada.api("POST", `/api/tasks/${first.taskId}/rerun`);
    const again = await finishedTask(ada, body.taskId);
    expect(again.offer).toBe(offer);
    expect(await fits(again.taskId)).toEqual(judged);
  });

  test("a sentence of more than 200 characters is refused, and Tier 1 keeps none", async () => {
    const long = await ask("Too long", { offer: "x".repeat(201) });
    expect([long.status, long.body.code]).toEqual([422, "preset/offer-too-long"]);
    const { body } = await ask("Tier 1", { offer: "websites", tier: 1 });
    expect((await finishedTask(ada, body.taskId)).offer).toBeNull();
  });
});

describe("a business that asks to be left out, in the browser", () => {
  test("proves its domain and is gone from somebody else's preset, file and answer within 60 s", async () => {
    const asking = rows.find(
      ({ id, emails, name }) => id !== shown.id && emails.length > 0 && name,
    );
    const host = new URL(asking?.website ?? "").hostname;
    const { page } = await newVisit(browser);
    await page.goto(`${stack.origin}/bot`);
    await page.getByRole("heading", { name: "AreascoutBot" }).waitFor();
    await page.getByRole("link", { name: "tell us your domain or phone number" }).click();
    await page.waitForURL("**/opt-out");
    await page.getByLabel("Domain or phone number").fill("hello");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("alert").getByText("isn't a valid domain or phone number").waitFor();
    await page.getByLabel("Domain or phone number").fill(`https://${host}/contact`);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: `Prove that ${host} is yours` }).waitFor();
    const code = await page.locator("pre").first().textContent();
    await page.getByRole("button", { name: "It's in place: check now" }).click();
    await page.getByRole("alert").getByText("We couldn't find the code").waitFor();

    const path = "/.well-known/areascout-opt-out.txt";
    await fetch(`${stack.origin}/stand-ins/sites/files`, {
      method: "POST",
      body: JSON.stringify({ host, path, text: `${code?.trim()}\n` }),
    });
    await page.getByRole("button", { name: "It's in place: check now" }).click();
    await page.getByRole("status").getByText("has been removed").waitFor();

    const total = rows.length;
    await until(
      async () => {
        const { body } = await ada.api("GET", `/api/tasks/${task.taskId}/listings`);
        return body.withheld === 1 && body.total === total - 1;
      },
      { what: "its disappearance" },
    );
    const left = (await allListings(ada, task.taskId)) as unknown as ListingWithReceipts[];
    expect(left.some(({ id }) => id === asking?.id)).toBe(false);
    let askedAt = 0;
    await until(
      async () => {
        // There is a limit to questions in a minute.
        if (Date.now() - askedAt < 5_000) return false;
        askedAt = Date.now();
        const asked = { niche: task.niche, name: task.name, taskId: task.taskId };
        const { body } = await ada.api("POST", "/api/queryDatabase", {
          ...asked,
          question: "How many businesses are there?",
        });
        return (
          body.notes?.includes("1 withheld at the business’s request.") &&
          body.result.value === total - 1
        );
      },
      { what: "an answer without it" },
    );
  });
});

/** As a cell of a file stands in it. */
const quoted = (text: string): string =>
  /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
