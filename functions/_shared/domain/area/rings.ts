/** A point in degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

/** Lines end to end: the first position is also the last one. */
export type Ring = readonly Position[];

/**
 * Joins lines at their common ends into closed rings, whichever way each line runs. `null` if a line
 * is missing or a ring stays open: its inside is unknown.
 */
export function ringsOf(lines: readonly (readonly Position[])[]): Ring[] | null {
  if (lines.some((line) => line.length < 2)) return null;
  const open = [...lines];
  const rings: Position[][] = [];
  for (let line = open.pop(); line; line = open.pop()) {
    const ring = [...line];
    while (!isClosed(ring)) {
      const end = ring.at(-1);
      const at = open.findIndex((other) => isAt(other[0], end) || isAt(other.at(-1), end));
      const [next] = at < 0 ? [] : open.splice(at, 1);
      if (!next) return null;
      ring.push(...(isAt(next[0], end) ? next : next.toReversed()).slice(1));
    }
    rings.push(ring);
  }
  return rings.length > 0 ? rings : null;
}

const isClosed = (ring: Ring): boolean => ring.length > 3 && isAt(ring[0], ring.at(-1));

const isAt = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && a.lat === b.lat && a.lon === b.lon;

/** Whether a position lies within the rings by the even–odd rule: a ring within another is a hole. */
export function isWithin(rings: readonly Ring[], { lat, lon }: Position): boolean {
  let isInside = false;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (from && from.lat > lat !== to.lat > lat) {
        const crossing = from.lon + ((lat - from.lat) / (to.lat - from.lat)) * (to.lon - from.lon);
        if (lon < crossing) isInside = !isInside;
      }
      from = to;
    }
  }
  return isInside;
}

/** Square degrees: only to tell the smaller of two areas near each other. */
export const squareDegreesWithin = (rings: readonly Ring[]): number =>
  rings.reduce((sum, ring) => sum + Math.abs(shoelace(ring)), 0);

const shoelace = (ring: Ring): number =>
  ring.reduce((sum, { lat, lon }, at) => {
    const next = ring[(at + 1) % ring.length];
    return next ? sum + (lon * next.lat - next.lon * lat) / 2 : sum;
  }, 0);
