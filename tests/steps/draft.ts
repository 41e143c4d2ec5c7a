import type { Page } from "playwright-core";
import type { Bounds } from "#domain/area/area.ts";
import type { TestUser } from "./user.ts";

/** A box of some 6,000 km² with the sample town in it. */
export async function aroundTheTown(origin: string): Promise<Bounds> {
  const { sampleBounds } = JSON.parse(await (await fetch(`${origin}/config.json`)).text());
  const lat = (sampleBounds.north + sampleBounds.south) / 2;
  const lon = (sampleBounds.east + sampleBounds.west) / 2;
  const halfLon = 0.3 / Math.cos((lat * Math.PI) / 180);
  return { north: lat + 0.4, south: lat - 0.4, east: lon + halfLon, west: lon - halfLon };
}

/** As if the person had left the wizard at its last step; the page shows no wizard meanwhile. */
export async function leaveDraft(
  page: Page,
  { userId }: TestUser,
  { area, name }: { area: Bounds; name: string },
): Promise<void> {
  const wizard = { area, place: "Somewhere large", tier: 1, types: ["Bakery"], name };
  await page.evaluate(
    (text) => sessionStorage.setItem("presetDraft", text),
    JSON.stringify({ userId, step: 3, wizard, attempt: null }),
  );
}
