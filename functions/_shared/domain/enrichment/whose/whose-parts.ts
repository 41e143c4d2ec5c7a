import { isMailProvider } from "../../opt-out/mail-providers.ts";
import { isFirstName } from "../first-names.ts";
import { compacted, domainOf, wordsOf } from "../identity.ts";
import type { Link, Page } from "../page.ts";
import { namesPlace } from "../place-names.ts";
import { profileOf } from "../social-networks.ts";
import { isReview } from "../third-parties.ts";
import { phoneKeysIn } from "./known-listing.ts";
import type { OwnMarks } from "./own-marks.ts";
import { isOwnName, plain } from "./own-names.ts";
import { type Owner, other, own } from "./owner.ts";
import type { PageParts, Part } from "./parts.ts";
import { streetsIn } from "./streets.ts";
import { areForeign, tradesIn } from "./trades.ts";
import * as words from "./words-of-others.ts";

/** What a part says by its own lines and links. */
interface Signs {
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
}

/** Decides part by part, from the outside in; `isOthersPage` where the whole page is about others. */
export function ownersOfParts(
  page: Page,
  { parts }: PageParts,
  marks: OwnMarks,
  isOthersPage: boolean,
): Map<Part, Owner> {
  const owners = new Map<Part, Owner>();
  for (const part of parts) {
    const around = part.parent ? (owners.get(part.parent) ?? own) : regionOwner(part, isOthersPage);
    owners.set(part, ownerOfPart(signsOf(part, page, marks), part, page, around, marks));
  }
  for (const part of parts) settleSiblings(part.inner, owners);
  return owners;
}

const regionOwner = ({ region }: Part, isOthersPage: boolean): Owner =>
  isOthersPage && region === "main" ? other(null) : own;

function ownerOfPart(signs: Signs, part: Part, page: Page, around: Owner, marks: OwnMarks): Owner {
  const { name, streets } = signs;
  if (part.kind === "region") return around;
  const isElsewhere = streets.length > 0 && !streets.some((street) => marks.streets.has(street));
  const branch: Owner = isElsewhere ? { kind: "branch", address: streets[0] ?? name } : own;
  if (isInReview(part, page)) return other(null);
  if (isOwnName(name, marks.names) && !words.isOfReviewers(name))
    return around.kind === "other" && streets.length + signs.phones.length === 0 && !signs.isOwn
      ? around
      : branch;
  if (words.isOfMakers(name)) return signs.isOwn && part.kind === "card" ? own : other(null);
  if (words.isOfReviewers(name)) return other(null);
  if (words.isOfNeighbours(name) && !isPerson(name))
    return hasContact(part, page) && !hasPeople(part) ? other(null) : around;
  if (signs.isOwn) return isElsewhere && marks.streets.size > 0 ? branch : own;
  // A page that is headed by a person's name is as likely the business's.
  if (isPerson(name) && part.level !== 1)
    return around.kind === "other" ? around : { kind: "person", name };
  if (marks.othersNames.has(plain(name))) return other(name);
  if (words.isGeneric(name)) {
    const isBack = around.kind === "other" && around.name === null && words.isOfOurselves(name);
    return isBack && part.region !== "main" ? own : around.kind === "person" ? own : around;
  }
  if (isStranger(signs, isElsewhere, marks) || isOneOfMany(part, page, isElsewhere, marks))
    return other(name);
  if (around.kind === "other") return other(name);
  return isElsewhere && marks.streets.size > 0 ? branch : around.kind === "person" ? own : around;
}

/** A name together with a site or an address on the web that is its own. */
function isStranger(signs: Signs, isElsewhere: boolean, marks: OwnMarks): boolean {
  const { name, text, foreignDomain, foreignSite, linksHome } = signs;
  if (!looksNamed(name) || isPlaceOf(name, text) || foreignDomain === null) return false;
  if (resembles(foreignDomain, name)) return true;
  return foreignSite && !linksHome && isElsewhere && marks.streets.size > 0;
}

/**
 * Several side by side at a distance, or of another trade in other streets: the neighbourhood. One
 * alone may be a show-room, or directions.
 */
function isOneOfMany(part: Part, page: Page, isElsewhere: boolean, marks: OwnMarks): boolean {
  const alike = (each: Part): boolean => {
    const signs = signsOf(each, page, marks);
    const { name, text, streets, phones, linksHome } = signs;
    if (!looksNamed(name) || isPlaceOf(name, text) || linksHome || signs.isOwn) return false;
    if (isOwnName(name, marks.names)) return false;
    if (words.namesDistance(text) && phones.length + streets.length > 0) return true;
    return streets.length > 0 && areForeign(tradesIn(name), marks.trades);
  };
  const siblings = part.parent?.inner ?? [];
  if (siblings.length < 2 || siblings.length > siblingsMax || !alike(part)) return false;
  return isElsewhere || words.namesDistance(signsOf(part, page, marks).text)
    ? siblings.some((each) => each !== part && each.name !== part.name && alike(each))
    : false;
}

const siblingsMax = 200;

/** Where most of several cards are strangers', the undecided ones are, too. */
function settleSiblings(siblings: readonly Part[], owners: Map<Part, Owner>): void {
  const named = siblings.filter(({ name, kind }) => kind !== "region" && looksNamed(name));
  const strangers = named.filter((part) => owners.get(part)?.kind === "other");
  if (named.length < 3 || strangers.length * 2 < named.length) return;
  for (const part of named) {
    const owner = owners.get(part);
    if (owner?.kind === "branch" && !strangers.includes(part)) owners.set(part, other(part.name));
  }
}

