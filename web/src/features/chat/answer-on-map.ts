import { CircleMarker, type LatLngTuple, latLngBounds } from "leaflet";
import { createBaseMap, plainText } from "../../lib/base-map.ts";
import type { MapTiles } from "../../lib/config.ts";
import type { Point } from "./points.ts";

interface AnswerMapOptions {
  tiles: MapTiles;
  points: readonly Point[];
  onTilesFailed: (haveFailed: boolean) => void;
}

const fitPaddingPx = 32;
const zoomMax = 17;
const radiusPx = 7;

/** The points on a map that shows them all; gives what removes it. */
export function createAnswerMap(
  host: HTMLElement,
  { tiles, points, onTilesFailed }: AnswerMapOptions,
): () => void {
  const map = createBaseMap(host, { tiles, onTilesFailed, scrollWheelZoom: false });
  map.fitBounds(latLngBounds(points.map(({ lat, lon }): LatLngTuple => [lat, lon])), {
    padding: [fitPaddingPx, fitPaddingPx],
    maxZoom: zoomMax,
    animate: false,
  });
  const look = { className: "map-point", radius: radiusPx, weight: 2, fillOpacity: 0.95 };
  for (const { name, lat, lon } of points) {
    const marker = new CircleMarker([lat, lon], look).addTo(map);
    if (name) marker.bindPopup(plainText(name));
  }
  return () => void map.remove();
}
