import { Maximize } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Bounds, Edge } from "#domain/area.ts";
import type { Tier } from "#domain/limits.ts";
import type { SiteConfig } from "../../lib/config.ts";
import { Button } from "../../ui/button.tsx";
import { AreaMap } from "./area-map.tsx";
import type { AreaMapControls } from "./area-on-map.ts";
import { AreaSummary, areaSentence, type SummaryControls } from "./area-summary.tsx";
import { moveEdge, stepFor } from "./edge-bounds.ts";
import { EdgeInputs } from "./edge-inputs.tsx";
import { PlaceSearch } from "./place-search.tsx";

interface AreaPickerProps {
  config: SiteConfig;
  area: Bounds | null;
  place: string | null;
  tier: Tier;
  balanceMicros: number | null;
  /** `place`: its name when one was searched for, null for "no place any more". */
  onChoose: (area: Bounds, place?: string | null) => void;
  /** Stands between the search and the map. */
  children: ReactNode;
}

const sayAfterMs = 500;

export function AreaPicker(props: AreaPickerProps) {
  const { config, area, place, tier, balanceMicros, onChoose, children } = props;
  const map = useRef<AreaMapControls>(null);
  const summary = useRef<SummaryControls>(null);
  const [remark, setRemark] = useState<string | null>(null);
  const said = useSettled(area ? areaSentence(area, tier) : "");

  const choose = (bounds: Bounds, name?: string | null): void => {
    setRemark(null);
    onChoose(bounds, name);
  };
  const chooseAndShow = (bounds: Bounds, name?: string | null): void => {
    choose(bounds, name);
    map.current?.fit(bounds);
  };
  const step = (edge: Edge, direction: 1 | -1): void => {
    const from = area ?? map.current?.shown();
    if (from) choose(moveEdge(from, edge, from[edge] + direction * stepFor(from, edge)));
  };
  const moveTo = (edge: Edge, to: number, say: string | null): void => {
    const from = area ?? map.current?.shown();
    if (!from) return;
    chooseAndShow(moveEdge(from, edge, to));
    setRemark(say);
  };

  return (
    <div className="flex flex-col gap-6">
      <PlaceSearch
        config={config}
        place={place}
        onChoose={(found) => chooseAndShow(found.bounds, found.label)}
      />
      {children}
      <AreaMap
        tiles={config.tiles}
        home={config.sampleBounds ?? null}
        area={area}
        controls={map}
        onMove={(bounds) => summary.current?.follow(bounds)}
        onChoose={(bounds) => choose(bounds)}
      />
      <fieldset>
        <legend className="sr-only">The four sides of the area, in degrees</legend>
        <EdgeInputs area={area} onMove={moveTo} onStep={step} />
        <p role="status" className="mt-2 text-sm text-warn empty:hidden">
          {remark}
        </p>
        <Button
          look="secondary"
          size="small"
          className="mt-4"
          onClick={() => map.current && choose(map.current.viewArea(), null)}
        >
          <Maximize aria-hidden className="size-4" />
          Use current map view
        </Button>
      </fieldset>
      <AreaSummary ref={summary} area={area} tier={tier} balanceMicros={balanceMicros} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

/** The text once it has rested for a moment: a screen reader is told the end, not each step. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), sayAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
