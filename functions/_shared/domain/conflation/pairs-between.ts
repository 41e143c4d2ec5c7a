import { type Features, type Forest, forestScore, unpackedForest } from "../learning/forest.ts";
import { conflationLimits as limits } from "../limits/conflation.ts";
import { type Found, rivalsIn } from "./found-pairs.ts";
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
  const weighed = signedPairs(
    prepared,
    (pair): Weighed => ({
      one: pair.one,
      other: pair.other,
      evidence: pair.evidence,
      odds: forestScore(pair.signs, forest),
      mayBeOne: !areToldApart(pair) && isNamed(pair),
      isDoubtful: isDoubtful(pair),
    }),
  );
  const verdicts = verdictsOn(prepared, weighed);
  const odds = Float64Array.from(weighed, (pair) => pair.odds);
  const rivalOf = rivalsIn(prepared, weighed, odds);
  return bySureness(
    weighed.flatMap((pair, at): Pair[] => {
      const { one, other, evidence } = pair;
      const [a, b, verdict] = [left[one], right[other], verdicts[at]];
      if (!a || !b) return [];
      const isCrowded = isInCrowd(pair, rivalOf(at));
      const likelihood = probabilityOf(isCrowded ? pair.odds - limits.crowdLoss : pair.odds);
      const found = { one, other, evidence };
      if (verdict?.kind === "one") return [{ ...found, ...verdict, score: plainScore(likelihood) }];
      const isLikely =
        likelihood >= (isCrowded || pair.isDoubtful ? limits.mergeInDoubt : mergeFrom) &&
        pair.mayBeOne &&
        !isInside(a, b, evidence, prepared);
      if (isLikely) return [{ ...found, kind: "one", reason: "likely", score: likelihood }];
      const isPerhaps = likelihood >= limits.twinProbability && evidence.types !== "other";
      if (!verdict && !isPerhaps) return [];
      const score = verdict ? Math.max(likelihood, limits.twinProbability) : likelihood;
      return [{ ...found, kind: "perhaps", reason: verdict?.reason ?? "likely", score }];
    }),
  );
}

/** A pair with the trees' log odds and the names' own verdict. */
interface Weighed extends Found {
  odds: number;
  mayBeOne: boolean;
  isDoubtful: boolean;
}

/** Plain pairs come before likely ones, the likelier first. */
const plainScore = (likelihood: number): number =>
  limits.plainScore + (1 - limits.plainScore) * likelihood;

const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Whether another pair of either business is nearly as likely, and neither a contact nor the name tells. */
function isInCrowd({ evidence, odds }: Weighed, rival: number): boolean {
  const { name, metres, phone, domain } = evidence;
  const isEqual = name >= limits.nameEqual && metres <= limits.nearM;
  const isTold = phone === "equal" || domain === "equal" || isEqual;
  return !isTold && rival >= odds - limits.rivalLead;
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
    (signs.areOtherKinds === 1 && (types !== "same" || !isBacked({ evidence, signs }))) ||
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

/** A contact of its own is in both, or a link spells the other's name. */
const isBacked = ({ evidence, signs }: Pick<Signed, "evidence" | "signs">): boolean =>
  evidence.phone === "equal" || evidence.domain === "equal" || isSpelled(signs);

/**
 * Each name has words that the other lacks, and nothing else says that they are one; or it isn't known
 * that both are of one trade: a library's phone is also that of its theatre.
 */
function isDoubtful({ evidence, signs }: Signed): boolean {
  const { types } = evidence;
  if (types !== "same" && types !== "kindred") return true;
  const { moreBoth = 0, areOtherKinds, isTradeAlone } = signs;
  const isTwoNames = moreBoth >= limits.tellingMin || isTradeAlone === 1;
  return (isTwoNames && !isBacked({ evidence, signs })) || areOtherKinds === 1;
}

/** A contact alone never makes a pair: a practice's number is that of all its doctors. */
const isNamed = ({ evidence: { name, house }, signs }: Signed): boolean =>
  house === "equal" ||
  signs.numbers === 1 ||
  name >= limits.lookName ||
  [signs.telling, signs.letters, signs.linkOne, signs.linkOther].some(
    (sign = 0) => sign >= limits.namedMin,
  );
