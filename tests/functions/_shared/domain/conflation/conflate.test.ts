import { describe, expect, test } from "vitest";
import type { Business } from "#domain/conflation/business.ts";
import { conflate } from "#domain/conflation/conflate.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { at, business, north, place } from "../../../../steps/two-sources.ts";

const phone = "+441632960001";
const otherPhone = "+441632960002";

/** `["a=1"]`: listing a and place 1 are one business. */
const pairsOf = (listings: Business[], places: OverturePlace[]): string[] =>
  conflate(listings, places).merged.map((one) => `${one.listing}=${one.place.gersId}`);

describe("one business in both sources", () => {
  test.each([
    ["Café Zoë", "CAFE ZOE"],
    ["Zoe's Kitchen", "Zoes Kitchen"],
    ["Fernandez & Sons", "Fernandez and Sons"],
    ["Pellegrini", "Pellegrini Ltd."],
    ["Pellegrini", "Pellegrini S.A.R.L."],
    ["Blue Lantern", "Blue Lantern - Mill Row"],
    ["Blue Lantern", "Blue Lantern (new owners)"],
    ["Blue Lantern", "The Blue Lantern Café"],
    ["Lantern House", "Lanternhouse"],
    ["Merriweather", "Meriweather"],
    ["Marco's Bistro", "Mraco's Bistro"],
    ["한강식당", "한식강당"],
    ["St. Aidan's Rooms", "Saint Aidan’s Rooms"],
    ["Steak House 316", "Steakhouse No. 316"],
    ["KFC", "Kentucky Fried Chicken"],
    ["Michael C Wu, M.D.", "Dr. Michael Wu"],
    ["Ann Day - Lantern Insurance Agent", "Lantern Insurance: Ann Day"],
    ["Sauerisen", "sauereisen"],
    ["مطعم الياسمين", "مطعم ياسمين"],
    ["مقهى المنارة", "مقهي المناره"],
    ["金龍酒家", "金龍酒家"],
    ["Пекарня Ромашка", "ООО «Пекарня Ромашка»"],
    ["Straße 12", "Strasse 12"],
  ])("“%s” and “%s” are one name", (mapped, other) => {
    expect(
      pairsOf([business("a", { name: mapped })], [place("1", { name: other, ...north(40) })]),
    ).toEqual(["a=1"]);
  });

  test("a brand on the map finds the place named after it", () => {
    const listing = business("a", { name: "Kaffeebar am Markt", otherNames: ["Blue Lantern"] });
    expect(pairsOf([listing], [place("1", north(20))])).toEqual(["a=1"]);
  });

  test("of two branches the house decides before the distance", () => {
    const branches = [
      business("a", { ...north(0), address: "4 Mill Row" }),
      business("b", { ...north(150), address: "60 Mill Row" }),
    ];
    const places = [
      place("1", { ...north(60), ...at("60 Mill Row"), phones: [phone] }),
      place("2", { ...north(110), ...at("4 Mill Row"), phones: [otherPhone] }),
    ];
    expect(pairsOf(branches, places)).toEqual(["a=2", "b=1"]);
  });

  test("a name that is nowhere else is found up to 400 m away", () => {
    expect(pairsOf([business("a")], [place("1", north(390))])).toEqual(["a=1"]);
    expect(pairsOf([business("a")], [place("1", north(410))])).toEqual([]);
  });

  test("a far name with another house, another number or a namesake is left alone", () => {
    const far = place("1", { ...north(300), ...at("9 Mill Row"), phones: [phone] });
    expect(pairsOf([business("a", { address: "4 Mill Row" })], [far])).toEqual([]);
    expect(pairsOf([business("a", { phones: [otherPhone] })], [far])).toEqual([]);
    expect(pairsOf([business("a"), business("b", north(-90))], [far])).toEqual([]);
  });

  test("a name with its own number may have moved down the road", () => {
    const moved = place("1", { ...north(300), ...at("9 Mill Row"), phones: [phone] });
    const listing = business("a", { address: "4 High Street", phones: [phone] });
    expect(pairsOf([listing], [moved])).toEqual(["a=1"]);
    const twice = business("b", { name: "Red Boat", ...north(2_000), phones: [phone] });
    expect(pairsOf([listing, twice], [moved])).toEqual([]);
  });

  test("a chain's far branch needs its house or number", () => {
    const chain = [0, 5_000, 10_000].map((metres) => business(`c${metres}`, north(metres)));
    expect(pairsOf(chain, [place("1", north(300))])).toEqual([]);
    const [first = business("none"), ...others] = chain;
    const withPhone = [{ ...first, phones: [phone] }, ...others];
    expect(pairsOf(withPhone, [place("1", { ...north(300), phones: [phone] })])).toEqual(["c0=1"]);
  });
});

