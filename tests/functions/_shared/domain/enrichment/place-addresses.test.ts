import { describe, expect, test } from "vitest";
import { factsOf } from "./a-site.ts";

const cities =
  "New York,Los Angeles,San Diego,San Francisco,San Jose,San Antonio,Santa Monica,Santa Clara,St. Louis,Fort Wayne,New Orleans,Las Vegas,Salt Lake City,Paris,London,Berlin,Vienna,Victoria,Charlotte,Austin,Dallas,Jackson,Madison,Savannah,Florence,Milan,Leon,Regina,Sofia,Jordan,Virginia,Helena,Nancy,Gary,Eugene,Orlando,Phoenix,Sydney,Melbourne,Adelaide,Perth,Darwin,Kuala Lumpur,Hong Kong,Buenos Aires,Rio de Janeiro,Sao Paulo,Mexico City,Tel Aviv,Abu Dhabi,Addis Ababa,Cape Town,Port Louis,Saint Denis,Den Haag,Bad Homburg,Monte Carlo,Santiago,Valencia,Cordoba,Lucia,Barry,Marion,Lincoln,Houston,Memphis,Verona,Novi Sad,Santo Domingo,Puerto Rico,East Anglia,North Shields,Long Beach,Palm Springs,Blue Mountain,Kansas City,Covent Garden,Notting Hill,Front Office,Copper Kettle,Silver Spoon,Urban Garage".split(
    ",",
  );
const people =
  "Anna Smith,James Wilkinson,Denise Marsh,Peter Kowalski,Maria Otero,Julia Berg".split(",");

/** How somebody writes a name of several words before the @. */
const spelt = (name: string): string[] => {
  const words = name.toLowerCase().replace(/\./g, "").split(" ");
  return [...new Set(["", ".", "-", "_"].map((joint) => words.join(joint)))];
};
const pages = (name: string, address: string): string[] => [
  `<p>${address}</p>`,
  `<h2>${name}</h2><p>${address}</p>`,
  `<p>Visit us in ${name}</p><p>${address}</p>`,
  `<h3>${name}</h3><p>12 Mill Lane</p><p>${address}</p><p>x@otterlane.com</p>`,
  `<p>${name} Office: ${address}</p>`,
];
const roles = (html: string, address: string): string[] =>
  factsOf(html).emails.flatMap(({ value }) => (value.value === address ? value.role : []));

describe("an e-mail address", () => {
  test.each(cities)("that is %s's is no person's", (city) => {
    for (const local of spelt(city)) {
      const address = `${local}@otterlane.com`;
      for (const html of pages(city, address)) {
        const [role = "none"] = roles(html, address);
        expect([html, ["info", "other", "sales", "support"].includes(role), role]).toEqual([
          html,
          true,
          role,
        ]);
      }
    }
  });

  test.each(people)("of %s alone is the owner's, however it is written", (name) => {
    const [first = "", last = ""] = name.toLowerCase().split(" ");
    const own = [
      first,
      last,
      `${first}${last}`,
      `${first}.${last}`,
      `${first[0]}${last}`,
      `${first}-${last}`,
    ];
    for (const local of own) {
      const address = `${local}@otterlane.com`;
      expect([local, roles(`<h3>${name}</h3><p>Baker</p><p>${address}</p>`, address)]).toEqual([
        local,
        ["owner"],
      ]);
    }
  });

  test.each([
    ["victoria@", "<h3>Victoria Marsh</h3><p>Baker</p>"],
    ["charlotte.marsh@", "<p>Write to us</p>"],
    ["victoria@", "<p>Victoria, owner:</p>"],
    ["ytanaka@", "<p>Yukiko Tanaka</p>"],
  ])("%s is a person's where the page says so", (local, html) => {
    const address = `${local}otterlane.com`;
    expect(roles(`${html}<p>${address}</p>`, address)).toEqual(["owner"]);
  });
});
