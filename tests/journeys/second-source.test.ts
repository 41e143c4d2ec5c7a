import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import { fileLayouts } from "#domain/exports/file-layouts.ts";
import { freeRerunSentence } from "#domain/money/free-rerun.ts";
import { areaAddress, expectAccessible } from "../steps/area.ts";
import { newVisit } from "../steps/browser.ts";
import { chooseFile, download } from "../steps/export-file.ts";
import { signedInStateOf } from "../steps/log-in.ts";
import { rowsOf } from "../steps/payments.ts";
import { sharedBrowser } from "../steps/product.ts";
import { boundsOf, type RunningStack, startStack } from "../steps/stack.ts";
import { finishedTask, openAccount, signUp, type TestUser } from "../steps/user.ts";

/** Of the town, so that its collection ends in a moment. */
async function corner(stack: RunningStack) {
  const { north, south, east, west } = await boundsOf(stack);
  return { north, east, south: (north + south) / 2, west: (east + west) / 2 };
}

describe("with Overture Maps as a second source", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let page: Page;

  // A stack each: a function keeps what it has read, so that a later fault would not be met.
  beforeEach(async () => {
    [stack, browser] = await Promise.all([startStack({ withOverture: true }), sharedBrowser()]);
    user = await signUp(stack.origin, "sources");
    await openAccount(user);
    const state = await signedInStateOf({ stack, browser }, user);
    ({ page } = await newVisit(browser, { state }));
  });
  afterEach(() => stack.stop());

  const spoil = (fault: object) =>
    fetch(`${stack.origin}/stand-ins/overture/faults`, {
      method: "POST",
      body: JSON.stringify(fault),
    });
  const choice = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}, `) });

  async function toCounts(type: string, name: string): Promise<void> {
    await page.goto(`${stack.origin}/addPreset?${areaAddress(await corner(stack))}`);
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByLabel("Business type").fill(type);
    await page.getByLabel("Business type").press("Enter");
    await page.getByRole("button", { name: "Next Step" }).click();
    await page.getByLabel("Preset Name").fill(name);
    await page.getByRole("list", { name: "Counts" }).waitFor();
  }

  async function countOf(name: string): Promise<number> {
    const label = await choice(name).getAttribute("aria-label");
    return Number(/, (\d+) businesses$/.exec(label ?? "")?.[1]);
  }

  test("a person sees each source's count before paying, and chooses more rows or surer ones", async () => {
    await toCounts("Restaurant", "Surer lunch");
    await page.getByText(/^\d+ businesses in total/).waitFor();
    expect(await choice("More rows").isChecked()).toBe(true);
    const [more, surer] = [await countOf("More rows"), await countOf("Surer rows")];
    expect(surer).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(surer);
    const row = page.getByRole("list", { name: "Counts" }).getByRole("listitem");
    await row.getByText(`In Overture Maps: ${more} (${surer} surer)`).waitFor();
    await expectAccessible(page);
    await choice("More rows").press("ArrowRight");
    expect(await choice("Surer rows").isChecked()).toBe(true);
    await page.getByText(/^Adds only the businesses Overture Maps is surest of/).waitFor();
    await page.getByRole("button", { name: "Start Analysis" }).click();
    await page.getByRole("heading", { name: "Surer lunch" }).waitFor();
    const [task] = await rowsOf(stack, "tasks");
    expect(task).toMatchObject({ name: "Surer lunch", overture: "surer" });
  });

  test("a count that fails says so, and the collection can be started without it", async () => {
    await spoil({ kind: "corrupt", match: "release" });
    await toCounts("Hotel", "Hotels");
    await page.getByText("Overture Maps could not be counted right now.").waitFor();
    expect(await choice("More rows").getAttribute("aria-label")).toBe("More rows, Not counted");
    await page.getByText("In Overture Maps: not counted").waitFor();
    expect(await page.getByRole("button", { name: "Start Analysis" }).isEnabled()).toBe(true);
  });

  /** A preset of the town's restaurants, once it has ended; its page is open. */
  async function collected(): Promise<Task> {
    const wish = { name: "Lunch", niche: ["Restaurant"], tier: 1, bounds: await boundsOf(stack) };
    const { body } = await user.api("POST", "/api/scrape", wish);
    const task = await finishedTask(user, body.taskId);
    await page.goto(`${stack.origin}/preset/${task.taskId}`);
    await page.getByRole("tab", { name: "Businesses" }).waitFor();
    return task;
  }

  async function expectMapAlone(task: Task, sentence: RegExp): Promise<void> {
    const { types: niche, tier, bounds, found, coverage } = task;
    const { body } = await user.api("POST", "/api/scrape/quote", { niche, tier, bounds });
    expect([task.status, found + (coverage?.merged ?? 0)]).toEqual(["success", body.total]);
    expect(await page.getByText("Overture Maps Foundation").count()).toBe(0);
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByText("It could not be read, so this preset has the map's").waitFor();
    await page.getByText(sentence).waitFor();
  }

  test("a preset says what each source gave, credits both, and marks where they agree", async () => {
    const task = await collected();
    const report = task.coverage?.overture;
    if (report?.state !== "read") throw new Error("the second source was not read");
    const { merged, added, agreed, both } = report;
    const share = (known: number, all: number): string => `${((known / all) * 100).toFixed(0)} %`;
    const { one, two } = both.phoneOrWebsite;
    console.log(
      `phone or website: ${one} of ${task.found - added} with the map alone (${share(one, task.found - added)}), ` +
        `${two} of ${task.found} with both sources (${share(two, task.found)})`,
    );
    expect(Math.min(merged, added, agreed)).toBeGreaterThan(0);
    expect(two / task.found).toBeGreaterThan(one / (task.found - added));
    await page.getByText(/Copyright 2024 Foursquare Labs, Inc\. All rights reserved\./).waitFor();
    await page.emulateMedia({ media: "print" });
    const licence = page.getByRole("link", { name: "CDLA-Permissive-2.0" });
    // Once, with the style of every printed link.
    const written = `getComputedStyle(document.querySelector("[href*='cdla.dev']"), "::after").content`;
    expect(await page.evaluate<string>(written)).toContain("https://cdla.dev/permissive-2-0/");
    expect(await licence.locator("..").textContent()).not.toContain("https://");
    await page.emulateMedia({ media: "screen" });
    const source = page.getByRole("columnheader", { name: "Source", exact: true });
    // One way, the other way, and back to the most complete first.
    for (const words of ["OSM + Overture", "Overture Maps", "OSM + Overture"]) {
      await source.getByRole("button").click();
      const first = page.getByRole("row").nth(1);
      await first.getByRole("cell", { name: words, exact: true }).waitFor();
    }
    const agreeing = page.getByRole("row").filter({ has: page.getByLabel("Both sources agree:") });
    await agreeing.first().getByRole("button").first().click();
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.getByText("From OpenStreetMap and Overture Maps").waitFor();
    await panel.getByText(/^Both sources agree on the (phone number|website)/).waitFor();
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByRole("heading", { name: "Overture Maps" }).waitFor();
    await page.getByText(new RegExp(`also on the map, ${added} business`)).waitFor();
    await expectAccessible(page);
  });

  test("a file of it credits both sources and Foursquare, whatever its layout", async () => {
    const { taskId } = await collected();
    const files = [
      ...fileLayouts.map((layout) => ({ format: "csv", layout })),
      { format: "geojson" },
    ];
    for (const file of files) {
      const { body } = await user.api("POST", `/api/tasks/${taskId}/exports`, file);
      const text = await (await fetch(body.download_url)).text();
      for (const credit of [
        "ODbL 1.0 © OpenStreetMap contributors",
        "CDLA-Permissive-2.0 (https://cdla.dev/permissive-2-0/)",
        "Copyright 2024 Foursquare Labs, Inc. All rights reserved. Transformed to the Overture schema",
        "Changed by Areascout: business types, form of phone numbers, duplicates joined",
        "Overture Maps Foundation, overturemaps.org",
      ]) {
        expect(text, JSON.stringify(file)).toContain(credit);
      }
    }
  });

  test("a person downloads what Overture Maps gave alone, and is offered it of two sources only", async () => {
    await collected();
    const dialog = await chooseFile(page, { content: "Overture Maps only" });
    await dialog.getByText("A file of what Overture Maps has of the whole preset.").waitFor();
    await expectAccessible(page);
    const file = await download(page);
    expect(file.suggestedFilename()).toBe("lunch-overture.csv");
    const text = readFileSync(await file.path(), "utf8");
    expect(text).toContain("CDLA-Permissive-2.0 (https://cdla.dev/permissive-2-0/)");
    expect(text).not.toMatch(/OpenStreetMap|ODbL/);
  });

  test("a second source that is down leaves the map's businesses, and the preset says why", async () => {
    await fetch(`${stack.origin}/stand-ins/overture/index.json`, { method: "DELETE" });
    await expectMapAlone(await collected(), /^The index of Overture Maps was not found\./);
    const dialog = await chooseFile(page);
    expect(await dialog.getByText("Overture Maps only").count()).toBe(0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("tab", { name: "Businesses" }).click();
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitemcheckbox", { name: /^Type/ }).waitFor();
    expect(await page.getByRole("menuitemcheckbox", { name: /^Source/ }).count()).toBe(0);
    expect(await page.getByRole("columnheader", { name: "Source" }).count()).toBe(0);
  });

  test("a run without the second source is repeated free once it is back, and only once", async () => {
    const address = `${stack.origin}/stand-ins/overture/index.json`;
    const index = await (await fetch(address)).text();
    await fetch(address, { method: "DELETE" });
    const task = await collected();
    expect(task.charged).toBe(task.price);
    const balance = await openAccount(user);
    await fetch(address, { method: "PUT", body: index });

    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByText("Re-running this preset is free.").waitFor();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    const free = "Free: Overture Maps could not be read last time";
    for (const one of [page, tab]) {
      await one.getByRole("button", { name: "Re-run Lunch" }).click();
      await one.getByRole("dialog").getByText(freeRerunSentence).waitFor();
    }
    await expectAccessible(page);
    await page.getByRole("button", { name: "Re-run preset" }).click();
    await page.getByText("“Lunch” is being collected again.").waitFor();
    await tab.getByRole("button", { name: "Re-run preset" }).click();
    await tab.getByText(/^Re-running this preset now costs \$\d/).waitFor();

    const runs = (await rowsOf(stack, "tasks")).filter((row) => row.previous_task_id !== null);
    expect(runs).toHaveLength(1);
    const again = await finishedTask(user, String(runs[0]?.$id));
    expect(again).toMatchObject({ price: 0, charged: 0, previousTaskId: task.taskId });
    expect(again.coverage?.overture?.state).toBe("read");
    expect(again.found).toBeGreaterThan(task.found);
    expect(await openAccount(user)).toBe(balance);

    await page.getByRole("button", { name: "Re-run Lunch" }).click();
    await page
      .getByRole("dialog")
      .getByText(/^It costs \$\d/)
      .waitFor();
    await page.goto(`${stack.origin}/checkout`);
    await page.getByText(`Nothing charged for “${again.name}”`).first().waitFor();
    await page.getByText(free).first().waitFor();
    expect(await page.getByText("< $0.01").count()).toBe(0);
  });

  test("a second source that is too slow leaves the map's businesses, and running it again is free", async () => {
    await spoil({ kind: "slow", match: "release" });
    const task = await collected();
    await fetch(`${stack.origin}/stand-ins/overture/faults`, { method: "DELETE" });
    await expectMapAlone(task, /^Overture Maps took too long to answer\./);
    expect(task.charged).toBe(task.price);
    const balance = await openAccount(user);

    await page.getByText("Re-running this preset is free.").waitFor();
    await page.getByRole("button", { name: "Re-run Lunch" }).click();
    await page.getByRole("button", { name: "Re-run preset" }).click();
    await page.getByText("“Lunch” is being collected again.").waitFor();
    const [run] = (await rowsOf(stack, "tasks")).filter((row) => row.previous_task_id !== null);
    const again = await finishedTask(user, String(run?.$id));
    const report = again.coverage?.overture;
    expect(again).toMatchObject({ status: "success", price: 0, charged: 0 });
    expect(report?.state).toBe("read");
    // Every business of the first run is there again.
    expect(again.coverage?.changes).toMatchObject({ gone: { count: 0 } });
    expect(again.found).toBeGreaterThan(task.found);
    expect(await openAccount(user)).toBe(balance);
  });

  test("a second source that is damaged leaves the map's businesses, and the preset says why", async () => {
    await spoil({ kind: "corrupt", match: "release" });
    await expectMapAlone(await collected(), /^A file of Overture Maps can't be read/);
  });
});
