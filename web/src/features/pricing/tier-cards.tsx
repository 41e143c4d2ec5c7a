import { Check, Info } from "lucide-react";
import { Link } from "react-router";
import { moneyLimits } from "#domain/limits/money.ts";
import { formatExact } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { tierOffers, tiers } from "#domain/money/tiers.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";

interface TierCardsProps {
  /** The wizard's address with this tier, and the area once one is chosen. */
  addressOf: (tier: Tier) => string;
}

export function TierCards({ addressOf }: TierCardsProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {tiers.map((tier) => (
        <li key={tier} className="flex">
          <TierCard tier={tier} address={addressOf(tier)} />
        </li>
      ))}
    </ul>
  );
}

function TierCard({ tier, address }: { tier: Tier; address: string }) {
  const { name, lead, fields, note } = tierOffers[tier];
  return (
    <article
      aria-labelledby={`tier-${tier}`}
      className={`${cardClass} flex w-full flex-col p-6 sm:p-8`}
    >
      <h2 id={`tier-${tier}`} className="font-semibold text-xl tracking-tight">
        Tier {tier} <span className="font-normal text-soft">({name})</span>
      </h2>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-semibold text-4xl tabular-nums tracking-tight">
          {formatExact(moneyLimits.microsPerKm2[tier])}
        </span>
        <span className="text-soft">per km²</span>
      </p>
      <p className="mt-4 text-soft">{lead}</p>
      <ul className="mt-5 flex flex-col gap-2.5">
        {fields.map((field) => (
          <li key={field} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            {field}
          </li>
        ))}
      </ul>
      <p className="mt-5 mb-7 flex gap-3 text-soft text-sm leading-6">
        <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
        {note}
      </p>
      <Link
        to={address}
        className={`${buttonClass(tier === 1 ? "primary" : "secondary", "large")} mt-auto`}
      >
        Use Tier {tier}
      </Link>
    </article>
  );
}
