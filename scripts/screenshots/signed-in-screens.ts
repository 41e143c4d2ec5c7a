import { paletteScreens } from "./palette-screens.ts";
import { presetListScreens } from "./preset-list-screens.ts";
import { presetStateScreens } from "./preset-state-screens.ts";
import { resultsScreens } from "./results-screens.ts";
import { runEndScreens } from "./run-end-screens.ts";
import {
  ask,
  chooseTown,
  goOffline,
  openMenu,
  refuse,
  type Screen,
  send,
  text,
  waitForMap,
} from "./steps.ts";
import { wizardScreens } from "./wizard-screens.ts";

/** What is behind the log-in. */
export const signedInScreens: readonly Screen[] = [
  {
    name: "presets-empty",
    role: "newcomer",
    path: "/profile?tab=tasks",
    reach: text("You haven't added any presets yet."),
  },
  {
    name: "chat-no-preset",
    role: "newcomer",
    path: "/chat",
    reach: text("You don't have a preset to ask about yet."),
  },
  { name: "home-signed-in", role: "verified", path: "/", reach: text("Try Chat Now") },
  { name: "profile", role: "verified", path: "/profile?tab=profile", reach: text("Account ID") },
  {
    name: "presets",
    role: "verified",
    path: "/Profile?tab=tasks",
    reach: text("Food and hair"),
  },
  ...resultsScreens,
  {
    name: "menu-signed-in",
    role: "verified",
    path: "/",
    widths: [375],
    isWindow: true,
    reach: openMenu,
  },
  {
    name: "account-menu",
    role: "verified",
    path: "/",
    widths: [768, 1440],
    isWindow: true,
    reach: async (page) => {
      await page.getByRole("button", { name: "Account menu" }).click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "delete-dialog",
    role: "verified",
    path: "/profile?tab=profile",
    reach: async (page) => {
      await page.getByRole("button", { name: "Delete Account" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  ...paletteScreens,
  ...presetListScreens,
  ...presetStateScreens,
  ...runEndScreens,
  {
    name: "presets-waiting",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: waitForMap,
  },
  {
    name: "preset-waiting",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await waitForMap(page);
      await page.getByRole("link", { name: /^Watch / }).click();
      await page.getByText("if you cancel now").waitFor();
    },
  },
  {
    name: "cancel-waiting",
    role: "verified",
    path: "/profile?tab=tasks",
    reach: async (page) => {
      await waitForMap(page);
      await page.getByRole("button", { name: /^Cancel / }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "presets-failed",
    role: "verified",
    path: "/profile",
    isFailing: true,
    reach: async (page) => {
      await refuse(page, "/api/tasks");
      await page.reload();
      await page.getByRole("tab", { name: "My Presets" }).click();
      await page.getByRole("button", { name: "Try again" }).first().waitFor();
    },
  },
  ...wizardScreens,
  { name: "select-area", role: "verified", path: "/select-area", reach: text("Estimated debit") },
  {
    name: "select-area-missing",
    role: "verified",
    path: "/select-area",
    reach: async (page) => {
      await chooseTown(page);
      await page.getByRole("button", { name: "Start Analysis" }).click();
      await page
        .getByText(/^Still missing/)
        .or(page.getByRole("alert"))
        .first()
        .waitFor();
    },
  },
  {
    name: "chat",
    role: "verified",
    path: "/chat",
    reach: (page) => page.getByPlaceholder("Ask your question...").waitFor(),
  },
  {
    name: "chat-answer",
    role: "verified",
    path: "/chat",
    reach: (page) => ask(page, "How many restaurants have no website?"),
  },
  {
    name: "chat-list",
    role: "verified",
    path: "/chat",
    reach: (page) => ask(page, "List the hair salons without a website"),
  },
  {
    name: "chat-business",
    role: "verified",
    path: "/chat",
    reach: async (page) => {
      await ask(page, "Tell me everything about The Wild Dolphin");
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "chat-follow-up",
    role: "verified",
    path: "/chat",
    reach: async (page) => {
      await ask(page, "How many hair salons are there?");
      await ask(page, "with a website");
      await page.getByRole("button", { name: "Ask over all businesses" }).waitFor();
    },
  },
  {
    name: "chat-did-you-mean",
    role: "verified",
    path: "/chat",
    reach: async (page) => {
      await ask(page, "How many restaurants are in Nrothgtae?");
      await page.getByRole("button", { name: "Did you mean Northgate?" }).waitFor();
    },
  },
  {
    name: "chat-file",
    role: "verified",
    path: "/chat",
    reach: (page) => ask(page, "Export all businesses as CSV"),
  },
  {
    name: "chat-failed",
    role: "verified",
    path: "/chat",
    isFailing: true,
    reach: async (page) => {
      await refuse(page, "/api/queryDatabase");
      await send(page, "How many businesses are there?");
      await page.getByRole("button", { name: "Retry" }).first().waitFor();
    },
  },
  {
    name: "chat-drawer",
    role: "verified",
    path: "/chat",
    widths: [375],
    reach: async (page) => {
      await page.getByRole("button", { name: "Open conversations" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "chat-offline",
    role: "verified",
    path: "/chat",
    isFailing: true,
    reach: async (page) => {
      await page.getByPlaceholder("Ask your question...").waitFor();
      await goOffline(page);
    },
  },
  { name: "checkout", role: "verified", path: "/checkout", reach: text("Pay $10") },
  {
    name: "checkout-window",
    role: "verified",
    path: "/checkout",
    reach: async (page) => {
      await page.getByRole("button", { name: "Pay $10" }).click();
      await page.getByRole("dialog").getByText("Total due today").waitFor();
    },
  },
];
