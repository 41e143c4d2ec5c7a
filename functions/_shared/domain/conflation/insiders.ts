import { isGivenName } from "../enrichment/beginnings/given-names.ts";
import { isFiller } from "../matching/phrase.ts";
import { isDeskOfOther } from "./desks.ts";
import type { Names } from "./names.ts";
import type { Facts } from "./odds.ts";
import { isPerson } from "./people.ts";
import type { Prepare, Prepared } from "./prepared.ts";
import { isPlain } from "./shared-name.ts";

/**
 * Whether the one is a business of its own in the other, by their names: an agent's desk in an office,
 * a hall of a library, a stall in a market, a practice with a number of its own in a clinic.
 */
export function isInside(
  one: Prepared,
  other: Prepared,
  { phone }: Pick<Facts, "phone">,
  prepare: Pick<Prepare, "sides" | "desksOf">,
): boolean {
  if (isDesk(one, other, prepare)) return true;
  if (isGuest(one, other.names) || isGuest(other, one.names)) return true;
  return phone !== "equal" && (isPartner(one, other.names) || isPartner(other, one.names));
}

/** Whether the one is a desk or an agent in the office that the other is. */
export const isDesk = (
  one: Prepared,
  other: Prepared,
  prepare: Pick<Prepare, "sides" | "desksOf">,
): boolean =>
  (isDeskOfOther(one.names, other.names) && areManyDesks(one, other, prepare)) ||
  isAgentOf(one, other) ||
  isAgentOf(other, one);

/**
 * One source names an office and its desk for two reasons; two sources may mean one business by
 * "Harbour Insurance" and "Harbour Insurance: Ann Day", unless it has other desks or its trade has.
 */
function areManyDesks(
  one: Prepared,
  other: Prepared,
  { sides, desksOf }: Pick<Prepare, "sides" | "desksOf">,
): boolean {
  return sides.length === 1 || [one, other].some((row) => isAgent(row) || desksOf(row) > 1);
}

/** Each agent of an office is a business. */
const isAgent = ({ business: { types } }: Prepared): boolean => types.includes("Real Estate Agent");

/** "Ann Day, Harbour Homes" beside "Harbour Homes" */
function isAgentOf(one: Prepared, other: Prepared): boolean {
  const { full, head } = one.names;
  if (!isAgent(one) || full === null || head === null) return false;
  if (!head.words.some(isGivenName)) return false;
  return full.words.slice(head.words.length).join("") === other.names.full?.joined;
}

/** "Food at the Riverside" beside "Riverside", "The Bridge - Town Library" beside "Town Library". */
function isGuest({ names: { full, head, tail }, hasPlaceWord }: Prepared, other: Names): boolean {
  const { joined } = other.full ?? {};
  if (joined === undefined) return false;
  if (full?.host === joined) return true;
  if (head === null || tail?.joined !== joined) return false;
  // "Harbour Mortgage - Ann Day" is Ann Day's.
  if (tail.words.some(isGivenName) && !isPerson(head.words.join(" "))) return false;
  return head.words.some((word) => !isPlain(word) && !hasPlaceWord(word));
}

/** "Harbour Surgery & Lantern Skin Care" beside "Lantern Skin Care Clinic". */
function isPartner({ names: { full } }: Prepared, other: Names): boolean {
  const { words = [] } = full ?? {};
  const others = other.full?.words ?? [];
  const at = words.indexOf("and");
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  const isShared = (word: string): boolean => others.includes(word);
  const isFirst = at > 1 && !before.some((word) => isShared(word) && !isFiller(word));
  return isFirst && after.length > 1 && after.slice(0, 2).every(isShared);
}
