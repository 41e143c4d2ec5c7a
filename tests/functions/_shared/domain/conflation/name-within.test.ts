import { describe, expect, test } from "vitest";
import type { Business } from "#domain/conflation/business.ts";
import { conflate } from "#domain/conflation/conflate.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { at, business, north, place } from "../../../../steps/two-sources.ts";

const phone = "+441632960001";
const door = "4 Mill Row";

const pairsOf = (listings: Business[], places: OverturePlace[]): string[] =>
  conflate(listings, places).merged.map((one) => `${one.listing}=${one.place.gersId}`);

describe("a name within a longer one", () => {
  test.each([
    ["Keller", "Metzgerei Keller Inh. Bernd Keller"],
    ["Corte", "Corte Ellory by Samir"],
    ["Krüger Reisen", "Krueger"],
    ["Pellegrin", "Pizzeria Pellegrin Père & Fils"],
    ["Dr. Jonas Hell", "Hell Jonas Dr. med. Internist"],
    ["Dr. Imani Stone", "Imani Stone, D.D.S."],
    ["Pharmacie Noor", "صيدلية النور"],
    ["Café Yıldız", "Yildiz"],
  ])("“%s” and “%s” with one number at one door are one", (mapped, other) => {
    const listing = business("a", { name: mapped, address: door, phones: [phone] });
    const same = place("1", { name: other, ...north(20), ...at(door), phones: [phone] });
    expect(pairsOf([listing], [same])).toEqual(["a=1"]);
  });

  test("the name of the town adds nothing", () => {
    const listing = business("a", { name: "La Poste", types: ["Post Office"], address: door });
    const town = { ...at(door).address, locality: "Saint Ellory le Vieux" };
    const other = { name: "La Poste Saint-Ellory-le-Vieux", types: ["Post Office"], address: town };
    expect(pairsOf([listing], [place("1", { ...other, ...north(30) })])).toEqual(["a=1"]);
  });

  test("neighbouring trades with one number at one door are one, other trades are two", () => {
    const listing = business("a", {
      name: "Corte Lounge",
      types: ["Barber Shop"],
      address: door,
      phones: [phone],
    });
    const of = (type: string): OverturePlace =>
      place("1", { name: "Corte by Samir", types: [type], ...at(door), phones: [phone] });
    expect(pairsOf([listing], [of("Hair Salon")])).toEqual(["a=1"]);
    expect(pairsOf([listing], [of("Dentist")])).toEqual([]);
  });

  test("a bare trade is none of the several that have it in their names", () => {
    const listing = business("a", { name: "Apotheke", types: ["Pharmacy"] });
    const places = ["Keller Apotheke", "Corte Apotheke"].map((name, index) =>
      place(String(index), { name, types: ["Pharmacy"], ...north(20 * index) }),
    );
    expect(pairsOf([listing], places)).toEqual([]);
  });

  test("of several that have the name the one with the number is taken, without it none", () => {
    const places = ["Corte Nord Keller", "Corte Anna Keller"].map((name, index) =>
      place(String(index), { name, ...north(10 * index), phones: [`+44163296000${index}`] }),
    );
    const listing = business("a", { name: "Corte" });
    expect(pairsOf([listing], places)).toEqual([]);
    expect(pairsOf([{ ...listing, phones: [phone] }], places)).toEqual(["a=1"]);
  });

  test("a guest is not its host", () => {
    const guest = place("1", { name: "Corte im Kaufhaus Keller", ...north(5) });
    expect(pairsOf([business("a", { name: "Kaufhaus Keller" })], [guest])).toEqual([]);
    expect(pairsOf([business("b", { name: "Corte" })], [guest])).toEqual(["b=1"]);
    const branch = place("2", { name: "Corte@Kaufhaus Keller GmbH #4057", ...north(5) });
    expect(pairsOf([business("a", { name: "Kaufhaus Keller" })], [branch])).toEqual([]);
  });

  test("a number and a house make one of two names in one trade only, where nobody else has them", () => {
    const listing = business("a", { name: "Keller", address: door, phones: [phone] });
    const renamed = place("1", { name: "Pizzeria Corte", ...at(door), phones: [phone] });
    expect(pairsOf([listing], [renamed])).toEqual(["a=1"]);
    expect(pairsOf([listing], [{ ...renamed, types: ["Dentist"] }])).toEqual([]);
    expect(pairsOf([listing], [{ ...renamed, types: [] }])).toEqual([]);
    const neighbours = ["Amber Boat", "Silver Lamp"].map((name, at) =>
      business(`b${at}`, { name, address: door, phones: [phone] }),
    );
    expect(pairsOf([listing, ...neighbours], [renamed])).toEqual([]);
  });
});

describe("what tells two names apart", () => {
  test.each([
    ["AB Nails", "SA Nails"],
    ["Studio #7", "Studio #9"],
    ["Gallery A", "Gallery B"],
    ["Blue Lantern II", "Blue Lantern III"],
    ["Harbour Park", "Harbour Parking"],
    ["Valu Mart", "Valu Mart - Pharmacy"],
    ["Spa", "Salon Pure Aesthetics"],
    ["Petra", "Vetra"],
    ["金龍 Restaurant", "銀鳳 Restaurant"],
    ["東京大学第三医院", "東京大学第一医院"],
  ])("“%s” and “%s” are two businesses", (mapped, other) => {
    const listing = business("a", { name: mapped, types: [] });
    expect(pairsOf([listing], [place("1", { name: other, types: [], ...north(20) })])).toEqual([]);
  });

  test("“Nord” and “North” are one direction", () => {
    const listing = business("a", { name: "Blue Lantern Nord", address: door });
    expect(pairsOf([listing], [place("1", { name: "Blue Lantern North", ...at(door) })])).toEqual([
      "a=1",
    ]);
  });

  test("one source's branches in two houses are no duplicates", () => {
    const branches = [
      place("1", at("10 Main Street")),
      place("2", { ...north(100), ...at("60 Main Street") }),
    ];
    expect(conflate([], branches).added).toHaveLength(2);
  });

  test("an id that comes twice, once closed, is in the list once or not at all", () => {
    const rows = [place("1"), place("1", { status: "permanently_closed" })];
    const { added, dropped } = conflate([], rows);
    expect(added.length + dropped.length).toBe(1);
    expect(conflate([], rows.toReversed())).toEqual({ merged: [], added, dropped });
  });
});
