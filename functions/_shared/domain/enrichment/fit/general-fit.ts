import type { Listing } from "../../listing/listing.ts";
import { mainPhone } from "../../phone/main-phone.ts";
import type { Phone } from "../../phone/site-phones.ts";
import type { Email } from "../emails.ts";
import type { Evidence, Found, Page } from "../page.ts";
import { snippetOf } from "../page.ts";
import type { SiteSigns } from "../site-signs.ts";
import type { Social } from "../socials.ts";

export interface MarketingFit {
  value: NonNullable<Listing["fit"]>;
  /** One sentence that names the evidence. */
  reason: string;
}

/** The facts a verdict is based on. */
export interface Known {
  emails: readonly Found<Email>[];
  phones: readonly Found<Phone>[];
  socials: readonly Found<Social>[];
  description: Found<string> | null;
  services: readonly Found<string>[];
}

/**
 * Whether a marketer's letter would reach somebody who may want it. No: see
 * `refusalOf`. Yes: a general address or telephone **and** a sign that the business presents itself
 * (a profile of its own, or services and a description). Unsure: the rest.
 */
export function generalFitOf(
  pages: readonly Page[],
  known: Known,
  signs: SiteSigns,
): Found<MarketingFit> | null {
  const [home] = pages;
  if (!home) return null;
  const refusal = refusalOf(known, signs);
  if (refusal) return refusal;
  const contact = contactOf(known);
  const networks = known.socials.map(({ value }) => value.network);
  if (!contact) return unreachable({ page: home.ref, snippet: snippetOf(home.title) });
  if (networks.length > 0) {
    return verdict(
      "Yes",
      `It publishes ${contact.name} and presents itself on ${listed(networks.map(capital))}`,
      contact.evidence,
    );
  }
  if (known.services.length >= 3 && known.description) {
    return verdict(
      "Yes",
      `It publishes ${contact.name} and presents ${known.services.length} services on its own site`,
      contact.evidence,
    );
  }
  return verdict(
    "Unsure",
    `It publishes ${contact.name}, but its pages show no profile of its own and few services`,
    contact.evidence,
  );
}

/** No to any offer: nobody runs the site, or it objects to advertising. */
export function refusalOf(
  known: Pick<Known, "services" | "emails">,
  { closed, objection }: SiteSigns,
): Found<MarketingFit> | null {
  if (closed && known.services.length + known.emails.length < 3) {
    return verdict("No", `The site looks inactive: it says “${short(closed.snippet)}”`, closed);
  }
  return objection ? verdict("No", "Its own site objects to advertising", objection) : null;
}

export const unreachable = (where: Pick<Evidence, "page" | "snippet">): Found<MarketingFit> =>
  verdict("No", "Its pages name neither an email address nor a telephone number", where);

/** How an offer would reach the business: an address of the house before a person's, then a phone. */
export function contactOf({
  emails,
  phones,
}: Pick<Known, "emails" | "phones">): { name: string; evidence: Evidence } | null {
  const email =
    emails.find(({ value }) => value.role !== "person" && value.role !== "other") ?? emails[0];
  if (email) return { name: "an email address", evidence: email };
  const phone = mainPhone(phones);
  return phone ? { name: "a telephone number", evidence: phone } : null;
}

export const verdict = (
  value: MarketingFit["value"],
  reason: string,
  { page, snippet }: Pick<Evidence, "page" | "snippet">,
): Found<MarketingFit> => ({
  value: { value, reason: `${reason.replace(/\.$/, "")} (decided by rules).` },
  page,
  method: "rules",
  snippet,
});

const capital = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** Three names at most: `listed(["A", "B", "C"])` // => "A, B and C" */
export const listed = (names: readonly string[]): string => {
  const shown = names.slice(0, 3);
  return shown.length > 1
    ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`
    : (shown[0] ?? "");
};

export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
