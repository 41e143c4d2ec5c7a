import { decoded } from "../text/decoded.ts";
import { fold } from "../text/fold.ts";
import { domainOf } from "./identity.ts";
import type { Link, Page } from "./page.ts";
import { absolute } from "./page-elements.ts";

/** The names of each kind of page in links and addresses; earlier kinds are read first. */
const kinds: [string, RegExp][] = [
  [
    "contact",
    /\b(contact\w*|kontakt\w*|contatt\w+|contato|contacto|contactez|get in touch|reach us|find us|kapcsolat|yhteystiedot|iletisim|lien he|anfahrt|so finden sie|nous trouver|nous joindre|donde estamos|dove siamo|onde estamos)\b/,
  ],
  [
    "imprint",
    /\b(impressum|imprint|legal notice|site notice|mentions legales|aviso legal|note legali|colofon|anbieterkennzeichnung)\b/,
  ],
  [
    "about",
    /\b(about|about us|uber uns|ueber uns|wir uber uns|a propos|qui sommes nous|quienes somos|sobre nosotros|nosotros|conocenos|chi siamo|over ons|wie zijn wij|sobre nos|quem somos|o nas|om oss|om os|history|geschichte|historia|storia|notre histoire|our story|unternehmen|company|gioi thieu)\b/,
  ],
  [
    "services",
    /\b(services?|leistungen|dienstleistungen|angebot\w*|behandlungen|prestations?|soins|nos services|servicios|tratamientos|servizi|trattamenti|diensten|behandelingen|servicos|what we do|treatments|practice areas|rechtsgebiete)\b/,
  ],
  [
    "prices",
    /\b(prices?|pricing|price list|rates|preise|preisliste|tarifs?|precios|tarifas|prezzi|listino|prijzen|tarieven|menu|speisekarte|carte|carta|payment\w*|zahlung\w*)\b/,
  ],
  [
    "areas",
    /\b(areas|areas? (we )?(serve|served|cover|covered)|service area|where we work|einzugsgebiet|einsatzgebiete?|liefergebiet|zones? d intervention|zones? desservies?|zonas? de (servicio|cobertura|reparto)|zone servite|werkgebied)\b/,
  ],
  [
    "booking",
    /\b(book(ing)?|book now|reservations?|reserv\w+|appointments?|termin\w*|buchen|buchung|rendez vous|prendre rdv|citas?|cita previa|prenota\w*|afspraak|agendamento)\b/,
  ],
  [
    "team",
    /\b(team|our team|staff|people|equipe|equipo|mitarbeiter|das team|ansprechpartner|ons team|medewerkers|locations?|standorte|filialen|our offices)\b/,
  ],
];
const unread =
  /\.(pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|pptx?|mp[34]|avi|mov|ics|vcf|xml|json|css|js|exe|dmg)($|\?)|\/(wp-admin|wp-login|wp-json|cart|checkout|basket|warenkorb|login|logout|signin|register|feed|tag|category|author|search)(\/|$|\?)|[?&](add-to-cart|replytocom|share|print|session|sid|phpsessid)=/i;

/** The kinds that say most of a business. */
const core = ["contact", "about", "services"];

/** Whether no link of the home page leads to one of the pages that say most. */
export function isPoorlyLinked(home: Page, homeUrl: string): boolean {
  const own = ownOf(homeUrl);
  const linked = new Set(
    home.links.flatMap((link) => {
      const url = sameSite(link.href, homeUrl, own);
      return url === null ? [] : [kinds[Math.floor(rankOf(link, url))]?.[0]];
    }),
  );
  return core.some((kind) => !linked.has(kind));
}

const depthMax = 3;
const wordsMax = 5;
const ofArticles =
  /\/(blog|news|aktuelles|actualites|noticias|posts?|articles?|20\d\d|product|produkt)s?(\/|$)/i;