describe("two businesses", () => {
  test("a shared number, house and website don't make one of two names", () => {
    const listing = business("a", {
      name: "Anna Day Dental",
      types: ["Dentist"],
      phones: [phone],
      address: "4 Mill Row",
      domain: "mill-row.example",
    });
    const other = place("1", {
      name: "Robert Stone Orthodontics",
      types: ["Dentist"],
      phones: [phone],
      websites: ["https://mill-row.example/"],
      ...at("4 Mill Row"),
    });
    expect(pairsOf([listing], [other])).toEqual([]);
  });

  test.each([
    ["Studio 7", "Studio 9"],
    ["Lantern North", "Lantern South"],
    ["Giant Lantern", "PNC@Giant Lantern"],
    ["Lantern Insurance: Ann Day", "Lantern Insurance: Bob Ray"],
    ["Valu Mart", "Valu Mart Pharmacy"],
    ["Blue Lantern", "Red Lantern"],
    ["Thai Garden", "Thai Palace"],
    ["Holy Cross Catholic Church", "Holy Cross School"],
    [
      "Nutrition: Bay Avenue Office: Ellory Health",
      "Sleep Center: Bay Avenue Office: Ellory Health",
    ],
  ])("“%s” and “%s” at one door are two", (mapped, other) => {
    for (const types of [["Coffee Shop"], []]) {
      const listing = business("a", { name: mapped, types, address: "4 Mill Row" });
      const next = place("1", { name: other, types, ...at("4 Mill Row") });
      expect(pairsOf([listing], [next])).toEqual([]);
    }
  });

  test("an office is not one of its agents", () => {
    const agents = ["Ann Day", "Bob Ray", "Cleo Fox"].map((name, at) =>
      place(String(at), {
        name: `${name}, Tidewater Homes of Ellory`,
        types: ["Real Estate Agent"],
      }),
    );
    const office = business("a", {
      name: "Tidewater Homes of Ellory",
      types: ["Real Estate Agent"],
    });
    expect(pairsOf([office], agents)).toEqual([]);
    const whole = place("9", { name: "Tidewater Homes of Ellory", types: ["Real Estate Agent"] });
    expect(pairsOf([office], [...agents, whole])).toEqual(["a=9"]);
    const desk = { ...whole, name: "Sales Office, Tidewater Homes of Ellory" };
    expect(pairsOf([office], [desk])).toEqual(["a=9"]);
  });

  test("one name of another trade stays another business, flagged where a contact agrees", () => {
    const listing = business("a", { types: ["Dentist"], phones: [phone] });
    const { merged, added } = conflate([listing], [place("1", { phones: [phone] })]);
    expect(merged).toEqual([]);
    expect(added[0]?.perhaps?.listing).toBe("a");
    expect(conflate([listing], [place("1")]).added[0]?.perhaps).toBeNull();
  });

  test("another branch in another house with another number stays one, flagged", () => {
    const listing = business("a", { address: "4 Mill Row", phones: [phone] });
    const branch = place("1", { ...north(120), ...at("80 Mill Row"), phones: [otherPhone] });
    const { merged, added } = conflate([listing], [branch]);
    expect(merged).toEqual([]);
    expect(added).toMatchObject([{ place: { gersId: "1" }, perhaps: { listing: "a" } }]);
  });

  test("a business without a name is never merged", () => {
    expect(
      pairsOf([business("a", { name: null, phones: [phone] })], [place("1", { phones: [phone] })]),
    ).toEqual([]);
  });
});

