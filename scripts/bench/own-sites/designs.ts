import { type Business, nothingSaid, type OwnSite, type SiteLabels } from "./labels.ts";

/** A design shows a business in mark-up of one kind, and knows what it showed. */
export type Design = (business: Business, at: number) => OwnSite;

const ending = (at: number): string => String(10 + at);

interface Parts {
  body: string;
  head?: string;
  labels: Partial<SiteLabels>;
  hasTraps?: boolean;
}

function made(
  { name, slug, city, words }: Business,
  { body, head = "", labels, hasTraps = false }: Parts,
): OwnSite {
  const html = `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} – ${city}</title><link rel="canonical" href="https://${slug}.example/">${head}</head><body>${body}</body></html>`;
  return {
    site: `${slug}.example`,
    country: words.country,
    lang: words.lang,
    hasTraps,
    html,
    labels: { ...nothingSaid, ...labels },
  };
}

const mail = (business: Business, role: string): string => `${role}@${business.slug}.example`;
const number = (
  business: Business,
  kind: "main" | "fax" | "mobile",
  at: number,
): [string, string] => {
  const [shown, e164] = business.words.phones[kind];
  return [`${shown}${ending(at)}`, `${e164}${ending(at)}`];
};
const items = (list: readonly string[]): string =>
  `<ul>${list.map((item) => `<li>${item}</li>`).join("")}</ul>`;
const aboutOf = ({ name, city, words }: Business): string => words.about(name, city);

/** A graph of JSON-LD as search-engine plug-ins write it, and little text. */
export const graph: Design = (business, at) => {
  const { name, slug, city, words, year, founders, services, areas } = business;
  const [, e164] = number(business, "main", at);
  const data = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `https://${slug}.example/#site`,
        name,
        publisher: { "@id": `https://${slug}.example/#shop` },
      },
      {
        "@type": ["LocalBusiness", "Store"],
        "@id": `https://${slug}.example/#shop`,
        name,
        telephone: e164,
        email: mail(business, "info"),
        description: aboutOf(business),
        priceRange: words.price.repeat(2),
        paymentAccepted: "Cash, Visa, PayPal",
        currenciesAccepted: words.currency,
        areaServed: areas.map((area) => ({ "@type": "City", name: area })),
        foundingDate: `${year}-05-01`,
        founder: founders.map((founder) => ({ "@type": "Person", name: founder })),
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: "4.6",
          reviewCount: `${40 + at}`,
        },
        address: { "@type": "PostalAddress", addressLocality: city },
        sameAs: [`https://www.facebook.com/${slug}`, `https://www.instagram.com/${slug}/`],
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          name: "Services",
          itemListElement: services.map((service) => ({
            "@type": "Offer",
            itemOffered: { "@type": "Service", name: service },
          })),
        },
      },
    ],
  };
  return made(business, {
    head: `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
    body: `<main><h1>${name}</h1><p>${city}</p></main>`,
    labels: {
      emails: [{ value: mail(business, "info"), role: "info" }],
      phones: [{ value: e164, label: "main" }],
      socials: {
        facebook: `https://www.facebook.com/${slug}`,
        instagram: `https://www.instagram.com/${slug}/`,
      },
      description: name,
      priceRange: words.price.repeat(2),
      payments: ["cash", "Visa", "PayPal"],
      currencies: [words.currency],
      services: [...services],
      areaServed: [...areas],
      foundingYear: year,
      founders: [...founders],
      rating: 4.6,
      reviewCount: 40 + at,
      fit: "Yes",
    },
  });
};

/** JSON-LD that JSON.parse refuses: comments, a line break in a text, a trailing comma. */
export const broken: Design = (business, at) => {
  const { name, words, year, founders, areas } = business;
  const [shown, e164] = number(business, "main", at);
  const script = `<script type="application/ld+json">
  // the shop
  { "@context": "http://schema.org", "@type": "ProfessionalService", "name": "${name}",
    "telephone": "${shown}", /* as printed */
    "description": "${aboutOf(business).replace(" ", "\n")}",
    "priceRange": "${words.price}10-${words.price}40", "foundingDate": "${year}",
    "founder": {"@type": "Person", "name": "${founders[0]}"},
    "areaServed": "${areas[0]}, ${areas[1]}", 'paymentAccepted': ['Cash', 'Credit Card',],
    "aggregateRating": {"@type": "AggregateRating", "ratingValue": "9.2", "bestRating": 10, "ratingCount": 118,},
  }</script>`;
  return made(business, {
    head: script,
    body: `<h1>${name}</h1><a href="mailto:${mail(business, "hello")}?subject=Hi">${words.contact}</a>`,
    labels: {
      emails: [{ value: mail(business, "hello"), role: "info" }],
      phones: [{ value: e164, label: "main" }],
      description: name,
      priceRange: `${words.price}10-${words.price}40`,
      payments: ["cash", "credit card"],
      areaServed: [areas[0], areas[1]],
      foundingYear: year,
      founders: [founders[0]],
      rating: 4.6,
      reviewCount: 118,
    },
  });
};

