export interface LatLon {
  lat: number;
  lon: number;
}

export interface Place {
  name: string;
  /** The larger places it lies in, smallest first, as shown behind its name. */
  within: string[];
  category: "place" | "highway";
  type: string;
  /** 0 … 1; the greater comes first. */
  importance: number;
  point: LatLon;
  bounds: { north: number; south: number; east: number; west: number };
  address: Record<string, string>;
}

/** What the geocoder knows: places to search for, and roads to name a spot by. */
export interface Gazetteer {
  places: Place[];
  roads: { points: LatLon[]; address: Record<string, string> }[];
}

/** The smallest box around points; a single point gets a box of about 100 m. */
export function boundsAround(points: LatLon[]): Place["bounds"] {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const margin = points.length > 1 ? 0 : 0.0005;
  return {
    north: lats.reduce((a, b) => Math.max(a, b), -90) + margin,
    south: lats.reduce((a, b) => Math.min(a, b), 90) - margin,
    east: lons.reduce((a, b) => Math.max(a, b), -180) + margin,
    west: lons.reduce((a, b) => Math.min(a, b), 180) - margin,
  };
}

export const meanOf = (points: LatLon[]): LatLon => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / Math.max(1, points.length),
  lon: points.reduce((sum, { lon }) => sum + lon, 0) / Math.max(1, points.length),
});
