import type { BusinessFacts } from "./business-facts.ts";
import { escaped, type Spelling, spelled, spellings } from "./email-spellings.ts";
import type { Sayings } from "./sayings.ts";
import { jsonLd } from "./structured-data.ts";

/** Many an old site is not in UTF-8, and says so. */
export const charsetOf = ({ language, draw }: BusinessFacts): "utf-8" | "windows-1252" =>
  language !== "en" && language !== "ar" && draw.chance("charset", 50) ? "windows-1252" : "utf-8";

const adTags = {
  google: `<script async src="https://www.googletagmanager.com/gtag/js?id=AW-100000000"></script><script>gtag('config', 'AW-100000000');</script>`,
  meta: `<script>!function(f){f.fbq=f.fbq||[]}(window); fbq('init', '100000000000000');</script>`,
  microsoft: `<script src="//bat.bing.com/bat.js" async></script>`,
} as const;
const bookingWidget = `<script src="https://assets.calendly.com/assets/external/widget.js" async></script>`;

/** The language of a page, and the direction it is read in. */
export const langOf = ({ language }: BusinessFacts): string =>
  language === "ar" ? `lang="ar" dir="rtl"` : `lang="${language}"`;

/** The inside of `<head>`; old pages know neither telephones nor search engines. */
export function headOf(facts: BusinessFacts, { describe }: Sayings, title: string): string {
  const { name, draw, advertising, translations, books } = facts;
  const isOld = draw.chance("old head", 25);
  return [
    `<meta charset="${charsetOf(facts)}"><title>${escaped(title === name ? name : `${title} – ${name}`)}</title>`,
    isOld ? "" : `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    describe && !isOld ? `<meta name="description" content="${escaped(describe)}">` : "",
    ...translations.map(
      (language) => `<link rel="alternate" hreflang="${language}" href="/${language}/">`,
    ),
    advertising ? adTags[advertising] : "",
    books === "widget" ? bookingWidget : "",
    jsonLd(facts),
  ].join("");
}

export const telLink = (phone: string): string =>
  `<a href="tel:${phone.replaceAll(" ", "")}">${phone}</a>`;

/** Each way to reach the business: a label, and the number or address as the page prints it. */
export function contactsOf(facts: BusinessFacts, { said }: Sayings): [string, string][] {
  const { emails, phone, fax, second, owner, draw } = facts;
  const spelling: Spelling = draw.pick("spelling", spellings);
  return [
    [said.phone, telLink(phone)],
    ...(second ? ([[said.second[second.desk], telLink(second.number)]] as [string, string][]) : []),
    ...(fax ? ([[said.fax, fax]] as [string, string][]) : []),
    ...emails.map(({ role, value }): [string, string] => {
      const isPlain = role === "info" && draw.chance("plain label", 60);
      const title = draw.chance("owner's title", 60) ? `${said.desks.owner}, ` : "";
      const desk = role === "owner" ? `${title}${owner}` : said.desks[role];
      return [isPlain ? said.email : desk, spelled(value, spelling)];
    }),
  ];
}

/** The town's own profiles, and a button to share the page, which leads to none. */
export function profilesOf({ socials, host, draw }: BusinessFacts): string {
  const share = draw.chance("share", 40)
    ? `<a href="https://www.facebook.com/sharer/sharer.php?u=https://${host}/">Share</a>`
    : "";
  const links = socials.map(
    ({ network, url }) => `<a href="${url}" aria-label="${network}">${network}</a>`,
  );
  return [...links, share].join(" ");
}

/** Below each page: its date, other people's addresses, an objection to advertising. */
export function footOf(facts: BusinessFacts, { said }: Sayings): string {
  const { name, draw, copyright, objects } = facts;
  return [
    copyright === null ? "" : `<p>© ${copyright} ${escaped(name)}</p>`,
    objects && said.imprint === null ? `<p>${said.objection}</p>` : "",
    draw.chance("agency", 30)
      ? `<p>Website by <a href="https://www.webcraft-agency.example/">Webcraft Agency</a>, <a href="mailto:hello@webcraft-agency.example">hello@webcraft-agency.example</a></p>`
      : "",
    draw.chance("cookies", 35) ? `<div class="cookie-note">${said.cookies}</div>` : "",
  ].join("");
}

/** A form for a message, where the site has one. */
export const formOf = ({ hasForm }: BusinessFacts, { said }: Sayings): string =>
  hasForm
    ? `<form method="post" action="/send"><input type="email" placeholder="you@example.com"><textarea placeholder="${escaped(said.message)}"></textarea><button>${said.send}</button></form>`
    : "";

/** Links that book or buy without a person. */
export function toolLinksOf({ books, hasCart, draw }: BusinessFacts, { said }: Sayings): string {
  const book = `<a class="button" href="/book-online">${escaped(draw.pick("book", said.book))}</a>`;
  return `${books === "link" ? book : ""}${hasCart ? `<a href="/cart">${said.cart}</a>` : ""}`;
}

export const paragraphs = (texts: readonly (string | null)[]): string =>
  texts.map((text) => (text === null ? "" : `<p>${escaped(text)}</p>`)).join("\n");
