import { Maximize, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Bounds, Edge } from "#domain/area/area.ts";
import type { Tier } from "#domain/money/tiers.ts";
import type { SiteConfig } from "../../lib/config.ts";
import { Button } from "../../ui/button.tsx";
import {
  AreaSummary,
  areaSentence,
  type CostWords,
  type SummaryControls,
} from "./area-summary.tsx";
import { EdgeInputs } from "./edge-inputs.tsx";
import { LazyAreaMap } from "./lazy-area-map.tsx";
import { PlaceSearch, type SearchField } from "./place-search.tsx";
import {
  type AreaPickerControls,
  type AreaPickerOptions,
  useAreaPicker,
} from "./use-area-picker.ts";

interface AreaPickerProps extends AreaPickerOptions {
  config: SiteConfig;
  tier: Tier;
  /** Null where it is unknown, or nobody is signed in. */
  balanceMicros: number | null;
  search: SearchField;
  cost: CostWords;
  onEmptySide?: OnEmptySide;
  /** Rendered between the search and the map. */
  children?: ReactNode;
}

type OnEmptySide = (edge: Edge, isEmpty: boolean) => void;

const sayAfterMs = 500;

/** Choosing an area: by a place, four points on a map, keys, or numbers. */
export function AreaPicker(props: AreaPickerProps) {
  const { config, area, place, tier, balanceMicros, search, cost } = props;
  const picker = useAreaPicker(props);
  const summary = useRef<SummaryControls>(null);
  const said = useSettled(area ? areaSentence(area, tier, cost) : "No area selected");

  return (
    <div className="flex flex-col gap-6">
      <PlaceSearch config={config} field={search} place={place} onChoose={picker.choosePlace} />
      {props.children}
      <LazyAreaMap
        tiles={config.tiles}
        view={picker.view}
        area={area}
        controls={picker.map}
        onMove={(bounds) => summary.current?.follow(bounds)}
        onChoose={picker.chooseByHand}
        onUndo={picker.goBack}
      />
      <AreaSides area={area} picker={picker} onEmptySide={props.onEmptySide} />
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

interface AreaSidesProps {
  area: Bounds | null;
  picker: AreaPickerControls;
  onEmptySide: OnEmptySide | undefined;
}

/** The area without the map: its four numbers, and what sets all of them at once. */
function AreaSides({ area, picker, onEmptySide }: AreaSidesProps) {
  const { remark, setRemark, step, moveTo, chooseView, canUndo, goBack } = picker;
  return (
    <fieldset>
      <legend className="sr-only">Edges of the area, in degrees</legend>
      <EdgeInputs
        area={area}
        onMove={moveTo}
        onRemark={setRemark}
        onStep={step}
        onEmpty={onEmptySide}
      />
      <p role="status" className="mt-2 text-sm text-warn empty:hidden">
        {remark}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" size="small" onClick={chooseView}>
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
