import { describe, expect, test } from "vitest";
import type { SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import { ownSiteOf } from "#domain/enrichment/whose/own-site.ts";
import { emailsOf, factsOf, phonesOf, socialsOf } from "./whose-facts.ts";
import * as sites from "./whose-sites.ts";

describe("every part of a page has an owner", () => {
  const html = `<html><head><title>Quillfeather Hotel | Larkford</title></head><body>
    <header><p>Quillfeather Hotel</p><p>8 Canal Street</p></header>
    <main><section><h2>Quillfeather Annex</h2><p>31 Dock Road</p><p>(212) 555-0102</p></section>
    <section><h2>Your host</h2><div><h3>Laura Bennet</h3><p>(212) 555-0103</p></div></section>
    <section><h2>Restaurants nearby</h2><div><h3>Gelsomino</h3><p>14 Mill Street</p><p>Established 1931</p><p>(212) 555-0104</p></div></section></main>
    <footer><p>(212) 555-0100</p></footer></body></html>`;
  const url = "https://quillfeather.com/";
  const page = readPage({ url, ref: url, html });

  test("the business, its branch, its staff and others are told apart by name", () => {
    const { parts } = ownSiteOf("quillfeather.com", [page], []);
    const ownerOf = (name: string): unknown => parts.find(({ part }) => part.name === name)?.owner;
    expect(parts.filter(({ part }) => part.region !== "main").map(({ owner }) => owner)).toEqual([
      { kind: "own" },
      { kind: "own" },
    ]);
    expect(ownerOf("Quillfeather Annex")).toEqual({ kind: "branch", address: "31 dock" });
    expect(ownerOf("Laura Bennet")).toEqual({ kind: "person", name: "Laura Bennet" });
    expect(ownerOf("Restaurants nearby")).toEqual({ kind: "other", name: null });
    expect(ownerOf("Gelsomino")).toEqual({ kind: "other", name: "Gelsomino" });
  });

  test("a neighbour's year is not the business's", () => {
    expect(factsOf("quillfeather.com", html).foundingYear).toBeNull();
  });

  test("a neighbour's rating and price in structured data are not the business's", () => {
    const stated = (name: string, street: string, more: object) => ({
      "@type": name.includes("Hotel") ? "Hotel" : "Restaurant",
      name,
      address: { streetAddress: street },
      ...more,
    });
    const data = [
      stated("Gelsomino", "14 Mill Street", {
        aggregateRating: { ratingValue: 4.9, reviewCount: 800 },
        priceRange: "$$$$",
        telephone: "(212) 555-0104",
      }),
      stated("Quillfeather Hotel", "8 Canal Street", { telephone: "(212) 555-0100" }),
    ];
    const facts = factsOf(
      "quillfeather.com",
      `<title>Quillfeather Hotel</title><script type="application/ld+json">${JSON.stringify(data)}</script><p>Rooms.</p>`,
    );
    expect([facts.rating, facts.priceRange]).toEqual([null, null]);
    expect(phonesOf(facts)).toEqual(["+12125550100"]);
  });
});

describe("labels by the part of the page", () => {
  const labelled = (facts: SiteFacts): string[] =>
    facts.phones.map(({ value }) => `${value.value} ${value.label}`);

  test("a number below several strangers' names is the business's", () => {
    const facts = factsOf("kestrelgarage.co.uk", sites.approvedBy, "GB");
    expect(labelled(facts)).toEqual(["+442079460431 main"]);
  });

  test("neighbours named in a sentence give no number", () => {
    expect(labelled(factsOf("millpondmotel.com", sites.oldTable))).toEqual(["+12075550411 main"]);
  });

  test("agents' numbers are theirs at the business, their profiles only theirs", () => {
    const facts = factsOf("harborlightrealty.com", sites.agents);
    expect(labelled(facts)).toEqual([
      "+12075550421 main",
      "+12075550422 person:Dana Whitlock",
      "+12075550423 person:Omar Reyes",
    ]);
    expect(socialsOf(facts)).toEqual(["https://facebook.com/harborlightrealty"]);
  });

  test("the entries of a list in structured data are not the one who lists them", () => {
    const facts = factsOf("eatlarkford.com", sites.statedList);
    expect(labelled(facts)).toEqual(["+12125550450 main"]);
  });

  test("a restaurant and a spa in the hotel's own street are the hotel's", () => {
    const facts = factsOf("granduna.com", sites.statedDepartments);
    expect(phonesOf(facts)).toEqual(["+12125550460", "+12125550461", "+12125550462"]);
  });

  test("the only number is the business's, below its owner's name too", () => {
    const facts = factsOf("radhaus-moll.de", sites.imprintOfOwner, "DE");
    expect(labelled(facts)).toEqual(["+493023125521 main"]);
    expect(emailsOf(facts)).toEqual([]);
  });

  test("a footer's number is under no heading of the text, and a team's names end with their cards", () => {
    expect(labelled(factsOf("northpine.com", sites.teamPage))).toEqual([
      "+12125550800 main",
      "+12125550811 person:Laura Bennet",
    ]);
  });

  test("a chamber and an insurer in a line each give the lawyer no number", () => {
    expect(labelled(factsOf("braunlegal.de", sites.lawyersImprint, "DE"))).toEqual([
      "+493023125131 main",
      "+493023125132 fax",
    ]);
  });

  test("a host, a designer and a data protection officer in a line each are others", () => {
    const facts = factsOf("clinicaolmo.es", sites.spanishNotice, "ES");
    expect(labelled(facts)).toEqual(["+34954123401 main"]);
    expect(emailsOf(facts)).toEqual([]);
  });

  test("the only number of a site is the business's, whatever the heading above it", () => {
    expect(labelled(factsOf("signsbyroy.com", sites.clientsThenNumber))).toEqual([
      "+19185550111 main",
    ]);
  });

  test("hosts are known by their first names", () => {
    expect(labelled(factsOf("casarosa.it", sites.hostsByName, "IT"))).toEqual([
      "+393331234501 person:Anna",
      "+393331234502 person:Paolo",
    ]);
  });

  test("Arabic branches keep their names, and the hotel nearby is left out", () => {
    expect(labelled(factsOf("alreem-cafe.ae", sites.arabicBranches, "AE"))).toEqual([
      "+97145550161 location:فرع المارينا",
      "+97145550162 location:فرع ديرة",
    ]);
  });

  test("the business's own name in a heading makes it a place, not a market", () => {
    expect(labelled(factsOf("tacosluz.com", sites.ownNameAtMarket))).toEqual([
      "+14155550121 location:Tacos Luz Mission",
      "+14155550122 location:Tacos Luz Ferry Market",
    ]);
  });

  test("a branch's shop is a place even where its name sounds like a department", () => {
    expect(labelled(factsOf("bakehousetilly.co.uk", sites.chainWithBranches, "GB"))).toEqual([
      "+442079460201 location:Northgate",
      "+442079460202 location:Riverside",
      "+442079460203 location:Old Market",
      "+442079460200 main",
    ]);
  });
});

describe("the business as the map knows it", () => {
  const listing = { name: "Sable & Salt", street: "14 Harbour Street", phone: null };

  test("its structured data are chosen by its street, whoever else is stated in more detail", () => {
    const html = `<html><head><title>Harbour Street eating</title><script type="application/ld+json">${JSON.stringify(
      [
        {
          "@type": "Restaurant",
          name: "Sable",
          address: { streetAddress: "14 Harbour Street" },
          telephone: "020 7946 0701",
          aggregateRating: { ratingValue: 4.1, reviewCount: 7 },
        },
        {
          "@type": "Restaurant",
          name: "Quite Another",
          url: "https://quiteanother.co.uk",
          address: { streetAddress: "99 King Street" },
          telephone: "020 7946 0799",
          email: "x@quiteanother.co.uk",
          priceRange: "$$",
          aggregateRating: { ratingValue: 2.2, reviewCount: 900 },
        },
      ],
    )}</script></head><body><main></main></body></html>`;
    const facts = factsOf("hse.co.uk", html, "GB", [listing]);
    expect(phonesOf(facts)).toEqual(["+442079460701"]);
    expect(facts.rating?.value).toEqual({ rating: 4.1, reviewCount: 7 });
  });

  test("a card under its name is the business's though it looks like a stranger's", () => {
    const html = `<html><head><title>Eat well</title></head><body><header><p>1 Market Square</p></header><main><div><h3>Sable &amp; Salt</h3><p>14 Harbour Street</p><p>020 7946 0701</p><a href="https://sableandsalt.co.uk">Website</a></div><div><h3>Fig &amp; Fennel</h3><p>16 Harbour Street</p><p>020 7946 0705</p><a href="https://figandfennel.co.uk">Website</a></div></main></body></html>`;
    expect(phonesOf(factsOf("eatwell.co.uk", html, "GB"))).toEqual([]);
    expect(phonesOf(factsOf("eatwell.co.uk", html, "GB", [listing]))).toEqual(["+442079460701"]);
  });
});
