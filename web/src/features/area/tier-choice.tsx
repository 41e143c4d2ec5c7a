import { moneyLimits } from "#domain/limits/money.ts";
import { formatExact } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { tierOffers, tiers } from "#domain/money/tiers.ts";

interface TierChoiceProps {
  tier: Tier;
  onChoose: (tier: Tier) => void;
}

const summaries: Record<Tier, string> = {
  1: "Core data: address, coordinates, phone, opening hours, website.",
  2: "Adds details from each business's own website: emails, social links, services and more.",
};

export function TierChoice({ tier: chosen, onChoose }: TierChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Tier</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
        {tiers.map((tier) => (
          <label
            key={tier}
            className="flex cursor-pointer gap-3 rounded-xl border border-line-strong/60 p-4 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="tier"
              value={tier}
              checked={chosen === tier}
              onChange={() => onChoose(tier)}
              aria-label={`Tier ${tier}, ${formatExact(moneyLimits.microsPerKm2[tier])} per km²`}
              aria-describedby={`tier-${tier}-text`}
              className="mt-1 size-4 shrink-0"
            />
            <span>
              <span className="flex flex-wrap items-baseline gap-x-2 font-medium">
                Tier {tier}
                <span className="font-normal text-sm text-soft tabular-nums">
                  {formatExact(moneyLimits.microsPerKm2[tier])} per km²
                </span>
              </span>
              <span
                id={`tier-${tier}-text`}
                className="mt-1 block text-sm text-soft leading-relaxed"
              >
                {summaries[tier]}
                <span className="mt-1 block">{tierOffers[tier].note}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
