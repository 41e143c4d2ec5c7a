import { conflationLimits as limits } from "../limits/conflation.ts";
import { metresBetween } from "../listing/merge.ts";
import { phoneTypeOf } from "../phone/phone-type.ts";
import type { Business } from "./business.ts";
import { likenessOf } from "./name-likeness.ts";
import { couldBeWithin, type Facts, oddsOf } from "./odds.ts";
import type { Prepare, Prepared } from "./prepared.ts";
import { sharedNameIn } from "./shared-name.ts";
import { agreementOf, agreementOfSuites, type House, keyOfHouse } from "./street-address.ts";
import { areKindred } from "./type-families.ts";

/** The reasons for and against two businesses being one. */
export interface Evidence extends Facts {
  /** 0 to 1 */
  name: number;
  /** That they are one, where the one name is within the other; else -Infinity. */
  odds: number;
}

/** In how many rows of the side that has it most often. */
export interface Sharers {
  house: (house: House) => number;
  phone: (phone: string) => number;
  domain: (domain: string) => number;
}

export function sharersIn(sides: readonly (readonly Prepared[])[]): Sharers {
  // Within one side a value that two rows share is those two's alone.
  const own = sides.length === 1 ? 1 : 0;
  const phones = mostRows(sides, ({ business }) => business.phones);
  const domains = mostRows(sides, ({ business: { domain } }) => (domain === null ? [] : [domain]));
  const houses = mostRows(sides, ({ house }) => (house === null ? [] : [keyOfHouse(house)]));
  return {
    house: (house) => (houses.get(keyOfHouse(house)) ?? 0) - own,
    phone: (phone) => (phones.get(phone) ?? 0) - own,
    domain: (domain) => (domains.get(domain) ?? 0) - own,
  };
}

function mostRows(
  sides: readonly (readonly Prepared[])[],
  valuesOf: (row: Prepared) => readonly string[],
): Map<string, number> {
  const most = new Map<string, number>();
  for (const side of sides) {
    const rows = new Map<string, number>();
    for (const row of side) {
      for (const value of new Set(valuesOf(row))) rows.set(value, (rows.get(value) ?? 0) + 1);
    }
    for (const [value, count] of rows) most.set(value, Math.max(count, most.get(value) ?? 0));
  }
  return most;
}

/** Which pairs are looked at. */
export interface Look {
  /** How far two of them may be from each other. */
  distanceM: number;
  isWorth: (evidence: Evidence, one: Prepared, other: Prepared) => boolean;
}

/** `null` where they are further apart than the distance, or not alike enough to be looked at. */
export function evidenceOf(
  one: Prepared,
  other: Prepared,
  { weightOf }: Pick<Prepare, "weightOf">,
  sharers: Sharers,
  { distanceM, isWorth }: Look,
): Evidence | null {
  const [a, b] = [one.business, other.business];
  const metres = metresBetween(a.lat, a.lon, one.cosine, b.lat, b.lon, other.cosine);
  if (metres > distanceM) return null;
  const isOfPlace = (word: string): boolean => one.hasPlaceWord(word) || other.hasPlaceWord(word);
  const name = likenessOf(one.names, other.names, weightOf, isOfPlace);
  // Written out: spread objects take twice the memory, and there are many.
  const { house, houseShare } = houseEvidence(one, other, sharers);
  const { phone, phoneShare } = phoneEvidence(a, b, sharers);
  const { domain, domainShare } = domainEvidence(a, b, sharers);
  const types = typeEvidence(one, other);
  const evidence: Evidence = {
    name,
    odds: Number.NEGATIVE_INFINITY,
    metres,
    house,
    suite: agreementOfSuites(one.suites, other.suites),
    phone,
    domain,
    types,
    houseShare,
    phoneShare,
    domainShare,
  };
  if (couldBeWithin(evidence)) {
    const shared = sharedNameIn(one.names, other.names, weightOf, isOfPlace);
    evidence.odds = oddsOf(evidence, shared);
  }
  return isWorth(evidence, one, other) ? evidence : null;
}

function houseEvidence(
  { house }: Prepared,
  other: Prepared,
  sharers: Sharers,
): Pick<Evidence, "house" | "houseShare"> {
  const agreement = agreementOf(house, other.house);
  if (agreement !== "equal" || house === null || other.house === null) {
    return { house: agreement, houseShare: 0 };
  }
  const rows = Math.max(sharers.house(house), sharers.house(other.house));
  return { house: agreement, houseShare: Math.min(1, limits.houseRows / rows) };
}

function phoneEvidence(
  one: Business,
  other: Business,
  sharers: Sharers,
): Pick<Evidence, "phone" | "phoneShare"> {
  const shared = one.phones.filter((phone) => other.phones.includes(phone));
  const rows = shared
    .filter((phone) => phoneTypeOf(phone) !== "toll-free")
    .map((phone) => sharers.phone(phone));
  const fewest = Math.min(...rows, Number.POSITIVE_INFINITY);
  if (fewest <= limits.phoneRowsMax) return { phone: "equal", phoneShare: 1 / fewest };
  const isOther = one.phones.length > 0 && other.phones.length > 0 && shared.length === 0;
  return { phone: isOther ? "differs" : "unknown", phoneShare: 1 };
}

function domainEvidence(
  { domain }: Business,
  other: Business,
  sharers: Sharers,
): Pick<Evidence, "domain" | "domainShare"> {
  const rows = domain !== null && domain === other.domain ? sharers.domain(domain) : 0;
  if (rows === 0 || rows > limits.domainRowsMax) return { domain: "unknown", domainShare: 0 };
  return { domain: "equal", domainShare: 1 / rows };
}

function typeEvidence(one: Prepared, other: Prepared): Evidence["types"] {
  const [a, b] = [one.business.types, other.business.types];
  if (a.length === 0 || b.length === 0) return "unknown";
  if (a.some((type) => b.includes(type))) return "same";
  if (isBroader(one, b) || isBroader(other, a)) return "kindred";
  if (one.families === 0 || other.families === 0) return "unlike";
  return areKindred(one.families, other.families) ? "kindred" : "other";
}

const isBroader = ({ broader }: Prepared, types: readonly string[]): boolean =>
  broader.some((type) => types.includes(type));

/** One number of the evidence, at most 1 and a little. */
export function scoreOf(evidence: Evidence): number {
  const { name, metres, house, phone, houseShare, phoneShare, domainShare, types } = evidence;
  const gain =
    limits.houseGain * houseShare +
    (phone === "equal" ? limits.phoneGain * phoneShare : 0) +
    limits.domainGain * domainShare;
  const loss =
    metres * limits.lossPerM +
    (house === "differs" ? limits.houseLoss : 0) +
    (phone === "differs" ? limits.phoneLoss : 0) +
    (types === "kindred" ? limits.typeLoss : 0);
  return name + Math.min(limits.gainMax, gain) - loss;
}
