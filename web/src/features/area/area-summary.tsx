import { type Ref, useImperativeHandle, useRef } from "react";
import { areaKm2, type Bounds } from "#domain/area.ts";
import { limits, type Tier } from "#domain/limits.ts";
import { formatBalance, formatDollars, priceMicros } from "#domain/pricing.ts";
import { Notice } from "../../ui/notice.tsx";
import { areaText } from "./edge-bounds.ts";

export interface SummaryControls {
  /** Shows other numbers at once, without a render; a drag calls it for each frame. */
  follow: (bounds: Bounds | null) => void;
}

interface AreaSummaryProps {
  area: Bounds | null;
  tier: Tier;
  balanceMicros: number | null;
  ref: Ref<SummaryControls>;
}

const unknown = "—";
const sizeText = (bounds: Bounds | null): string => (bounds ? areaText(bounds) : unknown);
const priceText = (bounds: Bounds | null, tier: Tier): string =>
  bounds ? formatDollars(priceMicros(bounds, tier), 4) : unknown;

/** Said after a change, once. */
export const areaSentence = (bounds: Bounds, tier: Tier): string =>
  `Area ${areaText(bounds).replace("km²", "square kilometres")}, estimate ${priceText(bounds, tier)}`;

export function AreaSummary({ area, tier, balanceMicros, ref }: AreaSummaryProps) {
  const size = useRef<HTMLOutputElement>(null);
  const price = useRef<HTMLOutputElement>(null);
  useImperativeHandle(ref, () => ({
    follow(bounds) {
      if (size.current) size.current.textContent = sizeText(bounds);
      if (price.current) price.current.textContent = priceText(bounds, tier);
    },
  }));
  const numberClass = "mt-0.5 block font-semibold text-xl tabular-nums tracking-tight";

  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 divide-x divide-line rounded-xl border border-line bg-sunken">
        <div className="px-5 py-4">
          <span className="text-soft text-sm">Area</span>
          <output ref={size} aria-live="off" className={numberClass}>
            {sizeText(area)}
          </output>
        </div>
        <div className="px-5 py-4">
          <span className="text-soft text-sm">Estimated cost, Tier {tier}</span>
          <output ref={price} aria-live="off" className={numberClass}>
            {priceText(area, tier)}
          </output>
        </div>
      </div>
      {area && <Warnings area={area} tier={tier} balanceMicros={balanceMicros} />}
    </div>
  );
}

function Warnings({
  area,
  tier,
  balanceMicros,
}: {
  area: Bounds;
  tier: Tier;
  balanceMicros: number | null;
}) {
  const cap = limits.areaMaxKm2Default;
  if (areaKm2(area) > cap) {
    return (
      <Notice tone="warn">
        One preset can cover {cap.toLocaleString("en-US")} km². Please make the area smaller.
      </Notice>
    );
  }
  if (balanceMicros !== null && priceMicros(area, tier) > balanceMicros) {
    return (
      <Notice tone="warn">
        This costs more than your balance of {formatBalance(balanceMicros)}.
      </Notice>
    );
  }
  return null;
}
