import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { newVisit } from "../steps/browser.ts";
import { logIn } from "../steps/log-in.ts";
import { type Row, resultsScreen } from "../steps/results-screen.ts";
import { until } from "../steps/stack.ts";
import { signUp } from "../steps/user.ts";

describe("a preset's own screen", () => {
  const on = resultsScreen();

  test("is one click from the list of presets and shows every business", async () => {
    const { page, complaints } = await on.open();
    await page.goto(`${on.stack.origin}/profile?tab=tasks`);
    await page.getByRole("link", { name: `View ${on.task.name}` }).click();
    await page.getByRole("heading", { level: 1, name: on.task.name }).waitFor();
    await on.counted(page, on.rows.length);
    expect(await on.count(page)).toBe(on.rows.length);
    await page.getByRole("application", { name: "Map of the businesses shown" }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("narrows down by type, by what is known and by name, and the address brings it back", async () => {
    const { page, complaints } = await on.open();
    await page.getByRole("checkbox", { name: /^Restaurant/ }).check();
    await on.counted(page, on.of("Restaurant").length);
    await page.getByRole("checkbox", { name: /^Website/ }).check();
    const found = on.of("Restaurant").filter(({ website }) => website !== null);
    await on.counted(page, found.length);
    const name = found.find((row) => row.name)?.name ?? "";
    await page.getByLabel("Name or address").fill(name);
    const named = found.filter((row) => row.name?.includes(name));
    await on.counted(page, named.length);
    const link = new URL(page.url());
    expect(Object.fromEntries(link.searchParams)).toEqual({
      q: name,
      type: "Restaurant",
      has: "website",
    });

    const { page: other } = await on.open(link.search);
    await on.counted(other, named.length);
    await other.getByRole("button", { name: "Clear all filters" }).click();
    await on.counted(other, on.rows.length);
    expect(complaints).toEqual([]);
  });

  test("the map fits the area to every size of the window, until a person moves it", async () => {
    const zoomOf = async (page: Page): Promise<number> => {
      const [tile] = await page.locator(".leaflet-tile-loaded").all();
      const [, zoom] = (await tile?.getAttribute("src"))?.match(/tiles\/(\d+)\//) ?? [];
      return Number(zoom);
    };
    const { page: wide } = await on.open("", { width: 1440 });
    await wide.locator(".leaflet-tile-loaded").first().waitFor();
    const { page } = await on.open("", { width: 375 });
    await page.locator(".leaflet-tile-loaded").first().waitFor();
    const atWide = await zoomOf(wide);
    expect(atWide).toBeGreaterThan(await zoomOf(page));
    await page.setViewportSize({ width: 1440, height: 900 });
    await until(async () => (await zoomOf(page)) === atWide, { what: "the area fits again" });

    await page.getByRole("button", { name: "Zoom in" }).click();
    await until(async () => (await zoomOf(page)) === atWide + 1, { what: "closer" });
    await page.setViewportSize({ width: 900, height: 900 });
    const map = page.getByRole("application", { name: "Map of the businesses shown" });
    await until(async () => ((await map.boundingBox())?.width ?? 0) < 900, { what: "smaller" });
    expect(await zoomOf(page)).toBe(atWide + 1);
  });

  test("sorts by a column, up and down and back", async () => {
    const { page } = await on.open();
    const names = async () =>
      (await on.table(page).getByRole("row").allTextContents()).slice(1).join();
    const heading = page.getByRole("columnheader", { name: "Name" });
    const own = await names();
    let before = own;
    for (const order of ["ascending", "descending"]) {
      await heading.getByRole("button").click();
      await until(async () => (await heading.getAttribute("aria-sort")) === order, {
        what: "the order",
      });
      // The on.rows follow their heading.
      await until(async () => (await names()) !== before, { what: `the on.rows ${order}` });
      before = await names();
    }
    await heading.getByRole("button").click();
    await until(async () => (await names()) === own, { what: "the preset's own order" });
  });

  test("comes most complete first and can be sorted by each column, as the server pages it", async () => {
    const { page } = await on.open();
    const idsBy = async (sort: string) =>
      (await on.user.api("GET", `/api/tasks/${on.task.taskId}/listings?limit=500&sort=${sort}`))
        .body.rows;
    const shownFirst = async (sort: string): Promise<void> => {
      const expected = ((await idsBy(sort)) as Row[])
        .slice(0, 5)
        .map((row) => row.name ?? "Unnamed");
      await until(
        async () =>
          (await page.locator("tbody [aria-rowindex] button").allTextContents())
            .slice(0, 5)
            .join() === expected.join(),
        { what: sort },
      );
    };
    await shownFirst("complete.desc");
    expect(((await idsBy("complete.desc")) as Row[]).at(-1)?.name).toBe(null);
    const heads = await page.getByRole("columnheader").allTextContents();
    expect(heads.slice(0, 2)).toEqual(["Name", "Type"]);
    await page
      .getByRole("columnheader", { name: "Phone", exact: true })
      .getByRole("button")
      .click();
    await shownFirst("phone.asc");
    await page.getByRole("columnheader", { name: "Now" }).getByRole("button").click();
    await shownFirst("now.asc");
    expect(new URL(page.url()).searchParams.get("sort")).toBe("now.asc");
  });

  test("has the columns a person picks, also after a reload, and hides those hardly ever known", async () => {
    const { page, complaints } = await on.open();
    const heads = () => page.getByRole("columnheader").allTextContents();
    const before = await heads();
    const isOften = (column: string): boolean =>
      on.rows.filter((row) => [row[column] ?? []].flat().length > 0).length >= on.rows.length / 10;
    const titles = { Founded: "founded_year", Rating: "rating", Email: "emails", Phone: "phone" };
    for (const [title, column] of Object.entries(titles)) {
      expect([title, before.includes(title)]).toEqual([title, isOften(column)]);
    }
    await page.getByRole("button", { name: "Columns" }).press("Enter");
    await page.getByRole("menuitemcheckbox", { name: /^Brand/ }).press("Enter");
    await page.getByRole("menuitemcheckbox", { name: /^Type/ }).press("Space");
    await page.keyboard.press("Escape");
    const after = before.filter((head) => head !== "Type");
    const isPicked = async (): Promise<boolean> =>
      (await heads()).toSorted().join() === [...after, "Brand"].toSorted().join();
    await until(isPicked, { what: "the picked columns" });
    await page.reload();
    await until(isPicked, { what: "the picked columns after a reload" });
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("menuitem", { name: "Back to the usual columns" }).click();
    await until(async () => (await heads()).join() === before.join(), {
      what: "the usual columns",
    });
    expect(complaints).toEqual([]);
  });

  test("a business that was closed stays closed when a filter follows at once", async () => {
    const { page } = await on.open();
    await on.table(page).getByRole("row").nth(1).getByRole("button").click();
    const panel = page.getByRole("complementary", { name: "Business details" });
    await panel.waitFor();
    await until(async () => new URL(page.url()).searchParams.has("show"), { what: "its address" });
    const close = await panel.getByRole("button", { name: "Close" }).elementHandle();
    const hotels = await page.getByRole("checkbox", { name: /^Hotel/ }).elementHandle();
    // Before the address follows.
    await page.evaluate(
      async ([first, second]) => {
        first?.click();
        await new Promise<void>((then) => queueMicrotask(then));
        second?.click();
      },
      [close, hotels] as unknown as { click: () => void }[],
    );
    await on.counted(page, on.of("Hotel").length);
    await until(async () => new URL(page.url()).search === "?type=Hotel", {
      what: "the filter's address",
    });
    expect(await panel.count()).toBe(0);
  });

  test("says what became of the run, and leads to the chat with this preset chosen", async () => {
    const { page } = await on.open();
    await page.getByRole("tab", { name: "Overview" }).click();
    await page.getByText(/of 1 map tile collected from OpenStreetMap\./).waitFor();
    const row = page.getByRole("row").filter({ hasText: "Restaurant" });
    expect(await row.textContent()).toContain(String(on.of("Restaurant").length));
    await page.getByRole("link", { name: "Ask about this" }).click();
    await page.getByPlaceholder("Ask your question...").waitFor();
    const preset = page.getByRole("combobox", { name: "Preset" });
    await until(async () => (await preset.inputValue()) === on.task.taskId, { what: "the preset" });
  });

  test("filters that nothing fits say so and can be cleared", async () => {
    const visit = await newVisit(on.browser);
    on.visits.push(visit);
    const { page } = visit;
    await logIn(page, on.stack.origin, on.user, `/preset/${on.task.taskId}?q=zzzzzz`);
    await page.getByText("No businesses match these filters.").waitFor();
    await page.getByRole("main").getByRole("button", { name: "Clear all filters" }).last().click();
    await on.counted(page, on.rows.length);
  });

  test("breaks no date and no number from its unit, however wide the window is", async () => {
    const { page } = await on.open("", { width: 320 });
    const facts = page.locator("h1 + p");
    for (let width = 320; width <= 600; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await facts.evaluate((part) =>
        [...part.querySelectorAll("time, span")].map(
          (piece) => new Set([...piece.getClientRects()].map(({ top }) => top)).size,
        ),
      );
      expect([width, ...lines]).toEqual([width, 1, 1, 1]);
    }
  });

  test("another person's preset, or none, is not found", async () => {
    const other = await signUp(on.stack.origin, "stranger");
    const { page, context } = await newVisit(on.browser);
    await logIn(page, on.stack.origin, other, `/preset/${on.task.taskId}`);
    await page.getByText("This preset was not found in your account.").waitFor();
    await context.close();
  });

  test("is as wide as the window, with the bars above and below it", async () => {
    const { page } = await on.open("", { width: 1680 });
    const edges = (selector: string): Promise<number[]> =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => {
          const { left, right } = part.getBoundingClientRect();
          return [left, right].map(Math.round);
        });
    const [left, right] = await edges("main > div");
    expect(left).toBe(0);
    for (const bar of ["header > nav", "footer > div"]) {
      expect([bar, ...(await edges(bar))]).toEqual([bar, left, right]);
    }
    // The chat uses the whole window, too; it has no scroll bar.
    await page.getByRole("link", { name: "Ask about this" }).click();
    await page.getByPlaceholder("Ask your question...").waitFor();
    expect(await edges("header > nav")).toEqual(await edges("body"));
    await page.getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL("**/pricing");
    await page.getByText("Pay per square kilometre").first().waitFor();
    expect(await edges("header > nav")).toEqual(await edges("body"));
  });
});
