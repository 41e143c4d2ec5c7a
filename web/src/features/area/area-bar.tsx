import { type ReactNode, type Ref, Suspense, useImperativeHandle, useRef } from "react";
import { areaKm2, type Bounds } from "#domain/area/area.ts";
import { formatBalance, formatDollars, priceMicros } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { numberText } from "../../lib/formats.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useBarRoom } from "./bar-room.ts";
import { areaText } from "./edge-bounds.ts";

const CoveredArea = lazyPart(() => import("./covered-area.tsx"), "CoveredArea");

export interface AreaBarControls {
  /** Shows other numbers at once, without a render; a drag calls it for each frame. */
  follow: (bounds: Bounds | null) => void;
}

/** How a screen says what an area costs. */
export interface CostWords {
  heading: string;
  decimals: 2 | 4;
  line: (price: string) => string;
}

interface AreaBarProps {
  area: Bounds | null;
  tier: Tier;
  cost: CostWords;
  /** Null where it is unknown, or nobody's. */
  balanceMicros: number | null;
  areaMaxKm2: number;
  /** The way on. */
  action: ReactNode;
  ref: Ref<AreaBarControls>;
}

const sizeText = (bounds: Bounds | null): string => (bounds ? areaText(bounds) : "");
const priceText = (bounds: Bounds, tier: Tier, decimals: 2 | 4): string =>
  formatDollars(priceMicros(bounds, tier), decimals);

/** Said after a change, once. */
export const areaSentence = (bounds: Bounds, tier: Tier, { decimals }: CostWords): string =>
  `Area ${areaText(bounds).replace("km²", "square kilometres")}, estimate ${priceText(bounds, tier, decimals)}`;

/**
 * The price and the way on, at the window's bottom while a part of the picker is above it. Its
 * margins undo the card's padding: 1.25rem, and 2rem on wide screens.
 */
export function AreaBar(props: AreaBarProps) {
  const { area, tier, cost, balanceMicros, areaMaxKm2, action, ref } = props;
  const bar = useRef<HTMLDivElement>(null);
  useBarRoom(bar);
  const size = useRef<HTMLOutputElement>(null);
  const price = useRef<HTMLOutputElement>(null);
  const costText = (bounds: Bounds | null): string =>
    bounds ? cost.line(priceText(bounds, tier, cost.decimals)) : "";
  useImperativeHandle(ref, () => ({
    follow(bounds) {
      bar.current?.toggleAttribute("data-has-area", bounds !== null);
      if (size.current) size.current.textContent = sizeText(bounds);
      if (price.current) price.current.textContent = costText(bounds);
    },
  }));

  return (
    <div
      ref={bar}
      data-has-area={area ? "" : undefined}
      className="action-bar group/bar -mx-5 -mb-5 sm:-mx-8 sm:-mb-8 sticky bottom-0 z-20 mt-6 rounded-b-2xl border-line border-t bg-card px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 print:static"
    >
      {area && <Warning {...{ area, tier, balanceMicros, areaMaxKm2 }} />}
      <div className="flex min-h-14 items-center justify-between gap-4">
        <p className="text-soft text-sm group-data-has-area/bar:hidden">
          Choose an area to see its price.
        </p>
        <div className="hidden min-w-0 group-data-has-area/bar:block">
          <p className="text-soft text-xs sm:text-sm">{cost.heading}</p>
          <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
            <output
              ref={price}
              aria-live="off"
              className="font-semibold tracking-tight sm:whitespace-nowrap sm:text-xl"
            >
              {costText(area)}
            </output>
            <output ref={size} aria-live="off" className="whitespace-nowrap text-soft text-sm">
              {sizeText(area)}
            </output>
          </p>
        </div>
        <div className="shrink-0">{action}</div>
      </div>
    </div>
  );
}

type WarningProps = Pick<AreaBarProps, "tier" | "balanceMicros" | "areaMaxKm2"> & { area: Bounds };

/** Why this area can't be collected, and the size that can. */
function Warning({ area, tier, balanceMicros, areaMaxKm2 }: WarningProps) {
  const isTooLarge = areaKm2(area) > areaMaxKm2;
  const isTooDear = balanceMicros !== null && priceMicros(area, tier) > balanceMicros;
  return (
    <p role="status" className="pb-2 text-sm text-warn empty:hidden">
      {isTooLarge && (
        <span>
          A preset can cover at most {numberText(areaMaxKm2)} km². Please choose a smaller area.
        </span>
      )}
      {!isTooLarge && isTooDear && (
        <span>This area costs more than your balance of {formatBalance(balanceMicros)}.</span>
      )}
      {isTooDear && (
        <Suspense>
          <CoveredArea balanceMicros={balanceMicros} tier={tier} areaMaxKm2={areaMaxKm2} />
        </Suspense>
      )}
    </p>
  );
}
