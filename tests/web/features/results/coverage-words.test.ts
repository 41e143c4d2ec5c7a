import { describe, expect, test } from "vitest";
import { runLines, siteLines } from "../../../../web/src/features/results/coverage-words.ts";

const sites = {
  ...{ found: 12, allowed: 12, answered: 10, withEmail: 7 },
  ...{ refused: 0, dead: 2, blocked: 0, unread: 0 },
};

describe("what a report says of the businesses' own sites", () => {
  test("where no language model was asked, nothing of one", () => {
    expect(siteLines(sites)).toEqual([
      "10 of 12 websites responded.",
      "7 of them list an email address.",
      "2 didn't respond.",
    ]);
  });

  test("what became of them adds up to all", () => {
    const lines = siteLines({ ...sites, found: 20, refused: 3, blocked: 1, unread: 4 });
    expect(lines).toEqual([
      "10 of 20 websites responded.",
      "7 of them list an email address.",
      "3 don't allow crawlers.",
      "2 didn't respond.",
      "1 address is not on the public web.",
      "4 were not read in time.",
    ]);
  });

  test("parked domains and sites that only a browser fills are named", () => {
    const lines = siteLines({ ...sites, found: 13, parked: 1, scripted: 2 });
    expect(lines).toEqual([
      "10 of 13 websites responded.",
      "7 of them list an email address.",
      "2 didn't respond.",
      "1 domain is parked or for sale: no site to read.",
      "2 websites fill in only in a browser; little could be read there.",
    ]);
  });

  test.each([
    [1, "1 was also read by a language model, the others by rules alone."],
    [4, "4 were also read by a language model, the others by rules alone."],
    [0, "The language model added nothing; all of them were read by rules."],
  ])("where one was, how many it added to: %i", (refined, line) => {
    expect(siteLines({ ...sites, refined })).toContain(line);
  });

  test("tokens and cost of a language model, in all and for each website", () => {
    const model = { asked: 8, reused: 0, tokens: 16_004, micros: 160_040 };
    expect(siteLines({ ...sites, refined: 7, model })).toContain(
      "It was asked about 8 websites: 16,004 tokens, $0.16 (2,001 tokens and $0.02 each).",
    );
    const cheap = { asked: 1, reused: 0, tokens: 2_000, micros: 300 };
    expect(siteLines({ ...sites, refined: 1, model: cheap })).toContain(
      "It was asked about 1 website: 2,000 tokens, $0.0003 (2,000 tokens and $0.0003 each).",
    );
  });

  test("nothing of a cost where earlier answers were enough", () => {
    const model = { asked: 0, reused: 3, tokens: 0, micros: 0 };
    const lines = siteLines({ ...sites, refined: 3, model });
    expect(lines).toContain("Its earlier answers about 3 websites were used again at no cost.");
    expect(lines.join("\n")).not.toContain("tokens");
  });
});

test("a run over two sources names both in a sentence", () => {
  const none = { merged: 0, unnamed: 0, outsideDropped: 0, unreadable: 0, unmatchedTypes: [] };
  const report = {
    ...none,
    tiles: { done: 1, total: 1, dead: 0 },
    source: "OpenStreetMap; Overture Maps",
  };
  expect(runLines(report as unknown as Parameters<typeof runLines>[0])).toEqual([
    "1 of 1 map tile collected from OpenStreetMap and Overture Maps.",
  ]);
});
