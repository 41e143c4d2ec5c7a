import type { Features } from "../learning/forest.ts";
import { conflationLimits as limits } from "../limits/conflation.ts";
import type { Evidence } from "./evidence.ts";
import type { Signed } from "./signs.ts";

/** Plain words outweigh trees that have learnt from few cases. */
export function areToldApart(pair: Signed): boolean {
  const { evidence, signs } = pair;
  const { name, types, suite } = evidence;
  const isOtherDoor = suite === "differs" && name < limits.nameEqual;
  const isOther =
    signs.isOpposed === 1 ||
    (signs.isPart === 1 && !isOneByPhone(pair)) ||
    (signs.areOtherPeople === 1 && !isSpelled(signs)) ||
    (signs.isSwapped === 1 && !isBacked(pair)) ||
    (signs.areOtherHeads === 1 && !isBacked(pair)) ||
    (signs.areOtherKinds === 1 && !isBacked(pair)) ||
    // One site with a page for each, as a chain has for its shops.
    (signs.pages === -1 && evidence.phone !== "equal");
  // Several rows have the number: it may be a switchboard's.
  const isSwitchboard = evidence.phone === "equal" && evidence.phoneShare < 1;
  const areStrangers =
    (areUnlike(pair) && (isSwitchboard || types === "unlike")) ||
    (types === "unknown" && haveNothingInCommon(pair));
  const isNoneOfThem = areStrangers || isOneOfMany(pair) || isElsewhere(pair);
  return types === "other" || isOtherDoor || isOther || isNoneOfThem;
}

/** They have a type in common, or a contact that is nobody else's. */
export const sharesTypeOrContact = ({ evidence }: Signed): boolean =>
  evidence.types === "same" || hasOwnContact(evidence);

/** The least probability of one business: the more speaks against a pair, the surer the trees have to be. */
export function leastFor(pair: Signed): number {
  const areUnknown = pair.evidence.types === "unknown";
  const areStrange = areUnlike(pair) && !isRenamed(pair.evidence);
  const areBare = (areUnknown && !isNameAlike(pair)) || (areStrange && !isPlaced(pair));
  if (areBare || isContradicted(pair)) return limits.mergeUnknown;
  const isFar = isFarApart(pair) && !isBacked(pair);
  if (areStrange || isFar || !isTold(pair)) return limits.mergeInDoubt;
  const isOpen =
    areUnknown || sharesNothingTelling(pair) || isTwoNames(pair) || pair.signs.areOtherKinds === 1;
  return isOpen ? limits.mergeOfTwoNames : limits.mergeProbability;
}

/**
 * House and number differ; or, without a number in common, each has a site of its own and a telling word that the
 * other's name lacks.
 */
const isContradicted = (pair: Signed): boolean =>
  (pair.evidence.house === "differs" && pair.evidence.phone === "differs") ||
  (pair.signs.domain === -1 &&
    pair.evidence.phone !== "equal" &&
    (pair.signs.moreBoth ?? 0) >= limits.tellingMin);

/** One type and one number, nobody else's: the longer name is taken for the same business. */
const isOneByPhone = ({ evidence: { types, phone, phoneShare } }: Signed): boolean =>
  types === "same" && phone === "equal" && phoneShare === 1;

/** They share a house, its numbers or a contact, or a link spells the other's name. */
const isPlaced = (pair: Signed): boolean =>
  pair.evidence.house === "equal" || pair.signs.numbers === 1 || isBacked(pair);

/** One name only tells its trade, and several of that trade are nearby. */
function isOneOfMany(pair: Signed): boolean {
  const { isUntoldOne, isUntoldOther, peersOfOne = 0, peersOfOther = 0 } = pair.signs;
  const isOf = (isUntold: number | undefined, peers: number): boolean =>
    isUntold === 1 && peers > 1;
  const areMany = isOf(isUntoldOne, peersOfOne) || isOf(isUntoldOther, peersOfOther);
  return areMany && pair.evidence.name < limits.nameEqual && !isPlaced(pair);
}

