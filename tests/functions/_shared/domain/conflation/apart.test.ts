import { describe, expect, test } from "vitest";
import { conflate } from "#domain/conflation/conflate.ts";
import type { OverturePlace } from "#domain/overture/place.ts";
import { at, business, north, place } from "../../../../steps/two-sources.ts";

const phone = "+13035550101";
const door = "12 Quay Street";

type Row = Partial<OverturePlace> & { name: string };

const rowOf = (row: Row, id: string): OverturePlace =>
  place(id, { ...{ types: [], phones: [phone] }, ...at(door), ...row });

/** How many businesses the rows of one source are. */
const countOf = (...rows: Row[]): number =>
  conflate(
    [],
    rows.map((row, id) => rowOf(row, `id-${id}`)),
  ).added.length;

describe("behind two doors of one house", () => {
  test("two names with one number are two businesses", () => {
    const office = { name: "Lantern Mutual", ...at(`${door} Ste 310`) };
    const team = { name: "Lantern Mutual Day Webb", ...at(`${door} Ste 250`) };
    expect(countOf(office, team)).toBe(2);
    expect(countOf(office, { ...team, ...at(`${door} Suite 310`) })).toBe(1);
  });

  test("a place that may be the listing of the other door names it as its twin", () => {
    const listing = business("a", {
      name: "Lantern Mutual",
      types: [],
      address: `${door} Ste 310`,
      phones: [phone],
    });
    const team = { name: "Lantern Mutual Day Webb", ...at(`${door} Ste 250`) };
    const { merged, added } = conflate([listing], [rowOf(team, "1")]);
    expect(merged).toEqual([]);
    expect(added).toMatchObject([{ perhaps: { listing: "a" } }]);
  });

  test("one name with one number is one business that moved within the house", () => {
    const rows = ["Ste 310", "Ste 250"].map((suite) => at(`${door} ${suite}`));
    expect(countOf(...rows.map((row) => ({ name: "Lantern Mutual", ...row })))).toBe(1);
  });
});

test("two types of no common family with one number and site are two businesses of one source", () => {
  const site = { websites: ["https://harbour.example/"] };
  const bank = { name: "Harbour Savings Bank", types: ["Bank"], ...site };
  const machine = { name: "Harbour Savings - Cash Point", types: ["Cash Machine"], ...site };
  expect(countOf(bank, machine)).toBe(2);
  expect(countOf(bank, { ...machine, types: ["Bank"] })).toBe(1);
});

describe("one name that says where it is or whose", () => {
  const otherPhone = { phones: ["+13035550102"] };
  const site = { websites: ["https://harbour.example/"] };

  test.each([
    ["The Bridge - Town Library", "Town Library"],
    ["Harbour Wealth | Lantern Mutual", "Lantern Mutual"],
    ["Food at the Riverside", "The Riverside"],
    ["Lantern Mutual - Ann Quillfeather", "Lantern Mutual"],
  ])("%s is in %s and another business", (guest, host) => {
    expect(countOf({ name: guest, ...site }, { name: host, ...site })).toBe(2);
  });

  test.each([
    ["Quay Street Branch Office - Lantern Mutual", "Lantern Mutual"],
    ["Harbour Mortgage - Ann Quillfeather", "Ann Quillfeather"],
    ["Café in der Quay Street", "Café Quay Street"],
  ])("%s and %s are one business", (one, other) => {
    expect(countOf({ name: one }, { name: other })).toBe(1);
  });

  test("a practice with its own number in a surgery is another business", () => {
    const surgery = { name: "Harbour Plastic Surgery & IV Lantern Skin Care", ...site };
    const practice = { name: "IV Lantern Skin Care Clinic", ...site };
    expect(countOf(surgery, { ...practice, ...otherPhone })).toBe(2);
    expect(countOf(surgery, { ...practice, phones: [] })).toBe(2);
    expect(countOf(surgery, practice)).toBe(1);
  });

  test("in two sources an agent is not the office, and an office of several desks is none of them", () => {
    const office = (types: string[]) =>
      business("a", { name: "Lantern Mutual", types, address: door, phones: [phone] });
    const desk = (name: string, id: string, types: string[]) =>
      rowOf({ name: `Lantern Mutual - ${name}`, types, phones: id === "1" ? [phone] : [] }, id);
    const ann = (types: string[]) => desk("Ann Quillfeather", "1", types);
    const mergedOf = (types: string[], ...places: OverturePlace[]): number =>
      conflate([office(types)], places).merged.length;
    expect(mergedOf([], ann([]))).toBe(1);
    expect(mergedOf([], ann([]), desk("Karl Mercer", "2", []))).toBe(0);
    expect(mergedOf(["Real Estate Agent"], ann(["Real Estate Agent"]))).toBe(0);
  });

  test("two sites and a word each make two businesses of one trade next to each other", () => {
    const firm = { name: "Quillfeather Solicitors", types: ["Lawyer"], ...north(0) };
    const other = { name: "Mercer Solicitors", types: ["Lawyer"], phones: [], ...north(90) };
    const mergedOf = (site: string): number =>
      conflate(
        [business("a", { ...firm, domain: site })],
        [place("1", { ...other, websites: ["https://mercer.example/"] })],
      ).merged.length;
    expect(mergedOf("quillfeather.example")).toBe(0);
    expect(mergedOf("mercer.example")).toBe(1);
  });

  test("in two sources a name behind another one is one business with it where a type and a number agree", () => {
    const types = ["Car Parts Shop"];
    const shop = { name: "Quillfeather Auto Parts", types, address: door };
    const chain = rowOf({ name: "PartsHouse - Quillfeather Auto Parts", types }, "1");
    const mergedOf = (changes: Partial<typeof shop & { phones: string[] }>): number =>
      conflate([business("a", { ...shop, ...changes })], [chain]).merged.length;
    expect(mergedOf({ phones: [phone] })).toBe(1);
    expect(mergedOf({})).toBe(1);
    expect(mergedOf({ types: ["Auto Repair"] })).toBe(0);
  });
});

