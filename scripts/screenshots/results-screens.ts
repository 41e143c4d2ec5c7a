import { openPreset, type Screen } from "./steps.ts";

/** A finished preset, and the parts that open on it. */
export const resultsScreens: readonly Screen[] = [
  { name: "preset", role: "verified", path: "/profile?tab=tasks", reach: openPreset },
  {
    name: "preset-filters",
    role: "verified",
    path: "/profile?tab=tasks",
    widths: [375, 768],
    reach: async (page) => {
      await openPreset(page);
      await page.getByRole("button", { name: "Filters" }).click();
      await page.getByRole("dialog", { name: "Filters" }).waitFor();
    },
  },
  {
    name: "preset-business",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openPreset(page);
      await page.getByRole("region", { name: "Table of the businesses" }).focus();
      await page.locator("tbody [aria-rowindex] button").first().click();
      await page.getByRole("complementary", { name: "Business details" }).waitFor();
    },
  },
  {
    name: "preset-columns",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=tasks",
    widths: [768, 1440],
    reach: async (page) => {
      await openPreset(page);
      await page.getByRole("button", { name: "Columns" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "preset-column-width",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=tasks",
    widths: [768, 1440],
    reach: async (page) => {
      await openPreset(page);
      const heading = page.getByRole("columnheader", { name: "Suburb", exact: true });
      await heading.hover();
      await heading.locator("[data-edge]").click();
      await page.getByRole("dialog", { name: "Width of Suburb" }).waitFor();
    },
  },
  {
    name: "preset-selected",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openPreset(page);
      for (const row of [0, 2]) await page.locator("tbody label").nth(row).click();
      await page.getByRole("button", { name: "Export selected" }).click();
      await page.getByRole("dialog", { name: "Export businesses" }).waitFor();
    },
  },
  {
    name: "preset-export",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openPreset(page);
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("dialog", { name: "Export businesses" }).waitFor();
    },
  },
  {
    name: "preset-export-columns",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openPreset(page);
      await page.getByRole("button", { name: "Export" }).click();
      const dialog = page.getByRole("dialog", { name: "Export businesses" });
      await dialog.getByText(/^Choose columns/).click();
      await dialog.getByRole("button", { name: "Usual" }).waitFor();
    },
  },
  {
    name: "preset-overview",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openPreset(page);
      await page.getByRole("tab", { name: "Overview" }).click();
      await page.getByText("collected from OpenStreetMap").waitFor();
    },
  },
];
