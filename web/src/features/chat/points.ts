import type { Result } from "./answer.ts";

export interface Point {
  name: string;
  lat: number;
  lon: number;
}

const pointsMax = 500;

/** Where the answer's businesses are: as the server says, else where its rows say. */
export function pointsOf({ map, rows }: Result): Point[] {
  const names = new Map(rows.map(({ id, name }) => [String(id), name]));
  const nameOf = (id: unknown): string => {
    const name = names.get(String(id));
    return typeof name === "string" && name !== "" ? name : "Unnamed";
  };
  const points =
    map.length > 0
      ? map.map(([id, lat, lon]) => ({ name: names.size > 0 ? nameOf(id) : "", lat, lon }))
      : rows.flatMap(({ id, lat, lon }) =>
          typeof lat === "number" && typeof lon === "number"
            ? [{ name: nameOf(id), lat, lon }]
            : [],
        );
  return points
    .filter(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
    .slice(0, pointsMax);
}
