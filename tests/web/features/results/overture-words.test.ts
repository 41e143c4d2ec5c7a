import { describe, expect, test } from "vitest";
import type { OvertureReport } from "#domain/overture/places-outcome.ts";
import { overtureLines } from "../../../../web/src/features/results/overture-words.ts";

const read: Extract<OvertureReport, { state: "read" }> = {
  ...{ state: "read", release: "2026-11-18.0", places: 42, merged: 20, added: 15 },
  ...{ possibleTwins: 0, agreed: 0, unknownTops: {} },
  filled: { phone: 0, website: 0, email: 0, address: 0 },
  dropped: { closed: 0, unsure: 0, nameless: 0, duplicates: 0, tooMany: 0 },
  both: { phoneOrWebsite: { one: 30, two: 61 } },
};

describe("what a report says of Overture Maps", () => {
  test("what was read, what it added, and how many can be reached with one source and with two", () => {
    expect(overtureLines(read)).toEqual([
      "42 places read from release 2026-11-18.0.",
      "20 are also on the map, 15 businesses were added.",
      "With a phone number or website: 30 with the map alone, 61 with both sources.",
    ]);
  });

  test("names what it filled, agreed on and left out, as far as there is any", () => {
    const lines = overtureLines({
      ...read,
      ...{ merged: 1, added: 1, possibleTwins: 2, agreed: 1, unknownTops: { space_stations: 4 } },
      twinsAmongAdded: 3,
      filled: { phone: 12, website: 0, email: 3, address: 0 },
      dropped: { closed: 3, unsure: 5, nameless: 0, duplicates: 1, tooMany: 1_200 },
    });
    expect(lines.slice(1)).toEqual([
      "1 is also on the map, 1 business was added.",
      "2 of the added may be on the map under another name.",
      "3 of the added may be duplicates of other added businesses.",
      "Filled in for businesses on the map: phone number 12, email 3.",
      "Both sources agree on the phone number or website of 1 business.",
      "With a phone number or website: 30 with the map alone, 61 with both sources.",
      "Not added: closed 3, too unsure 5, duplicates 1, more than a preset can hold 1,200.",
      "Kinds of place that we don't know yet: space_stations 4.",
    ]);
  });

  test("that it could not be read, and why", () => {
    const sentence = "Overture Maps took too long to answer.";
    expect(overtureLines({ state: "failed", why: "slow", sentence })).toEqual([
      "It could not be read, so this preset has the map's businesses alone.",
      sentence,
    ]);
  });
});
