import { isMailProvider } from "../../opt-out/mail-providers.ts";
import { domainOf, domainOfAddress } from "../identity.ts";
import type { Link, Page } from "../page.ts";
import { profileOf } from "../social-networks.ts";
import { phoneKeysIn } from "./known-listing.ts";
import type { OwnMarks } from "./own-marks.ts";
import { isOwnName } from "./own-names.ts";
import type { Part } from "./parts.ts";
import { streetsIn } from "./streets.ts";

/** The contacts and the names in a part's own lines and links. */
export interface Signs {
  text: string;
  name: string;
  streets: readonly string[];
  phones: readonly string[];
  isOwn: boolean;
  linksHome: boolean;
  /** The domain of a site or an address that is somebody else's. */
  foreignDomain: string | null;
  /** The same if it is shown as a web site. */
  foreignSite: boolean;
  hasContact: boolean;
}

export function signsOf(part: Part, page: Page, marks: OwnMarks): Signs {
  const lines = part.lines.map((at) => page.lines[at]?.text ?? "");
  const text = lines.join("\n").slice(0, 3_000);
  const streets = lines.slice(0, 40).flatMap(streetsIn);
  const phones = lines.slice(0, 40).flatMap(phoneKeysIn);
  const domains = domainsIn(text, part.links);
  const isForeign = (domain: string): boolean =>
    !isOwnDomain(domain, marks) && !isEverybodys(domain);
  return {
    text,
    name: part.name,
    streets,
    phones,
    isOwn:
      streets.some((street) => marks.streets.has(street)) ||
      phones.some((phone) => marks.phones.has(phone)) ||
      domains.mail.some((domain) => isOwnDomain(domain, marks)),
    linksHome: domains.web.some((domain) => isOwnDomain(domain, marks)),
    foreignDomain: [...domains.web, ...domains.mail].find(isForeign) ?? null,
    foreignSite: domains.shown.some(isForeign),
    hasContact:
      streets.length + phones.length + domains.mail.length > 0 ||
      part.links.some(({ href }) => /^(tel|mailto):/i.test(href) || profileOf(href) !== null),
  };
}

const isOwnDomain = (domain: string, { domains, names }: OwnMarks): boolean =>
  domains.has(domain) || isOwnName(domain.split(".")[0] ?? "", names);

interface Domains {
  web: string[];
  /** Those of the web whose link says that it is a site's. */
  shown: string[];
  mail: string[];
}

function domainsIn(text: string, links: readonly Link[]): Domains {
  const written = (pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].flatMap(([, host = ""]) => domainOf(host) ?? []);
  const mail = written(/@((?:[\w-]{1,63}\.){1,4}[a-z]{2,18})\b/gi);
  const shown = written(/\b(?:www\.|https?:\/\/)((?:[\w-]{1,63}\.){1,4}[a-z]{2,18})\b/gi);
  const web = links.slice(0, 40).flatMap(({ href, text: said, label }) => {
    const host = /^mailto:[^?]*@([\w.-]+)/i.exec(href)?.[1];
    if (host !== undefined) mail.push(domainOf(host) ?? host);
    const domain = domainOfLink(href);
    if (domain !== null && sayingSite.test(`${said} ${label}`)) shown.push(domain);
    return domain ?? [];
  });
  return { web: [...web, ...shown], shown, mail };
}

const sayingSite =
  /(?<!\p{L})(web ?site|web ?seite|home ?page|(visit|view) site|site (web|internet)|sitio( web)?|sito( web)?|www|web)(?!\p{L})|\w\.(com|net|org|de|fr|es|it|nl|co\.uk|at|ch|eu|info|biz|pt|be)\b|الموقع/iu;

function domainOfLink(href: string): string | null {
  if (!/^(https?:)?\/\//i.test(href)) return null;
  return profileOf(href) === null ? domainOfAddress(href) : null;
}

/** Sites on which everybody has a page: their name says nothing of whose card it is. */
const everybodys =
  /^(google|goo|g|facebook|fb|twitter|x|instagram|linkedin|youtube|youtu|pinterest|tiktok|yelp|tripadvisor|opentable|resy|sevenrooms|quandoo|thefork|lafourchette|booking|expedia|airbnb|hotels|doctolib|treatwell|planity|fresha|booksy|mindbodyonline|calendly|acuityscheduling|squareup|square|toasttab|ubereats|deliveroo|doordash|grubhub|just-eat|lieferando|whatsapp|wa|mapquest|apple|bing|openstreetmap|waze|what3words|eventbrite|wikipedia|amazon|etsy|ebay|paypal|shopify|wixsite|wordpress|blogspot|issuu|flickr|vimeo|foursquare|trustpilot|trustedshops|bbb|angi|angieslist|houzz|thumbtack|homeadvisor|nextdoor|t|bit|tinyurl|europa|example)$/;
const isEverybodys = (domain: string): boolean =>
  everybodys.test(domain.split(".")[0] ?? "") || isMailProvider(domain);
