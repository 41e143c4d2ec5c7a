import { Link } from "react-router";
import { coveredKm2 } from "#domain/money/pricing.ts";
import type { Tier } from "#domain/money/tiers.ts";
import { numberText } from "../../lib/formats.ts";
import { paths } from "../../paths.ts";

interface CoveredAreaProps {
  balanceMicros: number;
  tier: Tier;
  areaMaxKm2: number;
}

/** The size that the balance pays for; nothing where that is more than a preset may cover. */
export function CoveredArea({ balanceMicros, tier, areaMaxKm2 }: CoveredAreaProps) {
  const km2 = coveredKm2(balanceMicros, tier);
  if (km2 >= areaMaxKm2) return null;
  const buy = (
    <Link to={paths.checkout} className="font-medium underline">
      Buy Credits
    </Link>
  );
  if (km2 === 0) return <> {buy}</>;
  return (
    <>
      {" "}
      Your balance covers <span className="whitespace-nowrap">{numberText(km2)} km²</span> in Tier{" "}
      {tier}. {buy}
    </>
  );
}
