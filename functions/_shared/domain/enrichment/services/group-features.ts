import { isKnown, type Places } from "../areas/own-places.ts";
import type { Named } from "./group-names.ts";
import type { Group } from "./groups.ts";
import { headOf } from "./heads.ts";

export type Features = Record<string, number>;

const share = (names: readonly Named[], is: (name: Named) => boolean): number =>
  names.filter(is).length / names.length;

/** Features that all names of a group share. */
export function groupFeatures(group: Group): Features {
  const { kind, names, others, about, above, region, head } = group;
  const size = names.length;
  return {
    bias: 1,
    [`kind ${kind}`]: 1,
    [`about ${about}`]: 1,
    [`above ${above}`]: 1,
    [`${kind} about ${about}`]: 1,
    [`region ${region}`]: 1,
    size: Math.min(Math.log2(size), 4),
    whole: size / (size + others),
    trades: share(names, ({ trade }) => trade >= 2),
    "some trades": share(names, ({ trade }) => trade >= 1),
    "no trade": names.every(({ trade }) => trade === 0) ? 1 : 0,
    priced: share(names, ({ isPriced }) => isPriced),
    told: share(names, ({ isTold }) => isTold),
    persons: share(names, ({ isPerson }) => isPerson),
    "other heads": share(names, ({ value }) => headOf(value) === "other"),
    [`${kind} inside`]: group.isInside && about === "none" ? 1 : 0,
    [`by commas about ${about}`]: group.isByCommas ? 1 : 0,
    "without a head": head === "" ? 1 : 0,
  };
}

/** Features of one name. */
export function nameFeatures(name: Named, places: Places): Features {
  const words = name.value.split(" ").length;
  return {
    [`own trade ${name.trade}`]: 1,
    [`own words ${words >= 6 ? "many" : words >= 4 ? "some" : words}`]: 1,
    [`own is ${headOf(name.value)}`]: 1,
    "own told": name.isTold ? 1 : 0,
    "own parent": name.isParent ? 1 : 0,
    "own person": name.isPerson ? 1 : 0,
    "own priced": name.isPriced ? 1 : 0,
    "own number": /\d/.test(name.value) ? 1 : 0,
    "own small": /^\p{Ll}/u.test(name.value) ? 1 : 0,
    "own place": isKnown(name.value, places) ? 1 : 0,
  };
}
