import type { moneyLimits } from "../limits/money.ts";

/** The tiers that are sold: 1 map data, 2 websites, too. */
export type Tier = keyof typeof moneyLimits.microsPerKm2;

/** A tier's name and contents, in the words shown to people. */
export interface TierOffer {
  name: string;
  lead: string;
  fields: readonly string[];
  /** A note to read before choosing it. */
  note: string;
}

export const tiers: readonly Tier[] = [1, 2];

export const tierOffers: Record<Tier, TierOffer> = {
  1: {
    name: "Core Data",
    lead: "What the map has on each business.",
    fields: [
      "Address and geo-coordinates",
      "Main phone",
      "Opening hours",
      "Website URL",
      "Review count and rating",
    ],
    note: "Ratings are included where a business publishes them on its own website (Tier 2).",
  },
  2: {
    name: "AI Enriched",
    lead: "Everything in Tier 1, plus details from each business's own website.",
    fields: [
      "Description",
      "Extra contacts: emails by owner, info and support, phones labelled by role",
      "Social links: FB, IG, X, LinkedIn and more",
      "Price range, accepted payments and currencies",
      "Services and areas served",
      "Founding year and founders",
      "Marketing fit (BETA): Yes, Unsure or No, with a one-sentence reason",
    ],
    note: "We read the website that the map lists for a business. A business without one gets Tier 1 data only, and you don't pay for websites we can't read.",
  },
};
