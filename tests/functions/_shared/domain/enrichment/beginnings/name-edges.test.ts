import { expect, test } from "vitest";
import { nameEdges } from "#domain/enrichment/beginnings/name-edges.ts";
import { storyOf } from "#domain/enrichment/beginnings/passages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

const url = "https://brackwater.example/";

test("a name with a capital right beside it may go on there", () => {
  const html = "<p>Later the Captain Ann Quill Society met here.</p>";
  const story = storyOf(readPage({ url, ref: url, html }));
  const [sentence] = [...story.lines.keys()].flatMap((at) => story.sentencesOf(at));
  if (!sentence) throw new Error("no sentence");
  const from = sentence.tokens.findIndex(({ text }) => text === "Ann");
  const person = { name: "Ann Quill", from, to: from + 2, isShared: false };
  expect(nameEdges(sentence, person)).toMatchObject({ capitalBefore: 1, capitalAfter: 1 });
  expect(nameEdges(sentence, { ...person, isShared: true })).toMatchObject({
    capitalBefore: 0,
    capitalAfter: 0,
  });
});
