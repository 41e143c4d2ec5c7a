import { describe, expect, test } from "vitest";
import { readOffer } from "#domain/enrichment/fit/offer.ts";

describe("a person's offer", () => {
  test.each([
    ["sells booking software to salons", "booking", ["Hair Salon"]],
    ["an online calendar for dentists and chiropractors", "booking", ["Dentist", "Chiropractor"]],
    ["We design websites for small businesses.", "website", []],
    ["new web sites", "website", []],
    ["We build online shops for florists", "shop", ["Florist"]],
    ["Google Ads for online shops", "advertising", []],
    ["runs Instagram accounts for restaurants, dentists", "social", ["Restaurant", "Dentist"]],
    ["SEO for lawyers", "search", ["Lawyer"]],
    ["translates menus for hotels", "translation", ["Hotel"]],
    ["a chatbot that answers enquiries", "enquiries", []],
    ["Terminsoftware für Friseure", "booking", ["Hair Salon"]],
    ["crée des sites web pour les boulangeries", "website", ["Bakery"]],
    ["diseño web para hoteles", "website", ["Hotel"]],
    ["برنامج حجز المواعيد", "booking", []],
    ["sells olive oil to restaurants", null, ["Restaurant"]],
    ["", null, []],
  ])("%j is read as an offer of kind %s for %j", (sentence, kind, targets) => {
    expect(readOffer(sentence)).toMatchObject({ kind, targets });
  });

  test("an unknown word among its targets leaves the offer open to any business", () => {
    expect(readOffer("booking software for salons and zyxwvers").targets).toEqual([]);
  });
});
