import { DomUtil, type Map as LeafletMap, type Point, type ZoomAnimEvent } from "leaflet";
import type { Spots } from "./cluster-messages.ts";
import { type Place, paintSpots, type SpotColours, spotAt } from "./spot-painter.ts";

/** Of the map's size, drawn beyond each edge: a short pan shows nothing empty. */
export const canvasMargin = 0.5;

export interface SpotCanvas {
  paint: (spots: Spots, chosen: number | null) => void;
  /** The number of the spot under a point of the map's box. */
  at: (point: Point) => number | null;
  /** Whether the map was moved so far that the canvas nearly ends. */
  isLeft: () => boolean;
  remove: () => void;
}

/** One canvas over the tiles, larger than the map; a pan or a zoom moves it as a whole. */
export function createSpotCanvas(map: LeafletMap): SpotCanvas {
  const canvas = document.createElement("canvas");
  canvas.className = "leaflet-zoom-animated pointer-events-none";
  map.getPane("overlayPane")?.append(canvas);
  let painted = noSpots;
  let places: Place[] = [];
  /** The corner of the canvas, in the map's layer. */
  let corner = map.containerPointToLayerPoint([0, 0]);
  let paintedAt = { zoom: map.getZoom(), centre: map.getCenter() };

  const cornerNow = (): Point =>
    map.containerPointToLayerPoint(map.getSize().multiplyBy(-canvasMargin));
  const follow = ({ zoom, center }: ZoomAnimEvent): void => {
    const scale = map.getZoomScale(zoom, paintedAt.zoom);
    const shift = map.project(center, zoom).subtract(map.project(paintedAt.centre, zoom));
    const half = map.getSize().multiplyBy(0.5 + canvasMargin);
    DomUtil.setTransform(
      canvas,
      half
        .multiplyBy(1 - scale)
        .add(corner)
        .subtract(shift),
      scale,
    );
  };
  map.on("zoomanim", follow);

  return {
    paint(spots, chosen) {
      const context = canvas.getContext("2d");
      if (!context) return;
      const whole = map.getSize().multiplyBy(1 + 2 * canvasMargin);
      resize(canvas, whole);
      corner = cornerNow();
      paintedAt = { zoom: map.getZoom(), centre: map.getCenter() };
      DomUtil.setPosition(canvas, corner);
      painted = spots;
      places = Array.from(spots.lats, (lat, at) => {
        const { x, y } = map.latLngToLayerPoint([lat, spots.lons[at] ?? 0]);
        return { x: x - corner.x, y: y - corner.y };
      });
      const scale = devicePixelRatio;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, whole.x, whole.y);
      paintSpots(context, spots, places, { colours: coloursOf(canvas), chosen });
    },
    at(point) {
      const layer = map.containerPointToLayerPoint(point).subtract(corner);
      return spotAt(places, painted.counts, layer);
    },
    isLeft() {
      const { x, y } = map.getSize();
      return cornerNow().distanceTo(corner) > Math.min(x, y) * canvasMargin * 0.6;
    },
    remove: () => canvas.remove(),
  };
}

export const noSpots: Spots = {
  lats: new Float64Array(0),
  lons: new Float64Array(0),
  counts: new Uint32Array(0),
  refs: new Uint32Array(0),
};

function resize(canvas: HTMLCanvasElement, { x, y }: Point): void {
  const [width, height] = [Math.round(x * devicePixelRatio), Math.round(y * devicePixelRatio)];
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${x}px`;
  canvas.style.height = `${y}px`;
}

function coloursOf(element: HTMLElement): SpotColours {
  const style = getComputedStyle(element);
  const named = (name: string): string => style.getPropertyValue(name);
  return {
    fill: named("--mark"),
    ink: named("--mark-ink"),
    edge: named("--mark-edge"),
    chosen: named("--mark-chosen"),
  };
}
