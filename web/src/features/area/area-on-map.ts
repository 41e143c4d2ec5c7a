import L from "leaflet";
import { type Bounds, edges } from "#domain/area.ts";
import { insetOf } from "./edge-bounds.ts";
import { createEdgeHandle } from "./edge-handle.ts";

export interface AreaMapOptions {
  tiles: { url: string; attribution: string };
  /** Where the map starts when no area is chosen. */
  home: Bounds | null;
  area: Bounds | null;
  /** Each frame of a drag; nothing is kept yet. Null: given up, and nothing was chosen before. */
  onMove: (bounds: Bounds | null) => void;
  /** The person has chosen. */
  onChoose: (bounds: Bounds) => void;
  onTilesFailed: (haveFailed: boolean) => void;
}

export interface AreaMapControls {
  /** The chosen area, or the one the points stand on while none is chosen. */
  shown: () => Bounds;
  /** What can be seen, less a margin. */
  viewArea: () => Bounds;
  show: (area: Bounds | null) => void;
  fit: (bounds: Bounds) => void;
  remove: () => void;
}

const fitPaddingPx = 40;
/** Points stand here in the view while no area is chosen. */
const ghostInset = 0.25;
const viewInset = 0.1;
const roomForPointsPx = 90;
const farOut = { centre: [20, 0] as [number, number], zoom: 2 };

const corners = ({ north, south, east, west }: Bounds): L.LatLngBoundsExpression => [
  [south, west],
  [north, east],
];

/** The map with its four points. Dragging moves Leaflet's layers only: React learns of the end. */
export function createAreaMap(host: HTMLElement, options: AreaMapOptions): AreaMapControls {
  const map = createMap(host, options);
  const visible = (): Bounds => {
    const view = map.getBounds();
    return {
      north: view.getNorth(),
      south: view.getSouth(),
      east: view.getEast(),
      west: view.getWest(),
    };
  };
  let area = options.area;
  let shown = area ?? insetOf(visible(), ghostInset);
  const outline = L.rectangle(corners(shown), {
    className: "area-outline",
    interactive: false,
  }).addTo(map);

  const paint = (): void => {
    outline.setBounds(L.latLngBounds(corners(shown) as L.LatLngTuple[]));
    for (const handle of handles) handle.paint();
    host.classList.toggle("has-no-area", area === null);
    spread();
  };
  // In a box that is small on the screen the points stand outside, so that none covers another.
  const spread = (): void => {
    const { north, south, east, west } = shown;
    const top = map.latLngToContainerPoint([north, west]);
    const bottom = map.latLngToContainerPoint([south, east]);
    host.classList.toggle("is-flat", bottom.y - top.y < roomForPointsPx);
    host.classList.toggle("is-narrow", bottom.x - top.x < roomForPointsPx);
  };
  map.on("zoomend", spread);
  const move = (bounds: Bounds): void => {
    shown = bounds;
    paint();
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
  const handles = edges.map((edge) =>
    createEdgeHandle(map, edge, { bounds: () => shown, view: visible, move, restore, commit }),
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
    fit: (bounds) => void fitTo(map, bounds),
    remove: () => void map.remove(),
  };
}

const prefersStillness = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const fitTo = (map: L.Map, bounds: Bounds): L.Map =>
  map.fitBounds(L.latLngBounds(corners(bounds) as L.LatLngTuple[]), {
    padding: [fitPaddingPx, fitPaddingPx],
    maxZoom: 18,
    animate: !prefersStillness(),
  });

function createMap(host: HTMLElement, { tiles, home, area, onTilesFailed }: AreaMapOptions): L.Map {
  const isStill = prefersStillness();
  const map = L.map(host, {
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
    worldCopyJump: false,
    minZoom: 2,
  });
  map.attributionControl.setPrefix(false);
  const start = area ?? home;
  if (start) {
    map.fitBounds(L.latLngBounds(corners(start) as L.LatLngTuple[]), {
      padding: area ? [fitPaddingPx, fitPaddingPx] : [0, 0],
    });
  } else {
    map.setView(farOut.centre, farOut.zoom);
  }
  const attribution = document.createElement("span");
  attribution.textContent = tiles.attribution;
  L.tileLayer(tiles.url, { attribution: attribution.innerHTML, maxZoom: 19 })
    .on("tileerror", () => onTilesFailed(true))
    .on("load", () => onTilesFailed(false))
    .addTo(map);
  return map;
}
