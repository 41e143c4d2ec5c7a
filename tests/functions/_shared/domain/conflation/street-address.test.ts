import { describe, expect, test } from "vitest";
import {
  agreementOf,
  agreementOfSuites,
  houseIn,
  keyOfHouse,
  suitesIn,
} from "#domain/conflation/street-address.ts";

describe("a house from an address line", () => {
  test.each([
    ["500 Cascade Ave", 500, ["cascade"]],
    ["2525 Arapahoe Ave Ste E4-135", 2525, ["arapahoe"]],
    ["1107 13th St", 1107, ["13th"]],
    ["Hauptstraße 12a", 12, ["hauptstrasse"]],
    ["Rua Direita, 5", 5, ["direita"]],
    ["N° 22, Bd Cascade", 22, ["cascade"]],
    ["12 North Street", 12, ["north"]],
    ["Platz 5", 5, ["platz"]],
    ["Suite 300, 12 Mill Row", 12, ["mill", "row"]],
    ["100 Shop Street", 100, ["shop"]],
    ["1234 rue Ste-Catherine Ouest", 1234, ["ste", "catherine", "ouest"]],
    ["12-16 Mill Row", 12, ["mill", "row"]],
    ["7 rue de la Paix, 75002 Paris", 7, ["paix"]],
    ["شارع الحبيب بورقيبة 14", 14, ["حبيب", "بورقيبه"]],
  ])("%s", (line, low, street) => {
    expect(houseIn(line, null)).toMatchObject({ low, street });
  });

  test.each(["Boulder, CO 80303, USA", "Mill Row", "28th Street", ""])("none in “%s”", (line) => {
    expect(houseIn(line, "80303")).toBeNull();
  });

  test("two lines agree by number and street, and a range holds its houses", () => {
    const of = (one: string, other: string) =>
      agreementOf(houseIn(one, null), houseIn(other, null));
    expect(of("500 Cascade Ave", "500 Cascade Avenue, Unit 3")).toBe("equal");
    expect(of("14 Mill Row", "12-16 Mill Row")).toBe("equal");
    expect(of("Poststr. 2", "Poststraße 2")).toBe("equal");
    expect(of("30 Avenue Hassan II", "شارع الحسن الثاني 30")).toBe("equal");
    expect(of("12 North Street", "12 South Street")).toBe("unknown");
    expect(of("500 C St NW", "500 D St NW")).toBe("unknown");
    expect(of("500 C St", "500 L St")).toBe("unknown");
    expect(of("500 C St", "500 C Street")).toBe("equal");
    expect(of("500 Cascade Ave", "502 Cascade Ave")).toBe("differs");
    expect(of("500 Cascade Ave", "500 Pearl St")).toBe("unknown");
    expect(agreementOf(null, houseIn("500 Pearl St", null))).toBe("unknown");
  });

  test.each([
    ["Carrer Direita 18", "C/ Direita, 18"],
    ["Calle Direita 18", "C. Direita 18"],
    ["Avinguda Direita 18", "Avgda. Direita 18"],
    ["Cra Direita 18", "Direita 18"],
  ])("“%s” and “%s” are looked up by one key", (one, other) => {
    const [a, b] = [houseIn(one, null), houseIn(other, null)];
    expect(a && keyOfHouse(a)).toBe(b && keyOfHouse(b));
    expect(agreementOf(a, b)).toBe("equal");
  });
});

describe("a suite from an address line", () => {
  test.each([
    ["500 Cascade Ave Ste 310", ["310"]],
    ["500 Cascade Ave, Suite 201/202", ["201", "202"]],
    ["500 Cascade Ave Unit A-4", ["a4"]],
    ["Flat B, 4 Mill Row", ["b"]],
    ["500 Cascade Ave # 101", ["101"]],
    ["Calle 12 #34-56", []],
    ["1234 rue Ste-Catherine Ouest", []],
    ["100 Shop Street, 2nd Floor", []],
  ])("%s", (line, suites) => {
    expect(suitesIn(line)).toEqual(suites);
  });

  test("two lines are of two doors only where both name one", () => {
    const of = (one: string, other: string) => agreementOfSuites(suitesIn(one), suitesIn(other));
    expect(of("Ste 310", "Suite 310")).toBe("equal");
    expect(of("Unit A-4", "Unit A4")).toBe("equal");
    expect(of("Ste 201/202", "Ste 202")).toBe("equal");
    expect(of("Ste 101b", "#101")).toBe("equal");
    expect(of("Ste 101b", "Ste 101a")).toBe("differs");
    expect(of("Ste 1", "Ste 101")).toBe("differs");
    expect(of("Ste 310", "4 Mill Row")).toBe("unknown");
  });
});