/** Microdata in the page's own text. */
export const microdata: Design = (business, at) => {
  const { name, city, words, year, founders, areas } = business;
  const [shown, e164] = number(business, "main", at);
  const [fax, faxE164] = number(business, "fax", at);
  return made(business, {
    body: `<div itemscope itemtype="https://schema.org/LocalBusiness"><h1 itemprop="name">${name}</h1><p itemprop="description">${aboutOf(business)}</p>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">${city}</span></div>
      ${words.phone}: <span itemprop="telephone">${shown}</span><br>${words.fax}: <span itemprop="faxNumber">${fax}</span><br>
      <a itemprop="email" href="mailto:${mail(business, "office")}">${mail(business, "office")}</a>
      <meta itemprop="priceRange" content="${words.price.repeat(3)}"><meta itemprop="paymentAccepted" content="Cash, Visa, MasterCard"><meta itemprop="currenciesAccepted" content="${words.currency}">
      <span itemprop="areaServed">${areas[1]}</span> <time itemprop="foundingDate" datetime="${year}">${year}</time>
      <span itemprop="founder" itemscope itemtype="https://schema.org/Person"><span itemprop="name">${founders[1]}</span></span>
      <div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><span itemprop="ratingValue">4,3</span>/<span itemprop="bestRating">5</span> (<span itemprop="reviewCount">27</span>)</div></div>`,
    labels: {
      emails: [{ value: mail(business, "office"), role: "info" }],
      phones: [
        { value: e164, label: "main" },
        { value: faxE164, label: "fax" },
      ],
      description: name,
      priceRange: words.price.repeat(3),
      payments: ["cash", "Visa", "MasterCard"],
      currencies: [words.currency],
      areaServed: [areas[1]],
      foundingYear: year,
      founders: [founders[1]],
      rating: 4.3,
      reviewCount: 27,
    },
  });
};

/** One long page of sections, everything in sentences and lists. */
export const sections: Design = (business, at) => {
  const { name, slug, words, year, founders, services, areas } = business;
  const [shown, e164] = number(business, "main", at);
  return made(business, {
    head: `<meta name="description" content="${aboutOf(business)}">`,
    body: `<header class="site-header"><nav><a href="#a">${words.services}</a></nav><a href="tel:${e164}">${shown}</a></header>
      <section><h2>${words.services}</h2>${items(services)}</section>
      <section><h2>${name}</h2><p>${words.founded(name, year, founders)} ${words.serving(areas)}</p><p>${words.pays}</p><p>${words.priceRange(words.price.repeat(2))}</p></section>
      <footer><p>${words.mail}: <a href="mailto:${mail(business, "info")}">${mail(business, "info")}</a></p><div class="social"><a href="https://www.facebook.com/${slug}/" aria-label="Facebook"><svg class="icon"><use href="#facebook"></use></svg></a><a href="https://www.linkedin.com/company/${slug}">LinkedIn</a></div></footer>`,
    labels: {
      emails: [{ value: mail(business, "info"), role: "info" }],
      phones: [{ value: e164, label: "main" }],
      socials: {
        facebook: `https://www.facebook.com/${slug}/`,
        linkedin: `https://www.linkedin.com/company/${slug}`,
      },
      description: name,
      priceRange: words.price.repeat(2),
      payments: words.payments,
      services: [...services],
      areaServed: [...areas],
      foundingYear: year,
      founders: [...founders],
      fit: "Yes",
    },
  });
};

/** Addresses written so that programs should not read them. */
export const hidden: Design = (business, at) => {
  const { slug, words } = business;
  const [shown, e164] = number(business, "mobile", at);
  const [office, officeE164] = number(business, "main", at);
  const key = 0x2a + at;
  const cloudflare = [key, ...Buffer.from(mail(business, "info")).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  const reversed = [...mail(business, "sales")].reverse().join("");
  return made(business, {
    body: `<p>${aboutOf(business)}</p><p><i class="fa fa-envelope"></i> <span class="__cf_email__" data-cfemail="${cloudflare}">[email&#160;protected]</span></p>
      <p>${words.bookings}: ${words.bookingRole} [${words.at}] ${slug} [${words.dot}] example</p>
      <p><span style="unicode-bidi:bidi-override; direction:rtl">${reversed}</span></p>
      <p><script>var u = "jobs"; var d = "${slug}" + "." + "example"; document.write('<a href="mailto:' + u + '@' + d + '">' + u + '&#64;' + d + '</a>');</script></p>
      <p><i class="fas fa-mobile-alt"></i> ${shown}</p><p><i class="fas fa-phone"></i> ${office}</p>`,
    labels: {
      emails: [
        { value: mail(business, "info"), role: "info" },
        { value: mail(business, words.bookingRole), role: "booking" },
        { value: mail(business, "sales"), role: "sales" },
        { value: mail(business, "jobs"), role: "jobs" },
      ],
      phones: [
        { value: officeE164, label: "main" },
        { value: e164, label: "mobile" },
      ],
      description: business.name,
    },
  });
};
