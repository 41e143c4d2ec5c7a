import { describe, expect, test } from "vitest";
import { streetsIn } from "#domain/enrichment/whose/streets.ts";

describe("streets in a text", () => {
  test.each([
    ["Am Markt 12, 23552 Lübeck", ["12 am"]],
    ["Sie finden uns in der Alten Gasse 7", ["7 in"]],
    ["Unter den Linden 1735", ["1735"]],
    ["Avenida Rivadavia 1992, Buenos Aires", ["1992"]],
    ["C/ Dr. Cerrada, 24", ["24 dr"]],
    ["Calle de la Puerta nº 3", ["3 puerta"]],
    ["Carrer de Balmes, 24", ["24 balmes"]],
  ])("%s has one", (text, streets) => {
    expect(streetsIn(text)).toEqual(streets);
  });

  test.each([
    "Im Oktober 2006 haben wir eröffnet.",
    "Im Frühjahr 1926 machte er sich selbständig.",
    "Das Haus in der Hafenstraße wurde 1888 von einem Kapitän gebaut.",
    "Die neue Werkstätte am Mühlbachweg wurde 2003 eröffnet.",
    "Kennengelernt haben wir uns zum Jahreswechsel 1998.",
    "Terminé la carrera en Zaragoza en 1992 y volví.",
    "Abrió un taller en la calle Bebricio. Aquel año vendían el Seat 850 y nada más.",
    "La tienda de la calle Mayor cerró en 2004, en mayo.",
  ])("%s has none", (text) => {
    expect(streetsIn(text)).toEqual([]);
  });
});
