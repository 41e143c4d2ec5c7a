import { type Forest, forestScore, unpackedForest } from "../learning/forest.ts";
import { conflationLimits as limits } from "../limits/conflation.ts";
import { areToldApart, isNamed, leastFor, sharesTypeOrContact } from "./doubts.ts";
import { type Found, rivalsIn } from "./found-pairs.ts";
import { isDesk, isInside } from "./insiders.ts";
import { learnt } from "./learnt.ts";
import { bySureness, type Pair, verdictsOn } from "./pairs.ts";
import type { Prepare, Prepared } from "./prepared.ts";
import { signedPairs } from "./signs.ts";

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
      mayBeOne:
        !areToldApart(pair) && isNamed(pair) && haveNames(left[pair.one], right[pair.other]),
      mayOutweighName: sharesTypeOrContact(pair),
      mergeFrom: leastFor(pair),
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
      const isCertain = pair.mayOutweighName && !isCrowded && likelihood >= limits.mergeInside;
      const isWithin = isCertain ? isDesk(a, b, prepared) : isInside(a, b, evidence, prepared);
      const isLikely =
        likelihood >= Math.max(mergeFrom, isCrowded ? limits.mergeUnknown : pair.mergeFrom) &&
        pair.mayBeOne &&
        !isWithin;
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
  /** A near certainty outweighs a name that places one inside the other. */
  mayOutweighName: boolean;
  /** The least probability for their being one. */
  mergeFrom: number;
}

/** A row without a name is never merged by likelihood alone. */
const haveNames = (...rows: (Prepared | undefined)[]): boolean =>
  rows.every((row) => row !== undefined && row.names.full !== null);

/** Plain pairs come before likely ones, the likelier first. */
const plainScore = (likelihood: number): number =>
  limits.plainScore + (1 - limits.plainScore) * likelihood;

const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Whether another pair of either business is nearly as likely, and neither a contact nor the name tells. */
function isInCrowd({ evidence, odds }: Weighed, rival: number): boolean {
  const { name, metres, phone, domain } = evidence;
  const isEqual = name >= limits.nameEqual && metres <= limits.nearM;
  const isTold = phone === "equal" || domain === "equal" || isEqual;
  return !isTold && rival >= odds - limits.crowdLead;
}
