import { describe, expect, test } from "vitest";
import { enrichPages } from "#domain/enrichment/enrich-pages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import { factsOf } from "./a-site.ts";

const valuesOf = (found: readonly { value: string }[]): string[] =>
  found.map(({ value }) => value).sort();
const servicesOn = (html: string, site = "otterlane.com"): string[] =>
  valuesOf(factsOf(html, { site }).services);
const areasOn = (html: string, site = "otterlane.com"): string[] =>
  valuesOf(factsOf(html, { site }).areas);

const menu = (...entries: [text: string, href: string][]): string =>
  `<nav><ul>${entries.map(([text, href]) => `<li><a href="${href}">${text}</a></li>`).join("")}</ul></nav>`;
const drains: [string, string] = ["Drain cleaning", "/drains"];
const boilers: [string, string] = ["Boiler repair", "/boilers"];
const both = ["Boiler repair", "Drain cleaning"];

describe("entries of menus that are not services", () => {
  test.each([
    ["Search Listings of Property", "/find"],
    ["Reservations", "/book-a-room"],
    ["Amenities", "/amenities"],
    ["Neighborhood / events", "/sights"],
    ["Customer service", "/help"],
    ["Kundenservice", "/hilfe"],
    ["Service client", "/aide"],
    ["Atención al cliente", "/ayuda"],
    ["Klantenservice", "/hulp"],
    ["Große Auswahl", "/auswahl"],
    ["Ruim assortiment", "/waarom"],
    ["Change language", "/es"],
    ["Heating service", "javascript:show()"],
    ["Heating service", "javascript:;"],
    ["Heating service", "https://www.facebook.com/otterlane"],
    ["Heating service", "https://tollgate-heating.com/"],
    ["Heating service", "/contact-us.html"],
    ["Shop by material", "/materials"],
    ["Importance of Good Credit", "/credit"],
    ["Obtain a Home Loan", "/loan"],
    ["Otterlane.com", "/"],
    ["Otter Lane Plumbing & Heating", "/"],
    ["Larkspur Ridge building lots", "/larkspur"],
  ])("a menu with %j to %s names the work beside it alone", (text, href) => {
    expect(servicesOn(menu(drains, boilers, [text, href]))).toEqual(both);
  });

  test.each([
    "Search engine optimisation",
    "Wedding reception catering",
    "Legal document translation",
    "Language courses",
    "Neighbour dispute mediation",
    "Contact lens fitting",
    "Tax advice",
    "Building plots surveying",
    "Lane marking installation",
  ])("a menu with %j keeps it", (text) => {
    expect(servicesOn(menu(drains, boilers, [text, "/it"]))).toContain(text);
  });

  test("a picture counts where its address says the same", () => {
    const picture = (alt: string, href: string) =>
      `<p><a href="${href}"><img src="a.jpg" alt="${alt}"></a></p>`;
    const html =
      picture("Roof repair", "/roof-repair.html") + picture("Happy roofing family", "/node/4");
    expect(servicesOn(html)).toEqual(["Roof repair"]);
  });

  test("the page's footer names its legal notice, not the law", () => {
    const footer = `<footer><ul><li><a href="/estates">Estate planning</a></li><li><a href="/probate">Probate</a></li><li><a href="/legal.php">Legal</a></li></ul></footer>`;
    expect(servicesOn(footer)).toEqual(["Estate planning", "Probate"]);
  });

  test("a page without an address is of the host that most of its links lead to", () => {
    const html = `${menu(["Drain cleaning", "https://elmwater.com/drains"], ["Boiler repair", "https://elmwater.com/boilers"], ["Home", "https://elmwater.com/"])}<footer><a href="https://pixel-orchard.com">Web design</a></footer>`;
    const page = readPage({ url: null, ref: "a.html", html });
    const facts = enrichPages({ site: "a-shop", country: "US", pages: [page], thisYear: 2026 });
    expect(valuesOf(facts.services)).toEqual(both);
  });

  test("on a page of relative links another host is another's", () => {
    const html = `${menu(drains, boilers)}<footer>Site by <a href="https://pixel-orchard.com">Web design Selworth</a></footer>`;
    const page = readPage({ url: null, ref: "a.html", html });
    const facts = enrichPages({ site: "a-shop", country: "US", pages: [page], thisYear: 2026 });
    expect(valuesOf(facts.services)).toEqual(both);
  });
});

const submenu = (parent: string, ...entries: string[]): string =>
  `<ul class="menu"><li><a href="/p">${parent}</a><ul>${entries
    .map((text, at) => `<li><a href="/e${at}">${text}</a></li>`)
    .join("")}</ul></li></ul>`;

