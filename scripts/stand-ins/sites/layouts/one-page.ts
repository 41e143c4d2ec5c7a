import type { BusinessFacts } from "../business-facts.ts";
import { escaped } from "../email-spellings.ts";
import {
  contactsOf,
  footOf,
  formOf,
  headOf,
  langOf,
  paragraphs,
  profilesOf,
  toolLinksOf,
} from "../fragments.ts";
import type { Sayings } from "../sayings.ts";
import { ratedBox } from "../structured-data.ts";

/** All of it on one page, in sections that the menu jumps to; a service is a heading of its own. */
export function onePage(facts: BusinessFacts, sayings: Sayings): Record<string, string> {
  const { said, describe, story, pay, range, prices, services, servicesTitle } = sayings;
  const cards = services.map(
    ({ name, price }) =>
      `<article><h3>${escaped(name)}</h3>${price ? `<p>${price}</p>` : ""}</article>`,
  );
  const areas = facts.areas.map((place) => `<li>${place}</li>`).join("");
  const contacts = contactsOf(facts, sayings).map(
    ([label, value]) => `<p><strong>${escaped(label)}</strong> ${value}</p>`,
  );
  const sections = [
    ["about", said.about, paragraphs([...story, range])],
    ["services", servicesTitle, `${cards.join("\n")}${paragraphs([prices])}`],
    ["areas", said.areasTitle, areas && `<ul>${areas}</ul>`],
    ["payment", said.payTitle, paragraphs([pay])],
    ["contact", said.contact, `${contacts.join("")}${formOf(facts, sayings)}`],
    [
      "legal",
      said.imprint ?? "",
      facts.objects && said.imprint ? paragraphs([said.objection]) : "",
    ],
  ].filter(([, title, body]) => title && body);
  const menu = sections.map(([id, title = ""]) => `<a href="#${id}">${escaped(title)}</a>`);
  const body = sections.map(
    ([id, title, html]) => `<section id="${id}"><h2>${title}</h2>${html}</section>`,
  );
  return {
    "/": `<!doctype html><html ${langOf(facts)}><head>${headOf(facts, sayings, facts.name)}</head><body>
<nav>${menu.join("")}${toolLinksOf(facts, sayings)}</nav>
<div class="hero"><h1>${escaped(facts.name)}</h1>${paragraphs([describe])}${ratedBox(facts)}</div>
${body.join("\n")}
<footer>${facts.street ? `<p>${escaped(facts.street)}</p>` : ""}${profilesOf(facts)}${footOf(facts, sayings)}</footer></body></html>`,
  };
}
