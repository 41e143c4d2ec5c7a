export type ElementType = "node" | "way" | "relation";

interface Point {
  lat: number;
  lon: number;
}

/** One element as Overpass's `out center tags` gives it. */
export type MapElement = { id: number; tags: Record<string, string> } & (
  | ({ type: "node" } & Point)
  | { type: "way" | "relation"; center: Point }
);

/** A node's own place, otherwise the centre. */
export const pointOf = (element: MapElement): Point =>
  element.type === "node" ? element : element.center;
