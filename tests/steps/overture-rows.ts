import { createRandom, type PlaceRow } from "../../scripts/stand-ins/index.ts";

const kinds: [string[], ...string[][]] = [
  ["food_and_drink", "restaurant"],
  ["food_and_drink", "non_alcoholic_beverage_venue", "coffee_shop"],
  ["services_and_business", "home_service", "plumbing"],
  ["shopping", "specialty_store", "clothing_store"],
  ["shopping", "specialty_store", "electronics_store"],
  ["community_and_government", "government_office"],
  ["education", "school"],
  ["arts_and_entertainment", "museum"],
  ["travel_and_transportation", "parking"],
];

interface RowBox {
  west: number;
  south: number;
  /** Degrees of each side. */
  side: number;
}

/** As many made-up places as a box should have, about as large as real rows: 140 bytes packed. */
export function manyPlaces(count: number, { west, south, side }: RowBox): PlaceRow[] {
  const random = createRandom(count);
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => random.between(0, 15).toString(16)).join("");
  return Array.from({ length: count }, (_, at) => {
    const lon = west + side * random.next();
    const lat = south + side * random.next();
    const hierarchy = random.pick(kinds);
    const word = hex(6);
    const name = `${hierarchy.at(-1)} ${word}`;
    const record = { record_id: hex(15), update_time: "2026-10-20T00:00:00.000Z" };
    const confidence = random.next();
    return {
      id: `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`,
      bbox: { xmin: lon, xmax: lon + 1.5e-5, ymin: lat, ymax: lat + 4e-6 },
      version: random.between(1, 9),
      confidence,
      names: { primary: name, common: null, rules: null },
      operating_status: random.pick(["open", null]),
      basic_category: hierarchy.at(-1),
      taxonomy: { primary: hierarchy.at(-1), hierarchy, alternates: null },
      websites: random.chance(0.9) ? [`https://www.${word}.example/`] : null,
      socials: random.chance(0.7) ? [`https://www.facebook.com/${hex(12)}`] : null,
      emails: random.chance(0.5) ? [`info@${word}.example`] : null,
      phones: [`+1303555${String(at % 10_000).padStart(4, "0")}`],
      addresses: [
        {
          freeform: `${random.between(1, 999)} Street ${random.between(1, 400)}`,
          locality: "Town",
          postcode: String(80_000 + random.between(0, 99)),
          region: "CO",
          country: "US",
        },
      ],
      sources: [
        { property: "", dataset: "meta", license: "CDLA-Permissive-2.0", ...record, confidence },
        { property: "/properties/confidence", dataset: "Overture", ...record, record_id: null },
      ],
      brand: null,
    };
  });
}
