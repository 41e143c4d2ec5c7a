import { expect, test } from "vitest";
import { jubileeYears } from "#domain/enrichment/beginnings/jubilee-years.ts";
import { identityOf } from "#domain/enrichment/identity.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

const url = "https://brackwater.example/";

/** The years that jubilees on a page speak for. */
function yearsOn(html: string): number[] {
  const page = readPage({ url, ref: url, html });
  const identity = identityOf("brackwater.example", [page], ["Brackwater Boats"]);
  return page.lines.flatMap((line) => jubileeYears(line, identity)).map(({ value }) => value);
}

test.each([
  ["<p>In 2018 we celebrated our 50th anniversary.</p>", 1968],
  ["<p>30 Jahre Brackwater! Im Juli 2017 haben wir das mit der ganzen Stadt gefeiert.</p>", 1987],
  ["<p>En 2018, nous avons fêté les 40 ans de la maison.</p>", 1978],
  ["<p>En 2015 celebramos nuestro 50 aniversario.</p>", 1965],
  ["<p>احتفلنا سنة ٢٠٢٠ بمرور ٣٠ عاما على الافتتاح.</p>", 1990],
  ["<h2>75 Jahre</h2><p>Das Jubiläum im Jahr 2016 war ein Erfolg.</p>", 1941],
])("%s speaks for %d", (html, year) => {
  expect(yearsOn(html)).toEqual([year]);
});

test.each([
  ["an age that is no jubilee", "<p>In 2019 we had 60 years behind us.</p>"],
  ["a vague age", "<p>In 2019 we celebrated over 60 years.</p>"],
  ["two ages", "<p>In 2019 we celebrated 60 years of boats and 20 years of sails.</p>"],
  ["two years", "<p>In 2009 and 2019 we celebrated 60 years.</p>"],
  ["no year", "<p>We celebrated 60 years.</p>"],
])("%s speaks for no year", (_, html) => {
  expect(yearsOn(html)).toEqual([]);
});
