import type { Page } from "playwright-core";
import { openPreset, type Screen } from "./steps.ts";

async function openPalette(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Food and hair" }).waitFor();
}

export const paletteScreens: readonly Screen[] = [
  {
    name: "palette",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=profile",
    reach: openPalette,
  },
  {
    name: "palette-found",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=profile",
    reach: async (page) => {
      await openPalette(page);
      await page.getByRole("combobox", { name: "Preset, screen or action" }).fill("dent");
      await page.getByRole("option", { name: "Dentists without a website" }).waitFor();
    },
  },
  {
    name: "palette-preset",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openPreset(page);
      await openPalette(page);
      await page.getByRole("option", { name: "Export as CSV" }).waitFor();
    },
  },
  {
    name: "palette-nothing",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=profile",
    reach: async (page) => {
      await openPalette(page);
      await page.getByRole("combobox", { name: "Preset, screen or action" }).fill("zzz");
      await page.getByText("Nothing found.").waitFor();
    },
  },
];
