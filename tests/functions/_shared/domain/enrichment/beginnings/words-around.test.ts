import { expect, test } from "vitest";
import { storyOf } from "#domain/enrichment/beginnings/passages.ts";
import { isWordFeature, wordsAround } from "#domain/enrichment/beginnings/words-around.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

test("a year is described by the words on its sides, the nearest by their side", () => {
  const url = "https://brackwater.example/";
  const text = "The very long old pier by our shop burnt down in 1987, and we built a new one.";
  const story = storyOf(readPage({ url, ref: url, html: `<p>${text}</p>` }));
  const sentence = [...story.lines.keys()].flatMap((at) => story.sentencesOf(at))[0];
  expect(sentence?.text).toBe(text);
  const at = sentence?.tokens.findIndex((token) => token.text === "1987") ?? -1;
  const words = sentence ? wordsAround(sentence, at, at + 1) : {};
  expect(words).toMatchObject({ "<in": 1, "<burnt": 1, ">and": 1, ">built": 1, "&pier": 0.7 });
  expect(words).toMatchObject({ "<in_down": 1, ">and_we": 1 });
  expect(words).not.toHaveProperty(["<pier"]);
  expect(Object.keys(words).every(isWordFeature)).toBe(true);
  expect(["since<", "found", "~years"].some(isWordFeature)).toBe(false);
});
