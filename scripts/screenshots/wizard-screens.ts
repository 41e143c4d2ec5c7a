import type { Page } from "playwright-core";
import {
  chooseTown,
  goOffline,
  heading,
  next,
  type Screen,
  sea,
  start,
  toDetails,
  toNiche,
  tooDear,
} from "./steps.ts";

async function toCounted(page: Page): Promise<void> {
  await toNiche(page);
  await next(page).click();
  await page.getByLabel("Preset Name").fill("Restaurants");
  await page.getByText("in total").first().waitFor();
}

/** The wizard of a new preset, step by step. */
export const wizardScreens: readonly Screen[] = [
  {
    name: "wizard-1-empty",
    role: "verified",
    path: "/addPreset",
    reach: heading("Select Target Area"),
  },
  { name: "wizard-1", role: "verified", path: "/addPreset", reach: chooseTown },
  {
    name: "wizard-1-template",
    role: "verified",
    path: "/addPreset",
    reach: async (page) => {
      await page.getByRole("button", { name: "Dentists without a website" }).click();
      await chooseTown(page);
    },
  },
  {
    name: "wizard-1-nothing",
    role: "verified",
    path: "/addPreset",
    reach: async (page) => {
      await page.getByRole("combobox").first().fill("Nowhere at all");
      await page.getByText("Nothing found").locator("visible=true").first().waitFor();
    },
  },
  {
    name: "offline",
    role: "verified",
    path: "/addPreset",
    isFailing: true,
    reach: async (page) => {
      await page.getByRole("heading", { name: "Select Target Area" }).waitFor();
      await goOffline(page);
    },
  },
  {
    name: "wizard-1-places",
    role: "verified",
    path: "/addPreset",
    reach: async (page) => {
      await page.getByRole("combobox").first().fill("Port");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "wizard-2",
    role: "verified",
    path: "/addPreset",
    reach: async (page) => {
      await toNiche(page);
      await page.getByText("in this area").first().waitFor();
    },
  },
  {
    name: "wizard-2-types",
    role: "verified",
    path: "/addPreset",
    reach: async (page) => {
      await toNiche(page);
      await page.getByLabel("Business type").pressSequentially("den");
      await page.getByRole("option").first().waitFor();
    },
  },
  { name: "wizard-3", role: "verified", path: "/addPreset", reach: toCounted },
  { name: "wizard-3-sites", role: "verified", path: "/addPreset?tier=2", reach: toCounted },
  {
    name: "wizard-3-unknown",
    role: "verified",
    path: tooDear,
    reach: async (page) => {
      await toDetails(page, ["Restaurant", "Zzyzzx"]);
      await page.getByText("We don't recognize").first().waitFor();
    },
  },
  {
    name: "wizard-refused",
    role: "verified",
    path: tooDear,
    isFailing: true,
    reach: async (page) => {
      await toDetails(page, ["Restaurant"]);
      await page.getByText("in total").first().waitFor();
      await start(page);
    },
  },
  {
    name: "wizard-nothing-here",
    role: "verified",
    path: sea,
    reach: async (page) => {
      await toDetails(page, ["Restaurant"]);
      await page.getByText("no such businesses on the map here").first().waitFor();
      await start(page);
    },
  },
];