test("somebody on the map is found at the desk, by the name and the house", () => {
  const listing = business("a", { name: "Ann Quillfeather, NMLS# 1723", types: [], address: door });
  const desk = rowOf({ name: "Harbour Mortgage - Ann Quillfeather" }, "1");
  expect(conflate([listing], [desk]).merged).toHaveLength(1);
  const firm = rowOf({ name: "Ann Quillfeather - Morgan Lantern" }, "1");
  const office = business("a", { name: "Morgan Lantern", types: [], address: door });
  expect(conflate([office], [firm]).merged).toEqual([]);
});

describe("words that tell two businesses apart", () => {
  test.each([
    ["Sushi Hana", "Hapa"],
    ["Harbour House at Ellory University", "CYP Ellory & Harbour House Alumni"],
    ["Bank of Ellory", "BOE - Lantern Wealth"],
  ])("%s and %s are two", (one, other) => {
    expect(countOf({ name: one }, { name: other })).toBe(2);
  });

  test("a trade in one house names no business where each has a word more", () => {
    const studio = { types: ["Yoga Studio"], address: door };
    const bulldog = place("1", { name: "Bulldog Yoga", types: ["Yoga Studio"], ...at(door) });
    const mergedWith = (name: string): number =>
      conflate([business("a", { name, ...studio })], [bulldog]).merged.length;
    expect(mergedWith("Yoga Quay")).toBe(0);
    expect(mergedWith("Yoga")).toBe(1);
  });

  test("a short word with another vowel is a slip, and initials before a place are a name", () => {
    expect(countOf({ name: "Sushi Nour" }, { name: "Sushi Noor" })).toBe(1);
    expect(countOf({ name: "Bank of Ellory" }, { name: "BOE - Quay Street" })).toBe(1);
  });
});

describe("one business of one source", () => {
  test.each([
    ["Lantern Council HQ", "Harbour Lantern Council"],
    ["Clinica Family Health & Wellness", "Clinica Ellory Family Health"],
    ["Lantern Bldg", "Lantern Building"],
  ])("%s and %s with one number at one door", (one, other) => {
    expect(countOf({ name: one }, { name: other })).toBe(1);
  });

  test("two rows of one name are no crowd around a third, and go together", () => {
    const hall = { name: "Lantern Hall - Town Library", phones: [], confidence: 0.6 };
    const leader = { name: "Lantern Hall and Gallery", phones: [] };
    expect(countOf(leader, hall, { ...hall, ...north(30) })).toBe(1);
    const far = { ...hall, ...north(140) };
    expect(countOf({ ...leader, ...north(-10) }, hall, far)).toBe(1);
  });

  test("a name with two numbers in one house, at points far apart", () => {
    const other = { ...north(66), phones: ["+13035550102"] };
    const name = "Harbour Heights Apartments";
    expect(countOf({ name }, { name, ...other })).toBe(1);
    expect(countOf({ name }, { name, ...other, ...at("90 Quay Street") })).toBe(2);
  });

  test("a rare first word with the same number, house and website", () => {
    const site = { websites: ["https://onyx.example/"] };
    const [bar, therapy] = [{ name: "Onyx Drip Lounge" }, { name: "Onyx Longevity" }];
    expect(countOf({ ...bar, ...site }, { ...therapy, ...site })).toBe(1);
    expect(countOf(bar, { ...therapy, ...site })).toBe(2);
    const [ann, other] = [{ name: "Ann Quillfeather" }, { name: "Ann Mercer" }];
    expect(countOf({ ...ann, ...site }, { ...other, ...site })).toBe(2);
  });
});
