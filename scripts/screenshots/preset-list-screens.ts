import { openActions, repeatPreset, type Screen } from "./steps.ts";

/** The list of presets, and the actions on one of them. */
export const presetListScreens: readonly Screen[] = [
  {
    name: "rerun-dialog",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await openActions(page);
      await page.getByRole("menuitem", { name: "Re-run" }).click();
      await page.getByRole("dialog").getByText("It costs at most").waitFor();
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
