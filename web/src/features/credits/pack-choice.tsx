import { moneyLimits } from "#domain/limits/money.ts";
import { numberText } from "../../lib/formats.ts";

const km2PerUsd = moneyLimits.microsPerCredit / moneyLimits.microsPerKm2[1];

/** Every pack, by its label. `packLabel(20)` // => "$20" */
export const packLabel = (amountUsd: number): string => `$${amountUsd}`;

interface PackChoiceProps {
  amountUsd: number;
  onChoose: (amountUsd: number) => void;
}

export function PackChoice({ amountUsd, onChoose }: PackChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">Amount</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {moneyLimits.packsUsd.map((pack) => (
          <label
            key={pack}
            className="relative flex cursor-pointer flex-col rounded-xl border border-line-strong/60 px-4 py-3.5 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-checked:ring-1 has-checked:ring-accent"
          >
            <input
              type="radio"
              name="pack"
              value={pack}
              checked={pack === amountUsd}
              onChange={() => onChoose(pack)}
              aria-label={packLabel(pack)}
              aria-describedby={`pack-${pack}`}
              className="absolute top-4 right-4 size-4 focus-visible:outline-none"
            />
            <span className="font-semibold text-2xl tabular-nums tracking-tight">
              {packLabel(pack)}
            </span>
            <span id={`pack-${pack}`} className="mt-1 text-[0.8125rem] text-soft leading-5">
              {numberText(pack * km2PerUsd)} km² <br />
              in Tier 1
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