/** The addresses of pages of those kinds on the site of `base`; neither articles nor products. */
export function pagesOfKinds(addresses: readonly string[], base: string): string[] {
  const own = ownOf(base);
  return addresses.flatMap((address) => {
    const url = sameSite(address, base, own);
    if (url === null) return [];
    const path = decoded(new URL(url).pathname);
    const parts = path.split("/").filter(Boolean);
    const isArticle =
      ofArticles.test(path) || plain(parts.at(-1) ?? "").split(" ").length > wordsMax;
    const isOne = !isArticle && parts.length <= depthMax && rankOf(unnamed, url) >= 0;
    return isOne ? [url] : [];
  });
}

const unnamed = { text: "", label: "" };

const ownOf = (homeUrl: string): string => {
  const { hostname } = new URL(homeUrl);
  return domainOf(hostname) ?? hostname;
};

/**
 * Which further pages of a site to read after its home page: contact, imprint, about, services,
 * prices, areas, booking, team, one address each, best first. Only pages of the same site.
 * `listed`: addresses of its sitemap, for kinds that no link leads to.
 */
export function choosePages(
  home: Page,
  homeUrl: string,
  count: number,
  listed: readonly string[] = [],
): string[] {
  const own = ownOf(homeUrl);
  const seen = new Set([addressOf(homeUrl)]);
  const chosen: { url: string; rank: number; at: number }[] = [];
  home.links.forEach((link, at) => {
    const url = sameSite(link.href, homeUrl, own);
    const rank = url === null ? -1 : rankOf(link, url);
    if (url !== null && rank >= 0) chosen.push({ url, rank, at });
  });
  const linked = new Set(chosen.map(({ rank }) => Math.floor(rank)));
  pagesOfKinds(listed, homeUrl).forEach((url, at) => {
    const rank = rankOf(unnamed, url);
    if (!linked.has(Math.floor(rank))) chosen.push({ url, rank, at });
  });
  const perKind = new Map<number, number>();
  const ranked = chosen.sort((a, b) => a.rank - b.rank || a.at - b.at);
  const isNew = ({ url, rank }: (typeof chosen)[number]): boolean => {
    const address = addressOf(url);
    // A site with twenty services is known by two of their pages.
    const room = (perKind.get(Math.floor(rank)) ?? 0) < 2;
    if (seen.has(address) || !room) return false;
    seen.add(address);
    perKind.set(Math.floor(rank), (perKind.get(Math.floor(rank)) ?? 0) + 1);
    return true;
  };
  const all = ranked.filter(isNew);
  const first = all.filter(
    ({ rank }, at) => all.findIndex((other) => Math.floor(other.rank) === Math.floor(rank)) === at,
  );
  const second = all.filter((one) => !first.includes(one));
  return [...first, ...second].slice(0, count).map(({ url }) => url);
}

function sameSite(href: string, base: string, own: string): string | null {
  if (/^(mailto|tel|javascript|data|sms|callto|#)/i.test(href) || unread.test(href)) return null;
  const url = absolute(href, base);
  if (url === null || url.length > 500) return null;
  const { hostname } = new URL(url);
  return (domainOf(hostname) ?? hostname) === own ? url.replace(/#.*$/, "") : null;
}

/** The kind's place in the list, a little later when only the address says so; -1 for no kind. */
function rankOf({ text, label }: Pick<Link, "text" | "label">, url: string): number {
  const words = plain(`${text} ${label}`.slice(0, 80));
  const path = plain(decoded(new URL(url).pathname).slice(-80));
  const byText = words.length <= 60 ? kinds.findIndex(([, pattern]) => pattern.test(words)) : -1;
  const byPath = kinds.findIndex(([, pattern]) => pattern.test(path));
  const depth = new URL(url).pathname.split("/").filter(Boolean).length;
  const late = Math.min(depth, 5) * 0.05;
  if (byText >= 0) return byText + late;
  return byPath >= 0 ? byPath + 0.4 + late : -1;
}

const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const addressOf = (url: string): string => {
  const { hostname, pathname, search } = new URL(url);
  return `${hostname.replace(/^www\./, "")}${pathname.replace(/\/(index\.\w+)?$/, "")}${search}`;
};