describe("what becomes of a place", () => {
  test("a closed one is dropped, an unsure one only fills, and a very unsure one does nothing", () => {
    const found = conflate(
      [business("a", { name: "Amber Boat" }), business("b", { name: "Coral Sail" })],
      [
        place("1", { name: "Amber Boat", confidence: 0.3 }),
        place("2", { name: "Coral Sail", status: "permanently_closed" }),
        place("3", { name: "Silver Gull", confidence: 0.4 }),
        place("4", { name: "Velvet Moon", confidence: 0.5 }),
        place("5", { name: "Hidden Bell", confidence: 0.1 }),
        place("6", { name: "Ivory Kite", confidence: 0 }),
      ],
    );
    expect(found.merged).toMatchObject([{ listing: "a", place: { gersId: "1" }, fillsOnly: true }]);
    expect(found.added.map((one) => one.place.gersId)).toEqual(["4"]);
    expect(found.dropped).toEqual([
      { gersId: "2", why: "closed" },
      { gersId: "3", why: "unsure" },
      { gersId: "5", why: "unsure" },
      { gersId: "6", why: "closed" },
    ]);
  });

  test("the surest row of a place leads and takes what only the others know", () => {
    const { added, dropped } = conflate(
      [],
      [
        place("1", { confidence: 0.6, phones: [phone], emails: ["a@lantern.example"] }),
        place("2", { confidence: 0.9, phones: [otherPhone], ...north(30) }),
      ],
    );
    expect(added).toMatchObject([
      {
        place: {
          gersId: "2",
          phones: [otherPhone],
          emails: ["a@lantern.example"],
          confidence: 0.9,
        },
        duplicates: ["1"],
      },
    ]);
    expect(dropped).toEqual([{ gersId: "1", why: "duplicate" }]);
  });

  test("who chose surer rows gets fewer of their own and as many filled", () => {
    const places = [
      place("1", { name: "Amber Boat", confidence: 0.6 }),
      place("2", { name: "Coral Sail", confidence: 0.84 }),
      place("3", { name: "Silver Gull", confidence: 0.85 }),
    ];
    const found = conflate([business("a", { name: "Amber Boat" })], places, 0.85);
    expect(found.merged.map(({ listing, fillsOnly }) => [listing, fillsOnly])).toEqual([
      ["a", true],
    ]);
    expect(found.added.map((one) => one.place.gersId)).toEqual(["3"]);
    expect(found.dropped).toEqual([{ gersId: "2", why: "unsure" }]);
  });

  test("types of several rows name the records of all of them", () => {
    const receiptOf = (recordId: string) => ({
      ...{ dataset: "meta", recordId, release: "2026-11-18.0", updatedAt: null },
      licence: "CDLA-Permissive-2.0",
    });
    const { added } = conflate(
      [],
      [
        place("1", { confidence: 0.9, receipts: { types: receiptOf("17") } }),
        place("2", {
          ...{ confidence: 0.6, types: ["Coffee Shop", "Bakery"] },
          receipts: { types: receiptOf("30"), confidence: receiptOf("30") },
        }),
      ],
    );
    expect(added[0]?.place.types).toEqual(["Coffee Shop", "Bakery"]);
    expect(added[0]?.place.receipts.types).toMatchObject({
      recordId: "17",
      also: [{ recordId: "30" }],
    });
    expect(added[0]?.place.receipts.confidence).toBeUndefined();
  });

  test("a listing found under the name of a place's second row is merged with the place", () => {
    const places = [
      place("1", {
        name: "Blue Lantern Coffee Roasters and Wine",
        phones: [phone],
        ...at("4 Mill Row"),
      }),
      place("2", {
        name: "Lantern Coffee Roasters",
        confidence: 0.6,
        phones: [phone],
        ...at("4 Mill Row"),
      }),
    ];
    const found = conflate([business("a", { name: "Lantern Coffee Roasters" })], places);
    expect(found.merged).toMatchObject([
      { listing: "a", place: { gersId: "1" }, duplicates: ["2"] },
    ]);
  });
});
