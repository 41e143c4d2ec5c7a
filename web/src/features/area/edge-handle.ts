import { DivIcon, type LatLng, type Map as LeafletMap, latLng, Marker } from "leaflet";
import type { Bounds, Edge } from "#domain/area/area.ts";
import { degreesText, edgeRange, isLatitude, moveEdge } from "./edge-bounds.ts";

/** A handle's view of its map. */
export interface AreaOnMap {
  bounds: () => Bounds;
  /** The visible bounds. */
  view: () => Bounds;
  /** Each frame of a drag. */
  move: (bounds: Bounds) => void;
  /** A drag given up. */
  restore: (bounds: Bounds) => void;
  /** The end of a drag, or one key. */
  commit: (bounds: Bounds) => void;
  undo: () => void;
}

export interface EdgeHandle {
  paint: () => void;
}

const middle = (one: number, other: number): number => (one + other) / 2;

function pointOf(bounds: Bounds, edge: Edge): LatLng {
  const { north, south, east, west } = bounds;
  return isLatitude(edge)
    ? latLng(bounds[edge], middle(east, west))
    : latLng(middle(north, south), bounds[edge]);
}

/** One of the four cardinal points: a slider for the keyboard, a marker for the pointer. */
export function createEdgeHandle(map: LeafletMap, edge: Edge, area: AreaOnMap): EdgeHandle {
  const marker = new Marker(pointOf(area.bounds(), edge), {
    draggable: true,
    autoPan: true,
    icon: new DivIcon({
      className: `edge-handle edge-${edge}`,
      html: `<span>${edge.charAt(0).toUpperCase()}</span>`,
      iconSize: [44, 44],
    }),
  }).addTo(map);
  marker.bindTooltip(() => degreesText(edge, area.bounds()[edge], 6), {
    direction: "top",
    offset: [0, -14],
  });
  const element = marker.getElement();
  if (!element) throw new Error("A marker on the map has an element.");

  const paint = (): void => {
    const bounds = area.bounds();
    marker.setLatLng(pointOf(bounds, edge));
    const { min, max } = edgeRange(bounds, edge);
    element.setAttribute("aria-valuemin", min.toFixed(6));
    element.setAttribute("aria-valuemax", max.toFixed(6));
    element.setAttribute("aria-valuenow", bounds[edge].toFixed(6));
    element.setAttribute("aria-valuetext", degreesText(edge, bounds[edge]));
    if (marker.isTooltipOpen()) marker.setTooltipContent(degreesText(edge, bounds[edge], 6));
  };
  element.setAttribute("role", "slider");
  element.setAttribute("aria-label", `${edge} edge`);
  element.setAttribute("aria-orientation", isLatitude(edge) ? "vertical" : "horizontal");
  paint();
  followPointer(marker, edge, area);
  followKeys(map, element, edge, area);
  return { paint };
}

function followPointer(marker: Marker, edge: Edge, area: AreaOnMap): void {
  let start: Bounds | null = null;
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !start) return;
    area.restore(start);
    start = null;
    marker.dragging?.disable();
    marker.dragging?.enable();
  };
  marker.on("dragstart", () => {
    start = area.bounds();
    document.addEventListener("keydown", cancel);
  });
  marker.on("drag", () => {
    const { lat, lng } = marker.getLatLng();
    if (start) area.move(moveEdge(area.bounds(), edge, isLatitude(edge) ? lat : lng));
  });
  marker.on("dragend", () => {
    document.removeEventListener("keydown", cancel);
    if (start) area.commit(area.bounds());
    start = null;
  });
}

function followKeys(map: LeafletMap, element: HTMLElement, edge: Edge, area: AreaOnMap): void {
  let onFocus: Bounds | null = null;
  element.addEventListener("focus", () => {
    onFocus = area.bounds();
  });
  element.addEventListener("keydown", (event) => {
    if (event.key === "z" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      area.undo();
      return;
    }
    const bounds = area.bounds();
    // A drag is given up elsewhere, and without a change there is nothing to go back to.
    if (event.key === "Escape" && (isDragged(element) || onFocus?.[edge] === bounds[edge])) return;
    const to =
      event.key === "Escape" ? onFocus?.[edge] : keyTarget(map, event, edge, bounds, area.view());
    if (to === undefined) return;
    event.preventDefault();
    // Else the map would pan, too.
    event.stopPropagation();
    area.commit(moveEdge(bounds, edge, to));
  });
}

const isDragged = (element: HTMLElement): boolean =>
  element.matches(":is(.leaflet-drag-target, :has(.leaflet-drag-target))");

/** Where a key moves the edge to, or undefined for keys that are not ours. */
function keyTarget(
  map: LeafletMap,
  { key, shiftKey }: KeyboardEvent,
  edge: Edge,
  bounds: Bounds,
  view: Bounds,
): number | undefined {
  const isVertical = isLatitude(edge);
  const side = isVertical ? bounds.north - bounds.south : bounds.east - bounds.west;
  if (key === "PageUp") return bounds[edge] + side / 10;
  if (key === "PageDown") return bounds[edge] - side / 10;
  if (key === "Home") return isVertical ? view.south : view.west;
  if (key === "End") return isVertical ? view.north : view.east;
  const pixels = shiftKey ? 10 : 1;
  const moves: Record<string, [number, number]> = isVertical
    ? { ArrowUp: [0, -pixels], ArrowDown: [0, pixels] }
    : { ArrowLeft: [-pixels, 0], ArrowRight: [pixels, 0] };
  const move = moves[key];
  if (!move) return undefined;
  const point = map.latLngToContainerPoint(pointOf(bounds, edge)).add(move);
  const { lat, lng } = map.containerPointToLatLng(point);
  return isVertical ? lat : lng;
}
