import { parse } from "tldts";
import { isMailProvider } from "../opt-out/mail-providers.ts";
import { domainOf, type Identity, likeness } from "./identity.ts";

/** Addresses that nobody reads: what forms, themes and programs carry. */
const placeholderLocal =
  /^(your[._-]?(name|mail|email|e-mail)?|name|user(name)?|someone|somebody|example|beispiel|ejemplo|exemple|esempio|voorbeeld|test(er|ing)?|email|e-mail|mail-?address|you|me|firstname([._-]?lastname)?|vorname([._-]?nachname)?|nombre|prenom([._-]nom)?|nome|naam|nobody|no-?reply|do-?not-?reply|donotreply|xxx+|abc|foo|bar|john\.?doe|jane\.?doe|max\.?mustermann|mustermann|muster|votre[._-]?(nom|email)|tu[._-]?(nombre|correo|email)|ihre?[._-]?(name|mail|email|adresse)|mailer-daemon|postmaster|abuse|hostmaster)$/i;
const placeholderHost =
  /(^|\.)(invalid|test|localhost)$|(^|\.)example\.(com|org|net|de|fr|es|it|nl|co\.uk)$|^(domain|domaine|dominio|yourdomain|your-domain|mydomain|yoursite|mysite|site|website|yourwebsite|mail|email|company|yourcompany|firma|beispiel|ejemplo|exemple|esempio|voorbeeld|muster|mustermann|adresse|address|address-here|sample|demo|placeholder|test|host|server|provider|tudominio|votredomaine|ihredomain|deine-domain|ihre-domain)\.(com|de|fr|es|it|nl|org|net|tld|co|eu|io|ch|at)$/i;
/** Sites' machinery: error reporting, site builders, tag managers. */
const machineHost =
  /(^|\.)(wixpress\.com|wix\.com|sentry\.io|sentry-next\.wixpress\.com|sentry\.wixpress\.com|squarespace\.com|weebly\.com|godaddy\.com|jimdo\.com|wordpress\.(com|org)|automattic\.com|shopify\.com|webflow\.com|ionos\.\w+|strato\.\w+|google\.com|googlemail\.l\.google\.com|facebook\.com|twitter\.com|instagram\.com|schema\.org|w3\.org|jquery\.com|cloudflare\.com|hotjar\.com|mailchimp\.com|list-manage\.com|fontawesome\.(com|io)|typekit\.com|elementor\.com|envato\.com|themeforest\.net|group\.calendar\.google\.com|ingest\.sentry\.io)$/i;

export type HostKind = "own" | "alike" | "free" | "other";

/** Whether somebody could get a letter there: a real ending, no placeholder, no file's name. */
export function isAddress(value: string): boolean {
  const [local = "", host = ""] = value.split("@");
  const { isIcann, domain, isIp } = parse(host, { allowPrivateDomains: false });
  if (isIp || !domain || !(isIcann || isReserved(host))) return false;
  if (placeholderLocal.test(local) || placeholderHost.test(host) || machineHost.test(host))
    return false;
  // Keys of programs look like addresses: 32 hexadecimal digits before the @.
  if (/^[\da-f]{24,}$/i.test(local) || /^\d{12,}$/.test(local)) return false;
  return (
    !/\.(png|jpe?g|gif|webp|svg|css|js|pdf)$/i.test(value) &&
    local.length <= 64 &&
    !/^u00/i.test(local)
  );
}

/**
 * Endings reserved for examples: real only on a site with such an ending itself, as invented sites
 * have.
 */
export const isReserved = (host: string): boolean => /^[\w-]+\.example$/.test(host);

export function hostKind(host: string, identity: Identity): HostKind {
  const domain = domainOf(host) ?? host;
  if (identity.domains.has(domain)) return "own";
  if (isMailProvider(domain)) return "free";
  const label = domain.split(".")[0] ?? "";
  return likeness(label, identity) >= 0.5 ? "alike" : "other";
}
