import { type Ref, useImperativeHandle, useRef } from "react";
import { areaKm2, type Bounds } from "#domain/area/area.ts";
import { formatBalance, formatDollars, priceMicros } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { numberText } from "../../lib/formats.ts";
import { Notice } from "../../ui/notice.tsx";
import { areaText } from "./edge-bounds.ts";

export interface SummaryControls {
  /** Shows other numbers at once, without a render; a drag calls it for each frame. */
  follow: (bounds: Bounds | null) => void;
}

/** How a screen says what an area costs. */
export interface CostWords {
  heading: string;
  decimals: 2 | 4;
  line: (price: string) => string;
}

interface AreaSummaryProps {
  area: Bounds | null;
  tier: Tier;
  cost: CostWords;
  /** Null where it is unknown, or nobody's. */
  balanceMicros: number | null;
  areaMaxKm2: number;
  ref: Ref<SummaryControls>;
}

const unknown = "—";
const sizeText = (bounds: Bounds | null): string => (bounds ? areaText(bounds) : unknown);
const priceText = (bounds: Bounds, tier: Tier, decimals: 2 | 4): string =>
  formatDollars(priceMicros(bounds, tier), decimals);

/** Said after a change, once. */
export const areaSentence = (bounds: Bounds, tier: Tier, { decimals }: CostWords): string =>
  `Area ${areaText(bounds).replace("km²", "square kilometres")}, estimate ${priceText(bounds, tier, decimals)}`;

export function AreaSummary(props: AreaSummaryProps) {
  const { area, tier, cost, balanceMicros, areaMaxKm2, ref } = props;
  const size = useRef<HTMLOutputElement>(null);
  const price = useRef<HTMLOutputElement>(null);
  const costText = (bounds: Bounds | null): string =>
    bounds ? cost.line(priceText(bounds, tier, cost.decimals)) : unknown;
  useImperativeHandle(ref, () => ({
    follow(bounds) {
      if (size.current) size.current.textContent = sizeText(bounds);
      if (price.current) price.current.textContent = costText(bounds);
    },
  }));
  const numberClass =
    "mt-0.5 block whitespace-nowrap font-semibold tabular-nums tracking-tight sm:text-xl";

  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 divide-x divide-line rounded-xl border border-line bg-sunken">
        <div className="flex flex-col justify-between px-4 py-4 sm:px-5">
          <span className="text-soft text-sm">Area</span>
          <output ref={size} aria-live="off" className={numberClass}>
            {sizeText(area)}
          </output>
        </div>
        <div className="flex flex-col justify-between px-4 py-4 sm:px-5">
          <span className="text-soft text-sm">{cost.heading}</span>
          <output ref={price} aria-live="off" className={numberClass}>
            {costText(area)}
          </output>
        </div>
      </div>
      {area && (
        <Warnings area={area} tier={tier} balanceMicros={balanceMicros} areaMaxKm2={areaMaxKm2} />
      )}
    </div>
  );
}

interface WarningsProps {
  area: Bounds;
  tier: Tier;
  balanceMicros: number | null;
  areaMaxKm2: number;
}

function Warnings({ area, tier, balanceMicros, areaMaxKm2 }: WarningsProps) {
  if (areaKm2(area) > areaMaxKm2) {
    return (
      <Notice tone="warn">
        A preset can cover at most {numberText(areaMaxKm2)} km². Please choose a smaller area.
      </Notice>
    );
  }
  if (balanceMicros !== null && priceMicros(area, tier) > balanceMicros) {
    return (
      <Notice tone="warn">
        This area costs more than your balance of {formatBalance(balanceMicros)}.
      </Notice>
    );
  }
  return null;
}
