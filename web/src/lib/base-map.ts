import "leaflet/dist/leaflet.css";
import "./base-map.css";
import { Map as LeafletMap, type MapOptions, TileLayer } from "leaflet";
import { isBackAgain } from "./connection.ts";

export interface BaseMapOptions extends MapOptions {
  /** `null` where the caller lays pictures of its own. */
  tiles: { url: string; attribution: string } | null;
  /** Told each time all pictures in view have come or failed. */
  onTilesFailed: (haveFailed: boolean) => void;
}

const closestTiles = 19;

export const prefersStillness = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * A bare map with its pictures: without motion for people who want none, and with failed pictures
 * requested again once the connection is back.
 */
export function createBaseMap(
  host: HTMLElement,
  { tiles, onTilesFailed, ...options }: BaseMapOptions,
): LeafletMap {
  const isStill = prefersStillness();
  const map = new LeafletMap(host, {
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
    ...options,
  });
  map.attributionControl.setPrefix(false);
  if (tiles) addTiles(map, tiles, onTilesFailed);
  return map;
}

function addTiles(
  map: LeafletMap,
  { url, attribution }: NonNullable<BaseMapOptions["tiles"]>,
  onTilesFailed: BaseMapOptions["onTilesFailed"],
): void {
  // "load" comes after failed pictures, too.
  let hasFailed = false;
  let isWaiting = false;
  let isGone = false;
  const pictures = new TileLayer(url, {
    attribution: plainText(attribution).innerHTML,
    maxZoom: closestTiles,
  });
  // A request lost to the connection is not a failure: the page says that it is offline.
  const judge = async (): Promise<void> => {
    if (isWaiting) return;
    isWaiting = hasFailed;
    const isWorthATry = hasFailed && (await isBackAgain());
    isWaiting = false;
    if (isGone) return;
    if (isWorthATry) pictures.redraw();
    else onTilesFailed(hasFailed);
  };
  pictures
    .on("loading", () => {
      hasFailed = false;
    })
    .on("tileerror", () => {
      hasFailed = true;
    })
    .on("load", () => void judge())
    .addTo(map);
  map.on("unload", () => {
    isGone = true;
  });
}

/** Leaflet reads texts as markup; this element keeps any text literal. */
export function plainText(text: string): HTMLElement {
  const element = document.createElement("span");
  element.textContent = text;
  element.dir = "auto";
  return element;
}
