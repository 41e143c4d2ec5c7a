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

  test("what became of them adds up to all", () => {
    const lines = siteLines({ ...sites, found: 20, refused: 3, blocked: 1, unread: 4 });
    expect(lines).toEqual([
      "10 of 20 websites answered.",
      "7 of them name an email address.",
      "3 ask not to be read.",
      "2 did not answer.",
      "1 address is not on the public web.",
      "4 were not read any more.",
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
