import { slugOf } from "../sample-town/business-names.ts";
import type { Random } from "../sample-town/random.ts";

/** A business as far as two sources may differ about it. */
export interface Shop {
  name: string;
  type: string | null;
  lat: number;
  lon: number;
  phone: string | null;
  website: string | null;
  address: Record<string, string | null>;
}

const metresPerDegree = 111_195;

/**
 * How far apart the map and Overture have one business: the share of pairs and metres, of 1,349 pairs
 * of equal names in Santa Cruz (Overture 2025-04-23.0).
 */
const shifts: readonly (readonly [share: number, metres: number])[] = [
  [0, 0],
  [0.1, 5],
  [0.25, 10],
  [0.5, 21],
  [0.6, 28],
  [0.7, 42],
  [0.8, 71],
  [0.85, 101],
  [0.9, 145],
  [0.95, 221],
  [0.97, 274],
  [0.99, 327],
  [1, 413],
];

function shiftMetres(random: Random): number {
  const share = random.next();
  const at = shifts.findIndex(([upTo]) => upTo > share);
  const [from = 0, near = 0] = shifts[at - 1] ?? [];
  const [to = 1, far = 0] = shifts[at] ?? [];
  return near + ((far - near) * (share - from)) / (to - from);
}

/** Elsewhere, by another name, with another number or in another house: most values still agree. */
export function asOthersKnow(known: Shop, nextPhone: () => string, random: Random): Shop {
  const phone = random.chance(0.12) ? null : known.phone;
  const { freeform = null } = known.address;
  const house = random.next();
  return {
    ...moved(known, shiftMetres(random), random),
    name: random.chance(0.35) ? misspelt(known.name, random) : known.name,
    phone: phone ?? (random.chance(0.9) ? nextPhone() : null),
    website: known.website ?? (random.chance(0.85) ? siteOf(known.name) : null),
    address: {
      ...known.address,
      freeform: house < 0.08 ? null : house < 0.12 ? nextDoor(freeform, random) : freeform,
    },
  };
}

const nextDoor = (line: string | null, random: Random): string | null =>
  line?.replace(/^\d+/, (number) => String(Number(number) + 2 * random.between(1, 3))) ?? null;

/** Another branch of the name, a few houses or streets away. */
export const branchOf = (shop: Shop, { phone, website }: Shop, random: Random): Shop => ({
  ...moved(shop, random.between(150, 380), random),
  phone,
  website,
  address: {
    ...shop.address,
    freeform: `${random.between(200, 260)} ${shop.address.freeform?.replace(/^\S+ /, "") ?? "Mill Row"}`,
  },
});

/** Another business of the house, which answers the same telephone. */
export const tenantOf = (shop: Shop, { name, type }: Shop, random: Random): Shop => ({
  ...moved(shop, random.between(0, 15), random),
  name,
  type,
});

export function moved<S extends { lat: number; lon: number }>(
  shop: S,
  metres: number,
  random: Random,
): S {
  const angle = random.next() * 2 * Math.PI;
  const north = (metres * Math.cos(angle)) / metresPerDegree;
  const east =
    (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((shop.lat * Math.PI) / 180));
  return { ...shop, lat: shop.lat + north, lon: shop.lon + east };
}

/** As other people write a name: a slip, a word less or more, another order, capitals. */
export function misspelt(name: string, random: Random): string {
  const at = random.between(1, Math.max(1, name.length - 2));
  const words = name.split(" ");
  return random.pick([
    `${name.slice(0, at)}${name.slice(at + 1)}`,
    `${name.slice(0, at)}${name[at + 1] ?? ""}${name[at] ?? ""}${name.slice(at + 2)}`,
    name.replace(/^The /, ""),
    `${name} Ltd`,
    `${name} Port Ellory`,
    `${name} - Port Ellory Branch`,
    `${name}, Inc.`,
    `${name}, Proudly Local`,
    `${name} ${random.pick(["Studio", "Shop", "Group", "Centre", "House"])}`,
    words.length > 2 ? words.slice(0, -1).join(" ") : name,
    words.length === 2 ? words.toReversed().join(" ") : name,
    words.slice(0, 2).join("") +
      words
        .slice(2)
        .map((word) => ` ${word}`)
        .join(""),
    name.toUpperCase(),
    name.replaceAll(" & ", " and "),
  ]);
}

export const siteOf = (name: string): string => `https://${slugOf(name) || "shop"}.example/`;
