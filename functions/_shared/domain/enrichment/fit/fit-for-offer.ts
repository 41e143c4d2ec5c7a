import type { SiteFacts } from "../enrich-pages.ts";
import type { Evidence, Found } from "../page.ts";
import type { SiteSigns } from "../site-signs.ts";
import {
  contactOf,
  listed,
  type MarketingFit,
  refusalOf,
  short,
  unreachable,
  verdict,
} from "./general-fit.ts";
import type { Offer, OfferKind } from "./offer.ts";
import { bookable, forTravellers, retail } from "./type-groups.ts";

/** The business an offer is judged for. */
export interface Prospect {
  /** Its types, as the listing names them. */
  types: readonly string[];
  facts: SiteFacts;
  /** The year its pages were read in. */
  year: number;
}

interface Case extends Prospect {
  signs: SiteSigns;
  contact: { name: string; evidence: Evidence };
}

/**
 * Whether to send this offer to a business, judged by its own pages. Yes needs a sign that
 * the offer would change something, No a sign that it has it already or takes no offers; whatever the
 * pages leave open is Unsure. An offer that rules know no signs for is judged by the general rule,
 * and the sentence says so.
 */
export function fitForOffer(offer: Offer, prospect: Prospect): Found<MarketingFit> | null {
  const { facts, types } = prospect;
  const general = facts.marketingFit;
  // A site that was read before signs were kept shows nothing about an offer.
  if (!general || !facts.signs) return general && asGeneral(general);
  const { signs } = facts;
  const refusal = refusalOf(facts, signs);
  if (refusal) return refusal;
  const contact = contactOf(facts) ?? byForm(signs);
  if (!contact) return unreachable(general);
  if (!isTarget(offer, types)) {
    const listedAs = `It is listed as ${listed(types)}, and the offer is for ${short(offer.targetWords)}`;
    return verdict("Unsure", listedAs, contact.evidence);
  }
  if (offer.kind === null) return asGeneral(general);
  return judges[offer.kind]({ ...prospect, signs, contact });
}

const byForm = ({ contactForm }: SiteSigns): Case["contact"] | null =>
  contactForm && { name: "a contact form", evidence: contactForm };

const isTarget = ({ targets }: Offer, types: readonly string[]): boolean =>
  targets.length === 0 || types.length === 0 || types.some((type) => targets.includes(type));

const asGeneral = (fit: Found<MarketingFit>): Found<MarketingFit> => ({
  ...fit,
  value: {
    ...fit.value,
    reason: fit.value.reason.replace(
      "(decided by rules)",
      "(decided by the general rule: no rule knows this offer)",
    ),
  },
});

/** So old may the newest date of a site be that nobody would replace. */
const yearsCurrent = 4;
/** From this age on nobody keeps a site up. */
const yearsStale = 6;

const isOf = (set: ReadonlySet<string>, types: readonly string[]): boolean =>
  types.some((type) => set.has(type));

/** A site that doesn't fit telephones: one more sign of its age decides. */
function unfit(
  { hasSections, newestYear }: SiteSigns,
  contact: Case["contact"],
  year: number,
): Found<MarketingFit> {
  const seen = "Its home page isn't laid out for telephones";
  if (newestYear && newestYear.value <= year - yearsStale) {
    return verdict("Yes", `${seen}, and it is dated ${newestYear.value}`, newestYear);
  }
  if (hasSections === false) {
    return verdict("Yes", `${seen}, and its code is from before HTML5`, contact.evidence);
  }
  const rest = newestYear ? `it is dated ${newestYear.value}` : "its pages show no date";
  return verdict("Unsure", `${seen}, and ${rest}`, newestYear ?? contact.evidence);
}

