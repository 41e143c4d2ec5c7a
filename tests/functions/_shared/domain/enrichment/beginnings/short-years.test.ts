import { expect, test } from "vitest";
import { storyOf } from "#domain/enrichment/beginnings/passages.ts";
import { readPage } from "#domain/enrichment/read-page.ts";

const url = "https://brackwater.example/";

/** The years, as numbers of four digits, in a line. */
function yearsIn(line: string): string[] {
  const story = storyOf(readPage({ url, ref: url, html: `<p>${line}</p>` }));
  return [...story.lines.keys()]
    .flatMap((at) => story.sentencesOf(at))
    .flatMap(({ tokens }) => tokens.map(({ text }) => text))
    .filter((text) => /^\d{4}$/.test(text));
}

test.each([
  ["We moved here in the spring of '73.", "1973"],
  ["Open since ’07, rain or shine.", "2007"],
  ["En abril del 61 ya hacía zapatos.", "1961"],
  ["Abrimos en el 86, sin un duro.", "1986"],
  ["En 76, elle achète un métier à tisser.", "1976"],
  ["Anno 61 war hier ein Stall.", "1961"],
])("two digits in %j are a year", (line, year) => {
  expect(yearsIn(line)).toEqual([year]);
});

test.each([
  "He is 6'10 tall.",
  "Songs of the '80s every night.",
  "En 45 minutos lo tienes listo.",
  "El piso está en el 45 de la calle.",
  "Descuento del 50% en enero.",
  "Del 40 al 44 no quedan tallas.",
  "Abrimos el 12, de 9 a 14.",
  "Livré en 48 heures.",
  "Jahrgang 71, gelernt in Graz.",
])("two digits in %j are no year", (line) => {
  expect(yearsIn(line)).toEqual([]);
});
