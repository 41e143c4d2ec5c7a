import type { Features } from "../learning/forest.ts";
import { conflationLimits as limits } from "../limits/conflation.ts";
import { type Evidence, type Look, scoreOf } from "./evidence.ts";
import { chainsIn, type Found, findPairs, rivalsIn } from "./found-pairs.ts";
import { namesType } from "./kinds-of-words.ts";
import { agreementOfPages, spelledIn } from "./links.ts";
import { overlapOf } from "./overlap.ts";
import { isUntold, type Peers, peersAmong } from "./peers.ts";
import type { Prepare, Prepared } from "./prepared.ts";
import { type Agreement, keyOfHouse, numbersIn } from "./street-address.ts";
import { areKindred } from "./type-families.ts";

/** A pair with the signs for and against its being one business, as numbers. */
export interface Signed extends Found {
  signs: Features;
}

const agreement: Readonly<Record<Agreement, number>> = { equal: 1, unknown: 0, differs: -1 };
const kinship: Readonly<Record<Evidence["types"], number>> = {
  same: 2,
  kindred: 1,
  unknown: 0,
  unlike: -1,
  other: -2,
};
const noLink = -1;
const oddsRange = 8;

/**
 * Pairs of a business of the map with a place that may be one, each as `take` makes it: signs of all
 * pairs at once would fill the memory.
 */
export function signedPairs<T>(prepared: Prepare, take: (pair: Signed) => T): T[] {
  const [left = [], right = []] = prepared.sides;
  const peers = [peersAmong(left, right), peersAmong(right, left)] as const;
  const found = findPairs(prepared, look, peers);
  const companyOf = companyIn(prepared, found, peers);
  return found.flatMap((pair, at): T[] => {
    const [one, other] = [left[pair.one], right[pair.other]];
    if (!one || !other) return [];
    const signs = {
      ...nameSigns(one, other, pair.evidence, prepared),
      ...placeSigns(one, other, pair.evidence),
      ...contactSigns(one, other, pair.evidence),
      ...companyOf(at, one, other),
    };
    return [take({ ...pair, signs })];
  });
}

/** Any finding in common makes a pair worth a look; trees weigh it. */
const look: Look = {
  distanceM: limits.farM,
  isWorth: ({ name, odds, metres, house, houseShare, phone, domain, types }, one, other) => {
    const isFound = phone === "equal" || domain === "equal";
    const isAround = metres <= limits.peersM;
    if (types === "same" && (isAround || name >= limits.lookSameType)) return true;
    if (types !== "other" && isAround && name >= limits.lookNameAround) return true;
    if (metres > limits.nearM && name < limits.lookFarName && !isFound && house !== "equal") {
      return false;
    }
    if (isFound || name >= limits.lookName || odds >= limits.oddsMin - limits.rivalLead) {
      return true;
    }
    const isInHouse =
      (house === "equal" && houseShare >= limits.lookHouseShare) ||
      (numbersIn(one.business.address).length > 1 && shareOfNumbers(one, other) === 1);
    if (isInHouse && types !== "other" && types !== "unlike") return true;
    return Math.max(...linkSigns(one, other, () => false)) >= limits.lookLink;
  },
};

function nameSigns(
  one: Prepared,
  other: Prepared,
  evidence: Evidence,
  { weightOf }: Pick<Prepare, "weightOf">,
): Features {
  const isOfPlace = (word: string): boolean => one.hasPlaceWord(word) || other.hasPlaceWord(word);
  const types = one.business.types.filter((type) => other.business.types.includes(type));
  const isOfTypes = (word: string): boolean => namesType(word, types);
  const overlap = overlapOf(one.names, other.names, weightOf, { isOfPlace, isOfTypes });
  const [moreOne, moreOther] = overlap.more;
  const [linkOne, linkOther] = linkSigns(one, other, isOfPlace);
  return {
    name: evidence.name,
    score: scoreOf(evidence),
    odds: Math.max(-oddsRange, Math.min(oddsRange, evidence.odds)),
    telling: overlap.telling,
    heaviest: overlap.heaviest,
    moreOne,
    moreOther,
    moreBoth: Math.min(moreOne, moreOther),
    plain: overlap.plain,
    beginAlike: Number(overlap.beginAlike),
    letters: overlap.letters,
    isOpposed: Number(overlap.isOpposed),
    areOtherHeads: Number(overlap.areOtherHeads),
    isPart: Number(overlap.isPart),
    isSwapped: Number(overlap.isSwapped),
    areOtherKinds: Number(overlap.areOtherKinds),
    isTradeAlone: Number(overlap.isTradeAlone),
    areOtherPeople: Number(overlap.areOtherPeople),
    linkOne,
    linkOther,
    linkOwn:
      other.linkLetters === ""
        ? noLink
        : spelledIn(other.linkLetters, other.names.latin ?? other.names.full, isOfPlace),
  };
}

