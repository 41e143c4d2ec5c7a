import type { ListingWithReceipts } from "../listing/listing.ts";

export type TakesMail = NonNullable<ListingWithReceipts["takes_mail"]>;

/** The mail domains of a site's addresses; a missing one is unknown. */
export type MailDomains = Readonly<Record<string, TakesMail>>;

/** The domains of these addresses, each once: `info@Cafe.example` // => `cafe.example` */
export const mailDomainsOf = (emails: readonly { value: string }[]): string[] => [
  ...new Set(emails.map(({ value }) => value.slice(value.lastIndexOf("@") + 1).toLowerCase())),
];

/**
 * Adds whether the listing's addresses take mail: yes if one of their domains does, no if none of
 * them does, else unknown. The receipt names the domain.
 */
export function withTakesMail(
  listing: ListingWithReceipts,
  mail: MailDomains,
  at: string,
): ListingWithReceipts {
  const domains = mailDomainsOf(listing.emails);
  const taking = domains.find((domain) => mail[domain] === "yes");
  const refusing = domains.every((domain) => mail[domain] === "no") ? domains[0] : undefined;
  const domain = taking ?? refusing;
  if (domain === undefined) return listing;
  const receipt = { source: "DNS", ref: domain, at, method: `MX of ${domain}` };
  return {
    ...listing,
    takes_mail: taking === undefined ? "no" : "yes",
    receipts: { ...listing.receipts, takes_mail: receipt },
  };
}
