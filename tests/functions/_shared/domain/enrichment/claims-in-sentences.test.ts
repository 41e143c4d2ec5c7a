import { expect, test } from "vitest";
import { factsOf } from "./a-site.ts";

const read = (sentence: string, country: string) => {
  const html = `<title>Otter Lane</title><main><p>${sentence}</p></main>`;
  return factsOf(html, { country });
};

test.each([
  ["US", "Based in Corvane, we serve Larch County and Tarn Falls.", ["Larch County", "Tarn Falls"]],
  ["US", "Our technicians cover the greater Corvane area.", ["Corvane"]],
  ["US", "We deliver across Kent, Sussex and Surrey.", ["Kent", "Sussex", "Surrey"]],
  [
    "GB",
    "Dog grooming in Selworth, Much Tarring and surrounding villages.",
    ["Selworth", "Much Tarring"],
  ],
  [
    "DE",
    "Unser Einzugsgebiet reicht von Lindau über Wangen bis nach Ravensburg.",
    ["Lindau", "Wangen", "Ravensburg"],
  ],
  ["DE", "Gerne kommen wir auch zu Ihnen nach Lindau oder Wangen.", ["Lindau", "Wangen"]],
  [
    "FR",
    "Notre équipe intervient dans les communes de Vaise, Écully et Tassin.",
    ["Vaise", "Écully", "Tassin"],
  ],
  ["ES", "Cubrimos Sevilla, Huelva y Cádiz.", ["Sevilla", "Huelva", "Cádiz"]],
  ["SA", "خدماتنا متوفرة في الرياض والخرج والدرعية", ["الرياض", "الخرج", "الدرعية"]],
  ["US", "Maria grew up in Boston and served in the Navy in San Diego.", []],
  ["US", "Our flour comes from mills in Vermont and Maine.", []],
  ["US", "We won an award in Chicago in 2019.", []],
  ["US", "We are located in Corvane, near Larch Hill.", []],
])("in %s, areas of: %s", (country, sentence, areas) => {
  expect(read(sentence, country).areas.map(({ value }) => value)).toEqual(areas);
});

test.each([
  [
    "US",
    "Services include: lawn mowing, edging and snow removal.",
    ["lawn mowing", "edging", "snow removal"],
  ],
  ["US", "We offer everything from oil changes to brake repair.", ["oil changes", "brake repair"]],
  [
    "GB",
    "I offer piano lessons and music theory tuition for all ages.",
    ["piano lessons", "music theory tuition"],
  ],
  [
    "DE",
    "Zu unseren Leistungen zählen Steuererklärungen und Lohnbuchhaltung.",
    ["Steuererklärungen", "Lohnbuchhaltung"],
  ],
  [
    "FR",
    "Spécialisée dans le droit de la famille, Maître Anne Lorrain vous assiste.",
    ["droit de la famille"],
  ],
  [
    "ES",
    "Realizamos reformas integrales y pintura de pisos.",
    ["reformas integrales", "pintura de pisos"],
  ],
  ["SA", "نوفر خدمات تنظيف المنازل وغسيل السجاد", ["تنظيف المنازل", "غسيل السجاد"]],
  ["US", "We no longer offer carpet cleaning or window cleaning.", []],
  ["US", "Our partner offers tree removal and stump grinding.", []],
])("in %s, services of: %s", (country, sentence, services) => {
  expect(read(sentence, country).services.map(({ value }) => value)).toEqual(services);
});

test.each([
  [
    "US",
    "Founded by chef Marco Bellini in 2011, we are a neighborhood favorite.",
    ["Marco Bellini"],
  ],
  ["US", "We are owned by Dana Pruitt, who founded the company in 1999.", ["Dana Pruitt"]],
  ["US", "My name is Theo Marsh and I started this business in 2008.", ["Theo Marsh"]],
  ["US", "The company was started by Bill and Nora Tate.", ["Bill Tate", "Nora Tate"]],
  ["DE", "1968 gründete Karl Obermeier die Schreinerei.", ["Karl Obermeier"]],
  ["DE", "Inhaber und Gründer Jens Holtkamp eröffnete die Werkstatt 2003.", ["Jens Holtkamp"]],
  ["FR", "C'est en 1998 que Paul Vasseur crée l'entreprise.", ["Paul Vasseur"]],
  [
    "ES",
    "El taller fue fundado en 1985 por los hermanos Luis y Andrés Cobo.",
    ["Luis Cobo", "Andrés Cobo"],
  ],
  ["SA", "المؤسس: خالد بن سعيد الغامدي", ["خالد بن سعيد الغامدي"]],
  ["US", "Inspired by Steve Jobs, founder of Apple, we keep it simple.", []],
  ["US", "Our supplier, Marlow Mills, was founded in 1921 by Edwin Marlow.", []],
  ["US", "The lighthouse was founded in 1858 by Elias Stroud.", []],
])("in %s, founders of: %s", (country, sentence, founders) => {
  expect(read(sentence, country).founders.map(({ value }) => value)).toEqual(founders);
});
