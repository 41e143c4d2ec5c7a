import { describe, expect, test } from "vitest";
import { siteLines } from "../../../../web/src/features/results/coverage-words.ts";

const sites = {
  ...{ found: 12, allowed: 12, answered: 10, withEmail: 7 },
  ...{ refused: 0, dead: 2, blocked: 0, unread: 0 },
};

describe("what a report says of the businesses' own sites", () => {
  test("where no language model was asked, nothing of one", () => {
    expect(siteLines(sites)).toEqual([
      "10 of 12 websites answered.",
      "7 of them name an email address.",
      "2 did not answer.",
    ]);
  });

  test.each([
    [1, "1 was read by a language model, too; the others by rules alone."],
    [4, "4 were read by a language model, too; the others by rules alone."],
    [0, "The language model added nothing; rules read all of them."],
  ])("where one was, how many it added to: %i", (refined, line) => {
    expect(siteLines({ ...sites, refined })).toContain(line);
  });
});