/** Two names with nothing of weight in common. */
const areUnlike = (pair: Signed): boolean =>
  (pair.signs.moreBoth ?? 0) >= limits.tellingMin && haveNothingInCommon(pair);

/** Their names share neither words nor letters, and no link spells the other's name. */
const haveNothingInCommon = ({ signs }: Signed): boolean =>
  (signs.telling ?? 0) < limits.tellingMin &&
  (signs.letters ?? 0) < limits.lettersMin &&
  !isSpelled(signs);

/** Beyond `nearM`: no shared house or phone and something against the pair, or a phone that others share and another house. */
function isElsewhere({ evidence, signs }: Signed): boolean {
  const { metres, house, phone, phoneShare, domain } = evidence;
  if (metres <= limits.nearM || house === "equal") return false;
  if (phone === "equal") return house === "differs" && phoneShare < 1;
  return (
    phone === "differs" ||
    (house === "differs" && domain !== "equal") ||
    signs.isChain === 1 ||
    (signs.rivalName ?? 0) >= limits.nameEqual
  );
}

/** Far away, and neither name is whole in the other. */
function isFarApart({ evidence, signs }: Signed): boolean {
  const { name, metres, house, phone } = evidence;
  const isFound = phone === "equal" || house === "equal";
  const isWhole = name >= limits.nameEqual || signs.letters === 1;
  return metres > limits.nearM && !isFound && !isWhole;
}

/** One trade in one house with one number, all nobody else's: the name changed. */
const isRenamed = ({ types, house, houseShare, phone, phoneShare }: Evidence): boolean =>
  types === "same" &&
  house === "equal" &&
  houseShare === 1 &&
  phone === "equal" &&
  phoneShare === 1;

/** The link of one of them spells the name of the other. */
const isSpelled = ({ linkOne = 0, linkOther = 0 }: Features): boolean =>
  Math.max(linkOne, linkOther) >= limits.lookLink;

/** They share a contact, or a link spells the other's name. */
const isBacked = ({ evidence, signs }: Signed): boolean =>
  evidence.phone === "equal" || evidence.domain === "equal" || isSpelled(signs);

/** The names differ and have no telling word in common: "Family Clinic" and "Dr Ann Day". */
const sharesNothingTelling = ({ evidence: { name }, signs: { telling = 0 } }: Signed): boolean =>
  telling < limits.tellingMin && name < limits.nameEqual;

/** Telling words are in both, and one of them has no others. */
const isNameAlike = ({ signs: { telling = 0, moreBoth = 0 } }: Signed): boolean =>
  telling >= limits.tellingMin && moreBoth < limits.tellingMin;

/** Each name has words that the other lacks, and nothing else says that they are one. */
function isTwoNames(pair: Signed): boolean {
  const { moreBoth = 0, isTradeAlone } = pair.signs;
  return (moreBoth >= limits.tellingMin || isTradeAlone === 1) && !isBacked(pair);
}

/**
 * A contact alone makes a pair only where it is nobody else's and both are of one trade within `peersM`: a
 * practice's number is that of all its doctors.
 */
export const isNamed = (pair: Signed): boolean => isTold(pair) || isReachedAlike(pair.evidence);

const isReachedAlike = (evidence: Evidence): boolean =>
  hasOwnContact(evidence) && evidence.types === "same" && evidence.metres <= limits.peersM;

const hasOwnContact = ({ phone, phoneShare, domain, domainShare }: Evidence): boolean =>
  (phone === "equal" && phoneShare === 1) || (domain === "equal" && domainShare === 1);

/** Their names or addresses have something in common. */
const isTold = ({ evidence: { name, house }, signs }: Signed): boolean =>
  house === "equal" ||
  signs.numbers === 1 ||
  name >= limits.lookName ||
  [signs.telling, signs.letters, signs.linkOne, signs.linkOther].some(
    (sign = 0) => sign >= limits.namedMin,
  );
