import type { BusinessFacts } from "./business-facts.ts";

/** Structured data for search engines: on less than half of them, now and then with a mistake in it. */
export function jsonLd(facts: BusinessFacts): string {
  const { draw, rating } = facts;
  if (ratingIsMicrodata(facts) || (rating === null && !draw.chance("structured", 30))) return "";
  const json = JSON.stringify(businessOf(facts)).replaceAll("<", "\\u003c");
  const written = draw.chance("broken json", 15) ? json.replace(/\}$/, ",}") : json;
  return `<script type="application/ld+json">${written}</script>`;
}

const types = {
  food: "Restaurant",
  health: "MedicalBusiness",
  craft: "HomeAndConstructionBusiness",
  office: "ProfessionalService",
  stay: "LodgingBusiness",
  shop: "Store",
} as const;

function businessOf(facts: BusinessFacts): object {
  const { draw, name, host, phone, rating, priceRange, founded, founders, socials, trade } = facts;
  const also = (what: string): boolean => draw.chance(`machine ${what}`, 50);
  const business = {
    "@type": types[trade],
    name,
    url: `https://${host}/`,
    telephone: phone,
    ...(priceRange && { priceRange }),
    ...(founded && { foundingDate: String(founded) }),
    ...(founders.length > 0 &&
      also("founder") && {
        founder: founders.map((person) => ({ "@type": "Person", name: person })),
      }),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
    ...(facts.areas.length > 0 && also("areas") && { areaServed: facts.areas }),
    ...(facts.payments.length > 0 &&
      also("payments") && { paymentAccepted: facts.payments.join(", ") }),
    ...(facts.currencies.length > 0 &&
      also("currencies") && { currenciesAccepted: facts.currencies.join(", ") }),
    ...(facts.services.length > 0 && also("services") && { makesOffer: offersOf(facts) }),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        bestRating: rating.best,
        reviewCount: rating.count,
      },
    }),
  };
  const site = { "@type": "WebSite", name, url: `https://${host}/` };
  // As search plug-ins write it, or as a hand does.
  return draw.chance("graph", 40)
    ? { "@context": "https://schema.org", "@graph": [site, business] }
    : { "@context": "https://schema.org", ...business };
}

const offersOf = ({ services }: BusinessFacts): object[] =>
  services.map(({ name }) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name } }));

const ratingIsMicrodata = ({ rating, draw }: BusinessFacts): boolean =>
  rating !== null && draw.chance("microdata", 35);

/** Stars with the marks of microdata around them, on the sites that say it so. */
export function ratedBox(facts: BusinessFacts): string {
  const { rating, name, phone, priceRange } = facts;
  if (rating === null) return "";
  const shown = `${rating.value.toFixed(1)} / ${rating.best} (${rating.count})`;
  if (!ratingIsMicrodata(facts)) return `<p class="stars">★ ${shown}</p>`;
  return `<div itemscope itemtype="https://schema.org/LocalBusiness"><meta itemprop="name" content="${name.replaceAll('"', "&quot;")}"><meta itemprop="telephone" content="${phone}">${priceRange ? `<meta itemprop="priceRange" content="${priceRange}">` : ""}<p itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating">★ <span itemprop="ratingValue">${rating.value.toFixed(1)}</span> / <span itemprop="bestRating">${rating.best}</span> (<span itemprop="reviewCount">${rating.count}</span>)</p></div>`;
}
