import { feature } from "topojson-client";
import land from "world-atlas/land-110m.json" with { type: "json" };
import type { LatLon } from "./mercator.ts";

type Topology = Parameters<typeof feature>[0];

/** The coasts of the world as Natural Earth draws them at 1:110,000,000; they are in the public domain. */
export function worldCoast(): LatLon[][] {
  const topology = land as unknown as Topology;
  const { land: object } = topology.objects;
  const drawn = object ? feature(topology, object) : null;
  const features = drawn && "features" in drawn ? drawn.features : [];
  return features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates.flat().flatMap(toOutlines) : [],
  );
}

/** A ring that crosses the 180° meridian is drawn on, once at each end of the map. */
function toOutlines(ring: number[][]): LatLon[][] {
  let turns = 0;
  const outline = ring.map(([lon = 0, lat = 0], i) => {
    const step = lon - (ring[i - 1]?.[0] ?? lon);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return { lat, lon: lon + 360 * turns };
  });
  // Around the whole world: by way of the pole.
  if (turns !== 0) {
    outline.push(...[outline.at(-1), outline[0]].map((end) => ({ lat: -90, lon: end?.lon ?? 0 })));
  }
  const lons = outline.map(({ lon }) => lon);
  return [-360, 0, 360]
    .filter((by) => Math.min(...lons) + by < 180 && Math.max(...lons) + by > -180)
    .map((by) => outline.map(({ lat, lon }) => ({ lat, lon: lon + by })));
}
