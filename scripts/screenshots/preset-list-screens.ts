import type { Page } from "playwright-core";
import { freeRerunSentence, freeRerunWords } from "#domain/money/free-rerun.ts";
import { openActions, repeatPreset, type Screen } from "./steps.ts";

/** The second source could not be read by the run before. */
async function owesNothing(page: Page): Promise<void> {
  await page.route(/\/api\/tasks\/[^/]+\/rerun$/, async (route) => {
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    const quote = await response.json();
    await route.fulfill({ json: { ...quote, price: 0, free: freeRerunWords } });
  });
}

/** The list of presets, and the actions on one of them. */
export const presetListScreens: readonly Screen[] = [
  {
    name: "rerun-dialog",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openActions(page);
      await page.getByRole("menuitem", { name: "Re-run" }).click();
      await page
        .getByRole("dialog")
        .getByText(/^It costs/)
        .waitFor();
    },
  },
  {
    name: "rerun-free",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await owesNothing(page);
      await openActions(page);
      await page.getByRole("menuitem", { name: "Re-run" }).click();
      await page.getByRole("dialog").getByText(freeRerunSentence).waitFor();
    },
  },
  {
    name: "notice-failed",
    role: "verified",
    path: "/profile?tab=tasks",
    isFailing: true,
    reach: async (page) => {
      await owesNothing(page);
      await openActions(page);
      await page.getByRole("menuitem", { name: "Re-run" }).click();
      await page.getByRole("dialog").getByText(freeRerunSentence).waitFor();
      // The server asks for its own price.
      await page.getByRole("button", { name: "Re-run preset" }).click();
      await page.locator("[data-sonner-toast]").waitFor();
    },
  },
  {
    name: "preset-actions",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: openActions,
  },
  {
    name: "rename-dialog",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openActions(page);
      await page.getByRole("menuitem", { name: "Rename" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "delete-preset-dialog",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openActions(page);
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "presets-many",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await repeatPreset(page, 1_000);
      await page.getByText("Page 1 of 50").waitFor();
    },
  },
];
