import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import type { Visit } from "../steps/browser.ts";
import {
  askAndWait,
  choosePreset,
  collectPreset,
  openChat,
  personWithPreset,
  standIn,
} from "../steps/chat.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";
import { allListings, finishedTask, type TestUser } from "../steps/user.ts";

describe("a question about another snapshot", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let first: Task;
  let again: Task;
  let hotels: Task;
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task: first } = await personWithPreset(stack, "across", "Old town"));
    const { body } = await user.api("POST", `/api/tasks/${first.taskId}/rerun`);
    again = await finishedTask(user, body.taskId);
    hotels = await collectPreset(stack, user, "Just hotels", ["Hotel"]);
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  async function ready(name: string): Promise<{ page: Page; complaints: string[] }> {
    const visit = await openChat({ stack, browser }, user);
    visits.push(visit);
    await choosePreset(visit.page, name);
    return visit;
  }

  test("compares two runs, and says so where there is only one", async () => {
    const { page, complaints } = await ready(again.name);
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
    const run = `the last run (${day.format(new Date(first.finishedAt ?? ""))})`;
    const all = (await allListings(user, again.taskId)).length;
    const answer = await askAndWait(page, "What changed since last time?");
    await answer
      .getByText(`Nothing changed since ${run}: ${all} businesses then and now.`)
      .waitFor();
    const more = await askAndWait(page, "Gibt es mehr Hotels als beim letzten Mal?");
    await more
      .getByText(
        /^(Assistant: )?Gegenüber dem letzten Lauf \(.+\) gibt es gleich viele Hotels: \d+\.$/,
      )
      .waitFor();
    await choosePreset(page, hotels.name);
    const none = await askAndWait(page, "which ones closed since the last run?");
    await none
      .getByText(/^(Assistant: )?This preset has no earlier run to compare with\./)
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test("compares two presets, asks which is meant, and keeps the choice", async () => {
    const { page, complaints } = await ready(hotels.name);
    const count = (await allListings(user, hotels.taskId)).length;
    const all = (await allListings(user, first.taskId)).length;
    const whole = await askAndWait(page, "compare with my preset Old town");
    await whole
      .getByText(
        `“Old town” has ${all - count} more businesses than “Just hotels”: ${all} against ${count}.`,
      )
      .waitFor();
    const unclear = await askAndWait(page, "how many more hotels than in Old");
    await unclear.getByText("Which of your presets do you mean by “Old”?").waitFor();
    await page.getByRole("button", { name: `with “${again.name}”` }).click();
    const sentence = `“Just hotels” and “${again.name}” have the same number of hotels: ${count} each.`;
    await page.getByText(sentence).waitFor();
    await page.reload();
    await page.getByText(sentence).waitFor();
    expect(complaints).toEqual([]);
  });

  test("opens a business that is gone in the run before", async () => {
    const { page, complaints } = await ready(again.name);
    const [left] = await allListings(user, first.taskId);
    await standIn({ page }, (route) =>
      route.fulfill({
        json: {
          format: "text",
          answer: "Since the last run 1 business is gone.",
          plan: { v: 2, op: "changes", changes: "gone", output: "text" },
          result: {
            kind: "list",
            total: 1,
            rows: [{ id: left?.id, name: left?.name, change: "gone", preset: first.taskId }],
          },
        },
      }),
    );
    const answer = await askAndWait(page, "which ones closed since last time");
    await answer.getByRole("table").waitFor();
    const headings = await answer.getByRole("columnheader").allTextContents();
    expect(headings).toEqual(["Name", "Change"]);
    await answer.getByRole("link", { name: String(left?.name) }).click();
    await page.waitForURL(`**/preset/${first.taskId}?show=${left?.id}`);
    expect(complaints).toEqual([]);
  });
});
