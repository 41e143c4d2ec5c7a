import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Bounds } from "#domain/area/area.ts";
import { loadConfig, type MapTiles } from "../../lib/config.ts";
import type { MapPoints } from "./cluster-thread.ts";
import { createResultsMap, type Ground, type ResultsMapControls } from "./results-on-map.ts";

interface ResultsMapProps {
  area: Bounds;
  /** Instead of the map service's pictures. */
  ground?: Ground | undefined;
  points: MapPoints;
  chosen: { row: number; lat: number; lon: number } | null;
  onChoose: (row: number) => void;
  /** While the area is being collected. */
  tiles?: { done: readonly Bounds[]; dead: readonly Bounds[] };
}

/** The filtered businesses on a map; whatever it shows, the table says as text. */
export function ResultsMap(props: ResultsMapProps) {
  const { area, ground, points, chosen, onChoose, tiles: collected } = props;
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ResultsMapControls | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = useEffectEvent(onChoose);
  const create = useEffectEvent((element: HTMLElement, pictures: Ground | MapTiles) =>
    createResultsMap(element, {
      pictures,
      area,
      onChoose: (row) => choose(row),
      onTilesFailed: (haveFailed) =>
        setTrouble(haveFailed ? "The map background could not be loaded." : null),
    }),
  );

  useEffect(() => {
    let made: ResultsMapControls | null = null;
    let isOver = false;
    const pictures = ground ?? loadConfig().then(({ tiles }) => tiles);
    Promise.resolve(pictures).then(
      (known) => {
        if (isOver || !host.current) return;
        made = create(host.current, known);
        setMap(made);
      },
      () => setTrouble("The map could not be loaded."),
    );
    return () => {
      isOver = true;
      setMap(null);
      made?.remove();
    };
  }, [ground]);

  useEffect(() => map?.show(points), [map, points]);
  useEffect(() => {
    if (collected) map?.outline(collected);
  }, [map, collected]);
  useEffect(() => map?.choose(chosen?.row ?? null, chosen), [map, chosen]);

  return (
    <figure className="relative h-full">
      <div
        ref={host}
        role="application"
        aria-label="Map of the businesses shown"
        className="isolate h-full w-full overflow-hidden rounded-2xl border border-line bg-sunken"
      />
      {trouble && (
        <figcaption
          role="status"
          className="absolute top-3 left-1/2 z-10 -translate-x-1/2 rounded-lg bg-card px-3 py-1.5 text-sm shadow-card"
        >
          {trouble}
        </figcaption>
      )}
    </figure>
  );
}
