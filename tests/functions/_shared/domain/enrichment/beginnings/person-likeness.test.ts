import { expect, test } from "vitest";
import { storyOf } from "#domain/enrichment/beginnings/passages.ts";
import { peopleIn } from "#domain/enrichment/beginnings/people.ts";
import { commonWords, likenessOfPerson } from "#domain/enrichment/beginnings/person-likeness.ts";
import { identityOf } from "#domain/enrichment/identity.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

const url = "https://brackwater.example/";

/** Those who look like people on a page of these lines, with how much so. */
function peopleOn(...lines: string[]): [string, number][] {
  const html = lines.map((line) => `<p>${line}</p>`).join("");
  const page = readPage({ url, ref: url, html });
  const identity = identityOf("brackwater.example", [page], ["Brackwater Boats"]);
  const story = storyOf(page);
  const common = commonWords([story]);
  return [...story.lines.keys()]
    .flatMap((at) => story.sentencesOf(at))
    .flatMap((sentence) =>
      peopleIn(sentence).map((one): [string, number] => [
        one.name,
        likenessOfPerson(one, sentence, identity, () => common),
      ]),
    )
    .filter(([, likeness]) => likeness > 0);
}

test.each([
  ["a known first name", "Anna Quillfeather paints.", "Anna Quillfeather"],
  ["initials", "R.T. Quillfeather paints.", "R.T. Quillfeather"],
  ["the business's family name", "Tallow Brackwater", "Tallow Brackwater"],
  [
    "words that nobody writes small, in running text",
    "Later the boats of Oshi Vantongeren came to this pier.",
    "Oshi Vantongeren",
  ],
  ["a founder's title", "Oshi Vantongeren, Founder", "Oshi Vantongeren"],
])("%s make a likely person", (_, line, name) => {
  expect(peopleOn(line)).toEqual([[name, 2]]);
});

test("unknown words with capitals among others may be a person", () => {
  expect(peopleOn("Fibreglass Varnishing")).toEqual([["Fibreglass Varnishing", 1]]);
});

test.each([
  ["words that the site writes small, too", "We love Hull Paint here, and paint a hull."],
  ["words after an article", "We are in the Quorden Society since then."],
  [
    "words before a thing",
    "We now have the Oshi Quorden Tramway service here, near Brackwater Pond station.",
  ],
  ["somebody's things", "We love the old Anna's Harbour so much."],
])("%s are no person", (_, line) => {
  expect(peopleOn(line)).toEqual([]);
});
