import "leaflet/dist/leaflet.css";
import "./area-map.css";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Bounds } from "#domain/area.ts";
import { Notice } from "../../ui/notice.tsx";
import { type AreaMapControls, createAreaMap } from "./area-on-map.ts";

interface AreaMapProps {
  tiles: { url: string; attribution: string };
  home: Bounds | null;
  area: Bounds | null;
  controls: RefObject<AreaMapControls | null>;
  onMove: (bounds: Bounds | null) => void;
  onChoose: (bounds: Bounds) => void;
}

export function AreaMap({ tiles, home, area, controls, onMove, onChoose }: AreaMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const [haveTilesFailed, setTilesFailed] = useState(false);
  const create = useEffectEvent((element: HTMLElement) =>
    createAreaMap(element, {
      tiles,
      home,
      area,
      onMove: (bounds) => moved(bounds),
      onChoose: (bounds) => chosen(bounds),
      onTilesFailed: setTilesFailed,
    }),
  );
  const moved = useEffectEvent(onMove);
  const chosen = useEffectEvent(onChoose);

  useEffect(() => {
    if (!host.current) return;
    const map = create(host.current);
    controls.current = map;
    return () => {
      controls.current = null;
      map.remove();
    };
  }, [controls]);

  useEffect(() => {
    controls.current?.show(area);
  }, [area, controls]);

  return (
    <div>
      <div
        ref={host}
        role="application"
        aria-label="Map with the four points of your area"
        aria-describedby="map-hint"
        className="isolate h-[400px] w-full overflow-hidden rounded-xl border border-line"
      />
      <p id="map-hint" className="mt-2 text-soft text-sm">
        Drag the points N, S, E and W. With the keyboard: move to a point and use the arrow keys;
        Shift makes bigger steps.
      </p>
      {haveTilesFailed && (
        <Notice tone="warn" className="mt-3">
          The map picture could not be loaded. You can still set the area by its four numbers below.
        </Notice>
      )}
    </div>
  );
}
