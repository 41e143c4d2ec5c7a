import { isClosed, type OverturePlace, worthOf } from "../overture/place.ts";
import type { Business } from "./business.ts";
import {
  type Distinct,
  distinctPlaces,
  eachOnce,
  isSurer,
  type LikelyPlace,
} from "./duplicates.ts";
import type { Evidence } from "./evidence.ts";
import type { Reason } from "./judge.ts";
import type { Pair } from "./pairs.ts";
import { pairsBetween } from "./pairs-between.ts";
import { type Prepare, prepare, preparedRow } from "./prepared.ts";

/** A business of the map and a place of Overture that are one, or may be. */
export interface Match {
  /** Its id in its source. */
  listing: string;
  place: OverturePlace;
  score: number;
  reason: Reason;
  evidence: Evidence;
}

export interface Merged extends Match {
  /** Of the places that were found to be the same one again. */
  duplicates: readonly string[];
  /** Too unsure for a row of its own, sure enough to fill gaps. */
  fillsOnly: boolean;
}

export interface Added {
  place: OverturePlace;
  duplicates: readonly string[];
  /** The listing that may be the same business: both rows stay. */
  perhaps: Match | null;
  /** Where there is none: a place with a surer row that may be the same business. */
  twin: Twin | null;
}

export interface Twin extends LikelyPlace {
  /** The listing that the place is merged with; `null` where its row is its own. */
  listing: string | null;
}

export interface Dropped {
  gersId: string;
  why: "closed" | "unsure" | "duplicate";
}

export interface Conflation {
  merged: Merged[];
  added: Added[];
  dropped: Dropped[];
}

/**
 * The businesses of the map and Overture's places as one list: which are one business, which are new,
 * and which are left out. Each listing and each place is in one pair at most, and the order of neither
 * matters. Contacts alone never make a pair: a practice's phone number is that of all its doctors.
 * `addConfidence`: from which a place is worth a row of its own.
 */
export function conflate(
  listings: readonly Business[],
  places: readonly OverturePlace[],
  addConfidence?: number,
): Conflation {
  const dropped: Dropped[] = [];
  const drop = (place: OverturePlace, why: Dropped["why"]): void => {
    dropped.push({ gersId: place.gersId, why });
  };
  const open = [...eachOnce(places).values()].filter((place) => {
    const why = isClosed(place)
      ? "closed"
      : worthOf(place.confidence) === "nothing"
        ? "unsure"
        : null;
    if (why !== null) drop(place, why);
    return why === null;
  });
  const distinct = new Map(
    distinctPlaces(open, addConfidence).map((one) => [one.place.gersId, one]),
  );
  for (const { duplicates } of distinct.values()) {
    for (const duplicate of duplicates) drop(duplicate, "duplicate");
  }
  const found = matchesOf(listings, [...distinct.values()]);
  const adds = ({ confidence }: OverturePlace): boolean =>
    worthOf(confidence, addConfidence) === "add";
  const twinOf = (one: Distinct): Twin | null => {
    const twins = one.likely.flatMap((like): Twin[] => {
      const { listing = null } = found.merged.get(like.gersId) ?? {};
      const other = distinct.get(like.gersId)?.place;
      const isListed = listing !== null || (other && adds(other) && isSurer(other, one.place));
      return isListed ? [{ ...like, listing }] : [];
    });
    return twins[0] ?? null;
  };
  const merged: Merged[] = [];
  const added: Added[] = [];
  for (const one of distinct.values()) {
    const { place } = one;
    const match = found.merged.get(place.gersId);
    const duplicates = one.duplicates.map(({ gersId }) => gersId);
    if (match) merged.push({ ...match, duplicates, fillsOnly: !adds(place) });
    else if (adds(place)) {
      const perhaps = found.perhaps.get(place.gersId) ?? null;
      added.push({ place, duplicates, perhaps, twin: perhaps ? null : twinOf(one) });
    } else drop(place, "unsure");
  }
  return {
    merged: merged.sort((a, b) => byText(a.listing, b.listing)),
    added: added.sort((a, b) => byText(a.place.gersId, b.place.gersId)),
    dropped: dropped.sort((a, b) => byText(a.gersId, b.gersId) || byText(a.why, b.why)),
  };
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Listings and places, ready to be compared. */
export const prepareBoth = (
  listings: readonly Business[],
  distinct: readonly Distinct[],
): Prepare => prepare([listings.map(preparedRow), distinct.map(({ row }) => row)]);

type Matches = Map<string, Match>;

/** By the places' ids. */
function matchesOf(
  listings: readonly Business[],
  distinct: readonly Distinct[],
): { merged: Matches; perhaps: Matches } {
  const places = new Map(distinct.map(({ place }) => [place.gersId, place]));
  const prepared = prepareBoth(listings, distinct);
  const [left = [], right = []] = prepared.sides;
  const matchOf = ({ one, other, score, reason, evidence }: Pair): [string, Match] | null => {
    const place = places.get(right[other]?.business.id ?? "");
    const listing = left[one]?.business.id;
    if (!place || listing === undefined) return null;
    return [place.gersId, { listing, place, score, reason, evidence }];
  };
  const pairs = pairsBetween(prepared);
  const merged: Matches = new Map();
  const taken = new Set<string>();
  for (const pair of pairs) {
    const [gersId, match] = (pair.kind === "one" && matchOf(pair)) || [];
    if (gersId === undefined || match === undefined) continue;
    if (taken.has(match.listing) || merged.has(gersId)) continue;
    taken.add(match.listing);
    merged.set(gersId, match);
  }
  const perhaps: Matches = new Map();
  for (const pair of pairs) {
    const [gersId, match] = matchOf(pair) ?? [];
    if (gersId === undefined || match === undefined) continue;
    if (!merged.has(gersId) && !perhaps.has(gersId)) perhaps.set(gersId, match);
  }
  return { merged, perhaps };
}
