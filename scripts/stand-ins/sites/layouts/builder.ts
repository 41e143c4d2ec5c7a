import type { BusinessFacts } from "../business-facts.ts";
import { escaped } from "../email-spellings.ts";
import {
  contactsOf,
  footOf,
  formOf,
  headOf,
  langOf,
  profilesOf,
  telLink,
  toolLinksOf,
} from "../fragments.ts";
import type { Sayings } from "../sayings.ts";
import { ratedBox } from "../structured-data.ts";

/** As site builders write it: boxes in boxes, a bar on top, and every text in a widget. */
export function builder(facts: BusinessFacts, sayings: Sayings): Record<string, string> {
  const { said, describe, story, pay, serve, range, prices, services, servicesTitle } = sayings;
  const { paths } = said;
  const boxes = services.map(
    ({ name, price }) =>
      `<div class="col"><div class="icon-box"><h4 class="icon-box-title"><span>${escaped(name)}</span></h4>${price ? `<div class="price">${price}</div>` : ""}</div></div>`,
  );
  const contacts = contactsOf(facts, sayings).map(
    ([label, value]) =>
      `<div class="row"><div class="cell">${escaped(label)}</div><div class="cell">${value}</div></div>`,
  );
  const imprint = [facts.name, facts.street, facts.objects ? said.objection : null];
  const page = pageOf(facts, sayings);
  return {
    "/": page(
      facts.name,
      `${widget("h1", facts.name)}${texts([describe])}${ratedBox(facts)}${widget("h2", servicesTitle)}<div class="grid">${boxes.join("")}</div>${texts([prices])}`,
    ),
    [paths.about]: page(said.about, `${widget("h2", said.about)}${texts([...story, range, pay])}`),
    [paths.contact]: page(
      said.contact,
      `${widget("h2", said.contact)}${contacts.join("")}${texts([serve])}${formOf(facts, sayings)}`,
    ),
    ...(said.imprint
      ? { [paths.imprint]: page(said.imprint, widget("h2", said.imprint) + texts(imprint)) }
      : {}),
  };
}

const widget = (tag: string, text: string): string =>
  `<div class="widget"><div class="widget-container"><${tag}>${escaped(text)}</${tag}></div></div>`;
const texts = (all: readonly (string | null)[]): string =>
  all.map((text) => (text === null ? "" : widget("div", text))).join("\n");

function pageOf(facts: BusinessFacts, sayings: Sayings) {
  const { said } = sayings;
  const { contact, about, imprint } = said.paths;
  const last = said.imprint ? `<a href="${imprint}">${said.imprint}</a>` : "";
  return (title: string, body: string): string => `<!DOCTYPE html>
<html ${langOf(facts)}><head>${headOf(facts, sayings, title)}</head><body class="home page">
<div class="top-bar"><div>${telLink(facts.phone)}</div><div>${profilesOf(facts)}</div></div>
<div class="site-header"><a href="/">${escaped(facts.name)}</a><ul class="menu"><li><a href="${about}">${said.about}</a></li><li><a href="${contact}">${said.contact}</a></li></ul>${toolLinksOf(facts, sayings)}</div>
<div class="content">${body}</div>
<div class="site-footer">${last}${footOf(facts, sayings)}</div></body></html>`;
}
