import type { Browser, Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { collectPreset, type Person, signUpPerson } from "../../scripts/screenshots/people.ts";
import { newVisit, type Visit } from "../steps/browser.ts";
import { sharedProduct } from "../steps/product.ts";
import { type RunningStack, until } from "../steps/stack.ts";
import { textOf } from "../steps/text.ts";

describe("the screens, word for word", () => {
  let stack: RunningStack;
  let browser: Browser;
  let owner: Person;
  let newcomer: Person;
  let visit: Visit;

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    owner = await signUpPerson(stack.origin, { name: "Olga", isVerified: true });
    newcomer = await signUpPerson(stack.origin, { name: "Nora", isVerified: true });
    await collectPreset(stack.origin, owner);
  });

  const open = async (path: string, person?: Person, width = 1440): Promise<Page> => {
    visit = await newVisit(browser, { width });
    if (person) {
      const [name = "", value = ""] = person.cookie.split("=");
      await visit.context.addCookies([{ name, value, url: stack.origin, httpOnly: true }]);
      await visit.context.addInitScript(`localStorage.setItem("hasSession", "${person.userId}")`);
    }
    await visit.page.goto(stack.origin + path);
    return visit.page;
  };
  const close = async (): Promise<void> => {
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  };

  test("the log-in", async () => {
    const page = await open("/login");
    await heading(page, "Welcome Back");
    await says(page, "Sign in to your account");
    await page.getByRole("button", { name: "Continue with Google", exact: true }).waitFor();
    expect(await page.getByLabel("Email", { exact: true }).getAttribute("type")).toBe("email");
    expect(await page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe(
      "password",
    );
    const create = page
      .getByRole("main")
      .getByRole("link", { name: "Create Account", exact: true });
    expect(await create.getAttribute("href")).toBe("/create-account");
    await page.getByText("Forgot Password?", { exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Reset Password" });
    await dialog.getByRole("button", { name: "Cancel", exact: true }).waitFor();
    const send = dialog.getByRole("button", { name: "Send Instructions", exact: true });
    expect(await send.isDisabled()).toBe(true);
    await dialog.getByRole("textbox").fill("a@example.test");
    expect(await send.isDisabled()).toBe(false);
    await close();
  });

  test("the sign-up", async () => {
    const page = await open("/create-account");
    await page.getByLabel("Username", { exact: true }).waitFor();
    expect(await page.getByLabel("Email Address", { exact: true }).getAttribute("type")).toBe(
      "email",
    );
    await page.getByLabel("Password", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Create Account", exact: true }).waitFor();
    const signIn = page.getByRole("link", { name: "Sign In", exact: true });
    expect(await signIn.getAttribute("href")).toBe("/login");
    // Beyond the specification: what one agrees to, and the other way in of the log-in page.
    const agreed = page.getByText("By creating an account you agree to the").getByRole("link");
    expect(await agreed.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      ["/terms", "/privacy"],
    );
    await page.getByRole("button", { name: "Continue with Google", exact: true }).waitFor();
    await close();
  });

  test("the chat", async () => {
    const page = await open("/chat", owner);
    const sidebar = page.getByRole("complementary");
    await sidebar.getByRole("button", { name: "New Chat", exact: true }).waitFor();
    const home = sidebar.getByRole("link", { name: "Home", exact: true });
    expect(await home.getAttribute("href")).toBe("/");
    // 72 units of a quarter of the text's size.
    expect((await sidebar.boundingBox())?.width).toBe(288);
    const first = page.getByRole("combobox").locator("option").first();
    expect(await textOf(first)).toBe("Select a preset to query");
    const box = page.getByPlaceholder("Ask your question...", { exact: true });
    expect(await box.evaluate((element) => element.nodeName)).toBe("TEXTAREA");
    await page.getByRole("button", { name: /^Send/ }).waitFor();
    await close();
  });

  test("the chat's sidebar on a phone is a drawer of 280 px", async () => {
    const page = await open("/chat", owner, 375);
    await page.getByRole("button", { name: "Open conversations" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "New Chat", exact: true }).waitFor();
    expect((await drawer.boundingBox())?.width).toBe(280);
    await close();
  });

  test("an empty message does nothing in the chat", async () => {
    const page = await open("/chat", owner);
    await page.getByRole("combobox").selectOption({ index: 1 });
    const box = page.getByPlaceholder("Ask your question...");
    await box.fill("   \n ");
    const before = await textOf(page.getByRole("log"));
    await box.press("Enter");
    await box.fill("  How many restaurants are there?  ");
    await box.press("Enter");
    await page.getByRole("log").getByText("How many restaurants are there?").first().waitFor();
    const after = await textOf(page.getByRole("log"));
    expect(after.startsWith(before)).toBe(true);
    expect(after.slice(before.length)).toMatch(/^\W*(You)?\W*How many restaurants/);
    await close();
  });

  test("the wizard's first step", async () => {
    const page = await open("/addPreset", owner);
    await heading(page, "Select Target Area");
    const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
    expect(await steps.allTextContents()).toEqual([
      "1Select Area",
      "2Choose Niche",
      "3Preset Details",
    ]);
    await page
      .getByPlaceholder("Enter a location or drag points on the map...", { exact: true })
      .waitFor();
    const home = page.getByRole("main").getByRole("link", { name: "Home", exact: true });
    expect(await home.getAttribute("href")).toBe("/");
    const tiers = page.getByRole("radio");
    expect(await tiers.count()).toBe(2);
    await says(page, /\$0\.001/);
    await says(page, /\$0\.002/);
    const next = page.getByRole("button", { name: "Next Step", exact: true });
    expect(await next.isDisabled()).toBe(true);
    const map = page.locator(".leaflet-container");
    expect((await map.boundingBox())?.height).toBe(400);
    await chooseTown(page);
    expect(await page.locator(".leaflet-marker-icon").count()).toBe(4);
    await until(() => next.isEnabled(), { what: "the next step" });
    await says(page, /km²/);
    await close();
  });

  test("the wizard's second step", async () => {
    const page = await open("/addPreset", owner);
    await chooseTown(page);
    await page.getByRole("button", { name: "Next Step" }).click();
    await heading(page, "Add Business Type");
    const next = page.getByRole("button", { name: "Next Step", exact: true });
    expect(await next.isDisabled()).toBe(true);
    const entry = page.getByLabel("Business type");
    await entry.fill("  Bakery ");
    await entry.press("Enter");
    expect(await entry.inputValue()).toBe("");
    const chips = page.getByRole("button", { name: /^Remove/ });
    expect(await chips.count()).toBe(1);
    await entry.fill("   ");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    expect(await chips.count()).toBe(1);
    const suggestion = page.getByRole("button", { name: "Florist", exact: true });
    await suggestion.click();
    expect(await suggestion.isDisabled()).toBe(true);
    expect(await chips.count()).toBe(2);
    await chips.first().click();
    expect(await chips.count()).toBe(1);
    await page.setViewportSize({ width: 375, height: 812 });
    expect(await suggestion.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Previous Step", exact: true }).click();
    await heading(page, "Select Target Area");
    await close();
  });

  test("the wizard's third step", async () => {
    const page = await open("/addPreset", owner);
    await chooseTown(page);
    await page.getByRole("button", { name: "Next Step" }).click();
    await heading(page, "Add Business Type");
    await page.getByLabel("Business type").fill("Bakery");
    await page.getByLabel("Business type").press("Enter");
    await page.getByRole("button", { name: "Next Step" }).click();
    await heading(page, "Please Name Your Preset");
    const start = page.getByRole("button", { name: "Start Analysis", exact: true });
    expect(await start.isDisabled()).toBe(true);
    const name = page.getByLabel("Preset Name", { exact: true });
    await name.fill("   ");
    expect(await start.isDisabled()).toBe(true);
    await name.fill("Bakeries");
    expect(await start.isDisabled()).toBe(false);
    const summary = await textOf(page.locator("dl").first());
    expect(summary).toContain("Port Ellory");
    expect(summary).toContain("Bakery");
    expect(summary).toMatch(/\$\d+\.\d{4}(?!\d)/);
    await page.getByRole("button", { name: "Previous Step", exact: true }).waitFor();
    await close();
  });

  test("the profile", async () => {
    const page = await open("/profile?tab=profile", owner);
    for (const tab of ["Profile", "My Presets"]) {
      await page.getByRole("tab", { name: tab, exact: true }).waitFor();
    }
    for (const [label, value] of [
      ["userName", "Olga"],
      ["Email Address", owner.email],
      ["Account ID", owner.userId],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      expect(await field.inputValue()).toBe(value);
      expect(await field.getAttribute("readonly")).not.toBeNull();
    }
    await page.getByRole("main").getByRole("button", { name: "Logout", exact: true }).waitFor();
    await heading(page, "Change Password");
    for (const label of ["Current Password", "New Password", "Confirm New Password"]) {
      await page.getByLabel(label, { exact: true }).waitFor();
    }
    await page.getByRole("button", { name: "Update Password", exact: true }).waitFor();
    await heading(page, "Delete Account");
    await close();
  });

  test("the profile's checks of a new password", async () => {
    const page = await open("/profile?tab=profile", owner);
    const update = page.getByRole("button", { name: "Update Password", exact: true });
    await page.getByLabel("Current Password", { exact: true }).fill("correct horse 1");
    await page.getByLabel("New Password", { exact: true }).fill("1234567");
    await page.getByLabel("Confirm New Password", { exact: true }).fill("12345678");
    await update.click();
    await says(page, "New passwords do not match");
    await page.getByLabel("Confirm New Password", { exact: true }).fill("1234567");
    await update.click();
    await says(page, "Password must be at least 8 characters long");
    await close();
  });

  test("the deletion of an account asks for the word 'delete', in any case", async () => {
    const page = await open("/profile?tab=profile", owner);
    await page.getByRole("button", { name: "Delete Account", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const remove = dialog.getByRole("button", { name: /delete/i }).last();
    expect(await remove.isDisabled()).toBe(true);
    await dialog.getByRole("textbox").fill("delet");
    expect(await remove.isDisabled()).toBe(true);
    await dialog.getByRole("textbox").fill("DeLeTe");
    expect(await remove.isDisabled()).toBe(false);
    await page.keyboard.press("Escape");
    await close();
  });

  test("the presets, with name, creation date and time, and status", async () => {
    const page = await open("/profile?tab=tasks", owner);
    const card = page.getByRole("listitem").filter({ hasText: "Food and hair" }).first();
    const text = await textOf(card);
    expect(text).toContain("Success");
    expect(text).toMatch(/\d{1,2}:\d{2}/);
    expect(text).toContain(String(new Date().getFullYear()));
    await close();
  });

  test("a newcomer's presets", async () => {
    const page = await open("/profile?tab=tasks", newcomer);
    await says(page, "You haven't added any presets yet.");
    await close();
  });

  test("the pricing page", async () => {
    const page = await open("/pricing");
    await says(page, /Core Data/);
    await says(page, /AI Enriched/);
    for (const tier of [1, 2]) {
      const use = page.getByRole("link", { name: `Use Tier ${tier}` }).first();
      expect(await use.getAttribute("href")).toMatch(new RegExp(`^/addPreset\\?.*tier=${tier}`));
    }
    await chooseTown(page);
    await says(page, /^Scrape cost: (< )?\$\d+\.\d\d$/);
    expect((await page.locator(".leaflet-container").boundingBox())?.height).toBe(400);
    expect(await page.locator(".leaflet-marker-icon").count()).toBe(4);
    await close();
  });

  test("the list of places is at most 15rem high", async () => {
    const page = await open("/pricing");
    const search = page.getByRole("combobox", { name: /city|region|location/i });
    await search.fill("Port");
    const list = page.getByRole("listbox");
    await list.getByRole("option").first().waitFor();
    const height = await list.evaluate(maxHeightOf);
    expect(height).toBe("240px");
    await close();
  });

  test("the earlier area screen", async () => {
    const page = await open("/select-area", owner);
    await says(page, /Estimated debit/);
    await page.locator(".leaflet-marker-icon").first().waitFor();
    expect(await page.locator(".leaflet-marker-icon").count()).toBe(4);
    expect((await page.locator(".leaflet-marker-icon").allTextContents()).sort()).toEqual(
      ["E", "N", "S", "W"].map((letter) => expect.stringMatching(new RegExp(`^${letter}`))),
    );
    await close();
  });
});

const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { name, exact: true }).first().waitFor();

const says = (page: Page, words: string | RegExp): Promise<void> =>
  (typeof words === "string" ? page.getByText(words, { exact: true }) : page.getByText(words))
    .first()
    .waitFor();

async function chooseTown(page: Page): Promise<void> {
  const search: Locator = page.getByRole("combobox", { name: /location|city|region|place/i });
  await search.fill("Port Ellory");
  await page.getByRole("listbox").getByRole("option").first().click();
}

const maxHeightOf = (element: unknown): string =>
  (
    globalThis as unknown as { getComputedStyle: (e: unknown) => { maxHeight: string } }
  ).getComputedStyle(element).maxHeight;
