import type { Random } from "./random.ts";

/** What else stands around in a town and must never be taken for a business: tags and how many. */
const furniture: [number, Record<string, string>][] = [
  [210, { amenity: "bench" }],
  [60, { amenity: "bench", backrest: "yes" }],
  [90, { amenity: "waste_basket" }],
  [34, { amenity: "parking", parking: "surface" }],
  [60, { amenity: "bicycle_parking" }],
  [14, { amenity: "toilets" }],
  [22, { amenity: "post_box" }],
  [16, { amenity: "recycling" }],
  [12, { amenity: "atm" }],
  [9, { amenity: "drinking_water" }],
  [18, { amenity: "shelter" }],
  [11, { amenity: "place_of_worship" }],
  [8, { amenity: "school" }],
  [4, { amenity: "fire_station" }],
  [10, { amenity: "charging_station" }],
  [9, { tourism: "artwork" }],
  [20, { tourism: "information", information: "board" }],
  [7, { tourism: "viewpoint" }],
  [16, { leisure: "playground" }],
  [12, { leisure: "picnic_table" }],
  [9, { leisure: "pitch", sport: "tennis" }],
  [22, { emergency: "fire_hydrant" }],
  [5, { emergency: "defibrillator" }],
];

export const furnitureTags = (random: Random): Record<string, string>[] =>
  furniture.flatMap(([count, tags]) =>
    Array.from({ length: count }, () => ({
      ...tags,
      ...(tags.amenity === "parking" && random.chance(0.4) ? { fee: "yes" } : {}),
      ...(random.chance(0.05) ? { operator: "Port Ellory Town Council" } : {}),
    })),
  );
