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

/** Goods with prices and buttons in front, pictures of cards below, the rest in the columns of a footer. */
export function storefront(facts: BusinessFacts, sayings: Sayings): Record<string, string> {
  const { said, describe, story, range, prices, services, servicesTitle } = sayings;
  const { paths } = said;
  const button = facts.hasCart ? `<button class="buy">${said.addToCart}</button>` : "";
  const goods = services.map(
    ({ name, price }) =>
      `<li class="product"><b>${escaped(name)}</b> <span class="price">${price ?? ""}</span> ${button}</li>`,
  );
  const page = pageOf(facts, sayings);
  return {
    "/": page(
      facts.name,
      `<h1>${escaped(facts.name)}</h1>${ratedBox(facts)}<h2>${servicesTitle}</h2><ul class="products">${goods.join("\n")}</ul>${paragraphs([prices, range])}`,
    ),
    [paths.about]: page(
      said.about,
      `<h2>${said.about}</h2>${paragraphs([describe, ...story])}${formOf(facts, sayings)}`,
    ),
  };
}

function pageOf(facts: BusinessFacts, sayings: Sayings) {
  const { said, serve } = sayings;
  const contacts = contactsOf(facts, sayings).map(
    ([label, value]) => `<dt>${escaped(label)}</dt><dd>${value}</dd>`,
  );
  const cards = facts.payments.map(
    (way) => `<img src="/cards/${way.toLowerCase().replace(" ", "-")}.svg" alt="${way}">`,
  );
  const legal = facts.objects && said.imprint ? said.objection : null;
  return (title: string, body: string): string => `<!doctype html>
<html ${langOf(facts)}><head>${headOf(facts, sayings, title)}</head><body>
<header><a class="logo" href="/">${escaped(facts.name)}</a> <a href="${said.paths.about}">${said.about}</a> ${toolLinksOf(facts, sayings)}</header>
<main>${body}</main>
<footer><div class="column"><h4>${said.contact}</h4><dl>${contacts.join("")}</dl>${facts.street ? `<p>${escaped(facts.street)}</p>` : ""}</div>
<div class="column"><h4>${said.payTitle}</h4>${cards.join("")}${paragraphs([serve, legal])}</div>${profilesOf(facts)}${footOf(facts, sayings)}</footer></body></html>`;
}
