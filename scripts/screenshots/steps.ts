import type { Page } from "playwright-core";
import { settled } from "./settled.ts";

/** A newcomer is verified, and has nothing yet. */
export type Role = "anonymous" | "unverified" | "newcomer" | "verified";

export interface Screen {
  name: string;
  role: Role;
  path: string;
  /** Where it exists; else everywhere. */
  widths?: readonly number[];
  /** A selector: the picture shows this part of the page alone. */
  part?: string;
  /** The window as it is: what opens in it has its place by the window's height. */
  isWindow?: true;
  /** Something is made to fail, of which the browser's console tells. */
  isFailing?: true;
  /** From the opened address to the state that is meant. */
  reach: (page: Page) => Promise<void>;
}

export const widthsOf = ({ widths }: Screen): readonly number[] => widths ?? [375, 768, 1440];

export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole("heading", { name }).first().waitFor();
export const text = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
export const next = (page: Page) => page.getByRole("button", { name: "Next Step" });

export async function chooseTown(page: Page): Promise<void> {
  await page.getByRole("combobox").first().fill("Port Ellory");
  await page.getByRole("option").first().click();
}

async function addTypes(page: Page, types: readonly string[]): Promise<void> {
  await next(page).click();
  await page.getByRole("heading", { name: "Add Business Type" }).waitFor();
  for (const type of types) {
    await page.getByLabel("Business type").fill(type);
    await page.getByLabel("Business type").press("Enter");
  }
}

export async function toNiche(page: Page): Promise<void> {
  await chooseTown(page);
  await addTypes(page, ["Restaurant"]);
}

/** From a page that has its area by its address. */
export async function toDetails(page: Page, types: readonly string[]): Promise<void> {
  await addTypes(page, types);
  await next(page).click();
  await page.getByLabel("Preset Name").fill("Restaurants");
}

export const start = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Start Analysis" }).click();
  await page.getByRole("dialog").waitFor();
};

export const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").waitFor();
};

/** From the list of presets to the results of the first. */
export async function openPreset(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^View / })
    .first()
    .click();
  await page.getByRole("region", { name: "Table of the businesses" }).waitFor();
}

/** From the list of presets to the menu of the first. */
export async function openActions(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^More actions for / })
    .first()
    .click();
  await page.getByRole("menu").waitFor();
}

/** The list holds the first preset so many times from now on, each of its own name. */
export async function repeatPreset(page: Page, times: number): Promise<void> {
  await page.route(/\/api\/tasks(\?.*)?$/, async (route) => {
    // The page may be closed while its request is on its way.
    const response = await route.fetch().catch(() => null);
    const [first] = response ? await response.json() : [];
    const json = Array.from({ length: times }, (_, n) => ({
      ...first,
      taskId: `${first?.taskId}${n}`,
      name: `${first?.name} ${times - n}`,
    }));
    await route.fulfill({ json: route.request().url().includes("before=") ? [] : json });
  });
  await page.reload();
}

export const refuse = (page: Page, path: string): Promise<unknown> =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "" }),
  );

/** The first preset waits for the map service from now on. */
export async function waitForMap(page: Page): Promise<void> {
  await page.route(/\/api\/tasks(\/[^/]+)?(\?.*)?$/, async (route) => {
    // The page may be closed while its request is on its way.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    const body = await response.json();
    const task = Array.isArray(body) ? body[0] : body;
    const since = new Date().toISOString();
    const waiting = { for: "map-service", since };
    const soFar = {
      status: "collecting",
      tilesDone: 3,
      tilesTotal: 12,
      charged: 0,
      finishedAt: null,
    };
    Object.assign(task, { ...soFar, waiting });
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await page.getByText("Waiting for the map service").first().waitFor();
}

export async function send(page: Page, question: string): Promise<void> {
  // A preset chosen before the last conversation is restored would be that one's.
  await page.getByRole("log").waitFor();
  await settled(page);
  await page
    .getByLabel(/preset/i)
    .first()
    .selectOption({ index: 1 });
  const box = page.getByPlaceholder("Ask your question...");
  await box.fill(question);
  await box.press("Enter");
}

export async function ask(page: Page, question: string): Promise<void> {
  const answers = page.getByRole("log").getByRole("button", { name: "Copy answer" });
  await page.getByPlaceholder("Ask your question...").waitFor();
  await settled(page);
  const before = await answers.count();
  await send(page, question);
  await answers.nth(before).waitFor();
}

export async function goOffline(page: Page): Promise<void> {
  await settled(page);
  await page.context().setOffline(true);
  await page.getByText("You're offline.").locator("visible=true").waitFor();
}

export const sea = "/addPreset?tier=1&north=20.1&south=20&east=-30&west=-30.1";
export const tooDear = "/addPreset?tier=1&north=44.6&south=43.8&east=-32.9&west=-33.8";
