import { isMailProvider } from "../../opt-out/mail-providers.ts";
import { decoded } from "../../text/decoded.ts";
import { domainOf, domainsOf, type Identity, identityOf } from "../identity.ts";
import type { Line, Page } from "../page.ts";
import { type Statement, statementsOf, textsOf } from "../structured-data.ts";
import { isCredit } from "../third-parties.ts";
import { type KnownListing, phoneKey, phoneKeysIn } from "./known-listing.ts";
import type { OwnMarks } from "./own-marks.ts";
import { isOwnName, ownNamesOf, plain, withNames } from "./own-names.ts";
import { type Owner, own } from "./owner.ts";
import { type PageParts, type Part, partsOf } from "./parts.ts";
import { regainedPhones } from "./regained-phones.ts";
import { shareOf } from "./share-of-page.ts";
import { streetsIn } from "./streets.ts";
import { ownersOfParts } from "./whose-parts.ts";
import { type StatedOwners, whoseStatements } from "./whose-statements.ts";
import {
  isOfLinks,
  isOfMakers,
  isOfNeighbours,
  isOfOurselves,
  isOfReviewers,
} from "./words-of-others.ts";

/** A site's pages and structured data by their owners. */
export interface OwnSite {
  identity: Identity;
  parts: readonly OwnedPart[];
  /** The business itself, its staff's contacts included. */
  self: Share;
  /** The same with its branches. */
  reach: Share;
}

/** The part of a site that extractors read. */
export interface Share {
  pages: Page[];
  statements: Statement[];
}

/** A part of a page with its owner: the decision itself, for tests and for people. */
export interface OwnedPart {
  page: string;
  part: Part;
  owner: Owner;
}

/** Divides a site among its owners: one step before anything is extracted from it. */
export function ownSiteOf(
  site: string,
  pages: readonly Page[],
  known: readonly KnownListing[],
): OwnSite {
  const statements = statementsOf(pages);
  const knownNames = known.map(({ name }) => name);
  const domains = domainsOf(site, pages);
  const names = ownNamesOf(site, pages, knownNames);
  const stated = whoseStatements(statements, names, domains, known);
  const statedNames = stated.self ? textsOf(stated.self.thing, "name", "legalName") : [];
  const identity = identityOf(site, pages, [...statedNames, ...knownNames]);
  const divided = pages.map((page) => ({ page, parts: partsOf(page) }));
  const marks = marksOf(divided, stated, known, {
    names: withNames(names, statedNames),
    domains,
  });
  const owned = divided.map(({ page, parts }, at) => ({
    page,
    parts,
    owners: ownersOfParts(page, parts, marks, at > 0 && isAboutOthers(page, marks)),
  }));
  const regained = regainedPhones(owned, marks.phones);
  const allMarks = { ...marks, phones: new Set([...marks.phones, ...regained]) };
  const share = (kinds: readonly Owner["kind"][]): Share => ({
    pages: owned.map((one) => shareOf(one.page, one.parts, one.owners, allMarks, kinds)),
    statements: statements.filter(({ thing }) =>
      kinds.includes((stated.ownerOf.get(thing) ?? own).kind),
    ),
  });
  return {
    identity,
    parts: owned.flatMap(({ page, parts: { parts }, owners }) =>
      parts.map((part) => ({ page: page.ref, part, owner: owners.get(part) ?? own })),
    ),
    self: share(["own", "person"]),
    reach: share(["own", "branch", "person"]),
  };
}

interface Divided {
  page: Page;
  parts: PageParts;
}

function marksOf(
  divided: readonly Divided[],
  { self, ownerOf, entities }: StatedOwners,
  known: readonly KnownListing[],
  { names, domains }: Pick<OwnMarks, "names" | "domains">,
): OwnMarks {
  const others = entities.filter(({ thing }) => ownerOf.get(thing)?.kind === "other");
  const phones = [
    ...known.flatMap(({ phone }) => (phone === null ? [] : phoneKey(phone))),
    ...(self?.phones ?? []),
    ...divided.flatMap(({ page }) => phonesAtEdges(page)),
  ];
  const streets = [
    ...known.flatMap(({ street }) => streetsIn(street ?? "")),
    ...(self?.streets ?? []),
  ];
  return {
    names,
    domains: new Set([...domains, ...divided.flatMap(({ page }) => mailDomainsAtEdges(page))]),
    streets: new Set(
      streets.length > 0 ? streets : divided.flatMap(({ page }) => ownStreets(page)),
    ),
    phones: new Set(phones.filter(Boolean)),
    trades: new Set([...names.trades, ...(self?.trades ?? [])]),
    othersNames: new Set(others.map(({ name }) => plain(name)).filter((name) => name.length >= 4)),
    othersPhones: new Set(others.flatMap((entity) => entity.phones)),
  };
}

/** A business keeps the mail of its former domain. */
const mailDomainsAtEdges = ({ lines }: Page): string[] =>
  lines.flatMap(({ text, region, heading }, at) => {
    if (!isEdge(region) || isCredit(lines, at, text) || isOfMakers(heading)) return [];
    const host = /@((?:[\w-]{1,63}\.){1,4}[a-z]{2,18})\b/i.exec(text)?.[1];
    const domain = host === undefined ? null : domainOf(host);
    return domain === null || isMailProvider(domain) ? [] : domain;
  });

const isEdge = (region: string): boolean => region === "header" || region === "footer";

/** Numbers in a header or a footer are the business's, but for the maker's of its site. */
const phonesAtEdges = ({ lines }: Page): string[] =>
  lines.flatMap(({ text, region, heading }, at) =>
    isEdge(region) && !isCredit(lines, at, text) && !isOfMakers(heading) && !isOfNeighbours(heading)
      ? phoneKeysIn(text)
      : [],
  );

/** The streets in headers and footers, else those under "Contact" and the like. */
function ownStreets({ lines }: Page): string[] {
  const at = (isWanted: (line: Line) => boolean): string[] =>
    lines.flatMap((line) =>
      isWanted(line) && line.text.length <= 300 ? streetsIn(line.text) : [],
    );
  const edges = at(
    ({ region, heading }) => isEdge(region) && !isOfMakers(heading) && !isOfNeighbours(heading),
  );
  return edges.length > 0 ? edges : at(({ heading }) => isOfOurselves(heading));
}

/** Whether a page's name says that the page is about others: "Nearby", "Partners", "Reviews". */
function isAboutOthers({ url, title, lines }: Page, { names }: OwnMarks): boolean {
  const path = url !== null && URL.canParse(url) ? new URL(url).pathname : "";
  const last = decoded(path.split("/").filter(Boolean).at(-1) ?? "")
    .replace(/\.\w+$/, "")
    .replace(/[-_+]+/g, " ");
  const heading = lines.find(({ level, region }) => level === 1 && region !== "header")?.text ?? "";
  const first = title.split(/\s*[|•·»«:]\s*|\s+[–—-]\s+/)[0] ?? "";
  return [last, heading, first].some(
    (name) =>
      name.length <= 60 &&
      !isOwnName(name, names) &&
      (isOfNeighbours(name) || isOfReviewers(name) || isOfLinks(name)),
  );
}
