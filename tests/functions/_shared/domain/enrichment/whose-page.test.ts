import { describe, expect, test } from "vitest";
import { enrichPages, type SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";
import type { KnownListing } from "#domain/enrichment/whose/known-listing.ts";
import { ownSiteOf } from "#domain/enrichment/whose/own-site.ts";
import * as sites from "./whose-sites.ts";

function factsOf(
  site: string,
  given: string | readonly sites.InventedPage[],
  country = "US",
  listings: readonly KnownListing[] = [],
): SiteFacts {
  const pages = typeof given === "string" ? [{ path: "/", html: given }] : given;
  const read = pages.map(({ path, html }) =>
    readPage({ url: `https://${site}${path}`, ref: `https://${site}${path}`, html }),
  );
  return enrichPages({ site, country, pages: read, thisYear: 2026, listings });
}

const phonesOf = ({ phones }: SiteFacts): string[] => phones.map(({ value }) => value.value).sort();
const emailsOf = ({ emails }: SiteFacts): string[] => emails.map(({ value }) => value.value).sort();
const socialsOf = ({ socials }: SiteFacts): string[] =>
  socials.map(({ value }) => value.url).sort();

describe("neighbours, partners and others on a business's pages", () => {
  test("six restaurants in a hotel's structured data are not its telephones", () => {
    const facts = factsOf("quillfeather.com", sites.hotelWithStatedNeighbours);
    expect(phonesOf(facts)).toEqual(["+12125550100"]);
  });

  test("restaurants on a hotel's page about the neighbourhood are not its telephones", () => {
    const facts = factsOf("quillfeather.com", sites.hotelWithNeighbourPage);
    expect(phonesOf(facts)).toEqual(["+12125550100"]);
    expect(emailsOf(facts)).toEqual(["stay@quillfeather.com"]);
  });

  test("sights under a heading of the surroundings are others', and the next heading leads back", () => {
    const facts = factsOf("morgenrot-lindau.de", sites.hotelWithFlatNeighbours, "DE");
    expect(phonesOf(facts)).toEqual(["+498382555010", "+498382555011"]);
    expect(emailsOf(facts)).toEqual(["gast@morgenrot-lindau.de"]);
  });

  test("restaurants with sites of their own are others, whatever the heading above them", () => {
    const facts = factsOf("willowandwren.co.uk", sites.innWithLinkedRestaurants, "GB");
    expect(phonesOf(facts)).toEqual(["+442079460100", "+442079460101"]);
  });

  test("bars in single paragraphs are others", () => {
    const facts = factsOf("hostallunaazul.es", sites.spanishNeighbours, "ES");
    expect(phonesOf(facts)).toEqual(["+34952123400"]);
  });

  test("the members in an association's directory are not the association", () => {
    const facts = factsOf("larkfordtraders.org", sites.directory);
    expect(phonesOf(facts)).toEqual(["+12125550600"]);
  });

  test("shops that sell a maker's goods are not the maker", () => {
    const facts = factsOf("hollinstoves.co.uk", sites.makerWithDealers, "GB");
    expect(phonesOf(facts)).toEqual(["+442079460100"]);
  });

  test("partners on an Arabic page are others", () => {
    const facts = factsOf("yasmeen-food.ae", sites.arabicSite, "AE");
    expect(phonesOf(facts)).toEqual(["+97145550100"]);
    expect(emailsOf(facts)).toEqual(["info@yasmeen-food.ae"]);
  });

  test("numbers of the police and of taxis are for the guests", () => {
    const facts = factsOf("ferienhaus-seeblick.de", sites.multilingualFooter, "DE");
    expect(phonesOf(facts)).toEqual(["+498382555902", "+498382555903"]);
  });

  test("partners' profiles are theirs", () => {
    const facts = factsOf("velolorenz.de", sites.siteWithPartners, "DE");
    expect(socialsOf(facts)).toEqual(["https://www.facebook.com/velolorenz"]);
    expect(phonesOf(facts)).toEqual(["+495615551230"]);
  });
});

describe("those who made or keep a site, and offices it has to name", () => {
  test("an agency's block in the footer gives neither number, address nor profile", () => {
    const facts = factsOf("tischlerei-brandt.de", sites.siteWithAgencyCredit, "DE");
    expect(phonesOf(facts)).toEqual(["+493023125100"]);
    expect(emailsOf(facts)).toEqual([]);
    expect(socialsOf(facts)).toEqual(["https://www.facebook.com/tischlereibrandt"]);
  });

  test("the host in a French legal notice is not the florist", () => {
    const facts = factsOf("fleursdelune.fr", sites.frenchLegalNotice, "FR");
    expect(phonesOf(facts)).toEqual(["+33499003456"]);
    expect(emailsOf(facts)).toEqual(["contact@fleursdelune.fr"]);
  });

  test("the chamber and the insurer in a German imprint are not the dentist", () => {
    const facts = factsOf("kranich-zahn.de", sites.germanImprint, "DE");
    expect(phonesOf(facts)).toEqual(["+493023125400"]);
    expect(emailsOf(facts)).toEqual(["praxis@kranich-zahn.de"]);
  });
});

describe("reviewers and members of staff", () => {
  test("customers under a heading for their voices give nothing of the business", () => {
    const facts = factsOf("redgateroofing.com", sites.siteWithTestimonials);
    expect(phonesOf(facts)).toEqual(["+12125550500"]);
    expect(emailsOf(facts)).toEqual(["jobs@redgateroofing.com"]);
    expect(socialsOf(facts)).toEqual([]);
  });

  test("a labelled number after the reviews is the business's", () => {
    expect(phonesOf(factsOf("redgate.de", sites.callAfterReviews, "DE"))).toEqual([
      "+493023125510",
    ]);
  });

  test("a review in microdata gives no number", () => {
    expect(phonesOf(factsOf("pineridgedental.com", sites.microdataReviews))).toEqual([
      "+12125550950",
    ]);
  });

  test("people on a team page keep their profiles, and the business their numbers", () => {
    const facts = factsOf("northpine.com", sites.teamPage);
    expect(socialsOf(facts)).toEqual([]);
    expect(phonesOf(facts)).toEqual(["+12125550800", "+12125550811"]);
  });

  test("the profile of a person whose business bears her name is the business's", () => {
    const facts = factsOf("clarawinfield.com", sites.onePersonBusiness, "GB");
    expect(socialsOf(facts)).toEqual([
      "https://www.instagram.com/clarawinfield",
      "https://www.linkedin.com/in/clarawinfield",
    ]);
  });

  test("an element's name that only sounds like a review drops no link and no number", () => {
    const facts = factsOf("maplecourtmovers.com", sites.soundingLikeReviews);
    expect(socialsOf(facts)).toEqual([
      "https://www.facebook.com/maplecourtmovers",
      "https://www.instagram.com/maplecourtmovers",
    ]);
    expect(phonesOf(facts)).toEqual(["+12125550960", "+12125550961"]);
  });
});

describe("branches", () => {
  test("a chain's shops keep their numbers", () => {
    const facts = factsOf("bakehousetilly.co.uk", sites.chainWithBranches, "GB");
    expect(phonesOf(facts)).toEqual([
      "+442079460200",
      "+442079460201",
      "+442079460202",
      "+442079460203",
    ]);
  });

  test("branches in a list without headings keep theirs", () => {
    const facts = factsOf("boulangerie-coquelicot.fr", sites.frenchChain, "FR");
    expect(phonesOf(facts)).toEqual(["+33199001200", "+33199001201", "+33199001202"]);
  });

  test("a franchisee has its own number and the national one", () => {
    const facts = factsOf("sparklemaids.com", sites.franchisee);
    expect(phonesOf(facts)).toEqual(["+12125550301", "+18005550199"]);
  });

  test("the restaurants of a group are its branches", () => {
    const facts = factsOf("cobalttables.co.uk", sites.groupSite, "GB");
    expect(phonesOf(facts)).toEqual(["+442079460700", "+442079460701", "+442079460702"]);
  });

  test("a number in the header and another in the body are both the business's", () => {
    const facts = factsOf("fontaneriarioclaro.es", sites.twoOwnNumbers, "ES");
    expect(phonesOf(facts)).toEqual(["+34600123450", "+34910123456"]);
  });
});

describe("parts that only look like somebody else's", () => {
  test("a name of the home page's title is the business's, with mail on another domain", () => {
    const facts = factsOf("clrestaurant.com", sites.formerDomain);
    expect(phonesOf(facts)).toEqual(["+12125550131"]);
    expect(emailsOf(facts)).toEqual(["ciao@casalindo.com"]);
  });

  test("headings that praise the business in its area keep their numbers", () => {
    const facts = factsOf("voltwerk.com", sites.praiseNearby);
    expect(phonesOf(facts)).toEqual(["+12125550141", "+12125550142", "+12125550143"]);
  });

  test("the partners of a law firm are its people", () => {
    const facts = factsOf("halethornton.com", sites.lawFirm);
    expect(phonesOf(facts)).toEqual(["+12125550151", "+12125550152"]);
    expect(emailsOf(facts)).toEqual(["mhale@halethornton.com"]);
  });

  test("a hotel's desks and its own restaurant keep their numbers", () => {
    const facts = factsOf("bellavista-lindau.de", sites.hotelDesks, "DE");
    expect(phonesOf(facts)).toEqual(["+498382555150", "+498382555151", "+498382555152"]);
  });

  test("practices stated by their towns alone are the business's", () => {
    const facts = factsOf("smileworks.co.uk", sites.statedTowns, "GB");
    expect(phonesOf(facts)).toEqual(["+442079460160", "+442079460161", "+442079460162"]);
  });

  test("a footer's second column is not the partners'", () => {
    const facts = factsOf("gartenbau-linde.de", sites.footerWithPartners, "DE");
    expect(phonesOf(facts)).toEqual(["+493023125160"]);
  });
});

describe("more of those who are not the business", () => {
  test("a taxi, an airport and the police are not the inn", () => {
    const facts = factsOf("heroninn.co.uk", sites.gettingHere, "GB");
    expect(phonesOf(facts)).toEqual(["+442079460174"]);
  });

  test("the clubs a band plays in are not the band", () => {
    expect(phonesOf(factsOf("tinsparrows.com", sites.tourDates))).toEqual(["+12125550181"]);
  });

  test("a wedding planner's favourite vendors are others", () => {
    const facts = factsOf("juniperandlace.com", sites.weddingVendors);
    expect(phonesOf(facts)).toEqual(["+12125550190"]);
    expect(emailsOf(facts)).toEqual([]);
  });

  test("an author's profile is the author's", () => {
    expect(socialsOf(factsOf("bluebirdbikes.com", sites.authorBox))).toEqual([
      "https://www.facebook.com/bluebirdbikes",
    ]);
  });

  test("neighbours at a distance are others", () => {
    const facts = factsOf("poggioverde.it", sites.italianDistances, "IT");
    expect(phonesOf(facts)).toEqual(["+390577123400"]);
  });
});

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
