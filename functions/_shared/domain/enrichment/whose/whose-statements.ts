import { businessesOf, isBusiness } from "../business.ts";
import { domainOf } from "../identity.ts";
import type { Thing } from "../page.ts";
import { profileOf } from "../social-networks.ts";
import { type Statement, textsOf, thingsIn } from "../structured-data.ts";
import { type KnownListing, phoneKey } from "./known-listing.ts";
import { isOwnName, type OwnNames, plain } from "./own-names.ts";
import { type Owner, other, own } from "./owner.ts";
import { streetsIn } from "./streets.ts";
import { areForeign, tradesIn, tradesOfTypes } from "./trades.ts";

/** A business as the site's structured data states it. */
export interface Entity {
  thing: Thing;
  name: string;
  streets: readonly string[];
  phones: readonly string[];
  trades: ReadonlySet<string>;
  /** Whether it names an address of the site itself, or one of somebody else's. */
  site: "own" | "foreign" | "none";
  /** The properties by which other things name it; empty for an outermost one. */
  roles: readonly string[];
  isNested: boolean;
  details: number;
  pages: number;
}

export interface StatedOwners {
  /** The business itself, if the structured data state it. */
  self: Entity | null;
  ownerOf: ReadonlyMap<Thing, Owner>;
  entities: readonly Entity[];
}

/** Relations to somebody else, and to a part of oneself. */
const toOthers =
  /^(sponsor|funder|memberOf|member|affiliation|brand|manufacturer|isRelatedTo|isSimilarTo|relatedTo|knowsAbout|containedInPlace|containedIn|performer|parentOrganization|seller|alumniOf|recognizedBy|hasCredential|recognizingAuthority|maintainer|itemListElement|item|nearby|touristAttraction|amenityFeature|mentions|about|sdPublisher|contributor|creator|location|client|customer|subjectOf|provider|organizer|workLocation|worksFor)$/;
const toParts = /^(department|subOrganization|branchOf|containsPlace|hasPOS|branch)$/;

/** Decides for every business in the structured data whether it is the one whose site this is. */
export function whoseStatements(
  statements: readonly Statement[],
  names: OwnNames,
  domains: ReadonlySet<string>,
  known: readonly KnownListing[],
): StatedOwners {
  const entities = entitiesOf(statements, domains);
  const self = selfIn(entities, names, known);
  const ownerOf = new Map<Thing, Owner>();
  for (const entity of entities) {
    ownerOf.set(entity.thing, ownerOfEntity(entity, self, names, entities));
  }
  // A part of somebody else's statement speaks of somebody else.
  for (const { thing, within } of statements) {
    const outer = within && ownerOf.get(within.thing);
    if (outer?.kind === "other" && !isSelf(ownerOf.get(thing))) ownerOf.set(thing, outer);
  }
  return { self, ownerOf, entities };
}

const isSelf = (owner: Owner | undefined): boolean => owner?.kind === "own";

function entitiesOf(statements: readonly Statement[], domains: ReadonlySet<string>): Entity[] {
  const businesses = new Set(businessesOf(statements).map(({ thing }) => thing));
  const byThing = Map.groupBy(
    statements.filter((statement) => businesses.has(statement.thing) || isNamedBusiness(statement)),
    ({ thing }) => thing,
  );
  return [...byThing].map(([thing, all]) => {
    const address = thingsIn(thing, "address", "location");
    const streets = [thing, ...address]
      .flatMap((each) => textsOf(each, "streetAddress", "address"))
      .flatMap(streetsIn);
    const name = textsOf(thing, "name", "legalName")[0] ?? "";
    return {
      thing,
      name,
      streets,
      phones: [thing, ...thingsIn(thing, "contactPoint", "contactPoints", "address")]
        .flatMap((each) => textsOf(each, "telephone", "phone", "faxNumber"))
        .flatMap((text) => phoneKey(text) || []),
      trades: new Set([...tradesOfTypes(thing.types), ...tradesIn(name)]),
      site: siteOf(thing, domains),
      roles: all.flatMap(({ within }) => within?.property ?? []),
      isNested: all.every(({ within }) => within !== null),
      details: Object.keys(thing.properties).length,
      pages: all.length,
    };
  });
}

const isNamedBusiness = (statement: Statement): boolean =>
  isBusiness(statement) && textsOf(statement.thing, "name").length > 0;

