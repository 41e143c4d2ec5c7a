import { describe, expect, test } from "vitest";
import { factsOf } from "./a-site.ts";

const areasOn = (html: string, country = "GB"): string[] =>
  factsOf(html, { country }).areas.map(({ value }) => value);
const onPage = (sentence: string): string[] =>
  areasOn(`<title>Otter Lane</title><p>${sentence}</p>`);

describe("where a business says that it goes", () => {
  test.each([
    ["The van comes out to you anywhere around Lisle, Harwood and as far as Ash.", 3],
    ["I photograph in Lisle and Much Tarring, and happily drive to Ash.", 3],
    ["Unsere Monteure kommen nach Buchenried, Tannrode und Oberau.", 3],
    ["Le jeudi, nous rendons visite à nos clients à Vauclair, Les Ponts-de-Brix et La Combe.", 3],
    ["Llevamos el pan a casas de Villaclara, La Puebla de Arces y Norte.", 3],
    ["نزور عملاءنا في الزرقاء والسلط ومادبا دون رسوم إضافية.", 3],
  ])("in %j: %i places", (sentence, count) => {
    expect(onPage(sentence)).toHaveLength(count);
  });

  test("an article with a capital is a part of the name", () => {
    expect(onPage("Nous intervenons à Vauclair, Les Ponts-de-Brix et Pont-l'Abbé.")).toEqual([
      "Vauclair",
      "Les Ponts-de-Brix",
      "Pont-l'Abbé",
    ]);
  });

  test.each([
    "Our friends at Dune Roofing cover Lisle and Harwood.",
    "We don't drive to Lisle or Harwood.",
    "Our flour comes from Lisle and Harwood.",
    "Unser Holz stammt aus Buchenried und Tannrode.",
    "Nos amis couvrent Vauclair et Brix.",
    "Nuestras flores vienen de Villaclara y Norte.",
    "Before that he founded a clinic in Toledo in 2005.",
  ])("nowhere in %j", (sentence) => {
    expect(onPage(sentence)).toEqual([]);
  });

  test("below a heading about it the rows of a table are places, other lines are not", () => {
    const rows = "<tr><td>Lisle, Harwood</td><td>£5</td></tr><tr><td>Ash</td><td>free</td></tr>";
    const html = `<h2>Delivery</h2><table>${rows}</table><p>Founder: Ann Lisle</p><p>We use cookies. OK</p>`;
    expect(areasOn(html)).toEqual(["Lisle", "Harwood", "Ash"]);
  });

  test("the label of a menu below such an entry is no place", () => {
    const menu = "<nav><ul><li>Where we work</li><li>Reviews</li><li>Team</li></ul></nav>";
    expect(areasOn(`${menu}<p>Hello.</p>`)).toEqual([]);
  });
});
