import { expect, test } from "vitest";
import { workRatio } from "../../../../steps/work-ratio.ts";
import { factsOf } from "./a-site.ts";

const pageChars = 1_000_000;
const levels = 100_000;
const filled = (text: string): string => text.repeat(Math.ceil(pageChars / text.length));
const jsonLd = (text: string): string => `<script type="application/ld+json">${text}</script>`;
const card = (at: number): string =>
  `<div><h3>Otter Lane</h3><p>${at} We bake rye bread. Call (212) 555-0123 or <a href="mailto:info@otterlane.com">write</a>.</p></div>`;

const many = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join("");

/** Lines that say the same in different words: a reader skips what repeats. */
const paragraphs = (text: string, lineChars = 1_400): string =>
  Array.from(
    { length: Math.ceil(pageChars / lineChars) },
    (_, at) => `<p>${at} ${text.repeat(Math.ceil(lineChars / text.length))}</p>`,
  ).join("");

/** Pages whose reading once took a time that grew with the square of their length, or every stack. */
const hostile: Record<string, string> = {
  "objects as keys": jsonLd("{".repeat(levels)),
  "objects in objects": jsonLd('{"a":'.repeat(levels)),
  "whole objects in objects": jsonLd(`${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`),
  "lists in lists": jsonLd("[".repeat(levels)),
  blocks: filled("<div>"),
  links: filled("<a href=x>"),
  "words in bold": filled("<b>"),
  "ends of what was never opened": filled("<b></i>"),
  "items of microdata": filled("<i itemscope itemprop='a b'>"),
  "programs without an end": filled("<script>"),
  "programs whose tag has no end": filled("<script x"),
  "drawings without an end": filled("<svg>"),
  "styles without an end": filled("<style>"),
  "lists of services in a sentence": paragraphs("we offer boiler repair, "),
  "words before lists of places": paragraphs("serving Aa and "),
  "sentences of one letter": paragraphs("a. B. "),
  "founders of everything": paragraphs("founder Aa Bb founded the company, founded by "),
  "towns and postcodes": paragraphs("Aa Bb, Aa Bb 12345 "),
  "rows of a price list": paragraphs("Haircut ... 20 € ", 40),
  "headings on services": filled("<h2>Our services</h2><p>x</p>"),
  "a style sheet of names": `<style>${filled(".a bidi-override")}</style>`,
};

const timesMax = 5;
/** Its lines differ, or most of it would be skipped. */
const honest = many(Math.ceil(pageChars / card(0).length), card);

test.each(Object.entries(hostile))(
  "a page of %s is read as soon as an honest one of its length",
  (_, html) => {
    expect(
      workRatio(
        () => factsOf(html),
        () => factsOf(honest),
        timesMax,
      ),
    ).toBeLessThan(timesMax);
  },
);

/** Pages of many strangers, whose owners are decided part by part. */
const crowds: Record<string, (count: number) => string> = {
  cards: (count) =>
    many(
      count,
      (at) =>
        `<div><h3>Café ${at}</h3><p>${at} Mill Street</p><p>(212) 555-${1_000 + at}</p><a href="https://cafe${at}.com">Website</a></div>`,
    ),
  "headings of partners": (count) =>
    many(count, (at) => `<h3>Our partners</h3><p>Café ${at}, (212) 555-${1_000 + at}</p>`),
  "rows of a table": (count) =>
    `<table>${many(count, (at) => `<tr><td>Bistro ${at}</td><td>${at} Oak Road, (212) 555-${1_000 + at}</td></tr>`)}</table>`,
};

test.each(Object.entries(crowds))(
  "the time to tell %s from the business grows with their number and no faster",
  (_, crowd) => {
    const [few, fourTimes] = [crowd(400), crowd(1_600)];
    // Sixteen times the work if every card were held against every other.
    const limit = 9;
    expect(
      workRatio(
        () => factsOf(fourTimes),
        () => factsOf(few),
        limit,
      ),
    ).toBeLessThan(limit);
  },
);

test("an address behind a hundred thousand levels of data is found", () => {
  const mail = '<a href="mailto:info@otterlane.com">Mail</a>';
  for (const data of Object.values(hostile).slice(0, 4)) {
    expect(factsOf(`${data}${mail}`).emails.map(({ value }) => value.value)).toEqual([
      "info@otterlane.com",
    ]);
  }
});

test("a page that never closes what it opens keeps its words", () => {
  const page = `${"<font><p>".repeat(40)}<p>Write to info@otterlane.com</p>`;
  expect(factsOf(page).emails.map(({ value }) => value.value)).toEqual(["info@otterlane.com"]);
});
