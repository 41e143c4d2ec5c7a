import type { SiteFacts } from "#domain/enrichment/enrich-pages.ts";
import type { Found } from "#domain/enrichment/page.ts";

/** One value read from a page, and how it is found there again. */
interface MarkedValue {
  label: string;
  value: string;
  /** `text`: as it is; `digits`: whatever is between them; `link`: in an address. */
  as: "text" | "digits" | "link";
  page: string;
  method: string;
  snippet: string;
}

/** All values of a site with their labels: `phone main`, `service`, `founded`. */
export function valuesOf(facts: SiteFacts): MarkedValue[] {
  const of = <T>(
    label: string,
    found: Found<T> | null,
    text: (value: T) => string = String,
    as: MarkedValue["as"] = "text",
  ): MarkedValue[] => {
    if (found === null) return [];
    const { value, page, method, snippet } = found;
    return [{ label, value: text(value), as, page, method, snippet }];
  };
  return [
    ...facts.phones.flatMap((found) =>
      of(`phone ${found.value.label}`, found, ({ value }) => value, "digits"),
    ),
    ...facts.emails.flatMap((found) =>
      of(`e-mail ${found.value.role}`, found, ({ value }) => value),
    ),
    ...facts.socials.flatMap((found) =>
      of(found.value.network, found, ({ url }) => url.replace(/^https?:\/\/(www\.)?/, ""), "link"),
    ),
    ...of("description", facts.description),
    ...facts.services.flatMap((found) => of("service", found)),
    ...facts.areas.flatMap((found) => of("area", found)),
    ...of("founded", facts.foundingYear),
    ...facts.founders.flatMap((found) => of("founder", found)),
    ...of("prices", facts.priceRange),
    ...facts.payments.flatMap((found) => of("payment", found)),
    ...facts.currencies.flatMap((found) => of("currency", found)),
    ...of("rating", facts.rating, ({ rating }) => String(rating)),
    ...of("fit", facts.marketingFit, ({ value, reason }) => `${value}: ${reason}`),
  ];
}
