import { conflationLimits } from "../limits/conflation.ts";
import { type OverturePlace, type PlaceValue, worthOf } from "../overture/place.ts";
import { businessOfPlace } from "./business.ts";
import { type Pair, pairsWithin } from "./pairs.ts";
import { type Prepared, prepare, preparedRow } from "./prepared.ts";

/** A place, and those that were found to be it again. */
export interface Distinct {
  place: OverturePlace;
  duplicates: readonly OverturePlace[];
  /** Others that may be it, the likeliest first. */
  likely: readonly LikelyPlace[];
  /** Prepared for the other source, with the names of all its rows. */
  row: Prepared;
}

/** Another place of the list, by the id of the row that leads it. */
export interface LikelyPlace extends Pick<Pair, "score" | "reason" | "evidence"> {
  gersId: string;
}

/**
 * Each business once: the surest row leads, the others fill what it lacks. A row that is like another
 * one but not like its leader stays, because a chain of likenesses would join different businesses; one
 * with the name and a contact of the other goes with it.
 */
export function distinctPlaces(
  places: readonly OverturePlace[],
  addConfidence?: number,
): Distinct[] {
  const byId = eachOnce(places);
  const preparedById = new Map(
    [...byId].map(([id, place]) => [id, preparedRow(businessOfPlace(place))]),
  );
  const prepared = prepare([[...preparedById.values()]]);
  const [side = []] = prepared.sides;
  const rows = side.flatMap(({ business }) => byId.get(business.id) ?? []);
  const alike = new Map<number, number[]>();
  const same = new Map<number, number[]>();
  const pairs = pairsWithin(prepared);
  for (const { kind, reason, one, other, evidence } of pairs) {
    if (kind !== "one") continue;
    const isSame = reason === "contact" && evidence.name >= conflationLimits.nameEqual;
    for (const partners of isSame ? [alike, same] : [alike]) {
      partners.set(one, [...(partners.get(one) ?? []), other]);
      partners.set(other, [...(partners.get(other) ?? []), one]);
    }
  }
  const taken = new Set<number>();
  const lead = rows.map((place) => leadOf(place, addConfidence));
  const leaders = [...rows.keys()].sort((a, b) => (lead[b] ?? 0) - (lead[a] ?? 0) || a - b);
  const leaderOf = Int32Array.from(rows.keys());
  const distinct = leaders.flatMap((at): [number, Distinct][] => {
    const place = rows[at];
    if (!place || taken.has(at)) return [];
    taken.add(at);
    const direct = (alike.get(at) ?? []).filter((other) => !taken.has(other));
    const theirs = direct.flatMap((other) => same.get(other) ?? []);
    const duplicates = [...direct, ...theirs].flatMap((other) => {
      const duplicate = rows[other];
      if (!duplicate || taken.has(other)) return [];
      taken.add(other);
      leaderOf[other] = at;
      return [duplicate];
    });
    const filled = filledBy(place, duplicates);
    const known = duplicates.length === 0 ? preparedById.get(place.gersId) : undefined;
    const row =
      known ??
      preparedRow(
        businessOfPlace(
          filled,
          duplicates.map(({ name }) => name),
        ),
      );
    return [[at, { place: filled, duplicates, likely: none, row }]];
  });
  const likely = likelyPlaces(pairs, leaderOf, rows);
  return distinct.map(([at, one]) => ({ ...one, likely: likely.get(at) ?? none }));
}

/** Nearly all have none. */
const none: readonly LikelyPlace[] = [];

/** By the leading row of each place; a pair of any of their rows counts. */
function likelyPlaces(
  pairs: readonly Pair[],
  leaderOf: Int32Array,
  rows: readonly OverturePlace[],
): Map<number, LikelyPlace[]> {
  const found = new Map<number, LikelyPlace[]>();
  const add = (leader: number, like: number, { score, reason, evidence }: Pair): void => {
    const gersId = rows[like]?.gersId ?? "";
    const before = found.get(leader) ?? [];
    if (before.some((one) => one.gersId === gersId)) return;
    found.set(leader, [...before, { gersId, score, reason, evidence }]);
  };
  for (const pair of pairs) {
    const [one = 0, other = 0] = [leaderOf[pair.one], leaderOf[pair.other]];
    if (one === other) continue;
    add(one, other, pair);
    add(other, one, pair);
  }
  return found;
}

/** By id; of two rows under one always the same, whatever their order. */
export function eachOnce(places: readonly OverturePlace[]): Map<string, OverturePlace> {
  const byId = new Map<string, OverturePlace>();
  for (const place of places) {
    const before = byId.get(place.gersId);
    if (!before || outranks(place, before)) byId.set(place.gersId, place);
  }
  return byId;
}

/** Which of two rows under one id counts. */
export const outranks = (place: OverturePlace, other: OverturePlace): boolean =>
  JSON.stringify(place) > JSON.stringify(other);

/** Whether a place's row comes first where there isn't room for both. */
export const isSurer = (
  one: Pick<OverturePlace, "confidence" | "gersId">,
  other: Pick<OverturePlace, "confidence" | "gersId">,
): boolean =>
  one.confidence > other.confidence ||
  (one.confidence === other.confidence && one.gersId < other.gersId);

/** One that may add a row leads; then the surer one, and the one that knows more. */
function leadOf({ receipts, confidence }: OverturePlace, addConfidence?: number): number {
  const known = Object.keys(receipts).length;
  return (worthOf(confidence, addConfidence) === "add" ? 2 : 0) + confidence + known / 1000;
}

const filledValues = ["phones", "websites", "socials", "emails"] as const satisfies PlaceValue[];

/** The place with the values that only its other rows have; the first of them that has one gives it. */
export const filledBy = (
  place: OverturePlace,
  duplicates: readonly OverturePlace[],
): OverturePlace => duplicates.reduce(filled, place);

/** The place with the values that only the other one has, and their receipts. */
function filled(place: OverturePlace, other: OverturePlace): OverturePlace {
  const more: OverturePlace = {
    ...place,
    types: [...new Set([...place.types, ...other.types])],
    confidence: Math.max(place.confidence, other.confidence),
    receipts: { ...place.receipts },
  };
  const take = (value: PlaceValue): void => {
    const receipt = other.receipts[value];
    if (receipt) more.receipts[value] = receipt;
    else delete more.receipts[value];
  };
  if (more.types.length > place.types.length) {
    const { types: own } = place.receipts;
    const { types: receipt } = other.receipts;
    if (own && receipt) more.receipts.types = { ...own, also: [...(own.also ?? []), receipt] };
    else take("types");
  }
  if (other.confidence > place.confidence) take("confidence");
  for (const value of filledValues) {
    if (place[value].length > 0 || other[value].length === 0) continue;
    Object.assign(more, { [value]: other[value] });
    take(value);
  }
  if (place.address.freeform === null && other.address.freeform !== null) {
    more.address = other.address;
    take("address");
  }
  return more;
}
