import { conflationLimits as limits } from "../limits/conflation.ts";
import type { SharedName } from "./shared-name.ts";
import type { Agreement } from "./street-address.ts";

/** The findings about two businesses besides their names. */
export interface Facts {
  metres: number;
  house: Agreement;
  /** "differs": two doors of a house, where both say which. */
  suite: Agreement;
  phone: Agreement;
  domain: "equal" | "unknown";
  types: "same" | "kindred" | "unknown" | "unlike" | "other";
  /** The worth of a shared house, number and domain: 1 where nobody else has it. */
  houseShare: number;
  phoneShare: number;
  domainShare: number;
}

/**
 * How much each finding speaks for one business (natural logarithms of the odds), where a name is
 * within another one. They come from pairs that were
 * read, too few to be counted.
 */
const odds = {
  /** The telling words are equal; one name has more; neither has any. */
  equal: 1.6,
  longer: 1,
  /** Each telling word in both, and each in one of them. */
  perTelling: 0.6,
  tellingMax: 2,
  perMore: 0.4,
  moreMax: 2,
  trade: -0.5,
  trades: 0.3,
  phone: 3,
  otherPhone: -1.5,
  house: 2,
  otherHouse: -1.5,
  movedHouse: -1,
  domain: 1.5,
  /** At no distance; less by one for each step. */
  near: 1,
  stepM: 60,
  far: -2,
  types: { same: 1, kindred: 0.3, unknown: 0, unlike: -1, other: -5 },
  crowd: -1.5,
  part: -4,
  /** Each has telling words that the other lacks: house, number and website together outweigh it. */
  rival: -5,
  /** Each has words for a trade that the other lacks. */
  otherTrades: -0.7,
  tradeAlone: -1.5,
} as const;

/** -Infinity where no name is within the other. */
export const oddsOf = (evidence: Facts, shared: SharedName | null): number =>
  shared === null || (shared.isPart && evidence.types !== "same")
    ? Number.NEGATIVE_INFINITY
    : nameOdds(shared) + oddsApart(evidence);

/** Whether any name would do; most pairs need no look at their words. */
export const couldBeWithin = (evidence: Facts): boolean =>
  odds.equal + odds.perTelling * odds.tellingMax + oddsApart(evidence) >=
  limits.oddsMin - limits.rivalLead;

/** Of everything but the name. */
function oddsApart(evidence: Facts): number {
  const { metres, house, phone, types } = evidence;
  const isOwnPhone = phone === "equal" && evidence.phoneShare === 1;
  const away = Math.max(odds.far, odds.near - metres / odds.stepM);
  // A house or a number says more than a point, which may be the street's, or that it moved.
  const isFound = house === "equal" || isOwnPhone;
  return (
    (phone === "equal" ? odds.phone * evidence.phoneShare : 0) +
    (phone === "differs" ? odds.otherPhone : 0) +
    odds.house * evidence.houseShare +
    (house === "differs" ? (isOwnPhone ? odds.movedHouse : odds.otherHouse) : 0) +
    (phone === "differs" && evidence.domainShare < limits.domainShareMin
      ? 0
      : odds.domain * evidence.domainShare) +
    (isFound ? Math.max(away, away / 2) : away) +
    odds.types[types]
  );
}

/** Less where another pair of either business is nearly as likely. */
export const oddsInCrowd = (
  { odds: alone, phone }: Pick<Facts, "phone"> & { odds: number },
  rival: number,
): number => (phone !== "equal" && rival >= alone - limits.rivalLead ? alone + odds.crowd : alone);

function nameOdds(shared: SharedName): number {
  const { isPart, isRival, hasOtherTrades, isTradeAlone } = shared;
  return (
    wordOdds(shared) +
    (isPart ? odds.part : 0) +
    (hasOtherTrades ? odds.otherTrades : 0) +
    (isTradeAlone ? odds.tradeAlone : 0) +
    (isRival ? odds.rival : 0)
  );
}

function wordOdds({ telling, words, more }: SharedName): number {
  if (telling < limits.tellingMin) return words > 1 || more === 0 ? odds.trades : odds.trade;
  const common = odds.perTelling * Math.min(odds.tellingMax, telling);
  const lone = odds.perMore * Math.min(odds.moreMax, more);
  return common + (more === 0 ? odds.equal : odds.longer - lone);
}
