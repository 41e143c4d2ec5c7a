import type { Map as LeafletMap, Point } from "leaflet";
import { createClusterThread, type MapPoints } from "./cluster-thread.ts";
import { canvasMargin, createSpotCanvas, noSpots } from "./spot-canvas.ts";

export interface Spot {
  lat: number;
  lon: number;
  /** The number of businesses in it. */
  count: number;
  /** Of a single business its row, of a group the group's number. */
  ref: number;
}

export interface SpotLayer {
  load: (points: MapPoints) => void;
  choose: (row: number | null) => void;
  /** The spot under a point of the map's box. */
  at: (point: Point) => Spot | null;
  /** Tells at which zoom a group falls apart. */
  expand: (cluster: number, then: (zoom: number) => void) => void;
  remove: () => void;
}

/** Businesses over the tiles, clustered where they are close together. */
export function createSpotLayer(map: LeafletMap): SpotLayer {
  const canvas = createSpotCanvas(map);
  let spots = noSpots;
  let chosen: number | null = null;
  const paint = (): void => canvas.paint(spots, chosen);
  const thread = createClusterThread((found) => {
    spots = found;
    paint();
  });
  const ask = (): void => {
    const box = map.getBounds().pad(canvasMargin);
    thread.ask(
      [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()],
      Math.round(map.getZoom()),
    );
  };
  map.on("move", () => {
    if (canvas.isLeft()) ask();
  });
  map.on("moveend resize", ask);
  const themed = new MutationObserver(paint);
  themed.observe(document.documentElement, { attributeFilter: ["class"] });

  return {
    load(points) {
      thread.load(points);
      ask();
    },
    choose(row) {
      chosen = row;
      paint();
    },
    at(point) {
      const found = canvas.at(point);
      if (found === null) return null;
      const { lats, lons, counts, refs } = spots;
      return {
        lat: lats[found] ?? 0,
        lon: lons[found] ?? 0,
        count: counts[found] ?? 1,
        ref: refs[found] ?? 0,
      };
    },
    expand: thread.expand,
    remove() {
      themed.disconnect();
      thread.end();
      canvas.remove();
    },
  };
}
