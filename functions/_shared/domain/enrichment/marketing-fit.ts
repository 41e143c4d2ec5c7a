import type { Listing } from "../listing/listing.ts";
import { mainPhone } from "../phone/main-phone.ts";
import type { Phone } from "../phone/site-phones.ts";
import type { Email } from "./emails.ts";
import type { Evidence, Found, Page } from "./page.ts";
import { evidenceOn, snippetOf } from "./page.ts";
import type { Social } from "./socials.ts";

export interface MarketingFit {
  value: NonNullable<Listing["fit"]>;
  /** One sentence that names the evidence. */
  reason: string;
}

interface Known {
  emails: readonly Found<Email>[];
  phones: readonly Found<Phone>[];
  socials: readonly Found<Social>[];
  description: Found<string> | null;
  services: readonly Found<string>[];
}

/** A site that nobody runs. */
const dead =
  /(?<!\p{L})(domain (name )?(is|may be) for sale|buy this domain|this domain is parked|parked (free|domain)|under construction|coming soon|site en construction|im aufbau|in costruzione|en construcción|in aanbouw|permanently closed|we have (now )?closed( down)?|have ceased trading|dauerhaft geschlossen|geschäft(saufgabe| geschlossen)|définitivement fermée?|cerrado definitivamente|chiuso definitivamente|definitief gesloten|account (has been )?suspended|default web ?page|it works!)(?!\p{L})/iu;
/** A business that says it wants no advertising; the usual clause of a German imprint is one. */
const objection =
  /(?<!\p{L})(no (solicit(ation|ing|ors)|cold (calls?|calling)|unsolicited (offers|e-?mails|calls))|do not (send|wish to receive) (us )?(unsolicited|advertising)|nicht ausdrücklich angeforderter? werbung|unverlangte? werbung|keine werbe(anrufe|mails|anfragen)|widersprechen .{0,80}werb|werb.{0,100}widersprochen|pas de (démarchage|prospection|publicité)|démarchage (commercial )?(interdit|refusé)|no (aceptamos|deseamos) publicidad|no publicidad|niente pubblicità|vietato l['’]uso .{0,60}promozional|geen (acquisitie|reclame)|acquisitie (wordt )?niet)(?!\p{L})/iu;

/**
 * Whether a marketer's letter would reach somebody who may want it. No: the site is dead, objects to
 * advertising, or names no way to be reached. Yes: a general address or telephone **and** a sign that
 * the business presents itself (a profile of its own, or services and a description). Unsure: the rest.
 */
export function marketingFitOf(pages: readonly Page[], known: Known): Found<MarketingFit> | null {
  if (pages.length === 0) return null;
  const closed = lineWith(pages, dead, 120);
  if (closed && known.services.length + known.emails.length < 3) {
    return verdict("No", `The site looks inactive: it says “${short(closed.snippet)}”.`, closed);
  }
  const objects = lineWith(pages, objection, 900);
  if (objects) return verdict("No", "Its own site objects to advertising.", objects);
  return byContact(pages, known);
}

function byContact(pages: readonly Page[], known: Known): Found<MarketingFit> {
  const email =
    known.emails.find(({ value }) => value.role !== "person" && value.role !== "other") ??
    known.emails[0];
  const phone = mainPhone(known.phones);
  const home: Evidence = {
    page: pages[0]?.ref ?? "",
    method: "rules",
    snippet: snippetOf(pages[0]?.title ?? ""),
  };
  if (!email && !phone)
    return verdict("No", "Its pages name neither an email address nor a telephone number.", home);
  const contact = email ? "an email address" : "a telephone number";
  const evidence = email ?? phone ?? home;
  const networks = known.socials.map(({ value }) => value.network);
  if (networks.length > 0) {
    return verdict(
      "Yes",
      `It publishes ${contact} and presents itself on ${listed(networks)}.`,
      evidence,
    );
  }
  if (known.services.length >= 3 && known.description) {
    return verdict(
      "Yes",
      `It publishes ${contact} and presents ${known.services.length} services on its own site.`,
      evidence,
    );
  }
  return verdict(
    "Unsure",
    `It publishes ${contact}, but its pages show no profile of its own and few services.`,
    evidence,
  );
}

const verdict = (
  value: MarketingFit["value"],
  reason: string,
  { page, snippet }: Evidence,
): Found<MarketingFit> => ({
  value: { value, reason: `${reason.replace(/\.$/, "")} (decided by rules).` },
  page,
  method: "rules",
  snippet,
});

const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => name[0]?.toUpperCase() + name.slice(1));
  return shown.length > 1
    ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`
    : (shown[0] ?? "");
};

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

function lineWith(pages: readonly Page[], pattern: RegExp, charsMax: number): Evidence | null {
  for (const page of pages) {
    const line = page.lines.find(({ text }) => text.length <= charsMax && pattern.test(text));
    if (line) return evidenceOn(page, "rules", line.text, pattern.exec(line.text)?.[0]);
  }
  return null;
}
