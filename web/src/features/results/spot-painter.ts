import { shortNumberText } from "../../lib/formats.ts";
import type { Spots } from "./cluster-messages.ts";

export interface Place {
  x: number;
  y: number;
}

export interface SpotColours {
  fill: string;
  ink: string;
  edge: string;
  chosen: string;
}

const pointRadiusPx = 7;
const edgePx = 2;

/** Groups grow with the logarithm of their size, so a large one hides nothing around it. */
export const radiusOf = (count: number): number =>
  count === 1 ? pointRadiusPx : 13 + Math.min(4 * Math.log10(count), 16);

/** Draws spots at their places; `scale` is the device's pixels for one of the page's. */
export function paintSpots(
  context: CanvasRenderingContext2D,
  spots: Spots,
  places: readonly Place[],
  { colours, chosen }: { colours: SpotColours; chosen: number | null },
): void {
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = "600 12px Inter Variable, Inter Fallback, sans-serif";
  context.lineWidth = edgePx;
  for (const [at, { x, y }] of places.entries()) {
    const count = spots.counts[at] ?? 1;
    const isChosen = count === 1 && spots.refs[at] === chosen;
    context.beginPath();
    context.arc(x, y, radiusOf(count) + (isChosen ? 3 : 0), 0, 2 * Math.PI);
    context.fillStyle = isChosen ? colours.chosen : colours.fill;
    context.strokeStyle = colours.edge;
    context.fill();
    context.stroke();
    if (count > 1) {
      context.fillStyle = colours.ink;
      context.fillText(shortNumberText(count), x, y + 0.5);
    }
  }
}

/** The spot under a place, the one drawn last first; `null` where there is none. */
export function spotAt(places: readonly Place[], counts: Uint32Array, at: Place): number | null {
  for (let spot = places.length - 1; spot >= 0; spot--) {
    const place = places[spot];
    if (!place) continue;
    const reach = radiusOf(counts[spot] ?? 1) + edgePx;
    if ((place.x - at.x) ** 2 + (place.y - at.y) ** 2 <= reach ** 2) return spot;
  }
  return null;
}
