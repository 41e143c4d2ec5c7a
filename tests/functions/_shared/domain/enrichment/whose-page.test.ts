import { describe, expect, test } from "vitest";
import { emailsOf, factsOf, phonesOf, socialsOf } from "./whose-facts.ts";
import * as sites from "./whose-sites.ts";

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