const judges: Record<OfferKind, (of: Case) => Found<MarketingFit>> = {
  booking({ signs, contact, types }) {
    const { onlineBooking, noOnlineBooking, bookingButton, appointments } = signs;
    if (onlineBooking) {
      return verdict(
        "No",
        `It takes bookings online: “${short(onlineBooking.value)}”`,
        onlineBooking,
      );
    }
    if (noOnlineBooking) {
      return verdict(
        "Unsure",
        `It says that it takes none online: “${short(noOnlineBooking.value)}”`,
        noOnlineBooking,
      );
    }
    if (bookingButton) {
      return verdict(
        "Unsure",
        `It has a button for bookings (“${short(bookingButton.value)}”), and its pages don't show who reads them`,
        bookingButton,
      );
    }
    if (appointments && isOf(retail, types)) {
      return verdict(
        "Unsure",
        `It sells goods and asks for some appointments (“${short(appointments.value)}”)`,
        appointments,
      );
    }
    if (appointments) {
      return verdict(
        "Yes",
        `It asks for bookings in person (“${short(appointments.value)}”), and its pages show no online booking`,
        appointments,
      );
    }
    if (isOf(bookable, types)) {
      return verdict(
        "Yes",
        `A ${types[0]} takes bookings, it publishes ${contact.name}, and its pages show no online booking`,
        contact.evidence,
      );
    }
    return verdict("Unsure", "Its pages don't say whether it takes bookings", contact.evidence);
  },
  shop({ signs, contact, types }) {
    if (signs.shop) {
      return verdict("No", `It has a shop with a cart (“${short(signs.shop.value)}”)`, signs.shop);
    }
    return isOf(retail, types)
      ? verdict("Yes", `A ${types[0]} sells goods, and its pages show no cart`, contact.evidence)
      : verdict("Unsure", "Its pages don't say whether it sells goods", contact.evidence);
  },
  website({ signs, contact, year, types }) {
    const { isForPhones, hasMobileSite, newestYear } = signs;
    if (types.includes("Web Designer")) {
      return verdict("No", "It designs websites itself", contact.evidence);
    }
    if (!isForPhones && hasMobileSite) {
      return verdict("Unsure", "It has a second site for telephones", contact.evidence);
    }
    if (!isForPhones) return unfit(signs, contact, year);
    if (!newestYear) {
      return verdict("Unsure", "Its site fits telephones and shows no date", contact.evidence);
    }
    return newestYear.value >= year - yearsCurrent
      ? verdict("No", `Its site fits telephones and is dated ${newestYear.value}`, newestYear)
      : verdict("Unsure", `Its site fits telephones and is dated ${newestYear.value}`, newestYear);
  },
  advertising: ({ signs: { advertising }, contact }) =>
    advertising
      ? verdict(
          "Yes",
          `It advertises already: its pages load ${listed(advertising.value)}`,
          advertising,
        )
      : verdict("Unsure", "Its pages load no advertising tags", contact.evidence),
  social({ facts: { socials }, contact }) {
    const [profile] = socials;
    return profile
      ? verdict("Unsure", `It has a profile on ${profile.value.network} already`, profile)
      : verdict("Yes", "Its pages link no profile on a social network", contact.evidence);
  },
  search: ({ signs, contact }) =>
    signs.hasSearchText
      ? verdict("Unsure", "Its home page describes itself to search engines", contact.evidence)
      : verdict("Yes", "Its home page has no description for search engines", contact.evidence),
  translation({ signs: { languages }, types, contact }) {
    const codes = languages?.value ?? [];
    if (!languages) {
      return verdict("Unsure", "Its pages don't say their language", contact.evidence);
    }
    if (codes.length > 1) {
      return verdict("No", `Its site is in ${listed(codes.map(languageName))}`, languages);
    }
    const only = `Its site is in ${languageName(codes[0] ?? "")} only`;
    return isOf(forTravellers, types)
      ? verdict("Yes", only, languages)
      : verdict("Unsure", only, languages);
  },
  enquiries: ({ signs: { contactForm }, contact }) =>
    contactForm
      ? verdict("Yes", "It takes enquiries by a form on its site", contactForm)
      : verdict("Unsure", `It publishes ${contact.name}, and no form`, contact.evidence),
};

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "code" });
const languageName = (code: string): string => names.of(code) ?? code;
