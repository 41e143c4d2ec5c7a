import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Bounds, Edge } from "#domain/area/area.ts";
import { depth } from "../depth.ts";
import { accessibilityFindings, colourFindings, fitsWidth } from "./accessibility.ts";
import { until } from "./stack.ts";

export const places = (page: Page): Locator =>
  page.getByRole("listbox", { name: "Places" }).getByRole("option");

export const handle = (page: Page, edge: Edge): Locator =>
  page.getByRole("slider", { name: `${edge} edge` });

export const degreesOf = async (page: Page, edge: Edge): Promise<number> =>
  Number(await handle(page, edge).getAttribute("aria-valuenow"));

/** The number field of a side, which follows what is chosen, not what is being dragged. */
export const sideField = (page: Page, edge: Edge): Locator =>
  page.getByLabel(edge.charAt(0).toUpperCase() + edge.slice(1), { exact: true });

/** Shows the four numbers, which are one press away. */
export async function openCoordinates(page: Page): Promise<void> {
  if (await sideField(page, "north").isVisible()) return;
  await page.getByText("Exact coordinates", { exact: true }).click();
}

export async function typeSide(page: Page, edge: Edge, text: string): Promise<void> {
  await openCoordinates(page);
  await sideField(page, edge).fill(text);
  await sideField(page, edge).press("Enter");
}

/** The middle of a point, in the window. */
export async function middleOf(point: Locator): Promise<{ x: number; y: number }> {
  await point.scrollIntoViewIfNeeded();
  const box = await point.boundingBox();
  if (!box) throw new Error("The point is not on the map.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const mapShown = (page: Page): Promise<void> => handle(page, "north").waitFor();

/** Types a name, waits for the places and takes the first by the keyboard. */
export async function choosePlace(page: Page, name: string): Promise<void> {
  const field = page.getByRole("combobox", { name: /Location|City or region/ });
  await field.fill(name);
  await places(page).first().filter({ hasText: name }).waitFor();
  await field.press("ArrowDown");
  await field.press("Enter");
  await until(async () => (await sideField(page, "north").inputValue()) !== "");
}

export interface FoundPlace {
  display_name: string;
  lat: string;
  lon: string;
  boundingbox?: string[];
  type?: string;
  importance?: number;
}

/** `{ display_name: "Box", lat: "5", lon: "5", boundingbox: ["0", "10", "0", "10"] }` */
export const placeWithBox = (name: string, { north, south, east, west }: Bounds): FoundPlace => ({
  display_name: name,
  lat: String((north + south) / 2),
  lon: String((east + west) / 2),
  boundingbox: [south, north, west, east].map(String),
});

/** The place search answers with these from now on; the list of what it was asked is returned. */
export async function answerSearches(
  page: Page,
  found: (query: URLSearchParams) => readonly FoundPlace[],
): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route("**/stand-ins/geocoder/search?**", (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    return route.fulfill({ json: found(query) });
  });
  return asked;
}

/** The zooms of the map pictures asked for since, in their order. */
export function watchZooms(page: Page): number[] {
  const zooms: number[] = [];
  page.on("request", (request) => {
    const tile = /\/stand-ins\/tiles\/(\d+)\//.exec(request.url());
    if (tile) zooms.push(Number(tile[1]));
  });
  return zooms;
}

/** A search address of `/addPreset` or `/pricing` that brings an area along. */
export const areaAddress = ({ north, south, east, west }: Bounds, tier = 1): string =>
  `tier=${tier}&north=${north}&south=${south}&east=${east}&west=${west}`;

/** No finding of axe and nothing that sticks out, at as many widths as the depth asks for. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  // Else a colour would still be on its way from one theme to the other.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await fitsWidth(page)]).toEqual([width, true]);
    if (width > 375 && !depth.axeAtEveryWidth) continue;
    expect([width, await accessibilityFindings(page)]).toEqual([width, []]);
    await page.evaluate(`document.documentElement.classList.add("dark")`);
    expect([`${width}, dark`, await colourFindings(page)]).toEqual([`${width}, dark`, []]);
    await page.evaluate(`document.documentElement.classList.remove("dark")`);
  }
  if (before) await page.setViewportSize(before);
}

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.matches(":focus"));

/** A style as the browser has it in the end. */
export const styleOf = (target: Locator, property: string): Promise<string> =>
  target.evaluate(
    (element, name) =>
      element.ownerDocument.defaultView?.getComputedStyle(element).getPropertyValue(name) ?? "",
    property,
  );

/** Presses Tab until the focus is on this element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the focus never came there by the Tab key");
}