describe("submenus and lists of reading matter", () => {
  test.each([
    ["Buyer Info", "Title Insurance", "Home Inspection"],
    ["For you", "How to sell", "What can you afford?", "Title Insurance", "Home Inspection"],
    ["Useful information", "Title Insurance", "Land Tax Planning"],
  ])("below %j no entry is a service", (parent, ...entries) => {
    expect(servicesOn(submenu(parent, ...entries))).toEqual([]);
  });

  test.each([
    ["Insurance", "Title Insurance", "Home Inspection"],
    ["Services", "How to sell", "What can you afford?", "Title Insurance", "Home Inspection"],
  ])("below %j the work is", (parent, ...entries) => {
    expect(servicesOn(submenu(parent, ...entries))).toEqual(
      expect.arrayContaining(["Home Inspection", "Title Insurance"]),
    );
  });

  test("good works for the town are not taken for services", () => {
    const links = (head: string) =>
      `<p><b>${head}</b></p><p><a href="d.html">Charity Dinner Party</a></p>`;
    expect(servicesOn(links("Community Involvement"))).toEqual([]);
    expect(servicesOn(links("Private Occasions"))).toEqual(["Charity Dinner Party"]);
  });

  test("headings of a shop's filters are none of its goods, others are", () => {
    const list = (head: string, ...items: string[]) =>
      `<h2>${head}</h2><ul>${items.map((item) => `<li><a href="/${item}">${item}</a></li>`).join("")}</ul>`;
    const filters = list("Price", "Low", "High") + list("Ring Finish", "Matte", "Gloss");
    expect(servicesOn(`<aside>${filters}</aside>`)).toEqual([]);
    expect(
      servicesOn("<aside><h2>Ring Types</h2><h2>Ring Engraving</h2><h2>Watch Repair</h2></aside>"),
    ).toEqual(["Ring Engraving", "Watch Repair"]);
  });

  test("food of a buffet is not sold, a bakery's goods are", () => {
    const buffet = "We offer eggs, breakfast meat, cereals, pastries, toast and juice every day.";
    expect(servicesOn(`<p>${buffet}</p>`)).toEqual([]);
    expect(servicesOn("<p>We offer wedding cakes, pastries and toast every day.</p>")).toEqual([
      "pastries",
      "wedding cakes",
    ]);
  });
});

test.each([
  [["Drain cleaning", "Drain Cleaning Services"], ["Drain cleaning"]],
  [["Best drain cleaning", "Drain cleaning"], ["drain cleaning"]],
  [["Highest quality drain cleaning", "Local drain cleaning"], ["drain cleaning"]],
  [["Plumbing", "Plumbing service"], ["Plumbing"]],
  [
    ["Boilers", "Boiler service"],
    ["Boiler service", "Boilers"],
  ],
  [
    ["Local moving", "Long distance moving"],
    ["Local moving", "Long distance moving"],
  ],
])("of %j the services are %j", (entries, services) => {
  const html = menu(...entries.map((text, at): [string, string] => [text, `/e${at}`]));
  expect(servicesOn(html)).toEqual(services);
});

describe("areas that are none", () => {
  const address = "<p>Otter Lane, 4 Mill Road, Corvane, OR 97005</p>";
  test.each([
    ["Mill Road Dentist", "<p>Anna Dale<br>Mill Road<br>Selworth<br>ZE1 1AA</p>", []],
    ["Selworth Dentist", "<p>Mill Road<br>Selworth<br>ZE1 1AA</p>", []],
    ["Selworth Plumber", "<p>Mill Road<br>Selworth<br>ZE1 1AA</p>", ["Selworth"]],
    ["Law Offices of John W. Marlow, attorney", "<p>Law Office of John, NJ 07719</p>", []],
    ["Lawyer Vincent Marlow", "<p>Vincent, NJ 08527</p>", []],
    ["Vincent roofing", "<p>Vincent, NJ 08527</p>", ["Vincent"]],
    ["The Canada points system for immigration", "", []],
    ["Immigration lawyers in Canada", "", ["Canada"]],
  ])("with the title %j and %s: %j", (title, body, areas) => {
    expect(areasOn(`<title>${title}</title>${body}`)).toEqual(areas);
  });

  test.each([
    ["We serve the Austin, TX. area.", ["Austin"]],
    ["We serve the Austin, TX area and Round Rock.", ["Austin", "Round Rock"]],
    ["We help those who wish to work in Canada.", []],
    ["We advise people who wish to start or take over a business in Canada.", []],
    ["If you want to move, we work in Canada.", ["Canada"]],
    ["Nous aidons ceux qui souhaitent travailler en France.", []],
    ["We work in Canada and Ireland.", ["Canada", "Ireland"]],
    ["We serve Mill Road, Selworth.", []],
    ["Wir arbeiten in der Lindenstraße.", []],
  ])("in %j: %j", (sentence, areas) => {
    expect(areasOn(`<title>Otter Lane</title>${address}<p>${sentence}</p>`)).toEqual(areas);
  });

  test("the owner's name above a postcode names no place", () => {
    const html = (name: string) =>
      `<title>${name} Electrician Perth</title><p>${name}<br>3 Elm Way<br>ZE1 1AA</p>`;
    expect(areasOn(html("Orla Venn"), "orlavenn.com")).toEqual(["Perth"]);
    expect(areasOn(html("Much Tarring"), "orlavenn.com")).toEqual(["Much Tarring", "Perth"]);
  });
});
