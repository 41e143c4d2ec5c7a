import { type Features, type Forest, forestScore, unpackedForest } from "../learning/forest.ts";
import { conflationLimits as limits } from "../limits/conflation.ts";
import { mostOfOthers } from "./found-pairs.ts";
import { isInside } from "./insiders.ts";
import { learnt } from "./learnt.ts";
import { bySureness, type Pair, verdictsOn } from "./pairs.ts";
import type { Prepare } from "./prepared.ts";
import { type Signed, signedPairs } from "./signs.ts";

let known: Forest | undefined;

/** Pairs of a business of the map with a place, the surest first; equal ones by their rows. */
export const pairsBetween = (prepared: Prepare): Pair[] => {
  known ??= unpackedForest(learnt);
  return likelyPairs(prepared, known, limits.mergeProbability);
};

/**
 * Rules find the plain pairs, and trees weigh what speaks for and against all others.
 * `mergeFrom`: the probability from which a pair is one business.
 */
export function likelyPairs(prepared: Prepare, forest: Forest, mergeFrom: number): Pair[] {
  const [left = [], right = []] = prepared.sides;
  const signed = signedPairs(prepared);
  const verdicts = verdictsOn(prepared, signed);
  const odds = Float64Array.from(signed, ({ signs }) => forestScore(signs, forest));
  const rivalOfOne = mostOfOthers(
    signed.map(({ one }) => one),
    odds,
    left.length,
  );
  const rivalOfOther = mostOfOthers(
    signed.map(({ other }) => other),
    odds,
    right.length,
  );
  return bySureness(
    signed.flatMap((pair, at): Pair[] => {
      const { one, other, evidence } = pair;
      const [a, b, own = 0, verdict] = [left[one], right[other], odds[at], verdicts[at]];
      if (!a || !b) return [];
      const rival = Math.max(rivalOfOne(one, own), rivalOfOther(other, own));
      const isCrowded = isInCrowd(pair, own, rival);
      const likelihood = probabilityOf(isCrowded ? own - limits.crowdLoss : own);
      const isPlain = verdict?.kind === "one";
      const score = isPlain ? Math.max(likelihood, limits.plainProbability) : likelihood;
      const isLikely =
        likelihood >= (isCrowded || isDoubtful(pair) ? limits.mergeInDoubt : mergeFrom) &&
        !areToldApart(pair) &&
        isNamed(pair) &&
        !isInside(a, b, evidence, prepared);
      if (isPlain || isLikely) {
        const reason = isPlain ? verdict.reason : "likely";
        return [{ one, other, evidence, kind: "one", reason, score }];
      }
      const isPerhaps = score >= limits.twinProbability && evidence.types !== "other";
      if (!verdict && !isPerhaps) return [];
      return [{ one, other, evidence, kind: "perhaps", reason: "likely", score }];
    }),
  );
}

const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Whether another pair of either business is nearly as likely, and neither a contact nor the name tells. */
function isInCrowd({ evidence }: Signed, own: number, rival: number): boolean {
  const { name, metres, phone, domain } = evidence;
  const isEqual = name >= limits.nameEqual && metres <= limits.nearM;
  const isTold = phone === "equal" || domain === "equal" || isEqual;
  return !isTold && rival >= own - limits.rivalLead;
}

/** Plain words outweigh trees that have learnt from few cases. */
function areToldApart({ evidence, signs }: Signed): boolean {
  const { name, types, suite } = evidence;
  const isOtherDoor = suite === "differs" && name < limits.nameEqual;
  const { telling = 0, moreBoth = 0, letters = 0 } = signs;
  const isOtherName =
    signs.isOpposed === 1 ||
    signs.isPart === 1 ||
    signs.areOtherPeople === 1 ||
    (signs.areOtherKinds === 1 && types !== "same") ||
    (moreBoth >= limits.tellingMin &&
      telling < limits.tellingMin &&
      letters < limits.lettersMin &&
      !isSpelled(signs));
  return types === "other" || isOtherDoor || isOtherName || isElsewhere({ evidence, signs });
}

/** Far away a contact has to be equal, or a name whole in the other and nobody else's, and nothing against it. */
function isElsewhere({ evidence, signs }: Pick<Signed, "evidence" | "signs">): boolean {
  const { metres, house, phone, domain } = evidence;
  if (metres <= limits.nearM || phone === "equal" || house === "equal") return false;
  const isWhole = evidence.name >= limits.nameEqual || signs.letters === 1;
  return (
    phone === "differs" ||
    (house === "differs" && domain !== "equal") ||
    signs.isChain === 1 ||
    (signs.rivalName ?? 0) >= limits.nameEqual ||
    !isWhole
  );
}

/** The link of one of them spells the name of the other. */
const isSpelled = ({ linkOne = 0, linkOther = 0 }: Features): boolean =>
  Math.max(linkOne, linkOther) >= limits.lookLink;

/** Each name has words that the other lacks, and nothing else says that they are one. */
function isDoubtful({ evidence: { phone, domain }, signs }: Signed): boolean {
  const { moreBoth = 0, areOtherKinds, isTradeAlone } = signs;
  const isBacked = phone === "equal" || domain === "equal" || isSpelled(signs);
  const isTwoNames = moreBoth >= limits.tellingMin || isTradeAlone === 1;
  return (isTwoNames && !isBacked) || areOtherKinds === 1;
}

/** A contact alone never makes a pair: a practice's number is that of all its doctors. */
const isNamed = ({ evidence: { name, house }, signs }: Signed): boolean =>
  house === "equal" ||
  signs.numbers === 1 ||
  name >= limits.lookName ||
  [signs.telling, signs.letters, signs.linkOne, signs.linkOther].some(
    (sign = 0) => sign >= limits.namedMin,
  );
