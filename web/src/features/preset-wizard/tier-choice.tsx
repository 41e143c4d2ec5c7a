import { limits, type Tier } from "#domain/limits.ts";
import { formatExact } from "#domain/pricing.ts";

const tiers: { tier: Tier; text: string; note: string | null; isAvailable: boolean }[] = [
  {
    tier: 1,
    text: "Core data: address, coordinates, phone, opening hours, web site.",
    note: "Ratings appear where a business publishes them on its own site (Tier 2).",
    isAvailable: true,
  },
  {
    tier: 2,
    text: "Adds what a business says on its own web site: e-mails, social links, services and more.",
    note: "Tier 2 is not available yet.",
    isAvailable: false,
  },
];

interface TierChoiceProps {
  tier: Tier;
  onChoose: (tier: Tier) => void;
}

export function TierChoice({ tier: chosen, onChoose }: TierChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Tier</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {tiers.map(({ tier, text, note, isAvailable }) => (
          <label
            key={tier}
            className={`flex gap-3 rounded-xl border p-4 transition-colors ${
              isAvailable
                ? "cursor-pointer border-line-strong/60 hover:border-accent has-checked:border-accent has-checked:bg-accent-wash"
                : "cursor-not-allowed border-line bg-sunken text-soft"
            }`}
          >
            <input
              type="radio"
              name="tier"
              value={tier}
              checked={chosen === tier}
              disabled={!isAvailable}
              onChange={() => onChoose(tier)}
              aria-label={`Tier ${tier}, ${formatExact(limits.microsPerKm2[tier])} per km²`}
              aria-describedby={`tier-${tier}-text`}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="flex flex-wrap items-baseline gap-x-2 font-medium">
                Tier {tier}
                <span className="font-normal text-sm text-soft tabular-nums">
                  {formatExact(limits.microsPerKm2[tier])} per km²
                </span>
              </span>
              <span
                id={`tier-${tier}-text`}
                className="mt-1 block text-sm text-soft leading-relaxed"
              >
                {text}
                {note && <span className="mt-1 block">{note}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
