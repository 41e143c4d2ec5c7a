import type { Page } from "../page.ts";
import { isReview } from "../third-parties.ts";
import type { OwnMarks } from "./own-marks.ts";
import { isOwnName, type OwnNames, plain } from "./own-names.ts";
import { type Owner, other, own } from "./owner.ts";
import { isPerson, isPlaceOf, isShapedAsPerson, looksNamed, resembles } from "./part-names.ts";
import type { PageParts, Part } from "./parts.ts";
import { type Signs, signsOf } from "./signs.ts";
import { areForeign, tradesIn } from "./trades.ts";
import * as words from "./words-of-others.ts";

/** All parts of a page with their signs, each read once. */
interface Read {
  page: Page;
  marks: OwnMarks;
  signs: ReadonlyMap<Part, Signs>;
  /** Parts with a contact, in an inner part too. */
  withContact: ReadonlySet<Part>;
  /** Parts that with others beside them make a neighbourhood. */
  neighbours: ReadonlySet<Part>;
}

/** Decides part by part, from the outside in; `isOthersPage` where the whole page is about others. */
export function ownersOfParts(
  page: Page,
  { parts }: PageParts,
  marks: OwnMarks,
  isOthersPage: boolean,
): Map<Part, Owner> {
  const owners = new Map<Part, Owner>();
  const read = readParts(page, parts, marks);
  for (const part of parts) {
    const around = part.parent ? (owners.get(part.parent) ?? own) : regionOwner(part, isOthersPage);
    owners.set(part, ownerOfPart(part, around, read));
  }
  for (const part of parts) settleSiblings(part.inner, owners);
  return owners;
}

function readParts(page: Page, parts: readonly Part[], marks: OwnMarks): Read {
  const signs = new Map(parts.map((part) => [part, signsOf(part, page, marks)] as const));
  const withContact = new Set<Part>();
  for (const part of parts.toReversed()) {
    if (signs.get(part)?.hasContact || part.inner.some((each) => withContact.has(each)))
      withContact.add(part);
  }
  const neighbours = new Set(
    parts.flatMap(({ inner }) => {
      const alike = inner.filter((part) => looksLikeNeighbour(signs.get(part), marks));
      return new Set(alike.map(({ name }) => name)).size > 1 ? alike : [];
    }),
  );
  return { page, marks, signs, withContact, neighbours };
}

const regionOwner = ({ region }: Part, isOthersPage: boolean): Owner =>
  isOthersPage && region === "main" ? other(null) : own;

function ownerOfPart(part: Part, around: Owner, read: Read): Owner {
  const signs = read.signs.get(part);
  const { page, marks } = read;
  if (!signs || part.kind === "region") return around;
  const { name, streets } = signs;
  const isElsewhere = isOtherStreet(streets, marks);
  const branch: Owner = isElsewhere ? { kind: "branch", address: streets[0] ?? name } : own;
  if (isInReview(part, page)) return other(null);
  if (isOwnName(name, marks.names) && !words.isOfReviewers(name)) {
    if (around.kind === "other" && !signs.hasContact) return around;
    return isJustName(name, marks.names) ? own : branch;
  }
  if (words.isOfMakers(name) && !isMaker(marks))
    return signs.isOwn && part.kind === "card" ? own : other(null);
  if (words.isOfReviewers(name)) return other(null);
  if (words.isOfNeighbours(name) && !isPerson(name))
    return read.withContact.has(part) && !hasPeople(part) ? other(null) : around;
  if (signs.isOwn) return branch;
  // A page that is headed by a person's name is as likely the business's.
  if (isMember(part) && part.level !== 1)
    return around.kind === "other" ? around : { kind: "person", name };
  if (marks.othersNames.has(plain(name))) return other(name);
  if (words.isGeneric(name)) {
    const isBack = around.kind === "other" && around.name === null && words.isOfOurselves(name);
    return isBack && part.region !== "main" ? own : around.kind === "person" ? own : around;
  }
  if (isStranger(signs, isElsewhere) || read.neighbours.has(part)) return other(name);
  if (around.kind === "other") return other(name);
  if (isElsewhere) return branch;
  return around.kind === "person" ? own : around;
}

/** Whose own trade it is to make and keep sites. */
const isMaker = ({ names }: OwnMarks): boolean =>
  [...names.whole, ...names.titles].some((name) =>
    /web|pixel|digital|media|host|design/.test(name),
  );

/** In a street that isn't the business's, as far as that is known. */
const isOtherStreet = (streets: readonly string[], marks: OwnMarks): boolean =>
  marks.streets.size > 0 &&
  streets.length > 0 &&
  !streets.some((street) => marks.streets.has(street));

const isJustName = (name: string, { whole, titles }: OwnNames): boolean =>
  [...whole, ...titles].includes(plain(name));

/** A name together with a site or an address on the web that is its own. */
function isStranger(signs: Signs, isElsewhere: boolean): boolean {
  const { name, text, foreignDomain, foreignSite, linksHome } = signs;
  if (!looksNamed(name) || isPlaceOf(name, text) || foreignDomain === null) return false;
  if (resembles(foreignDomain, name)) return true;
  return foreignSite && !linksHome && isElsewhere;
}

/**
 * At a distance, or of another trade in another street. One alone may be a show-room, or directions;
 * several side by side are the neighbourhood.
 */
function looksLikeNeighbour(signs: Signs | undefined, marks: OwnMarks): boolean {
  if (!signs || signs.linksHome || signs.isOwn) return false;
  const { name, text, streets } = signs;
  if (!looksNamed(name) || isPlaceOf(name, text) || isOwnName(name, marks.names)) return false;
  if (words.namesDistance(text) && signs.hasContact) return true;
  return streets.length > 0 && areForeign(tradesIn(name), marks.trades);
}

/** Where most of several cards are strangers', the undecided ones are, too. */
function settleSiblings(siblings: readonly Part[], owners: Map<Part, Owner>): void {
  const named = siblings.filter(({ name, kind }) => kind !== "region" && looksNamed(name));
  const strangers = named.filter((part) => owners.get(part)?.kind === "other");
  if (named.length < 3 || strangers.length * 2 < named.length) return;
  for (const part of named) {
    const owner = owners.get(part);
    if (owner?.kind === "branch") owners.set(part, other(part.name));
  }
}

const isMember = ({ name, parent }: Part): boolean =>
  isPerson(name) || (parent !== null && words.isOfStaff(parent.name) && isShapedAsPerson(name));

/** A law firm's partners are its people. */
const hasPeople = ({ inner }: Part): boolean =>
  inner.some((part) => isPerson(part.name) || (part.name === "" && hasPeople(part)));

const isInReview = (part: Part, page: Page): boolean => {
  const line = page.lines[part.lines[0] ?? -1];
  return part.isReview || (line !== undefined && isReview(line.path));
};
