import { moneyLimits } from "#domain/limits/money.ts";
import { formatExact } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { tierOffers, tiers } from "#domain/money/tiers.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

interface TierChoiceProps {
  tier: Tier;
  onChoose: (tier: Tier) => void;
}

const summaries: Record<Tier, string> = {
  1: "Core data: address, coordinates, phone, opening hours, website.",
  2: "Adds emails, social links, services and more from each business's own website.",
};

/** Two segments, a choice of one: radio buttons to the keyboard and to a screen reader. */
export function TierChoice({ tier: chosen, onChoose }: TierChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Tier</legend>
      <div className="grid grid-cols-2 gap-1 rounded-xl bg-sunken p-1 ring-1 ring-line ring-inset">
        {tiers.map((tier) => (
          <label
            key={tier}
            className="relative flex min-h-12 flex-col items-center justify-center rounded-lg border border-transparent px-2 py-1 text-center text-soft transition-colors hover:text-ink has-checked:border-accent has-checked:bg-card has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="tier"
              value={tier}
              checked={chosen === tier}
              onChange={() => onChoose(tier)}
              aria-label={`Tier ${tier}, ${formatExact(moneyLimits.microsPerKm2[tier])} per km²`}
              aria-describedby={`tier-${tier}-text`}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="font-medium text-sm">Tier {tier}</span>
            <span className="text-xs tabular-nums">
              {formatExact(moneyLimits.microsPerKm2[tier])} per km²
            </span>
          </label>
        ))}
      </div>
      {/* One above the other: nothing below moves when the tier changes. */}
      <div className="mt-2 grid text-sm text-soft leading-relaxed *:col-start-1 *:row-start-1">
        {tiers.map((tier) => (
          <p
            key={tier}
            id={`tier-${tier}-text`}
            className={chosen === tier ? undefined : "invisible"}
          >
            {summaries[tier]}
          </p>
        ))}
      </div>
      <Disclosure look="line" label={`What to know about Tier ${chosen}`} className="mt-1">
        <p className="text-soft text-sm leading-relaxed">{tierOffers[chosen].note}</p>
      </Disclosure>
    </fieldset>
  );
}
