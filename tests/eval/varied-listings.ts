import type { FileListing } from "../../scripts/ask/read-listings.ts";
import { createRandom } from "../../scripts/stand-ins/index.ts";

const chains = ["Comet", "COMET", "Dune & Co", "Café Élan", "cafe elan", "Hidden Grove"];
const areas = ["EC1", "EC1A", "EC10", "E1", "SW1", "SW10", "N1"];

/**
 * The same businesses, of which some share a name in several spellings, have a postcode of letters
 * and digits, or close at a time that nobody knows.
 */
export function varied(listings: readonly FileListing[], seed: number): FileListing[] {
  const { next } = createRandom(seed);
  const chance = (share: number): boolean => next() < share;
  const pick = (values: readonly string[]): string =>
    values[Math.floor(next() * values.length)] ?? "";
  return listings.map((listing) => {
    const hours = listing.hours as [number, number, number][];
    return {
      ...listing,
      ...(chance(0.3) ? { name: pick(chains) } : {}),
      ...(chance(0.05) ? { name: null } : {}),
      ...(chance(0.5) ? { postcode: `${pick(areas)} ${Math.floor(next() * 9)}AB` } : {}),
      hours: hours.flatMap(([day, opens, closes]) => {
        if (chance(0.1)) return [[day, opens, opens]];
        if (chance(0.1))
          return [
            [day, opens, closes],
            [day, closes, closes],
          ];
        return [[day, opens, closes]];
      }),
    };
  });
}
