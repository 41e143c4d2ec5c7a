import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Edge } from "#domain/area/area.ts";
import type { Tier } from "#domain/money/tiers.ts";
import type { SiteConfig } from "../../lib/config.ts";
import { AreaBar, type AreaBarControls, areaSentence, type CostWords } from "./area-bar.tsx";
import { ExactCoordinates } from "./exact-coordinates.tsx";
import { LazyAreaMap } from "./lazy-area-map.tsx";
import { MapTools } from "./map-tools.tsx";
import { PlaceSearch, type SearchField } from "./place-search.tsx";
import { type AreaPickerOptions, useAreaPicker } from "./use-area-picker.ts";

interface AreaPickerProps extends AreaPickerOptions {
  config: SiteConfig;
  tier: Tier;
  /** Null where it is unknown, or nobody is signed in. */
  balanceMicros: number | null;
  search: SearchField;
  cost: CostWords;
  onEmptySide?: (edge: Edge, isEmpty: boolean) => void;
  /** Below the search. */
  children?: ReactNode;
  /** More cells of the same grid, below the map. */
  more?: ReactNode;
  /** The way on, beside the price. */
  action: ReactNode;
}

const sayAfterMs = 500;

/**
 * Choosing an area: by a place, four points on a map, keys, or numbers. In two columns where there is
 * room, with the price in a bar that is always in view. Belongs into a card with its usual padding.
 */
export function AreaPicker(props: AreaPickerProps) {
  const { config, area, place, tier, balanceMicros, search, cost, more, action } = props;
  const picker = useAreaPicker(props);
  const bar = useRef<AreaBarControls>(null);
  const said = useSettled(area ? areaSentence(area, tier, cost) : "No area selected");

  return (
    <div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="flex min-w-0 flex-col gap-6">
          <PlaceSearch config={config} field={search} place={place} onChoose={picker.choosePlace} />
          {props.children}
        </div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          <LazyAreaMap
            tiles={config.tiles}
            view={picker.view}
            area={area}
            controls={picker.map}
            onMove={(bounds) => bar.current?.follow(bounds)}
            onChoose={picker.chooseByHand}
            onUndo={picker.goBack}
          />
          <MapTools picker={picker} />
        </div>
        <div className="min-w-0">
          <ExactCoordinates area={area} picker={picker} onEmptySide={props.onEmptySide} />
        </div>
        {more}
      </div>
      <AreaBar
        ref={bar}
        area={area}
        tier={tier}
        cost={cost}
        balanceMicros={balanceMicros}
        areaMaxKm2={config.areaMaxKm2}
        action={action}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** The text after a short pause: a screen reader announces the final value, not each step. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled((said) => (said || text !== first ? text : "")),
      sayAfterMs,
    );
    return () => clearTimeout(timer);
  }, [text, first]);
  return settled;
}
