import { Maximize, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Bounds, Edge } from "#domain/area/area.ts";
import type { Tier } from "#domain/money/tiers.ts";
import type { SiteConfig } from "../../lib/config.ts";
import { Button } from "../../ui/button.tsx";
import type { AreaMapControls } from "./area-on-map.ts";
import {
  AreaSummary,
  areaSentence,
  type CostWords,
  type SummaryControls,
} from "./area-summary.tsx";
import { moveEdge, stepFor, whyNotThere } from "./edge-bounds.ts";
import { EdgeInputs } from "./edge-inputs.tsx";
import { type Framing, type MapView, viewOfBox, viewOfPlace } from "./framing.ts";
import { LazyAreaMap } from "./lazy-area-map.tsx";
import { PlaceSearch, type SearchField } from "./place-search.tsx";
import { type OnChoose, useAreaChoice } from "./use-area-choice.ts";

interface AreaPickerProps {
  config: SiteConfig;
  area: Bounds | null;
  place: string | null;
  tier: Tier;
  /** Null where it is unknown, or nobody is signed in. */
  balanceMicros: number | null;
  search: SearchField;
  framing: Framing;
  cost: CostWords;
  /** Where the map looks while no area is chosen, and again whenever it changes. */
  home: MapView | null;
  onChoose: OnChoose;
  onEmptySide?: (edge: Edge, isEmpty: boolean) => void;
  /** Stands between the search and the map. */
  children?: ReactNode;
}

const sayAfterMs = 500;

/** Choosing an area: by a place, four points on a map, keys, or numbers. */
export function AreaPicker(props: AreaPickerProps) {
  const { config, area, place, tier, balanceMicros, search, framing, cost } = props;
  const map = useRef<AreaMapControls>(null);
  const summary = useRef<SummaryControls>(null);
  const [remark, setRemark] = useState<string | null>(null);
  const [view, setView] = useView(area, framing, props.home);
  const { choose, canUndo, undo } = useAreaChoice({ area, place }, props.onChoose);
  const said = useSettled(area ? areaSentence(area, tier, cost) : "No area chosen");

  const chooseByHand = (bounds: Bounds): void => {
    setRemark(null);
    choose(bounds);
  };
  /** What a number or a step starts from. */
  const from = (): Bounds | null => area ?? map.current?.shown() ?? boxOf(props.home);
  const step = (edge: Edge, direction: 1 | -1): void => {
    const bounds = from();
    if (!bounds) return;
    chooseByHand(moveEdge(bounds, edge, bounds[edge] + direction * stepFor(bounds, edge)));
  };
  const moveTo = (edge: Edge, to: number): void => {
    const bounds = from();
    if (!bounds) return;
    const moved = moveEdge(bounds, edge, to);
    chooseByHand(moved);
    setRemark(whyNotThere(bounds, edge, to));
    setView(viewOfBox(moved, framing));
  };
  const goBack = (): void => {
    const back = undo();
    if (!back) return;
    setRemark(null);
    if (back.area) setView(viewOfBox(back.area, framing));
  };

  return (
    <div className="flex flex-col gap-6">
      <PlaceSearch
        config={config}
        field={search}
        place={place}
        onChoose={(found) => {
          setRemark(null);
          choose(found.bounds, found.label);
          setView(viewOfPlace(found, framing));
        }}
      />
      {props.children}
      <LazyAreaMap
        tiles={config.tiles}
        view={view}
        area={area}
        controls={map}
        onMove={(bounds) => summary.current?.follow(bounds)}
        onChoose={chooseByHand}
        onUndo={goBack}
      />
      <fieldset>
        <legend className="sr-only">The four sides of the area, in degrees</legend>
        <EdgeInputs
          area={area}
          onMove={moveTo}
          onRemark={setRemark}
          onStep={step}
          onEmpty={props.onEmptySide}
        />
        <p role="status" className="mt-2 text-sm text-warn empty:hidden">
          {remark}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button
            look="secondary"
            size="small"
            onClick={() => map.current && choose(map.current.viewArea(), null)}
          >
            <Maximize aria-hidden className="size-4" />
            Use current map view
          </Button>
          {/* Never really disabled, so that the focus has a place after the last one. */}
          <Button
            look="quiet"
            size="small"
            aria-disabled={!canUndo}
            onClick={goBack}
            className="aria-disabled:cursor-not-allowed aria-disabled:text-soft"
          >
            <Undo2 aria-hidden className="size-4" />
            Undo
          </Button>
        </div>
      </fieldset>
      <AreaSummary
        ref={summary}
        area={area}
        tier={tier}
        cost={cost}
        balanceMicros={balanceMicros}
        areaMaxKm2={config.areaMaxKm2}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const boxOf = (home: MapView | null): Bounds | null =>
  home && "bounds" in home ? home.bounds : null;

/** Where the map looks: at first at the area, later wherever it is sent last. */
function useView(area: Bounds | null, framing: Framing, home: MapView | null) {
  const [view, setView] = useState(() => (area ? viewOfBox(area, framing) : home));
  const [lastHome, setLastHome] = useState(home);
  if (lastHome !== home) {
    setLastHome(home);
    setView(home);
  }
  return [view, setView] as const;
}

/** The text once it has rested for a moment: a screen reader is told the end, not each step. */
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
