import { type BusinessKind, businessKinds, type Trading } from "./business-kinds.ts";
import { nameOf } from "./business-names.ts";
import { contactTags, createPhoneBook } from "./contact-tags.ts";
import type { Lot } from "./lots.ts";
import { chains, oddities } from "./oddities.ts";
import { hoursFor } from "./opening-hours.ts";
import { distance, polar, type Spot } from "./plane.ts";
import { createRandom, type Random } from "./random.ts";

type Tags = Record<string, string>;

export interface PlacedTags {
  spot: Spot;
  tags: Tags;
  /** Drawn as an outline in the map data, so it has a centre instead of a place of its own. */
  shape: "node" | "way" | "relation";
}

const chainApartMetres = 450;
const twinPairs = 15;

/** Every business of the town, twins of the same business included. */
export function planBusinesses(lots: Lot[], random: Random): PlacedTags[] {
  const nextLot = createLotPicker(lots, random);
  const nextPhone = createPhoneBook(random);
  const place = (tags: Tags, trading: Trading, lot = nextLot()): PlacedTags => {
    const all = {
      ...contactTags(tags.name, random, nextPhone),
      ...(random.chance(0.35) ? { opening_hours: hoursFor(trading, random) } : {}),
      ...addressTags(lot, random),
      ...tradingTags(trading, random),
      ...tags,
    };
    const spot = polar(lot.center, random.next() * 2 * Math.PI, random.next() * 4);
    return { spot, tags: all, shape: shapeOf(random) };
  };
  const kinds = businessKinds.flatMap((kind) => Array.from({ length: kind.count }, () => kind));
  const ordinary = kinds.map((kind) =>
    place({ ...nameTags(kind, random), ...kind.tags }, kind.trading),
  );
  const byHand = oddities.map(({ tags, trading }) => place(tags, trading));
  const chained = chains.flatMap(({ tags, trading, places }) =>
    lotsFarApart(places, nextLot).map((lot) => place(tags, trading, lot)),
  );
  const single = [...ordinary, ...byHand, ...chained];
  return withComforts([...single, ...twinsOf(ordinary, random)]);
}

/** From a sequence of their own: the rest of the town stays as it was before there were these. */
function withComforts(businesses: PlacedTags[]): PlacedTags[] {
  const random = createRandom(comfortsSeed);
  return businesses.map(({ tags, ...one }) => {
    const isFood = tags.cuisine !== undefined;
    const isStay = tags.tourism !== undefined;
    const comforts: Tags = {
      ...(isFood && random.chance(0.3) ? { delivery: random.pick(["yes", "no"]) } : {}),
      ...((isFood || isStay) && random.chance(0.35)
        ? { internet_access: random.pick(["wlan", "wlan", "yes", "no"]) }
        : {}),
      ...(isStay && random.chance(0.25) ? { operator: random.pick(hotelGroups) } : {}),
    };
    return { ...one, tags: { ...comforts, ...tags } };
  });
}

const comfortsSeed = 20_261;
const hotelGroups = ["Ellory Hotels", "Harbour & Hill"] as const;

/** A lot, far more often on a main road and near the middle of the town. */
function createLotPicker(lots: Lot[], random: Random): () => Lot {
  const middle: Spot = { x: -60, y: -380 };
  let sum = 0;
  const sums = lots.map(({ street, center }) => {
    const nearness = Math.exp(-distance(center, middle) / 520);
    sum += (street.kind === "main" ? 3.2 : 1) * (nearness * 3 + 0.08);
    return sum;
  });
  return () => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const half = (low + high) >> 1;
      if ((sums[half] ?? 0) < wanted) low = half + 1;
      else high = half;
    }
    const lot = lots[low];
    if (!lot) throw new RangeError("The town has no lots.");
    return lot;
  };
}

function lotsFarApart(count: number, nextLot: () => Lot): Lot[] {
  const found: Lot[] = [];
  for (let tries = 0; found.length < count && tries < 2_000; tries += 1) {
    const lot = nextLot();
    const isApart = found.every(({ center }) => distance(center, lot.center) > chainApartMetres);
    if (isApart) found.push(lot);
  }
  return found;
}

