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
  telLink,
  toolLinksOf,
} from "../fragments.ts";
import type { Sayings } from "../sayings.ts";
import { ratedBox } from "../structured-data.ts";

/** A page for each subject, with header, menu and footer as elements. */
export function classic(facts: BusinessFacts, sayings: Sayings): Record<string, string> {
  const { said, describe, story, pay, serve, range, prices, services, servicesTitle } = sayings;
  const { paths } = said;
  const lines = contactsOf(facts, sayings).map(
    ([label, value]) => `<li>${escaped(label)}: ${value}</li>`,
  );
  const contact = `<address>${facts.street ? `<p>${escaped(facts.street)}</p>` : ""}<ul>${lines.join("")}</ul></address>`;
  const items = services.map(
    ({ name, price }) => `<li>${escaped(name)}${price ? ` – ${price}` : ""}</li>`,
  );
  const page = pageOf(facts, sayings);
  const imprint = `<h1>${said.imprint}</h1>${contact}${facts.objects ? `<p>${said.objection}</p>` : ""}`;
  return {
    "/": page(
      facts.name,
      `<h1>${escaped(facts.name)}</h1>${paragraphs([describe])}<p>${said.phone}: ${telLink(facts.phone)}</p>${ratedBox(facts)}`,
    ),
    [paths.contact]: page(
      said.contact,
      `<h1>${said.contact}</h1>${contact}${formOf(facts, sayings)}`,
    ),
    [paths.about]: page(
      said.about,
      `<h1>${said.about}</h1>${paragraphs([...story, serve, pay, range])}`,
    ),
    [paths.services]: page(
      servicesTitle,
      items.length > 0
        ? `<h2>${servicesTitle}</h2><ul>${items.join("")}</ul>${paragraphs([prices])}`
        : "",
    ),
    ...(said.imprint ? { [paths.imprint]: page(said.imprint, imprint) } : {}),
  };
}

function pageOf(facts: BusinessFacts, sayings: Sayings) {
  const { said, servicesTitle } = sayings;
  const { paths } = said;
  const menu = [
    ["/", facts.name],
    [paths.contact, said.contact],
    ...(facts.sitemap === null
      ? [
          [paths.about, said.about],
          [paths.services, servicesTitle],
        ]
      : []),
    ...(said.imprint ? [[paths.imprint, said.imprint]] : []),
  ].map(([path, text = ""]) => `<a href="${path}">${escaped(text)}</a>`);
  return (title: string, body: string): string => `<!doctype html>
<html ${langOf(facts)}><head>${headOf(facts, sayings, title)}</head>
<body><header><nav>${menu.join(" ")}</nav>${toolLinksOf(facts, sayings)}</header><main>${body}</main>
<footer>${profilesOf(facts)}${footOf(facts, sayings)}</footer></body></html>`;
}