function siteOf(thing: Thing, domains: ReadonlySet<string>): Entity["site"] {
  const hosts = [thing.id ?? "", ...textsOf(thing, "url", "sameAs", "@id")].flatMap((href) => {
    if (!URL.canParse(href) || profileOf(href) !== null) return [];
    return domainOf(new URL(href).hostname) ?? [];
  });
  if (hosts.some((host) => domains.has(host))) return "own";
  const given = textsOf(thing, "url").some(
    (href) => /^https?:/i.test(href) && profileOf(href) === null,
  );
  return given && hosts.length > 0 ? "foreign" : "none";
}

/** The entity with the best claim to the site; none where they are all strangers'. */
function selfIn(
  entities: readonly Entity[],
  names: OwnNames,
  known: readonly KnownListing[],
): Entity | null {
  const scored = entities.map((entity) => ({ entity, score: claim(entity, names, known) }));
  scored.sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best) return null;
  const isKnown = best.score >= 6;
  const strangers = entities.filter(({ name, site }) => name !== "" && site !== "own").length;
  if (isKnown) return best.entity;
  // Three strangers of another trade, or in a list, and nobody of the site's own: the neighbourhood.
  const isCrowd = second !== undefined && strangers >= 3;
  const isForeign =
    best.entity.site === "foreign" ||
    (isCrowd && (areForeign(best.entity.trades, names.trades) || isListed(best.entity)));
  return isForeign ? null : best.entity;
}

/** One item of a list: a directory's. */
const isListed = ({ isNested, roles }: Entity): boolean =>
  isNested && roles.some((role) => /^(item|itemListElement)$/.test(role));

function claim(entity: Entity, names: OwnNames, known: readonly KnownListing[]): number {
  const { name, site, streets, phones, isNested, roles, details, pages } = entity;
  const isOnMap = known.some(
    (listing) =>
      (listing.phone !== null && phones.includes(phoneKey(listing.phone))) ||
      (listing.street !== null &&
        streets.some((street) => streetsIn(listing.street ?? "").includes(street))),
  );
  const generalType = /^(Organization|Corporation|NGO)$/;
  return (
    (isOnMap ? 8 : 0) +
    (isOwnName(name, names) ? 8 : 0) +
    (site === "own" ? 3 : site === "foreign" ? -6 : 0) +
    (isNested ? (roles.some((role) => toOthers.test(role) || toParts.test(role)) ? -4 : -1) : 0) +
    (entity.thing.types.some((type) => generalType.test(type)) ? 0 : 0.5) +
    (name === "" ? -3 : 0) +
    Math.min(details, 12) * 0.2 +
    Math.min(pages, 6) * 0.1
  );
}

function ownerOfEntity(
  entity: Entity,
  self: Entity | null,
  names: OwnNames,
  all: readonly Entity[],
): Owner {
  const { name, streets, roles, site } = entity;
  if (entity === self) return own;
  const isElsewhere =
    self !== null && self.streets.length > 0 && streets.length > 0 && !meet(streets, self.streets);
  const asBranch = (): Owner =>
    isElsewhere ? { kind: "branch", address: streets[0] ?? name } : own;
  if (name === "") return roles.some((role) => toOthers.test(role)) ? other(null) : asBranch();
  if (isOwnName(name, names) || (self && plain(self.name) === plain(name))) return asBranch();
  if (self && meet(entity.phones, self.phones)) return asBranch();
  if (roles.some((role) => toParts.test(role)))
    return { kind: "branch", address: streets[0] ?? name };
  if (site === "foreign") return other(name);
  if (self === null) return other(name);
  const isForeignTrade = areForeign(
    entity.trades,
    self.trades.size > 0 ? self.trades : names.trades,
  );
  if (site === "own") return isElsewhere ? { kind: "branch", address: streets[0] ?? name } : own;
  if (roles.some((role) => toOthers.test(role))) return other(name);
  if (isForeignTrade && (isElsewhere || strangersLike(entity, all) >= 3)) return other(name);
  return isElsewhere ? { kind: "branch", address: streets[0] ?? name } : own;
}

/** Businesses of the same trade side by side: the neighbourhood, not departments. */
const strangersLike = (entity: Entity, all: readonly Entity[]): number =>
  all.filter(
    (each) => each.phones.length > 0 && [...each.trades].some((kind) => entity.trades.has(kind)),
  ).length;

const meet = (one: readonly string[], two: readonly string[]): boolean =>
  one.some((each) => two.includes(each));
