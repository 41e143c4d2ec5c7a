import type { Bounds } from "#domain/area/area.ts";

/** Where a map looks: at a box with some room around it, or at a point. */
export type MapView =
  | { bounds: Bounds; paddingPx: number; closestZoom: number }
  | { lat: number; lon: number; zoom: number };

/** How a screen's map shows a place that was chosen. */
export interface Framing {
  paddingPx: number;
  /** For a place that has no box; undefined: the box around it is shown like any other. */
  pointZoom?: number;
  closestZoom: (box: Bounds) => number;
}

const closest = 18;

export const wizardFraming: Framing = { paddingPx: 40, closestZoom: () => closest };

export const pricingFraming: Framing = { paddingPx: 40, pointZoom: 13, closestZoom: () => closest };

export const selectAreaFraming: Framing = {
  paddingPx: 50,
  pointZoom: 15,
  closestZoom: ({ north, south, east, west }) => zoomCap(Math.max(north - south, east - west)),
};

/** No closer than this for a box whose larger side has so many degrees. */
export function zoomCap(spanDegrees: number): number {
  if (spanDegrees > 20) return 4;
  if (spanDegrees > 5) return 6;
  if (spanDegrees > 1) return 8;
  if (spanDegrees > 0.1) return 10;
  return 13;
}

export const viewOfBox = (box: Bounds, framing: Framing): MapView => ({
  bounds: box,
  paddingPx: framing.paddingPx,
  closestZoom: framing.closestZoom(box),
});

/** `isPoint`: the box is only the one around a place without one. */
export function viewOfPlace(
  { bounds, isPoint }: { bounds: Bounds; isPoint: boolean },
  framing: Framing,
): MapView {
  if (!isPoint || framing.pointZoom === undefined) return viewOfBox(bounds, framing);
  const { north, south, east, west } = bounds;
  return { lat: (north + south) / 2, lon: (east + west) / 2, zoom: framing.pointZoom };
}

/** Without anything better to look at. */
export const farOut: MapView = { lat: 20, lon: 0, zoom: 2 };
