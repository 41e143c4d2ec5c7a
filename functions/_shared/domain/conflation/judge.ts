import { conflationLimits as limits } from "../limits/conflation.ts";
import { type Evidence, scoreOf } from "./evidence.ts";
import { oddsInCrowd } from "./odds.ts";

/**
 * Why two businesses are one. `contact`: the same name with the same house or phone number; `likely`:
 * the trees find it likely.
 */
export type Reason = "contact" | "score" | "far" | "within" | "likely";

export interface Verdict {
  /** One business, or perhaps one. */
  kind: "one" | "perhaps";
  reason: Reason;
  score: number;
}

export interface Surroundings {
  /** Its name is a chain's. */
  isChain: boolean;
  /** No other business around has such a name, on either side. */
  isOnlyOne: boolean;
  /** Several around have a name a little like it, as the agents of one office have. */
  isCrowded: boolean;
  /** The odds of the likeliest other pair of either of them. */
  rival: number;
}

/** A different house on the other side of the street is an error of the map, not another branch. */
export const sameSpotM = 40;

/** `null`: two businesses. */
export function judge(evidence: Evidence, surroundings: Surroundings): Verdict | null {
  const verdict = judgeAlike(evidence, surroundings);
  const isOtherDoor = evidence.suite === "differs" && evidence.name < limits.nameEqual;
  return verdict?.kind === "one" && isOtherDoor ? perhaps(verdict.score) : verdict;
}

function judgeAlike(evidence: Evidence, surroundings: Surroundings): Verdict | null {
  const byName = judgeByName(evidence, surroundings);
  if (byName?.kind === "one") return byName;
  const odds = oddsInCrowd(evidence, surroundings.rival);
  if (odds < limits.oddsMin) return byName;
  const score = Math.min(1, limits.mergeScore + limits.scoreOfOdds * (odds - limits.oddsMin));
  return { kind: "one", reason: "within", score };
}

function judgeByName(
  evidence: Evidence,
  { isChain, isOnlyOne, isCrowded }: Surroundings,
): Verdict | null {
  const { name, metres, house, phone, domain, types } = evidence;
  if (name < limits.nameMinWithBoth) return null;
  const score = scoreOf(evidence);
  const isEqual = name >= limits.nameEqual;
  const isNear = metres <= limits.nearM;
  const against = Number(house === "differs") + Number(phone === "differs");
  if (types === "other") return isEqual && isNear && agrees(evidence) ? perhaps(score) : null;
  if (isByContact(evidence, isChain)) return { kind: "one", reason: "contact", score };
  if (name < limits.nameMin) return null;
  if (!isNear) {
    if (!isEqual) return null;
    if (isOnlyOne && !isChain && against === 0) return { kind: "one", reason: "far", score };
    return agrees(evidence) ? perhaps(score) : null;
  }
  // A website of several rows is that of a house of practices.
  const isOwnDomain = domain === "equal" && evidence.domainShare >= limits.domainShareMin;
  if (phone === "differs" && !isOwnDomain && name < limits.nameInDoubt) return null;
  // Several names of one website in a small house are one business's.
  const isOwnHouse = domain === "equal" && evidence.houseShare === 1;
  const isOtherHouse = house === "differs" && (types === "kindred" || types === "unlike");
  const isDoubtful =
    ((house === "differs" || (isCrowded && !isOwnHouse)) && phone !== "equal") ||
    // A hardware store and its garden centre next door.
    isOtherHouse;
  const isElsewhere = metres > sameSpotM && (against === 2 || (isChain && against > 0));
  if (isDoubtful && name < limits.nameInDoubt) return perhaps(score);
  if (score >= limits.mergeScore && !isElsewhere) return { kind: "one", reason: "score", score };
  return score >= limits.twinScore ? perhaps(score) : null;
}

const agrees = ({ house, phone }: Evidence): boolean => house === "equal" || phone === "equal";

/**
 * A name in its house is one business, whatever its number; so is a name with its number, which may
 * have moved, unless it is a chain's. With both the name may be a little longer in one source.
 */
function isByContact({ name, house, phone, phoneShare }: Evidence, isChain: boolean): boolean {
  if (house === "equal" && phone === "equal") return name >= limits.nameWithBoth;
  if (name < limits.nameEqual) return false;
  if (house === "differs") return phone === "equal" && phoneShare === 1 && !isChain;
  return house === "equal" || phone === "equal";
}

const perhaps = (score: number): Verdict => ({ kind: "perhaps", reason: "score", score });
