import { expect, test } from "vitest";
import { storyOf } from "#domain/enrichment/beginnings/passages.ts";
import { peopleIn } from "#domain/enrichment/beginnings/people.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

const url = "https://brackwater.example/";

/** The people named in a line. */
function peopleOf(line: string): string[] {
  const story = storyOf(readPage({ url, ref: url, html: `<p>${line}</p>` }));
  return [...story.lines.keys()]
    .flatMap((at) => story.sentencesOf(at))
    .flatMap((sentence) => peopleIn(sentence).map(({ name }) => name));
}

test.each([
  ["a title", "أسس الورشة المعلم سامي الحداد."],
  ["a trade", "أسست المرسم مع زوجها النحات سامي الحداد."],
  ["a trade and an adjective", "افتتح المرسم النحات الراحل سامي الحداد."],
])("a name begins after %s", (_, line) => {
  expect(peopleOf(line)).toEqual(["سامي الحداد"]);
});

test("a name ends before a conjunction", () => {
  expect(peopleOf("قرر سامي الحداد ألا يبيع الورشة.")).toEqual(["سامي الحداد"]);
});
