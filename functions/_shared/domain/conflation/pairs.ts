import { conflationLimits as limits } from "../limits/conflation.ts";
import { createBlocks } from "./blocks.ts";
import { type Evidence, evidenceOf, sharersIn } from "./evidence.ts";
import { isInside } from "./insiders.ts";
import { judge, sameSpotM, type Verdict } from "./judge.ts";
import { farKeysOf, nearKeysOf } from "./keys.ts";
import { countOf, type Prepare, type Prepared } from "./prepared.ts";

/** A row of each side, by number, and the evidence for the pair. */
interface Found {
  one: number;
  other: number;
  evidence: Evidence;
}

/** Two rows that are or may be one business. */
export interface Pair extends Verdict, Found {}

/** Pairs of a row of each side, the surest first; equal ones by their rows. */
export function pairsBetween(prepared: Prepare): Pair[] {
  const [left = [], right = []] = prepared.sides;
  return judged(prepared, alikeIn(prepared, left, right, limits.farM), left, right);
}

/** Pairs within one side. */
export function pairsWithin(prepared: Prepare): Pair[] {
  const [side = []] = prepared.sides;
  const found = alikeIn(prepared, side, side, limits.nearM);
  return judged(prepared, found, side, side).filter(
    ({ one, other, evidence }) => one < other && !areBranches(evidence),
  );
}

/** One source tells its own branches and departments apart by their houses and numbers. */
const areBranches = ({ name, metres, house, phone, types }: Evidence): boolean =>
  (metres > sameSpotM &&
    phone !== "equal" &&
    (house === "differs" || phone === "differs") &&
    !(house === "equal" && name >= limits.nameSame)) ||
  (house === "differs" && (types === "kindred" || types === "unlike"));

function alikeIn(
  prepared: Prepare,
  left: readonly Prepared[],
  right: readonly Prepared[],
  furthestM: number,
): Found[] {
  const sharers = sharersIn(prepared.sides);
  const near = createBlocks(right, limits.nearM, (row) => nearKeysOf(row, prepared));
  const far = furthestM > limits.nearM ? createBlocks(right, furthestM, farKeysOf) : null;
  return left.flatMap((row, one) => {
    const rows = new Set(near.near(row, nearKeysOf(row, prepared)));
    for (const other of far?.near(row, farKeysOf(row)) ?? []) rows.add(other);
    return [...rows].flatMap((other): Found[] => {
      const candidate = right[other];
      if (!candidate || candidate === row) return [];
      const evidence = evidenceOf(row, candidate, prepared, sharers, furthestM);
      return evidence === null ? [] : [{ one, other, evidence }];
    });
  });
}

function judged(
  prepared: Prepare,
  found: readonly Found[],
  left: readonly Prepared[],
  right: readonly Prepared[],
): Pair[] {
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
  const rivalsOfOne = likeliest(
    found.map(({ one }) => one),
    oddsOfPairs,
    left.length,
  );
  const rivalsOfOther = likeliest(
    found.map(({ other }) => other),
    oddsOfPairs,
    right.length,
  );
  const isOneSource = prepared.sides.length === 1;
  const pairs = found.flatMap((each, at): Pair[] => {
    const [a, b] = [left[each.one], right[each.other]];
    if (!a || !b) return [];
    const verdict = judge(each.evidence, {
      isChain: isChain(a) || isChain(b),
      isCrowded:
        (partlyOne.get(each.one)?.size ?? 0) >= limits.crowd ||
        (partlyOther.get(each.other)?.size ?? 0) >= limits.crowd,
      // A source that has a name twice rather means two.
      rival: isOneSource
        ? Number.POSITIVE_INFINITY
        : Math.max(
            rivalsOfOne(each.one, oddsOfPairs[at] ?? 0),
            rivalsOfOther(each.other, oddsOfPairs[at] ?? 0),
          ),
      isOnlyOne: timesOne.get(each.one) === 1 && timesOther.get(each.other) === 1,
    });
    if (verdict === null) return [];
    const isApart = verdict.kind === "one" && isInside(a, b, each.evidence, prepared);
    return [{ ...each, ...verdict, kind: isApart ? "perhaps" : verdict.kind }];
  });
  return pairs.sort(
    (a, b) =>
      b.score - a.score ||
      a.evidence.metres - b.evidence.metres ||
      a.one - b.one ||
      a.other - b.other,
  );
}

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

/** Names that several rows of one side have. */
function chainsIn(sides: readonly (readonly Prepared[])[]): ReadonlySet<string> {
  return new Set(
    sides.flatMap((side) => {
      const rows = countOf(side.flatMap(({ names }) => names.full?.joined ?? []));
      return [...rows].flatMap(([name, count]) => (count >= limits.chainRows ? [name] : []));
    }),
  );
}

/** The best odds of a row without those of one of its pairs. */
function likeliest(
  rows: readonly number[],
  odds: Float64Array,
  count: number,
): (row: number, own: number) => number {
  // Numbers only: lists for each row would fill the memory.
  const best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const next = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  for (const [at, row] of rows.entries()) {
    const value = odds[at] ?? Number.NEGATIVE_INFINITY;
    next[row] = Math.max(next[row] ?? value, Math.min(best[row] ?? value, value));
    best[row] = Math.max(best[row] ?? value, value);
  }
  return (row, own) => (own === best[row] ? next[row] : best[row]) ?? Number.NEGATIVE_INFINITY;
}
