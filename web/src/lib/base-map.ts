import "leaflet/dist/leaflet.css";
import "./base-map.css";
import { Map as LeafletMap, type MapOptions, TileLayer } from "leaflet";
import type { MapTiles } from "./config.ts";
import { isBackAgain } from "./connection.ts";

export interface BaseMapOptions extends MapOptions {
  /** `null` where the caller lays pictures of its own. */
  tiles: MapTiles | null;
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

/**
 * The address of the pictures for the page's theme: `show` gets another one when the theme changes.
 * The map's class says whether they are dark: the marks over them have colours to match.
 */
export function pictureInTheme(
  map: LeafletMap,
  { url, urlDark }: { url: string; urlDark?: string | undefined },
  show: (url: string) => void,
): string {
  const page = document.documentElement;
  const choose = (): string => {
    const isDark = urlDark !== undefined && page.classList.contains("dark");
    map.getContainer().classList.toggle("is-dark-map", isDark);
    return isDark ? urlDark : url;
  };
  let shown = choose();
  const themed = new MutationObserver(() => {
    const chosen = choose();
    if (chosen !== shown) show(chosen);
    shown = chosen;
  });
  themed.observe(page, { attributeFilter: ["class"] });
  map.on("unload", () => themed.disconnect());
  return shown;
}

function addTiles(
  map: LeafletMap,
  { attribution, ...addresses }: MapTiles,
  onTilesFailed: BaseMapOptions["onTilesFailed"],
): void {
  // "load" comes after failed pictures, too.
  let hasFailed = false;
  let isWaiting = false;
  let isGone = false;
  const show = (url: string): void => void pictures.setUrl(url);
  const pictures: TileLayer = new TileLayer(pictureInTheme(map, addresses, show), {
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
