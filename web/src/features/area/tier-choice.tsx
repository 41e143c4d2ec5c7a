import { moneyLimits } from "#domain/limits/money.ts";
import { formatExact } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { tierOffers, tiers } from "#domain/money/tiers.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Segments } from "../../ui/segments.tsx";

interface TierChoiceProps {
  tier: Tier;
  onChoose: (tier: Tier) => void;
}

const summaries: Record<Tier, string> = {
  1: "Core data: address, coordinates, phone, opening hours, website.",
  2: "Adds emails, social links, services and more from each business's own website.",
};

export function TierChoice({ tier: chosen, onChoose }: TierChoiceProps) {
  return (
    <Segments
      name="tier"
      legend="Tier"
      segments={tiers.map((tier) => ({
        value: tier,
        title: `Tier ${tier}`,
        detail: `${formatExact(moneyLimits.microsPerKm2[tier])} per km²`,
        about: summaries[tier],
      }))}
      chosen={chosen}
      onChoose={onChoose}
    >
      <Disclosure look="line" label={`What to know about Tier ${chosen}`} className="mt-1">
        <p className="text-soft text-sm leading-relaxed">{tierOffers[chosen].note}</p>
      </Disclosure>
    </Segments>
  );
}
