import type { Design } from "./designs.ts";
import { type Business, nothingSaid, type OwnSite } from "./labels.ts";

const page = (
  { name, slug, city, words }: Business,
  head: string,
  body: string,
): Pick<OwnSite, "site" | "country" | "lang" | "hasTraps" | "html"> => ({
  site: `${slug}.example`,
  country: words.country,
  lang: words.lang,
  hasTraps: true,
  html: `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><title>${name} | ${city}</title><link rel="canonical" href="https://${slug}.example/">${head}</head><body>${body}</body></html>`,
});
/** Whoever built the site, shares it or wrote in it: all on one page with the business. */
export const strangers: Design = (business, at) => {
  const { name, slug, city, words, services } = business;
  const [shown, e164] = [`${words.phones.main[0]}${10 + at}`, `${words.phones.main[1]}${10 + at}`];
  const body = `<header><b>${name}</b> <span>${words.phone}: ${shown}</span></header>
    <main><p>${words.about(name, city)}</p><h2>${words.services}</h2><ul>${services.map((service) => `<li>${service}</li>`).join("")}</ul>
    <form><input type="email" placeholder="you@example.com"><input placeholder="name@domain.com"></form>
    <div class="testimonials"><h3>${words.review}</h3><p>“They came at once. Call my brother, ${words.phones.mobile[0]}88, he runs Oldtown Cabs since 1950 and takes Bitcoin.”</p></div>
    <img src="logo@2x.png" alt="logo"><div class="share"><a href="https://www.facebook.com/sharer/sharer.php?u=x">Share</a><a href="https://twitter.com/intent/tweet?text=x">Tweet</a><a href="https://pinterest.com/pin/create/button/?url=x">Pin</a></div>
    <iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></main>
    <footer><a href="mailto:contact@${slug}.example">${words.contact}</a><p class="credit">${words.credit} <a href="https://pixelforge.com">Pixelforge Studio</a> – hello@pixelforge.com, <a href="https://www.facebook.com/pixelforge">Facebook</a></p><p>© 1998-2024 ${name}</p></footer>`;
  return {
    ...page(business, "", body),
    labels: {
      ...nothingSaid,
      emails: [{ value: `contact@${slug}.example`, role: "info" }],
      phones: [{ value: e164, label: "main" }],
      description: name,
      services: [...services],
      fit: "Yes",
    },
  };
};

/** Figures and words that look like what they are not. */
export const lookalikes: Design = (business, at) => {
  const { name, slug, city, words } = business;
  const [shown, e164] = [`${words.phones.main[0]}${10 + at}`, `${words.phones.main[1]}${10 + at}`];
  const product = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Lamp",
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.9, reviewCount: 812 },
  };
  const body = `<main><h1>${name}</h1><p>${words.about(name, city)}</p>
    <p>VAT: 301 234 5678 · IBAN: GB29 0201 7946 0123 45 · SKU 999485 1000 39294</p>
    <p>51.484884, 3.961234</p><p>08.00-18.00 · 12/11/2019</p>
    <p>We help with a visa for students; investors need 200,000 in capital.</p>
    <p>Member of the chamber of commerce since 1987.</p>
    <p>${words.phone}: ${shown}</p><p>${words.mail}: info@${slug}.example</p>
    <p>e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b9@sentry.io</p></main><footer><p>© 2011 ${name}</p></footer>`;
  return {
    ...page(
      business,
      `<script type="application/ld+json">${JSON.stringify(product)}</script>`,
      body,
    ),
    labels: {
      ...nothingSaid,
      emails: [{ value: `info@${slug}.example`, role: "info" }],
      phones: [{ value: e164, label: "main" }],
      description: name,
    },
  };
};

/** Several people, places and desks: whose is which number? */
export const desks: Design = (business, at) => {
  const { name, slug, words, founders, areas } = business;
  const [first, last] = (founders[0] ?? "").toLowerCase().split(" ");
  const main = [`${words.phones.main[0]}${10 + at}`, `${words.phones.main[1]}${10 + at}`] as const;
  const second = [
    `${words.phones.main[0]}${50 + at}`,
    `${words.phones.main[1]}${50 + at}`,
  ] as const;
  const fax = [`${words.phones.fax[0]}${10 + at}`, `${words.phones.fax[1]}${10 + at}`] as const;
  const mobile = [
    `${words.phones.mobile[0]}${10 + at}`,
    `${words.phones.mobile[1]}${10 + at}`,
  ] as const;
  const plain = (last ?? "").normalize("NFKD").replace(/\p{M}/gu, "");
  const body = `<header>${words.phone}: ${main[0]}</header><main><h1>${words.contact}</h1>
    <table><tr><td>${words.phone}</td><td>${main[0]}</td></tr><tr><td>${words.fax}</td><td>${fax[0]}</td></tr></table>
    <h3>${areas[2]}</h3><p>${words.phone}: ${second[0]}</p>
    <h3>${founders[0]}</h3><p>${words.mobile}: ${mobile[0]}</p><p><a href="mailto:${first}.${plain}@${slug}.example">${words.mail}</a></p>
    <h3>${words.contact}</h3><p><a href="mailto:info@${slug}.example">info@${slug}.example</a></p></main>
    <footer><p>${words.follow}: <a href="https://www.instagram.com/${slug}">Instagram</a> <a href="https://twitter.com/${slug}/status/12345">…</a> <a href="https://www.youtube.com/watch?v=1">film</a></p><p>${words.objection}</p></footer>`;
  return {
    ...page(
      business,
      `<meta name="description" content="${words.about(name, business.city)}">`,
      body,
    ),
    labels: {
      ...nothingSaid,
      description: name,
      fit: "No",
      socials: { instagram: `https://www.instagram.com/${slug}` },
      emails: [
        { value: `${first}.${plain}@${slug}.example`, role: "person" },
        { value: `info@${slug}.example`, role: "info" },
      ],
      phones: [
        { value: main[1], label: "main" },
        { value: fax[1], label: "fax" },
        { value: second[1], label: "location" },
        { value: mobile[1], label: "person" },
      ],
    },
  };
};

/** A shop with prices, card pictures and a tagline that tells its age. */
export const shop: Design = (business, at) => {
  const { name, slug, words, year, city } = business;
  const [shown, e164] = [`${words.phones.main[0]}${10 + at}`, `${words.phones.main[1]}${10 + at}`];
  const body = `<header><h1>${name}</h1><p>${words.since(year)}</p><a href="tel:${e164.replace("+", "%2B")}">${shown}</a></header>
    <main><p>${words.about(name, city)}</p><article><h4>A</h4><span>${words.price}24.90</span></article><article><h4>B</h4><span>${words.price}115.00</span></article></main>
    <footer><img src="/img/visa.svg" alt="Visa"><img src="/img/mastercard.svg" alt="Mastercard"><img src="/img/paypal.svg" alt="PayPal"><p><a href="mailto:orders@${slug}.example">orders@${slug}.example</a></p><p>Design: <a href="mailto:studio@webschmiede.de">studio@webschmiede.de</a></p></footer>`;
  return {
    ...page(business, "", body),
    labels: {
      ...nothingSaid,
      description: name,
      payments: ["Visa", "MasterCard", "PayPal"],
      currencies: [words.currency],
      foundingYear: year,
      emails: [{ value: `orders@${slug}.example`, role: "sales" }],
      phones: [{ value: e164, label: "main" }],
    },
  };
};
