import { describe, expect, test } from "vitest";
import { phoneText } from "#domain/phone/phone-text.ts";
import { isFocused } from "../steps/area.ts";
import { type Row, resultsScreen } from "../steps/results-screen.ts";
import { until } from "../steps/stack.ts";

const isEmpty = ({ emails, phones }: Row): boolean =>
  [emails, phones].every((list) => (list as unknown[]).length === 0);

describe("a business on its preset's screen", () => {
  const on = resultsScreen();

  test("shows all that is known of a business with where each value comes from, by keyboard too", async () => {
    const business = on.rows.find(
      ({ name, phone, receipts }) =>
        name && phone && receipts.suburb?.method.startsWith("inside the boundary"),
    );
    const { page, complaints } = await on.open(
      `?${new URLSearchParams({ q: String(business?.name) })}`,
    );
    await on
      .table(page)
      .getByRole("button", { name: String(business?.name) })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.getByRole("heading", { name: String(business?.name) }).waitFor();
    await panel.getByText(phoneText(String(business?.phone)), { exact: true }).waitFor();
    await panel.getByRole("button", { name: "Show how it was found" }).press("Enter");
    await panel
      .getByText(/OpenStreetMap · (node|way)\/\d+ · tag phone/)
      .first()
      .waitFor();
    await panel
      .getByText(/OpenStreetMap · relation\/\d+ · inside the boundary tagged place=suburb/)
      .waitFor();
    expect(
      await panel.getByRole("link", { name: "view source" }).first().getAttribute("href"),
    ).toMatch(/^https:\/\/www\.openstreetmap\.org\/(node|way)\/\d+$/);
    // A link to this very business.
    const link = new URL(page.url());
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await page.goto(link.href);
    await panel.getByRole("heading", { name: String(business?.name) }).waitFor();
    await until(() => isFocused(panel.getByRole("heading").first()), {
      what: "the panel's focus",
    });
    // In the table a value says where it comes from when the keyboard reaches it.
    await on
      .table(page)
      .getByRole("link", { name: phoneText(String(business?.phone)) })
      .first()
      .focus();
    await page.getByRole("tooltip").filter({ hasText: "tag phone" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("says that it is open or closed now, which is not closed down", async () => {
    const business = on.rows.find(({ name, hours_known }) => name && hours_known);
    const { page } = await on.open(`?${new URLSearchParams({ q: String(business?.name) })}`);
    await on
      .table(page)
      .getByRole("button", { name: String(business?.name) })
      .first()
      .click();
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.getByText(/ · (Open|Closed) now$/).waitFor();
  });

  test("calls, writes to, opens and leads to a business, and copies what is known of it", async () => {
    const business = on.rows.find(({ name, phone, website }) => name && phone && website) as Row & {
      phone: string;
      website: string;
    };
    const { page, context, complaints } = await on.open(
      `?${new URLSearchParams({ show: String(business.id) })}`,
    );
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const panel = page.getByRole("complementary", { name: "Business details" });
    const reach = panel.getByRole("list", { name: "Contact the business" });
    const href = (name: string) => reach.getByRole("link", { name }).getAttribute("href");
    expect(await href("Call")).toBe(`tel:${business.phone}`);
    expect(await href("Website")).toBe(business.website);
    expect(await href("Directions")).toBe(
      `https://www.openstreetmap.org/directions?to=${business.lat}%2C${business.lon}`,
    );
    for (const name of ["Website", "Directions"]) {
      expect(await reach.getByRole("link", { name }).getAttribute("rel")).toContain("noopener");
    }
    await panel.getByRole("button", { name: `Copy the phone number ${business.phone}` }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Copied the phone number.").waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(business.phone);
    expect(complaints).toEqual([]);
  });

  test("gives no action for what is not known of a business", async () => {
    const business = on.rows.find((row) => row.name && !row.phone && !row.website && isEmpty(row));
    const { page } = await on.open(`?${new URLSearchParams({ show: String(business?.id) })}`);
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.getByRole("link", { name: "Directions" }).waitFor();
    expect(
      await panel.getByRole("list", { name: "Contact the business" }).getByRole("link").count(),
    ).toBe(1);
    const own = await panel
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => (link as unknown as { href: string }).href));
    expect(own.filter((address) => /^(tel|mailto):/.test(address))).toEqual([]);
  });

  test("has phone numbers to tap in the list of a phone, large enough for a finger", async () => {
    const { page, complaints } = await on.open("?has=phone", { width: 375, isTouched: true });
    const known = on.rows.filter(({ phone }) => phone);
    await on.counted(page, known.length);
    const calls = on.table(page).locator("a[href^='tel:']:visible");
    await calls.first().waitFor();
    const written = known.map(({ phone }) => phoneText(String(phone)));
    await until(async () => written.includes(String(await calls.first().textContent())), {
      what: "a number as people write it",
    });
    const panel = page.getByRole("complementary", { name: "Business details" });
    await on.table(page).getByRole("row").nth(1).getByRole("button").click();
    await panel.waitFor();
    const targets = await page
      .locator("table a:visible, aside[aria-label] :is(a:not(dd.text-xs a), button)")
      .evaluateAll((found) =>
        found.map((one) => {
          const { width, height } = (
            one as unknown as { getBoundingClientRect: () => { width: number; height: number } }
          ).getBoundingClientRect();
          return { width, height, text: (one as unknown as { textContent: string }).textContent };
        }),
      );
    expect(targets.length).toBeGreaterThan(4);
    expect(targets.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