/** About one in nine has no name; mappers often see only what a place is. */
const nameTags = (kind: BusinessKind, random: Random): Tags =>
  random.chance(0.885) ? { name: nameOf(kind, random) } : {};

const shapeOf = (random: Random): PlacedTags["shape"] => {
  const share = random.next();
  if (share < 0.83) return "node";
  return share < 0.98 ? "way" : "relation";
};

function addressTags({ street, houseNumber }: Lot, random: Random): Tags {
  const hasStreet = random.chance(0.61);
  if (!hasStreet) return random.chance(0.05) ? { "addr:city": "Port Ellory" } : {};
  const inward = `${street.name.length % 9}${"ABDEFGHJLN"[street.name.charCodeAt(0) % 10]}${"PQRSTUWXYZ"[street.name.charCodeAt(2) % 10]}`;
  return {
    "addr:street": street.name,
    ...(random.chance(0.93) ? { "addr:housenumber": numberText(houseNumber, random) } : {}),
    ...(random.chance(0.44) ? { "addr:city": "Port Ellory" } : {}),
    ...(random.chance(0.5) ? { "addr:postcode": `${street.suburb.postcode} ${inward}` } : {}),
    ...(random.chance(0.16) ? { "addr:suburb": street.suburb.name } : {}),
    ...(random.chance(0.13) ? { "addr:country": "GB" } : {}),
  };
}

function numberText(houseNumber: number, random: Random): string {
  const style = random.next();
  if (style < 0.05) return `${houseNumber}${random.pick(["a", "b", "C"])}`;
  return style < 0.1 ? `${houseNumber}-${houseNumber + 2}` : String(houseNumber);
}

function tradingTags(trading: Trading, random: Random): Tags {
  const food: Tags = {
    ...(random.chance(0.62) ? { cuisine: random.pick(cuisines) } : {}),
    ...(random.chance(0.24) ? { outdoor_seating: random.pick(["yes", "no", "pavement"]) } : {}),
    ...(random.chance(0.12) ? { takeaway: "yes" } : {}),
    ...(random.chance(0.08) ? { "diet:vegetarian": "yes" } : {}),
  };
  return {
    ...(trading === "food" ? food : {}),
    ...(trading === "stay" && random.chance(0.4) ? { stars: String(random.between(2, 5)) } : {}),
    ...(random.chance(0.2) ? { wheelchair: random.pick(["yes", "limited", "no"]) } : {}),
    ...(random.chance(0.03) ? { "payment:cash": "yes", "payment:visa": "yes" } : {}),
    ...(random.chance(0.02) ? { "payment:cash": "no", "payment:contactless": "yes" } : {}),
    ...(random.chance(0.015) ? { start_date: random.pick(startDates) } : {}),
    ...(random.chance(0.07)
      ? { check_date: `202${random.between(4, 6)}-0${random.between(1, 9)}-15` }
      : {}),
    ...(random.chance(0.04) ? { level: random.pick(["0", "1", "-1"]) } : {}),
    ...(random.chance(0.015) ? { description: "Family-run; ask for Joan, “the boss”." } : {}),
  };
}

const cuisines = [
  "italian",
  "pizza",
  "indian",
  "chinese",
  "fish_and_chips",
  "burger",
  "seafood",
  "thai",
  "british",
  "coffee_shop",
  "kebab",
  "turkish",
  "spanish;tapas",
  "french",
  "vegan",
  "regional",
  "sandwich",
] as const;

const startDates = ["1987", "2004-05", "2019-03-01", "C19", "~1950", "before 1900"] as const;

/** Mapped twice: once as a node, once as the building around it, each knowing other things. */
function twinsOf(businesses: PlacedTags[], random: Random): PlacedTags[] {
  const kept = new Set(["name", "shop", "amenity", "tourism", "office", "craft", "healthcare"]);
  return random
    .shuffled(businesses.filter(({ tags, shape }) => tags.name && shape === "node"))
    .slice(0, twinPairs)
    .map(({ spot, tags }) => ({
      spot: polar(spot, random.next() * 2 * Math.PI, random.between(3, 24)),
      shape: "way",
      tags: {
        ...Object.fromEntries(Object.entries(tags).filter(([key]) => kept.has(key))),
        building: "yes",
        ...(random.chance(0.5) ? { wheelchair: "yes" } : {}),
      },
    }));
}
