import { describe, expect, test } from "vitest";
import type { SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import { quotedPages } from "#domain/refinement/quoted-pages.ts";
import { refineFacts } from "#domain/refinement/refine-facts.ts";
import { readSite } from "./a-read-site.ts";

/** Says a value of every field in ways that the rules don't read. */
const site = readSite({
  "/": `<title>Otter Lane</title><h1>Otter Lane</h1>
    <p>You find our vans in Naperville and Lisle each week. We never go to Joliet.</p>
    <p>Starten gick på våren 1987, so we know our trade.</p>
    <p>Our shelves date from 1912 and the church opposite was finished in 1890.</p>
    <p>Most jobs come to something like $80 to $250 all told, and a visit is $35.</p>
    <p>We are glad to take Visa at the counter, and PayPal. We can not take Amex.</p>
    <p>Visa photos for your passport while you wait.</p>
    <p>Oak stairs and windows of oak. Mail info@otterlane.com</p>`,
});
const pages = quotedPages(site);

function refined(fields: object, facts: SiteFacts = site.facts) {
  const source = { facts, pages, country: "US", thisYear: 2026 };
  const reading = refineFacts(fields, { ...source, offer: null });
  if ("problem" in reading) throw new Error(reading.problem.problem);
  return reading.value;
}
const said = {
  areas: "You find our vans in Naperville and Lisle each week",
  year: "Starten gick på våren 1987",
  range: "something like $80 to $250",
  visit: "a visit is $35",
  pay: "glad to take Visa at the counter, and PayPal",
};
const fields = ["areas", "foundingYear", "priceRange", "payments", "currencies"] as const;
type Field = (typeof fields)[number];

/** A field's values after a model's claim, with the page and words of the last. */
function outcome(field: Field, claim: unknown, facts?: SiteFacts) {
  const { facts: all, isRefined } = refined({ [field]: claim }, facts);
  const found = [all[field] ?? []].flat();
  return { values: found.map(({ value }) => value), last: found.at(-1), isRefined };
}

describe("a value that a model names", () => {
  test("is one that the rules have not read from this page", () => {
    for (const field of fields) {
      const before = [site.facts[field] ?? []].flat().map(({ value }) => value);
      expect([field, before]).toEqual([field, []]);
    }
  });

  test.each([
    ["areas", [{ name: "Naperville", snippet: said.areas }], ["Naperville"]],
    ["foundingYear", { year: 1987, snippet: said.year }, [1987]],
    ["priceRange", { text: "$80 to $250", snippet: said.range }, ["$80 to $250"]],
    [
      "payments",
      [
        { name: "Visa card", snippet: said.pay },
        { name: "PayPal", snippet: said.pay },
      ],
      ["Visa", "PayPal"],
    ],
    ["currencies", [{ name: "usd", snippet: said.visit }], ["USD"]],
  ] as const)("of %s is kept with its page and words", (field, claim, values) => {
    const { values: found, last, isRefined } = outcome(field, claim);
    expect([found, isRefined]).toEqual([values, true]);
    expect(last?.page).toBe("https://otterlane.com/");
    expect(last?.method).toBe(`model, quoted: “${last?.snippet}”`);
  });

  test.each([
    ["areas", "stands on another site", [{ name: "Aurora", snippet: "our vans in Aurora" }]],
    ["areas", "is not in its quotation", [{ name: "Aurora", snippet: said.areas }]],
    ["areas", "skips words", [{ name: "Naperville Lisle", snippet: said.areas }]],
    ["areas", "is where it does not go", [{ name: "Joliet", snippet: "We never go to Joliet." }]],
    ["areas", "is cut from a not", [{ name: "Joliet", snippet: "go to Joliet" }]],
    ["areas", "is an ordinary word", [{ name: "Oak", snippet: "Oak stairs and windows of oak" }]],
    ["areas", "begins small", [{ name: "vans", snippet: said.areas }]],
    ["foundingYear", "stands on another site", { year: 1987, snippet: "founded in 1987" }],
    ["foundingYear", "is not in its quotation", { year: 1986, snippet: said.year }],
    ["foundingYear", "is a part of a number", { year: 198, snippet: said.year }],
    ["foundingYear", "begins nothing", { year: 1912, snippet: "Our shelves date from 1912" }],
    ["foundingYear", "is to come", { year: 2087, snippet: said.year }],
    ["foundingYear", "is no whole number", { year: 1987.5, snippet: said.year }],
    ["priceRange", "stands on another site", { text: "$80 to $250", snippet: "from $80 to $250" }],
    ["priceRange", "is not in its quotation", { text: "$80 to $900", snippet: said.range }],
    ["priceRange", "is a single price", { text: "$35", snippet: said.visit }],
    ["priceRange", "is no price", { text: "Most jobs", snippet: "Most jobs come to" }],
    ["payments", "stands on another site", [{ name: "Visa", snippet: "We gladly take Visa" }]],
    ["payments", "is not in its quotation", [{ name: "Klarna", snippet: said.pay }]],
    ["payments", "is refused", [{ name: "Amex", snippet: "take Amex" }]],
    ["payments", "pays for nothing", [{ name: "Visa", snippet: "Visa photos for your passport" }]],
    ["payments", "is no way to pay", [{ name: "the counter", snippet: said.pay }]],
    ["currencies", "stands on another site", [{ name: "EUR", snippet: "a visit is 35 €" }]],
    ["currencies", "is another", [{ name: "CAD", snippet: said.visit }]],
    ["currencies", "is no currency", [{ name: "visit", snippet: said.visit }]],
    ["currencies", "has no price", [{ name: "USD", snippet: "Oak stairs" }]],
  ] as const)("of %s is dropped where it %s", (field, _, claim) => {
    expect(outcome(field, claim)).toMatchObject({
      values: [site.facts[field] ?? []].flat().map(({ value }) => value),
      isRefined: false,
    });
  });

  test("beside fields that are left empty, in whatever way, is kept", () => {
    const empty = {
      description: { text: null, snippets: null },
      services: [{ name: "", snippet: null }],
      foundingYear: { year: null, snippet: null },
      priceRange: { text: "", snippet: "" },
      payments: null,
      currencies: [],
      fit: { value: null, reason: null, snippets: [] },
    };
    expect(refined(empty)).toEqual({ facts: site.facts, isRefined: false });
    const { facts } = refined({ ...empty, areas: [{ name: "Lisle", snippet: said.areas }] });
    expect(facts.areas.map(({ value }) => value)).toEqual(["Lisle"]);
  });

  test("never takes the place of what the rules have read", () => {
    const ruled = readSite({
      "/": `<title>Otter Lane</title><script type="application/ld+json">{"@type":"Bakery","name":"Otter Lane","telephone":"1",
        "foundingDate":"1950","priceRange":"$$","areaServed":"Wheaton","paymentAccepted":"Cash"}</script><p>Bread</p>`,
    }).facts;
    const { facts } = refined(
      {
        areas: [{ name: "Naperville", snippet: said.areas }],
        foundingYear: { year: 1987, snippet: said.year },
        priceRange: { text: "$80 to $250", snippet: said.range },
        payments: [{ name: "Visa", snippet: said.pay }],
      },
      ruled,
    );
    expect(facts.foundingYear).toEqual(ruled.foundingYear);
    expect(facts.priceRange).toEqual(ruled.priceRange);
    expect(facts.areas.map(({ value }) => value)).toEqual(["Wheaton", "Naperville"]);
    expect(facts.payments.map(({ value }) => value)).toEqual(["cash", "Visa"]);
  });

  test("that the rules have as well changes nothing", () => {
    const claims = { currencies: [{ name: "USD", snippet: said.visit }] };
    const { facts } = refined(claims);
    expect(refined(claims, facts)).toEqual({ facts, isRefined: false });
  });

  test.each([
    [
      "de",
      "<p>Unser Betrieb besteht im Ort nun schon seit dem Winter 1998.</p><p>Bei uns kann man mit EC-Karte zahlen.</p><p>Der Haarschnitt kostet 25 bis 40 €.</p>",
      { foundingYear: { year: 1998, snippet: "seit dem Winter 1998" } },
      { payments: [{ name: "EC-Karte", snippet: "mit EC-Karte zahlen" }] },
      { priceRange: { text: "25 bis 40 €", snippet: "kostet 25 bis 40 €" } },
    ],
    [
      "ar",
      "<p>مخبز في قلب المدينة، بدأنا العمل ونحن هنا منذ عام 1998.</p><p>يمكنكم الدفع عبر PayPal في المتجر.</p><p>الأسعار 20 - 45 € للشخص.</p>",
      { foundingYear: { year: 1998, snippet: "منذ عام 1998" } },
      { payments: [{ name: "PayPal", snippet: "الدفع عبر PayPal" }] },
      { priceRange: { text: "20 - 45 €", snippet: "الأسعار 20 - 45 €" } },
    ],
  ])("is read in %s as well", (_, html, year, payments, prices) => {
    const foreign = readSite({ "/": `<h1>Otter Lane</h1>${html}` }, "DE");
    const facts = { ...foreign.facts, foundingYear: null, payments: [], priceRange: null };
    const reading = refineFacts(
      { ...year, ...payments, ...prices },
      { facts, pages: quotedPages(foreign), country: "DE", thisYear: 2026, offer: null },
    );
    if ("problem" in reading) throw new Error(reading.problem.problem);
    const found = reading.value.facts;
    expect(found.foundingYear?.value).toBe(1998);
    expect(found.payments).toHaveLength(1);
    expect(found.priceRange?.value).toBe(prices.priceRange.text);
  });
});
