import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { moneyLimits } from "#domain/limits/money.ts";
import { formatExact } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { tierOffers, tiers } from "#domain/money/tiers.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { inputClass } from "../../ui/field.tsx";

interface TierSelectProps {
  tier: Tier;
  onChoose: (tier: Tier) => void;
}

export function TierSelect({ tier: chosen, onChoose }: TierSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        Tier
      </label>
      <div className="relative">
        <select
          id={id}
          value={chosen}
          onChange={(event) => onChoose(event.target.value === "2" ? 2 : 1)}
          className={`${inputClass} appearance-none truncate pr-10`}
        >
          {tiers.map((tier) => (
            <option key={tier} value={tier}>
              Tier {tier}, {tierOffers[tier].name}: {formatExact(moneyLimits.microsPerKm2[tier])}
              /km²
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-5 text-soft"
        />
      </div>
      <Disclosure look="line" label={`What to know about Tier ${chosen}`} className="mt-1.5">
        <p className="text-soft text-sm leading-relaxed">{tierOffers[chosen].note}</p>
      </Disclosure>
    </div>
  );
}
