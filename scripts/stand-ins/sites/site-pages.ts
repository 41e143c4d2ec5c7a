import type { BusinessFacts } from "./business-facts.ts";
import { escaped, type Spelling, spelled, spellings } from "./email-spellings.ts";
import { tradeNames, words } from "./words.ts";

/** The pages of a site by their path. */
export function pagesOf(facts: BusinessFacts): Record<string, string> {
  const { language, draw } = facts;
  const said = words[language];
  const page = pageOf(facts);
  const spelling: Spelling = draw.pick("spelling", spellings);
  const contact = contactHtml(facts, spelling);
  const about = aboutHtml(facts);
  const isOnePage = draw.chance("one page", 20);
  const home = `<h1>${escaped(facts.name)}</h1>
<p>${escaped(said.welcome(facts.name, tradeNames[facts.trade]))}</p>
${isOnePage ? contact + about + servicesHtml(facts) : `<p>${escaped(said.phone)}: ${telLink(facts.phone)}</p>`}`;
  const pages: Record<string, string> = { "/": page(facts.name, home) };
  if (isOnePage) return pages;
  pages["/contact"] = page(said.contact, `<h1>${escaped(said.contact)}</h1>${contact}`);
  pages["/about"] = page(said.about, `<h1>${escaped(said.about)}</h1>${about}`);
  pages["/services"] = page(said.services, servicesHtml(facts));
  if (said.imprint) {
    const imprint = `<h1>${escaped(said.imprint)}</h1>${contact}${facts.objects ? `<p>${said.objection}</p>` : ""}`;
    pages["/imprint"] = page(said.imprint, imprint);
  }
  return pages;
}

/** Whatever stands on each page of the site: head, menu, and a foot with other people's addresses. */
function pageOf(facts: BusinessFacts): (title: string, body: string) => string {
  const { host, name, language, draw, socials } = facts;
  const said = words[language];
  const menu: [string, string][] = [
    ["/", name],
    ["/contact", said.contact],
    ["/about", said.about],
    ["/services", said.services],
    ...(said.imprint ? ([["/imprint", said.imprint]] as [string, string][]) : []),
  ];
  const links = menu.map(([path, text]) => `<a href="${path}">${escaped(text)}</a>`).join(" ");
  const profiles = socials
    .map(({ network, url }) => `<a href="${url}" aria-label="${network}">${network}</a>`)
    .join(" ");
  const share = draw.chance("share", 40)
    ? `<a href="https://www.facebook.com/sharer/sharer.php?u=https://${host}/">Share</a>`
    : "";
  const agency = draw.chance("agency", 30)
    ? `<p>Website by <a href="https://www.webcraft-agency.example/">Webcraft Agency</a>, <a href="mailto:hello@webcraft-agency.example">hello@webcraft-agency.example</a></p>`
    : "";
  const form = draw.chance("form", 40)
    ? `<form><input type="email" placeholder="you@example.com"><textarea placeholder="Your message"></textarea></form>`
    : "";
  return (title, body) => `<!doctype html>
<html lang="${language}"><head><meta charset="${charsetOf(facts)}"><title>${escaped(title)} – ${escaped(name)}</title>
<meta name="description" content="${escaped(said.welcome(name, tradeNames[facts.trade]))}">${structured(facts)}</head>
<body><header><nav>${links}</nav></header><main>${body}</main>
<footer>${profiles} ${share}${facts.objects && !said.imprint ? `<p>${said.objection}</p>` : ""}${agency}${form}</footer></body></html>`;
}

/** Many an old site is not in UTF-8, and says so. */
export const charsetOf = ({ language, draw }: BusinessFacts): "utf-8" | "windows-1252" =>
  language !== "en" && draw.chance("charset", 50) ? "windows-1252" : "utf-8";

const telLink = (phone: string): string =>
  `<a href="tel:${phone.replaceAll(" ", "")}">${phone}</a>`;

function contactHtml(facts: BusinessFacts, spelling: Spelling): string {
  const { emails, phone, fax, street, language, owner } = facts;
  const said = words[language];
  const lines = emails.map(({ role, value }) => {
    const label = role === "owner" ? owner : said.email;
    return `<li>${escaped(label)}: ${spelled(value, spelling)}</li>`;
  });
  return `<address>${street ? `<p>${escaped(street)}</p>` : ""}<ul><li>${escaped(said.phone)}: ${telLink(phone)}</li>${fax ? `<li>${escaped(said.fax)}: ${fax}</li>` : ""}${lines.join("")}</ul></address>`;
}

function aboutHtml({ founded, owner, language, payments }: BusinessFacts): string {
  const said = words[language];
  return `${founded ? `<p>${escaped(said.since(founded, owner))}</p>` : ""}${payments.length > 0 ? `<p>${escaped(said.pay)}: ${payments.join(", ")}.</p>` : ""}`;
}

const servicesHtml = ({ services, language }: BusinessFacts): string =>
  services.length > 0
    ? `<h2>${escaped(words[language].services)}</h2><ul>${services.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>`
    : "";

/** What the site tells machines, on about a third of them, now and then with a mistake in it. */
function structured(facts: BusinessFacts): string {
  const { draw, name, host, phone, rating, priceRange, founded, socials } = facts;
  if (!draw.chance("structured", 35)) return "";
  const business = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name,
    url: `https://${host}/`,
    telephone: phone,
    ...(priceRange && { priceRange }),
    ...(founded && { foundingDate: String(founded) }),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        reviewCount: rating.count,
      },
    }),
  };
  const json = JSON.stringify(business).replaceAll("<", "\\u003c");
  const written = draw.chance("broken json", 15) ? json.replace(/\}$/, ",}") : json;
  return `<script type="application/ld+json">${written}</script>`;
}
