import type { Browser, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Task } from "#domain/contract.ts";
import type { Visit } from "../steps/browser.ts";
import {
  askAndWait,
  choosePreset,
  expectNumber,
  log,
  messages,
  openChat,
  personWithPreset,
  standIn,
} from "../steps/chat.ts";
import { sharedProduct } from "../steps/product.ts";
import type { RunningStack } from "../steps/stack.ts";
import { allListings, type TestUser } from "../steps/user.ts";

interface Row {
  id: string;
  name: string | null;
  categories: string[];
  suburb: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
}

describe("what an answer leads on to", () => {
  let stack: RunningStack;
  let browser: Browser;
  let user: TestUser;
  let task: Task;
  let rows: Row[];
  const visits: Visit[] = [];

  beforeAll(async () => {
    ({ stack, browser } = await sharedProduct());
    ({ user, task } = await personWithPreset(stack, "chooser"));
    rows = (await allListings(user, task.taskId)) as unknown as Row[];
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
  });

  test("everything about one business is a card, with its sources and a way to its preset", async () => {
    const { page, complaints } = await ready();
    const business = oneOfItsName();
    const answer = await askAndWait(page, `Tell me everything about ${business.name}`);
    const card = answer.getByRole("article", { name: business.name ?? "" });
    await card.waitFor();
    const facts = await card.getByRole("term").allTextContents();
    expect(facts).toContain("Address");
    expect(facts).toContain("Phone");
    await card.getByText(business.address ?? "").waitFor();
    // Each value names its source; how it was found is one press away.
    const receipts = card.getByText(/^OpenStreetMap · /);
    expect(await card.getByRole("link", { name: "OpenStreetMap" }).count()).toBeGreaterThan(1);
    expect(await receipts.count()).toBe(0);
    await card.getByRole("button", { name: "Show how it was found" }).click();
    expect(await receipts.count()).toBeGreaterThan(1);
    expect(await card.getByRole("link", { name: "view source" }).count()).toBeGreaterThan(0);
    // The sentence is short: its lines are in the card.
    expect(await answer.getByRole("paragraph").first().textContent()).not.toContain("- ");
    expect(await answer.getByRole("table").count()).toBe(0);
    await card.getByRole("link", { name: "Open in preset" }).click();
    await page.waitForURL(`**/preset/${task.taskId}?show=${business.id}`);
    await page
      .getByRole("complementary", { name: "Business details" })
      .getByRole("heading", { name: business.name ?? "" })
      .waitFor();
    await page.goBack();
    await card.waitFor();
    expect(complaints).toEqual([]);
  });

  test("of one business the details asked for come first, also those nobody knows", async () => {
    const { page, complaints } = await ready();
    const business = oneOfItsName();
    const answer = await askAndWait(page, `phone and postcode and website of ${business.name}`);
    const card = answer.getByRole("article");
    await card.waitFor();
    expect((await card.getByRole("term").allTextContents()).slice(0, 3).toSorted()).toEqual([
      "Phone",
      "Postcode",
      "Website",
    ]);
    await card.getByText("Show all details").click();
    await card.getByText(business.address ?? "").waitFor();
    expect(complaints).toEqual([]);
  });

  test("each row leads to its business, and a column that was asked for is beside the name", async () => {
    const { page, complaints } = await ready();
    const answer = await askAndWait(page, "List the hotels with their opening hours");
    await answer.getByRole("row").nth(1).waitFor();
    const heads = await answer.getByRole("columnheader").allTextContents();
    expect(heads.slice(0, 2)).toEqual(["Name", "Known opening hours"]);
    const link = answer.getByRole("row").nth(1).getByRole("link").first();
    const name = (await link.textContent()) ?? "";
    await link.click();
    await page.waitForURL(`**/preset/${task.taskId}?show=*`);
    await page
      .getByRole("complementary", { name: "Business details" })
      .getByRole("heading", { name })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test("a guessed follow-up says what it is among; one press asks over all businesses", async () => {
    const { page, complaints } = await ready();
    const hotels = typed("Hotel");
    await askAndWait(page, "How many hotels are there?");
    const answer = await askAndWait(page, "with a website");
    await answer.getByText(`Among the ${hotels.length} hotels from before: `).waitFor();
    const others = answer.getByRole("list", { name: "Ask it another way" }).getByRole("button");
    expect(await others.allTextContents()).toEqual(["Ask over all businesses"]);
    // Beside it are questions that lead on.
    await answer.getByRole("list", { name: "Suggested questions" }).waitFor();
    await others.first().click();
    await log(page).getByText("Ask over all businesses", { exact: true }).first().waitFor();
    await messages(page).nth(6).waitFor();
    await expectNumber(page, rows.filter(({ website }) => website !== null).length);
    expect(await filtersOf(page)).toEqual(["with website"]);
    expect(complaints).toEqual([]);
  });

  test("a misspelt place is asked about, and answered as the question it was meant to be", async () => {
    const { page, complaints } = await ready();
    const answer = await askAndWait(page, "How many hotels are in Nrothgtae?");
    await answer.getByText("I don’t know “Nrothgtae”. Did you mean Northgate?").waitFor();
    await answer.getByRole("button", { name: "Copy answer" }).waitFor();
    expect(await answer.getByText("How this was computed").count()).toBe(0);
    const sent = await standIn({ page }, (route) => route.continue());
    await answer
      .getByRole("list", { name: "What did you mean?" })
      .getByRole("button", { name: "Did you mean Northgate?" })
      .click();
    await log(page).getByText("How many hotels are in Northgate?", { exact: true }).waitFor();
    await messages(page).nth(4).waitFor();
    await expectNumber(page, typed("Hotel").filter(({ suburb }) => suburb === "Northgate").length);
    // Its plan is run; no words are read a second time.
    expect(sent.map(({ question }) => question)).toEqual([""]);
    expect(complaints).toEqual([]);
  });

  test("a German answer stays German when it is run again, and after it was stored", async () => {
    const { page, complaints } = await ready();
    const answer = await askAndWait(page, "Wie viele Restaurants haben keine Website?");
    await answer.getByRole("button", { name: "Remove ohne Website" }).click();
    await messages(page).nth(4).waitFor();
    await expectNumber(page, typed("Restaurant").length);
    const again = messages(page).nth(4);
    await again.getByText(/^Es gibt \d+ Restaurants\.$/).waitFor();
    expect(await filtersOf(page)).toEqual(["Typ Restaurant"]);
    const suggested = again.getByRole("list", { name: "Suggested questions" });
    await suggested.getByRole("button", { name: "Liste sie auf" }).waitFor();
    await page.reload();
    await messages(page).nth(4).waitFor();
    await page.getByRole("button", { name: "Remove Typ Restaurant" }).last().click();
    await messages(page)
      .nth(6)
      .getByText(/Unternehmen/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  const typed = (type: string): Row[] => rows.filter(({ categories }) => categories.includes(type));

  function oneOfItsName(): Row {
    const found = rows.find(
      ({ name, phone, address, website }) =>
        name !== null &&
        phone !== null &&
        address !== null &&
        website !== null &&
        /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name) &&
        rows.filter((other) => other.name === name).length === 1,
    );
    if (!found) throw new Error("The sample town has no business to ask about.");
    return found;
  }

  const filtersOf = (page: Page): Promise<string[]> =>
    messages(page)
      .last()
      .getByRole("list", { name: "Filters used" })
      .getByRole("listitem")
      .allTextContents();

  async function ready(): Promise<Visit> {
    const visit = await openChat({ stack, browser }, user);
    visits.push(visit);
    await choosePreset(visit.page, "Food and hair");
    return visit;
  }
});
