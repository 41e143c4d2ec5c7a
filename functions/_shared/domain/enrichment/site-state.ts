import { domainOfAddress } from "./identity.ts";
import type { Page } from "./page.ts";

/**
 * `parked`: nobody's site, but a page for selling the domain or for advertisements. `scripted`: an
 * empty page that only a browser's programs would fill. `null`: a page to read.
 */
export type SiteState = "parked" | "scripted" | null;

/** Where domains are sold or left; many a link of the page, or its own address, leads there. */
const sellers =
  /^(sedo|sedoparking|dan|undeveloped|afternic|hugedomains|buydomains|domainmarket|bodis|parkingcrew|above|parklogic|uniregistry|skenzo|domainsponsor|voodoo|efty|brandbucket|squadhelp|atom|domainnameshop|parkingpage|trafficz|smartname|internettraffic|rookmedia|fabulous|godaddyparking|namebright|domainagents|perfectdomain|sav|porkbun-parking|cashparking)\.(com|net|org|co|de|io)$/;
const offers =
  /(?<!\p{L})(domain( name)?( \S{3,60})? (is|may be|might be|could be)( now)? (for sale|available for (sale|purchase))|\S{2,60}\.(com|net|org|info|biz|co|io|de|fr|es|it|nl|eu) (is|may be) (now )?for sale|buy this domain|make an offer (on|for) this domain|inquire about this domain|(this )?domain (is|has been) (parked|registered and parked)|parked free|domain parking|parked domain|this (web ?page|site) is parked|domain (has )?expired|(diese )?domain( \S{3,60})? (steht|ist) (zum verkauf|zu verkaufen|geparkt|abgelaufen)|domain (kaufen|zu verkaufen)|(ce )?(nom de )?domaine( \S{3,60})? (est )?(à vendre|en vente|expiré|réservé)|acheter ce (nom de )?domaine|(este )?dominio( \S{3,60})? (está )?(en venta|a la venta|aparcado|caducado)|compr(ar|e) este dominio|(questo )?dominio( \S{3,60})? (è )?(in vendita|scaduto)|acquista questo dominio|(dit )?domein(naam)?( \S{3,60})? is (te koop|verlopen)|este domínio está à venda)(?!\p{L})|هذا النطاق للبيع|النطاق معروض للبيع/iu;
/** A page that is somebody's says more. */
const parkedMaxChars = 2_500;
const scriptedMaxChars = 200;

/** How far the first page of a site is one of its owner's. */
export function siteStateOf(page: Page): SiteState {
  const text = page.lines.map((line) => line.text).join("\n");
  if (isParked(page, text)) return "parked";
  return isScripted(page, text) ? "scripted" : null;
}

function isParked(page: Page, text: string): boolean {
  const host = domainOfAddress(page.url ?? "");
  if (host !== null && sellers.test(host)) return true;
  if (text.length > parkedMaxChars) return false;
  const isOffered = offers.test(`${page.title}\n${page.meta.get("description") ?? ""}\n${text}`);
  const toSeller = page.links.some(({ href }) => sellers.test(domainOfAddress(href) ?? ""));
  // A broker's or a host's own page has pages behind it, and an address.
  const hasSite = page.links.filter(({ href }) => leadsInside(href, host)).length > 6;
  return !hasSite && (isOffered || (toSeller && text.length < 600));
}

/** Nothing to read, nowhere to go, and a program to fill the page. */
function isScripted(page: Page, text: string): boolean {
  const hasLinks = page.links.some(({ href }) =>
    leadsInside(href, domainOfAddress(page.url ?? "")),
  );
  return page.programs > 0 && text.length <= scriptedMaxChars && !hasLinks;
}

const leadsInside = (href: string, host: string | null): boolean =>
  !/^(#|javascript:|mailto:|tel:)/i.test(href) &&
  (/^(https?:)?\/\//i.test(href) ? host !== null && domainOfAddress(href) === host : href !== "");
