import { ImageOverlay, LayerGroup, type LeafletMouseEvent, latLngBounds, Rectangle } from "leaflet";
import type { Bounds } from "#domain/area/area.ts";
import { createBaseMap, pictureInTheme, prefersStillness } from "../../lib/base-map.ts";
import type { MapTiles } from "../../lib/config.ts";
import type { MapPoints } from "./cluster-thread.ts";
import "./results-map.css";
import { createSpotLayer } from "./spot-layer.ts";

/** One picture of all there is, for a place that no map service knows. */
export interface Ground {
  url: string;
  urlDark: string;
  bounds: Bounds;
}

export interface ResultsMapOptions {
  pictures: Ground | MapTiles;
  area: Bounds;
  onChoose: (row: number) => void;
  onTilesFailed: (haveFailed: boolean) => void;
}

export interface ResultsMapControls {
  show: (points: MapPoints) => void;
  /** Parts of the area that are collected, and those that could not be. */
  outline: (tiles: { done: readonly Bounds[]; dead: readonly Bounds[] }) => void;
  /** The business that is looked at; `null` for none. */
  choose: (row: number | null, at: { lat: number; lon: number } | null) => void;
  remove: () => void;
}

const fitPaddingPx = 24;
/** So far a new size alone moves the middle. */
const roundingPx = 2;
const closestZoom = 18;
const groundMinZoom = 12;

const cornersOf = ({ north, south, east, west }: Bounds) =>
  latLngBounds([south, west], [north, east]);

const tileOutline = (box: Bounds, className: string): Rectangle =>
  new Rectangle(cornersOf(box), { className, weight: 1, interactive: false });

/** Where tiles would be; nothing can be seen beyond it. */
function lay({ bounds, ...addresses }: Ground, map: ReturnType<typeof createBaseMap>): void {
  const corners = cornersOf(bounds);
  const show = (url: string): void => void picture.setUrl(url);
  const picture: ImageOverlay = new ImageOverlay(pictureInTheme(map, addresses, show), corners, {
    pane: "tilePane",
  }).addTo(map);
  map.setMaxBounds(corners).setMinZoom(groundMinZoom);
}

/**
 * Shows the whole area. A map that is hidden, as on paper, has no size to fit it to. The function it
 * returns says whether this is still what the map shows.
 */
function fitArea(map: ReturnType<typeof createBaseMap>, area: Bounds): () => boolean {
  const corners = cornersOf(area);
  const { clientWidth, clientHeight } = map.getContainer();
  if (Math.min(clientWidth, clientHeight) <= 2 * fitPaddingPx) {
    map.setView(corners.getCenter(), groundMinZoom, { animate: false });
  } else {
    map.fitBounds(corners, { padding: [fitPaddingPx, fitPaddingPx], animate: false });
  }
  const [zoom, center] = [map.getZoom(), map.project(map.getCenter())];
  return () =>
    map.getZoom() === zoom && map.project(map.getCenter()).distanceTo(center) <= roundingPx;
}

/** A preset's businesses on a map, clustered where they are close together. */
export function createResultsMap(
  host: HTMLElement,
  { pictures, area, onChoose, onTilesFailed }: ResultsMapOptions,
): ResultsMapControls {
  const tiles = "bounds" in pictures ? null : pictures;
  const map = createBaseMap(host, { tiles, onTilesFailed, maxZoom: closestZoom, minZoom: 2 });
  if ("bounds" in pictures) lay(pictures, map);
  let isUntouched = fitArea(map, area);
  const spots = createSpotLayer(map);
  map.on("click", ({ containerPoint }: LeafletMouseEvent) => {
    const spot = spots.at(containerPoint);
    if (!spot) return;
    if (spot.count === 1) onChoose(spot.ref);
    else {
      spots.expand(spot.ref, (zoom) => {
        map.setView([spot.lat, spot.lon], Math.min(zoom, closestZoom), {
          animate: !prefersStillness(),
        });
      });
    }
  });
  map.on("mousemove", ({ containerPoint }: LeafletMouseEvent) => {
    host.style.cursor = spots.at(containerPoint) ? "pointer" : "";
  });
  const resized = new ResizeObserver(() => {
    const fits = isUntouched();
    map.invalidateSize({ animate: false });
    if (fits) isUntouched = fitArea(map, area);
  });
  resized.observe(host);

  const outlines = new LayerGroup().addTo(map);
  return {
    show: spots.load,
    outline({ done, dead }) {
      outlines.clearLayers();
      for (const box of done) outlines.addLayer(tileOutline(box, "tile-done"));
      for (const box of dead) outlines.addLayer(tileOutline(box, "tile-dead"));
    },
    choose(row, at) {
      spots.choose(row);
      if (at && !map.getBounds().contains([at.lat, at.lon])) {
        map.panTo([at.lat, at.lon], { animate: !prefersStillness() });
      }
    },
    remove() {
      resized.disconnect();
      spots.remove();
      map.remove();
    },
  };
}
