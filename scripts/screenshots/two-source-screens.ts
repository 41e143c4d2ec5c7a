import type { Page } from "playwright-core";
import { next, openPreset, type Screen, toNiche } from "./steps.ts";

async function openAgreeing(page: Page): Promise<void> {
  await openPreset(page);
  const agreeing = page.getByRole("row").filter({ has: page.getByLabel("Both sources agree:") });
  await agreeing.first().getByRole("button").first().click();
  await page.getByText(/^Both sources agree on/).waitFor();
}

/** Where a second source is read: the stack of the pictures has one, that of the tests has none. */
export const twoSourceScreens: readonly Screen[] = [
  {
    name: "wizard-3-surer",
    role: "verified",
    path: "/addPreset",
    reach: async (page) => {
      await toNiche(page);
      await next(page).click();
      await page.getByLabel("Preset Name").fill("Restaurants");
      await page.getByText("in total").first().waitFor();
      await page.getByRole("radio", { name: /^Surer rows, / }).check({ force: true });
      await page.getByText(/^Adds only the businesses Overture Maps is surest of/).waitFor();
    },
  },
  {
    name: "preset-two-sources",
    role: "verified",
    isWindow: true,
    path: "/profile?tab=tasks",
    // The marks of agreement are in the columns.
    widths: [768, 1440],
    reach: openAgreeing,
  },
  {
    name: "preset-print",
    role: "verified",
    path: "/profile?tab=tasks",
    // A sheet of A4.
    widths: [794],
    reach: async (page) => {
      await openPreset(page);
      await page.emulateMedia({ media: "print" });
      await page.evaluate("dispatchEvent(new Event('beforeprint'))");
      await page.getByText(/^Printed on/).waitFor();
    },
  },
];
