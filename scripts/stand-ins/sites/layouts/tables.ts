import type { BusinessFacts } from "../business-facts.ts";
import { escaped } from "../email-spellings.ts";
import {
  contactsOf,
  footOf,
  formOf,
  headOf,
  langOf,
  profilesOf,
  toolLinksOf,
} from "../fragments.ts";
import type { Sayings } from "../sayings.ts";
import { ratedBox } from "../structured-data.ts";

/** A site of twenty years ago: capitals, tables for the layout, a line a fact. */
export function tables(facts: BusinessFacts, sayings: Sayings): Record<string, string> {
  const { said, describe, story, pay, serve, range, prices, services, servicesTitle } = sayings;
  const { paths } = said;
  const rows = services.map(
    ({ name, price }) => `<TR><TD>${escaped(name)}</TD><TD ALIGN=right>${price ?? ""}</TD></TR>`,
  );
  const list =
    rows.length > 0
      ? `<H3>${servicesTitle}</H3><TABLE BORDER=1>${rows.join("")}</TABLE>${fonts([prices])}`
      : "";
  const contacts = contactsOf(facts, sayings).map(
    ([label, value]) => `<TR><TD><B>${escaped(label)}:</B></TD><TD>${value}</TD></TR>`,
  );
  const street = facts.street ? `<TR><TD COLSPAN=2>${escaped(facts.street)}</TD></TR>` : "";
  const legal = facts.objects && said.imprint ? said.objection : null;
  const page = pageOf(facts, sayings);
  return {
    "/": page(
      facts.name,
      `<CENTER><H1>${escaped(facts.name)}</H1></CENTER>${fonts([describe, ...story])}${ratedBox(facts)}`,
    ),
    [paths.services]: page(servicesTitle, `${list}${fonts([serve, pay, range])}`),
    [paths.contact]: page(
      said.contact,
      `<TABLE>${street}${contacts.join("")}</TABLE>${fonts([legal])}${formOf(facts, sayings)}`,
    ),
  };
}

const fonts = (all: readonly (string | null)[]): string =>
  all
    .map((text) => (text === null ? "" : `<FONT FACE=Verdana>${escaped(text)}</FONT><BR><BR>`))
    .join("\n");

function pageOf(facts: BusinessFacts, sayings: Sayings) {
  const { said, servicesTitle } = sayings;
  const { contact, services } = said.paths;
  return (
    title: string,
    body: string,
  ): string => `<HTML ${langOf(facts)}><HEAD>${headOf(facts, sayings, title)}</HEAD>
<BODY BGCOLOR="#FFFFCC"><TABLE WIDTH=760><TR><TD VALIGN=top WIDTH=140>
<A HREF="/">Home</A><BR><A HREF="${services}">${escaped(servicesTitle)}</A><BR><A HREF="${contact}">${said.contact}</A><BR>${toolLinksOf(facts, sayings)}
</TD><TD>${body}</TD></TR></TABLE><HR>${profilesOf(facts)}${footOf(facts, sayings)}</BODY></HTML>`;
}
