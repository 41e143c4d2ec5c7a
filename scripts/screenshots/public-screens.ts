import { sampleChatScreens } from "./sample-chat-screens.ts";
import { heading, openMenu, type Screen, text } from "./steps.ts";

/** What can be seen before the log-in, and by somebody who is not verified. */
export const publicScreens: readonly Screen[] = [
  { name: "home", role: "anonymous", path: "/", reach: text("Try Chat Now") },
  {
    name: "pricing",
    role: "anonymous",
    path: "/pricing",
    reach: async (page) => {
      await page.getByRole("heading", { name: "Estimate your cost" }).scrollIntoViewIfNeeded();
      await page.getByRole("application").waitFor();
    },
  },
  {
    name: "sample",
    role: "anonymous",
    path: "/sample",
    reach: async (page) => {
      await page.getByRole("heading", { name: /^All/ }).scrollIntoViewIfNeeded();
      await page.getByRole("application").locator(".leaflet-image-layer").waitFor();
    },
  },
  ...sampleChatScreens,
  { name: "terms", role: "anonymous", path: "/terms", reach: heading("Terms of Service") },
  { name: "privacy", role: "anonymous", path: "/privacy", reach: heading("Privacy Policy") },
  { name: "login", role: "anonymous", path: "/login", reach: heading("Welcome Back") },
  {
    name: "login-reason",
    role: "anonymous",
    path: "/chat",
    reach: text("Log in to ask about your own area."),
  },
  {
    name: "login-notice",
    role: "anonymous",
    path: "/login",
    reach: async (page) => {
      await page.evaluate("history.replaceState({ usr: { passwordReset: true } }, '')");
      await page.reload();
      await page.getByText("Password reset successful!").waitFor();
    },
  },
  {
    name: "reset-dialog",
    role: "anonymous",
    path: "/login",
    reach: async (page) => {
      await page.getByText("Forgot Password?").click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "create-account", role: "anonymous", path: "/create-account", reach: text("Username") },
  {
    name: "verify-failed",
    role: "anonymous",
    path: "/verify",
    reach: heading("Verification Failed"),
  },
  {
    name: "reset-password",
    role: "anonymous",
    path: "/reset-password?userId=a&secret=b",
    reach: text("Confirm New Password"),
  },
  {
    name: "reset-invalid",
    role: "anonymous",
    path: "/reset-password",
    reach: heading("Reset Link Invalid"),
  },
  {
    name: "menu",
    role: "anonymous",
    path: "/",
    widths: [375],
    isWindow: true,
    reach: openMenu,
  },
  {
    name: "login-failed",
    role: "anonymous",
    path: "/login",
    isFailing: true,
    reach: async (page) => {
      await page.getByLabel("Email", { exact: true }).fill("nobody@example.test");
      await page.getByLabel("Password", { exact: true }).fill("correct horse 1");
      await page.getByRole("button", { name: "Log in", exact: true }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "create-account-failed",
    role: "anonymous",
    path: "/create-account",
    isFailing: true,
    reach: async (page) => {
      await page.getByLabel("Username").fill("Vera");
      await page.getByLabel("Email Address").fill("vera@example.test");
      await page.getByLabel("Password", { exact: true }).fill("correct horse 1");
      await page.getByRole("button", { name: "Create Account" }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  { name: "not-found", role: "anonymous", path: "/no/such/page", reach: text("404 Not Found") },
  { name: "not-verified", role: "unverified", path: "/chat", reach: heading("Email Not Verified") },
  {
    name: "shortcuts",
    role: "anonymous",
    // Not drawn at the build: what shows it listens to keys.
    path: "/reset-password",
    reach: async (page) => {
      await page.getByRole("heading", { name: "Reset Link Invalid" }).waitFor();
      await page.keyboard.press("?");
      await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    },
  },
  { name: "bot", role: "anonymous", path: "/bot", reach: heading(/.+/) },
  { name: "opt-out", role: "anonymous", path: "/opt-out", reach: heading(/.+/) },
];
