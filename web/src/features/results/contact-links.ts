import type { Listing } from "#domain/listing/listing.ts";

/** The address behind a tap on a number; `null` if it isn't a single number that can be dialled. */
export function callAddress(number: string): string | null {
  const dialled = number.replace(/[\s().\-/\u2010-\u2015]/g, "");
  return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : null;
}

/** Opens an empty message; whatever else the text carries cannot become a subject or another receiver. */
export function mailAddress(email: string): string | null {
  const [name = "", host = "", ...more] = email.split("@");
  if (name === "" || !host.includes(".") || /\s/.test(email) || more.length > 0) return null;
  return `mailto:${encodeURIComponent(name)}@${encodeURIComponent(host)}`;
}

/** An address that a link may lead to. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address)) return false;
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

/** To the business, from wherever one says there. */
export const directionsAddress = ({ lat, lon }: Pick<Listing, "lat" | "lon">): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;

export interface ContactAction {
  kind: "call" | "email" | "website" | "directions";
  href: string;
  /** Whom it calls, writes to or opens. */
  to: string;
}

/** Actions available for a business. Unknown values give no action. */
export function actionsFor(listing: Listing, isMadeUp: boolean): ContactAction[] {
  const numbers = [listing.phone, ...dialled(listing)].filter((number) => number !== null);
  const emails = listing.emails.map(({ value }) => value);
  return [
    ...firstOf("call", numbers, callAddress),
    ...firstOf("email", emails, mailAddress),
    ...firstOf("website", listing.website === null ? [] : [listing.website], (address) =>
      isWebAddress(address) ? address : null,
    ),
    ...(isMadeUp
      ? []
      : [{ kind: "directions" as const, href: directionsAddress(listing), to: "to the business" }]),
  ];
}

const dialled = ({ phones }: Listing): string[] =>
  phones.filter(({ label }) => label !== faxLabel).map(({ value }) => value);

/** Nobody answers there. */
export const faxLabel = "fax";

function firstOf(
  kind: ContactAction["kind"],
  values: readonly string[],
  addressOf: (value: string) => string | null,
): ContactAction[] {
  for (const to of values) {
    const href = addressOf(to);
    if (href !== null) return [{ kind, href, to }];
  }
  return [];
}
