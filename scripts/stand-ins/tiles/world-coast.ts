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
    geometry.type === "MultiPolygon" ? geometry.coordinates.flat().map(toOutline) : [],
  );
}

const toOutline = (ring: number[][]): LatLon[] => ring.map(([lon = 0, lat = 0]) => ({ lat, lon }));
