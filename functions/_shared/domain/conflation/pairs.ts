import { conflationLimits as limits } from "../limits/conflation.ts";
import type { Evidence, Look } from "./evidence.ts";
import { chainsIn, type Found, findPairs, rivalsIn } from "./found-pairs.ts";
import { isInside } from "./insiders.ts";
import { judge, sameSpotM, type Verdict } from "./judge.ts";
import { agreementOfPages } from "./links.ts";
import { countOf, type Prepare, type Prepared } from "./prepared.ts";

/** Two rows that are or may be one business. */
export interface Pair extends Verdict, Found {}

const alikeByName: Look = {
  distanceM: limits.nearM,
  isWorth: ({ name, odds, house, phone, phoneShare }) => {
    if (odds >= limits.oddsMin - limits.rivalLead) return true;
    const hasBoth = house === "equal" && phone === "equal" && phoneShare === 1;
    return name >= (hasBoth ? limits.nameMinWithBoth : limits.nameMin);
  },
};

/** Pairs within one side, the surest first. */
export function pairsWithin(prepared: Prepare): Pair[] {
  const [side = []] = prepared.sides;
  const found = findPairs(prepared, alikeByName);
  const verdicts = verdictsOn(prepared, found);
  return bySureness(
    found.flatMap((pair, at): Pair[] => {
      const verdict = verdicts[at];
      const isOnce = pair.one < pair.other;
      const [one, other] = [side[pair.one], side[pair.other]];
      if (!verdict || !isOnce || !one || !other || areBranches(pair.evidence)) return [];
      const isApart = verdict.kind === "one" && areDepartments(pair.evidence, one, other);
      return [{ ...pair, ...verdict, kind: isApart ? "perhaps" : verdict.kind }];
    }),
  );
}

/** One source tells its own branches and departments apart by their houses and numbers. */
const areBranches = ({ name, metres, house, phone, types }: Evidence): boolean =>
  (metres > sameSpotM &&
    phone !== "equal" &&
    (house === "differs" || phone === "differs") &&
    !(house === "equal" && name >= limits.nameSame)) ||
  (house === "differs" && (types === "kindred" || types === "unlike"));

/**
 * One source tells departments and neighbours of one owner apart, too: a type of no family beside another one, and
 * two trades of one site with a number each, or with a page each.
 */
function areDepartments({ name, phone, types }: Evidence, one: Prepared, other: Prepared): boolean {
  if (types === "same" || types === "unknown" || name >= limits.nameSame) return false;
  if (types === "unlike") return true;
  const pages = agreementOfPages(one.business, other.business);
  return phone === "differs" || pages === "two" || (pages === "site" && phone !== "equal");
}

/** The rules' verdict on each pair; `null`: two businesses. */
export function verdictsOn(prepared: Prepare, found: readonly Found[]): (Verdict | null)[] {
  const [left = [], right = left] = prepared.sides;
  const chains = chainsIn(prepared.sides);
  const isChain = ({ names }: Prepared): boolean => chains.has(names.full?.joined ?? "");
  const namesakes = found.filter(({ evidence }) => evidence.name >= limits.nameEqual);
  const timesOne = countOf(namesakes.map(({ one }) => one));
  const timesOther = countOf(namesakes.map(({ other }) => other));
  const partly = found.filter(
    ({ evidence: { name } }) => name >= limits.nameMin && name < limits.nameInDoubt,
  );
  const partlyOne = namesBy(partly, ({ one, other }) => [one, right[other]]);
  const partlyOther = namesBy(partly, ({ one, other }) => [other, left[one]]);
  const oddsOfPairs = Float64Array.from(found, ({ evidence }) => evidence.odds);
  const rivalOf = rivalsIn(prepared, found, oddsOfPairs);
  const isOneSource = prepared.sides.length === 1;
  return found.map((each, at) => {
    const [a, b] = [left[each.one], right[each.other]];
    if (!a || !b) return null;
    const verdict = judge(each.evidence, {
      isChain: isChain(a) || isChain(b),
      isCrowded:
        (partlyOne.get(each.one)?.size ?? 0) >= limits.crowd ||
        (partlyOther.get(each.other)?.size ?? 0) >= limits.crowd,
      // A source that has a name twice rather means two.
      rival: isOneSource ? Number.POSITIVE_INFINITY : rivalOf(at),
      isOnlyOne: timesOne.get(each.one) === 1 && timesOther.get(each.other) === 1,
    });
    const isApart = verdict?.kind === "one" && isInside(a, b, each.evidence, prepared);
    return verdict && isApart ? { ...verdict, kind: "perhaps" } : verdict;
  });
}

export const bySureness = (pairs: Pair[]): Pair[] =>
  pairs.sort(
    (a, b) =>
      b.score - a.score ||
      a.evidence.metres - b.evidence.metres ||
      a.one - b.one ||
      a.other - b.other,
  );

/** The names around each row: two rows of one name aren't a crowd. */
function namesBy(
  found: readonly Found[],
  of: (pair: Found) => [row: number, partner: Prepared | undefined],
): Map<number, Set<string>> {
  const names = new Map<number, Set<string>>();
  for (const pair of found) {
    const [row, partner] = of(pair);
    const around = names.get(row) ?? new Set();
    names.set(row, around.add(partner?.names.full?.joined ?? ""));
  }
  return names;
}
