import { ArrowRight } from "lucide-react";
import { use } from "react";
import { Link } from "react-router";
import type { Bounds } from "#domain/area/area.ts";
import { moneyLimits } from "#domain/limits/money.ts";
import { formatExact } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { AreaPicker } from "../features/area/area-picker.tsx";
import { farOut, pricingFraming } from "../features/area/framing.ts";
import { TierSelect } from "../features/pricing/tier-select.tsx";
import { loadConfig } from "../lib/config.ts";
import { buttonClass } from "../ui/button.tsx";

interface PricingEstimatorProps {
  area: Bounds | null;
  place: string | null;
  tier: Tier;
  onChoose: (change: { area?: Bounds | null; place?: string | null; tier?: Tier }) => void;
  /** Where this choice is turned into a preset. */
  addressOfWizard: string;
}

const search = {
  label: "City or region",
  placeholder: "Search for a city or region",
  placesShown: 6,
  isRanked: false,
};

export default function PricingEstimator(props: PricingEstimatorProps) {
  const { area, place, tier, onChoose, addressOfWizard } = props;
  const config = use(loadConfig());
  return (
    <AreaPicker
      config={config}
      area={area}
      place={place}
      tier={tier}
      balanceMicros={null}
      search={search}
      framing={pricingFraming}
      cost={{
        heading: `Tier ${tier}, ${formatExact(moneyLimits.microsPerKm2[tier])} per km²`,
        decimals: 2,
        line: (price) => `Scrape cost: ${price}`,
      }}
      home={farOut}
      onChoose={(chosen, name) =>
        onChoose({ area: chosen, ...(name === undefined ? {} : { place: name }) })
      }
      action={
        area && (
          <Link to={addressOfWizard} className={buttonClass()}>
            <span>
              Use Tier {tier}
              <span className="max-sm:sr-only"> for this area</span>
            </span>
            <ArrowRight aria-hidden className="size-4.5" />
          </Link>
        )
      }
    >
      <TierSelect tier={tier} onChoose={(chosen) => onChoose({ tier: chosen })} />
    </AreaPicker>
  );
}
