import type { Gazetteer, LatLon, Place } from "./gazetteer.ts";

export interface Geocoding {
  /** Best first. */
  search: (text: string, limit: number) => Place[];
  /** The road nearest to a spot, when one is within 5 km. */
  nearest: (spot: LatLon) => { point: LatLon; address: Record<string, string> } | null;
}

const farthestDegrees = 0.045;

export function createGeocoding({ places, roads }: Gazetteer): Geocoding {
  const entries = places.map((place) => ({
    place,
    name: folded(place.name),
    full: folded([place.name, ...place.within].join(" ")),
  }));
  return {
    search(text, limit) {
      const wanted = folded(text);
      if (wanted === "") return [];
      return entries
        .map((entry) => ({ ...entry, score: scoreOf(entry, wanted) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || b.place.importance - a.place.importance)
        .slice(0, limit)
        .map(({ place }) => place);
    },
    nearest(spot) {
      let best: { point: LatLon; address: Record<string, string> } | null = null;
      let least = farthestDegrees ** 2;
      const shrink = Math.cos((spot.lat * Math.PI) / 180);
      for (const { points, address } of roads) {
        for (const point of points) {
          const squared = (point.lat - spot.lat) ** 2 + ((point.lon - spot.lon) * shrink) ** 2;
          if (squared < least) {
            least = squared;
            best = { point, address };
          }
        }
      }
      return best;
    },
  };
}

/** Whole name before its beginning, before the middle, before words of the whole address. */
function scoreOf({ name, full }: { name: string; full: string }, wanted: string): number {
  if (name === wanted) return 4;
  if (name.startsWith(wanted)) return 3;
  if (name.includes(wanted)) return 2;
  const words = full.split(" ");
  const isIn = wanted.split(" ").every((part) => words.some((word) => word.startsWith(part)));
  if (!isIn) return 0;
  return wanted.startsWith(name) ? 1.5 : 1;
}

/** Without case, accents and punctuation. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
