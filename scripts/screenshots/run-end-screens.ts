import type { Page } from "playwright-core";
import { heading, type Screen, waitForMap } from "./steps.ts";

async function watchRun(page: Page): Promise<void> {
  await waitForMap(page);
  await page.getByRole("link", { name: /^Watch / }).click();
  await page.getByText("if you cancel now").waitFor();
}

const pressNotify = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Notify me when it ends" }).click();

/** The ways a person learns of the end of a run. */
export const runEndScreens: readonly Screen[] = [
  {
    name: "notify-blocked",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await watchRun(page);
      await pressNotify(page);
      await page.getByText("Your browser blocks notifications from this site.").waitFor();
    },
  },
  {
    name: "notify-asked",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await page.context().grantPermissions(["notifications"]);
      await watchRun(page);
      await pressNotify(page);
      await page.getByText("Keep this site open in any tab.").waitFor();
    },
  },
  { name: "mailbox", role: "verified", path: "/mailbox", reach: heading("Mailbox") },
];
