import { describe, expect, test } from "vitest";
import { readPage } from "#domain/enrichment/read-page.ts";
import { type SiteState, siteStateOf } from "#domain/enrichment/site-state.ts";

const stateOf = (html: string, url = "https://otterlane.com/"): SiteState =>
  siteStateOf(readPage({ url, ref: url, html }));

describe("the state of a site by its first page", () => {
  test.each([
    "<h1>otterlane.com</h1><p>This domain is for sale. Make an offer on this domain.</p>",
    "<p>otterlane.com is for sale</p><p>Related searches: plumbers, hotels</p>",
    "<p>The domain name otterlane.com may be for sale.</p>",
    "<p>This domain has been registered and parked.</p>",
    "<title>otterlane.com - parked domain</title>",
    "<p>Diese Domain steht zum Verkauf.</p>",
    "<p>Die Domain otterlane.com ist zu verkaufen!</p>",
    "<p>Ce nom de domaine est à vendre</p>",
    "<p>Este dominio está en venta</p>",
    "<p>Questo dominio è in vendita</p>",
    "<p>هذا النطاق للبيع</p>",
    '<p>Sponsored listings</p><a href="https://www.sedo.com/search/details/?domain=otterlane.com">Inquire</a>',
  ])("nobody's site is parked: %s", (html) => {
    expect(stateOf(html)).toBe("parked");
  });

  test("a page at a seller of domains is parked, whatever it says", () => {
    expect(stateOf("<p>Hello</p>", "https://www.hugedomains.com/domain?d=otterlane")).toBe(
      "parked",
    );
  });

  test.each([
    "<h1>Otter Lane Plumbing</h1><p>Under construction. Call (212) 555-0123.</p>",
    "<h1>Otter Lane Realty</h1><p>This house is for sale. This business is for sale.</p>",
    "<p>Our website moved to a new domain. We sell parking places.</p>",
    `<h1>Otter Hosting</h1><nav>${["domains", "hosting", "mail", "help", "about", "terms", "login"].map((path) => `<a href="/${path}">${path}</a>`).join("")}</nav><p>Search a name and buy this domain in a minute.</p>`,
    `<p>${"We sell and fit bathrooms of every size. ".repeat(80)}</p><p>The domain bath.com is for sale.</p>`,
  ])("somebody's page is read: %s", (html) => {
    expect(stateOf(html)).toBeNull();
  });

  test.each([
    '<div id="root"></div><script src="/app.js"></script>',
    '<noscript>You need to enable JavaScript to run this app.</noscript><div id="app"></div><script src="/main.js"></script>',
    "<title>Shop</title><script>start()</script>",
  ])("a page that only a browser fills is known by its emptiness: %s", (html) => {
    expect(stateOf(html)).toBe("scripted");
  });

  test.each([
    '<h1>Otter Lane</h1><a href="/start">Enter</a><script src="/count.js"></script>',
    "<p>Otter Lane</p>",
    `<p>${"Rooms by the canal. ".repeat(20)}</p><script src="/count.js"></script>`,
  ])("a page with a text or a link to follow isn't one: %s", (html) => {
    expect(stateOf(html)).toBeNull();
  });
});
