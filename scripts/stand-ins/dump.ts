import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type MapElement, pointOf } from "./map-element.ts";

export interface MapDump {
  /** First part of the file's name, `monaco` of `monaco-2026-07.overpass.json`. */
  name: string;
  elements: MapElement[];
  osmTimestamp: string;
  bounds: { north: number; south: number; east: number; west: number };
}

/** Why a file holds no map data. */
export class DumpError extends Error {}

/** Reads a file in the shape of an Overpass `out center tags` JSON answer; throws a sentence for any other. */
export function readDump(file: string): MapDump {
  const { osm3s, elements } = answerIn(file);
  const points = elements.map(pointOf);
  const edge = (pick: (...values: number[]) => number, of: "lat" | "lon"): number =>
    points.map((point) => point[of]).reduce((a, b) => pick(a, b), points[0]?.[of] ?? 0);
  return {
    name: basename(file).split(/[-.]/)[0] ?? "",
    elements,
    osmTimestamp: osm3s.timestamp_osm_base,
    bounds: {
      north: edge(Math.max, "lat"),
      south: edge(Math.min, "lat"),
      east: edge(Math.max, "lon"),
      west: edge(Math.min, "lon"),
    },
  };
}

function answerIn(file: string): DumpFile {
  const name = basename(file);
  let answer: Partial<DumpFile> | null;
  try {
    answer = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new DumpError(`${name} can't be read as JSON.`, { cause });
  }
  const { osm3s, elements } = answer ?? {};
  if (!Array.isArray(elements) || typeof osm3s?.timestamp_osm_base !== "string") {
    throw new DumpError(
      `${name} is no answer of an Overpass server: "elements" or "osm3s.timestamp_osm_base" is missing.`,
    );
  }
  return { osm3s, elements };
}

interface DumpFile {
  osm3s: { timestamp_osm_base: string };
  elements: MapElement[];
}