function signsOf(part: Part, page: Page, marks: OwnMarks): Signs {
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
  const full = href.startsWith("//") ? `https:${href}` : href;
  if (!URL.canParse(full) || profileOf(full) !== null) return null;
  return domainOf(new URL(full).hostname);
}

/** Sites on which everybody has a page: their name says nothing of whose card it is. */
const everybodys =
  /^(google|goo|g|facebook|fb|twitter|x|instagram|linkedin|youtube|youtu|pinterest|tiktok|yelp|tripadvisor|opentable|resy|sevenrooms|quandoo|thefork|lafourchette|booking|expedia|airbnb|hotels|doctolib|treatwell|planity|fresha|booksy|mindbodyonline|calendly|acuityscheduling|squareup|square|toasttab|ubereats|deliveroo|doordash|grubhub|just-eat|lieferando|whatsapp|wa|mapquest|apple|bing|openstreetmap|waze|what3words|eventbrite|wikipedia|amazon|etsy|ebay|paypal|shopify|wixsite|wordpress|blogspot|issuu|flickr|vimeo|foursquare|trustpilot|trustedshops|bbb|angi|angieslist|houzz|thumbtack|homeadvisor|nextdoor|t|bit|tinyurl|europa|example)$/;
const isEverybodys = (domain: string): boolean =>
  everybodys.test(domain.split(".")[0] ?? "") || isMailProvider(domain);

/** `blueheronbistro.com` beside "The Blue Heron". */
function resembles(domain: string, name: string): boolean {
  const label = compacted(domain.split(".")[0] ?? "");
  const own = plain(name);
  if (own.length >= 4 && (label.includes(own) || (label.length >= 4 && own.includes(label))))
    return true;
  return wordsOf(name).some((word) => word.length >= 5 && label.includes(word));
}

/** Two words at least, or one that isn't of every site, in a heading's length. */
const looksNamed = (name: string): boolean =>
  name.length >= 3 &&
  name.length <= 70 &&
  !/[?!:]\s*$|\d{4}/.test(name) &&
  name.split(/\s+/).length <= 8 &&
  /\p{Lu}|\p{Lo}/u.test(name) &&
  !words.isGeneric(name) &&
  !words.isOfOurselves(name);

const placeWords =
  /(?<!\p{L})(office|branch|location|store|shop|showroom|studio|clinic|practice|depot|headquarters|hq|campus|north|south|east|west|central|downtown|uptown|midtown|airport|station|city|centre|center|mall|region|county|standort|filiale|niederlassung|büro|praxis|stadt|bahnhof|flughafen|nord|süd|ost|zentrum|agence|bureau|magasin|succursale|boutique|gare|centre-ville|sucursal|oficina|tienda|delegación|sede|negozio|filiale|centro|vestiging|kantoor|winkel|loja|filial|فرع)(?!\p{L})|#\s?\d/giu;

/** A branch's heading: the town, the quarter or the street that its address repeats. */
function isPlaceOf(name: string, text: string): boolean {
  const rest = name.replace(placeWords, " ");
  const words = wordsOf(rest);
  if (words.length === 0) return rest.length < name.length;
  if (rest.length < name.length && tradesIn(rest).size === 0) return true;
  const below = wordsOf(text.slice(text.indexOf(name) + name.length));
  return words.every((word) => below.includes(word));
}

const personPattern =
  /^(?:(?:mr|mrs|ms|dr|herr|frau|mme|m|sr|sra|dott|dott\.ssa|prof|ing|avv|dhr|mw|rev)\.?\s+){0,3}(\p{Lu}[\p{L}'’.-]+)((?:\s+\p{L}[\p{L}'’.-]*){1,4})(?:,?\s+(?:phd|md|dds|dmd|esq|cpa|rn|mba|jr|sr|ba|msc|ma)\.?){0,3}$/iu;
const isTitled = /^(?:mr|mrs|ms|dr|herr|frau|mme|sr|sra|dott|prof|avv|dhr|mw)\.?\s/i;

/** A heading that is somebody's name and nothing else. */
export function isPerson(name: string): boolean {
  if (name.length > 60) return false;
  const [, first = "", rest = ""] =
    personPattern.exec(name.split(/\s*[,|–(]\s*/)[0]?.trim() ?? "") ?? [];
  if (first === "") return false;
  const last = compacted(rest.trim().split(/\s+/).at(-1) ?? "");
  if (!/^\p{Lu}/u.test(rest.trim().split(/\s+/).at(-1) ?? "") || tradesIn(name).size > 0)
    return false;
  return (isTitled.test(name) || isFirstName(first)) && !namesPlace([compacted(first), last]);
}

/** A law firm's partners are its people. */
const hasPeople = ({ inner }: Part): boolean =>
  inner.some((part) => isPerson(part.name) || (part.name === "" && hasPeople(part)));

const isInReview = (part: Part, page: Page): boolean => {
  const line = page.lines[part.lines[0] ?? -1];
  return part.isReview || (line !== undefined && isReview(line.path));
};

/** Whether anything in it could be taken for a way to reach the business. */
const hasContact = (part: Part, page: Page): boolean =>
  part.links.some(({ href }) => /^(tel|mailto):/i.test(href) || profileOf(href) !== null) ||
  part.lines.some((at) => {
    const text = page.lines[at]?.text ?? "";
    return text.includes("@") || phoneKeysIn(text).length > 0 || streetsIn(text).length > 0;
  }) ||
  part.inner.some((each) => hasContact(each, page));
