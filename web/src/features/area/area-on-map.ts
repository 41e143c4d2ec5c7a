import { type Map as LeafletMap, latLngBounds, Rectangle } from "leaflet";
import { type Bounds, edges } from "#domain/area/area.ts";
import { createBaseMap, prefersStillness } from "../../lib/base-map.ts";
import type { MapTiles } from "../../lib/config.ts";
import { insetOf } from "./edge-bounds.ts";
import { createEdgeHandle } from "./edge-handle.ts";
import { farOut, type MapView } from "./framing.ts";

export interface AreaMapOptions {
  tiles: MapTiles;
  view: MapView | null;
  area: Bounds | null;
  /** Each frame of a drag; nothing is kept yet. Null: given up, and nothing was chosen before. */
  onMove: (bounds: Bounds | null) => void;
  /** The person has chosen. */
  onChoose: (bounds: Bounds) => void;
  /** Asked for by the keyboard. */
  onUndo: () => void;
  onTilesFailed: (haveFailed: boolean) => void;
}

export interface AreaMapControls {
  /** The chosen area, or the points' initial one while none is chosen. */
  shown: () => Bounds;
  /** The visible area, less a margin. */
  viewArea: () => Bounds;
  show: (area: Bounds | null) => void;
  look: (view: MapView) => void;
  remove: () => void;
}

/** The points' place in the view while no area is chosen. */
const ghostInset = 0.25;
const viewInset = 0.1;
const roomForPointsPx = 90;

const cornersOf = ({ north, south, east, west }: Bounds) =>
  latLngBounds([south, west], [north, east]);

/** The map with its four points. Dragging moves Leaflet's layers only: React learns of the end. */
export function createAreaMap(host: HTMLElement, options: AreaMapOptions): AreaMapControls {
  const { tiles, onTilesFailed } = options;
  const map = createBaseMap(host, { tiles, onTilesFailed, worldCopyJump: false, minZoom: 2 });
  look(map, options.view ?? farOut);
  const visible = (): Bounds => visibleOn(map);
  let area = options.area;
  let shown = area ?? insetOf(visible(), ghostInset);
  const outline = new Rectangle(cornersOf(shown), {
    className: "area-outline",
    interactive: false,
  }).addTo(map);

  const paint = (isMoving = false): void => {
    outline.setBounds(cornersOf(shown));
    for (const handle of handles) handle.paint();
    host.classList.toggle("has-no-area", area === null && !isMoving);
    spread(host, map, shown);
  };
  map.on("zoomend", () => spread(host, map, shown));
  const move = (bounds: Bounds): void => {
    shown = bounds;
    paint(true);
    options.onMove(bounds);
  };
  const restore = (bounds: Bounds): void => {
    shown = bounds;
    paint();
    options.onMove(area);
  };
  const commit = (bounds: Bounds): void => {
    area = bounds;
    move(bounds);
    options.onChoose(bounds);
  };
  const { onUndo: undo } = options;
  const handles = edges.map((edge) =>
    createEdgeHandle(map, edge, {
      bounds: () => shown,
      view: visible,
      move,
      restore,
      commit,
      undo,
    }),
  );
  // While nothing is chosen the points stay in the view.
  map.on("moveend", () => {
    if (area || host.querySelector(".leaflet-drag-target")) return;
    shown = insetOf(visible(), ghostInset);
    paint();
  });
  paint();

  return {
    shown: () => shown,
    viewArea: () => insetOf(visible(), viewInset),
    show(next) {
      if (next === area) return;
      area = next;
      shown = next ?? insetOf(visible(), ghostInset);
      paint();
    },
    look: (view) => look(map, view),
    remove: () => void map.remove(),
  };
}

function visibleOn(map: LeafletMap): Bounds {
  const view = map.getBounds();
  return {
    north: view.getNorth(),
    south: view.getSouth(),
    east: view.getEast(),
    west: view.getWest(),
  };
}

/** In a box that is small on the screen the points stand outside, so that none covers another. */
function spread(host: HTMLElement, map: LeafletMap, box: Bounds): void {
  const { north, south, east, west } = box;
  const top = map.latLngToContainerPoint([north, west]);
  const bottom = map.latLngToContainerPoint([south, east]);
  host.classList.toggle("is-flat", bottom.y - top.y < roomForPointsPx);
  host.classList.toggle("is-narrow", bottom.x - top.x < roomForPointsPx);
}

function look(map: LeafletMap, view: MapView): void {
  const animate = !prefersStillness();
  if ("zoom" in view) {
    map.setView([view.lat, view.lon], view.zoom, { animate });
    return;
  }
  map.fitBounds(cornersOf(view.bounds), {
    padding: [view.paddingPx, view.paddingPx],
    maxZoom: view.closestZoom,
    animate,
  });
}