/** How much of each name the other's links spell. */
const linkSigns = (
  one: Prepared,
  other: Prepared,
  isOfPlace: (word: string) => boolean,
): [number, number] => [
  spelledIn(other.linkLetters, one.names.latin ?? one.names.full, isOfPlace),
  spelledIn(one.linkLetters, other.names.latin ?? other.names.full, isOfPlace),
];

const placeSigns = (one: Prepared, other: Prepared, evidence: Evidence): Features => ({
  metres: evidence.metres / 100,
  house: agreement[evidence.house],
  houseShare: evidence.houseShare,
  numbers: shareOfNumbers(one, other),
  suite: agreement[evidence.suite],
  types: kinship[evidence.types],
});

/** 1 where two addresses have the same numbers, less where one has more, -1 where none is in both. */
function shareOfNumbers(one: Prepared, other: Prepared): number {
  const [some, others] = [numbersIn(one.business.address), numbersIn(other.business.address)];
  if (some.length === 0 || others.length === 0) return 0;
  const shared = some.filter((number) => others.includes(number)).length;
  return shared === 0 ? -1 : shared / Math.max(some.length, others.length);
}

function contactSigns(one: Prepared, other: Prepared, evidence: Evidence): Features {
  const { phone, phoneShare, domainShare } = evidence;
  const domain = agreementOfDomains(one, other, evidence);
  return {
    phone: agreement[phone],
    phoneShare: phone === "equal" ? phoneShare : 0,
    domain,
    domainShare,
    contacts: agreement[phone] + domain,
    pages: pageSigns[agreementOfPages(one.business, other.business) ?? "site"],
  };
}

const pageSigns = { one: 1, start: 0, site: 0, two: -1 } as const;

function agreementOfDomains(one: Prepared, other: Prepared, { domain }: Evidence): number {
  const [a, b] = [one.business.domain, other.business.domain];
  if (domain === "equal") return agreement.equal;
  return a !== null && b !== null && a !== b ? agreement.differs : agreement.unknown;
}

type CompanyOf = (at: number, one: Prepared, other: Prepared) => Features;

/** Signs that a pair has only beside all others. */
function companyIn(
  { sides }: Pick<Prepare, "sides">,
  found: readonly Found[],
  [peersOfLeft, peersOfRight]: readonly [Peers, Peers],
): CompanyOf {
  const [left = [], right = []] = sides;
  const names = Float64Array.from(found, ({ evidence }) => evidence.name);
  const rivalOf = rivalsIn({ sides }, found, names);
  const chains = chainsIn(sides);
  const isChain = ({ names: { full } }: Prepared): boolean => chains.has(full?.joined ?? "");
  const [leftHouses, rightHouses] = [rowsByHouse(left), rowsByHouse(right)];
  return (at, a, b) => ({
    rivalName: Math.max(0, rivalOf(at)),
    rivalsOfOne: likeIn(rightHouses, a),
    rivalsOfOther: likeIn(leftHouses, b),
    peersOfOne: peersOfLeft.count(found[at]?.one ?? 0),
    peersOfOther: peersOfRight.count(found[at]?.other ?? 0),
    isUntoldOne: Number(isUntold(a)),
    isUntoldOther: Number(isUntold(b)),
    isChain: Number(isChain(a) || isChain(b)),
  });
}

type Houses = ReadonlyMap<string, readonly Prepared[]>;

function rowsByHouse(rows: readonly Prepared[]): Houses {
  const houses = new Map<string, Prepared[]>();
  for (const row of rows) {
    if (row.house === null) continue;
    const key = keyOfHouse(row.house);
    const before = houses.get(key);
    if (before) before.push(row);
    else houses.set(key, [row]);
  }
  return houses;
}

/** How many rows in its house have a like type. */
function likeIn(houses: Houses, { house, business, families }: Prepared): number {
  if (house === null) return 0;
  return (houses.get(keyOfHouse(house)) ?? []).filter(
    (other) =>
      business.types.some((type) => other.business.types.includes(type)) ||
      areKindred(families, other.families),
  ).length;
}
