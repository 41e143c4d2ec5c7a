import "./area-map.css";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Bounds } from "#domain/area/area.ts";
import type { MapTiles } from "../../lib/config.ts";
import { Notice } from "../../ui/notice.tsx";
import { type AreaMapControls, createAreaMap } from "./area-on-map.ts";
import type { MapView } from "./framing.ts";
import { mapBoxClass } from "./map-box.ts";

interface AreaMapProps {
  tiles: MapTiles;
  /** Where to look; when it changes the map goes there. */
  view: MapView | null;
  area: Bounds | null;
  controls: RefObject<AreaMapControls | null>;
  onMove: (bounds: Bounds | null) => void;
  onChoose: (bounds: Bounds) => void;
  onUndo: () => void;
}

export function AreaMap(props: AreaMapProps) {
  const { tiles, view, area, controls, onMove, onChoose, onUndo } = props;
  const host = useRef<HTMLDivElement>(null);
  const [haveTilesFailed, setTilesFailed] = useState(false);
  const create = useEffectEvent((element: HTMLElement) =>
    createAreaMap(element, {
      tiles,
      view,
      area,
      onMove: (bounds) => moved(bounds),
      onChoose: (bounds) => chosen(bounds),
      onUndo: () => undone(),
      onTilesFailed: setTilesFailed,
    }),
  );
  const moved = useEffectEvent(onMove);
  const chosen = useEffectEvent(onChoose);
  const undone = useEffectEvent(onUndo);

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

  const looked = useRef(view);
  useEffect(() => {
    if (view && view !== looked.current) controls.current?.look(view);
    looked.current = view;
  }, [view, controls]);

  return (
    <>
      <div className="relative">
        <div
          ref={host}
          role="application"
          aria-label="Map of your area with four draggable points"
          aria-describedby="map-hint"
          className={mapBoxClass}
        />
        {/* Beside the zoom buttons, above the northern point. */}
        <p className="area-invitation pointer-events-none absolute top-3 right-3 left-14 z-10 text-center">
          <span className="inline-block rounded-full bg-ink px-3 py-1.5 font-medium text-page text-xs shadow-float sm:px-4 sm:text-sm">
            Drag a point or search for a place
          </span>
        </p>
      </div>
      {haveTilesFailed && (
        <Notice tone="warn" className="mt-3">
          The map background could not be loaded. You can still set the area under Exact
          coordinates.
        </Notice>
      )}
    </>
  );
}
