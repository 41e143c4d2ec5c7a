import { Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Tier } from "#domain/money/tiers.ts";
import { TierCards } from "../features/pricing/tier-cards.tsx";
import { type AreaInAddress, addressOfArea, areaInAddress } from "../lib/area-address.ts";
import { lazyPart } from "../lib/lazy-part.ts";
import { useNearView } from "../lib/near-view.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { paths } from "../paths.ts";
import { cardClass } from "../ui/card.tsx";

const Estimator = lazyPart(() => import("./pricing-estimator.tsx"), "default");

const writeAfterMs = 400;

export default function Pricing() {
  usePageTitle("Pricing");
  const [choice, choose] = useChoiceInAddress();
  const [estimate, isOpen] = useNearView<HTMLDivElement>(choice.area !== null);
  const addressOf = (tier: Tier): string =>
    `${paths.addPreset}?${addressOfArea({ ...choice, tier })}`;
  const tier = choice.tier ?? 1;

  return (
    <div className="mx-auto max-w-6xl px-4 py-10 sm:px-6 sm:py-16">
      <h1 className="font-semibold text-3xl tracking-tight sm:text-4xl">Pricing</h1>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Pay per square kilometre for the area you choose, from a prepaid balance. A&nbsp;search that
        finds nothing costs nothing.
      </p>
      <div className="mt-10">
        <TierCards addressOf={addressOf} />
      </div>
      <section aria-labelledby="estimate" className="mt-14">
        <h2 id="estimate" className="font-semibold text-2xl tracking-tight">
          Estimate your cost
        </h2>
        <p className="mt-2 text-soft">
          Search for a city or region, then drag the four points to adjust the area.
        </p>
        <div
          ref={estimate}
          className={`${cardClass} mt-6 min-h-[59.5rem] p-5 sm:min-h-[54.5rem] sm:p-8 lg:min-h-[39rem]`}
        >
          {isOpen ? (
            <Suspense fallback={<Waiting />}>
              <Estimator
                area={choice.area}
                place={choice.place}
                tier={tier}
                onChoose={(change) => choose({ ...choice, tier, ...change })}
                addressOfWizard={addressOf(tier)}
              />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </div>
      </section>
    </div>
  );
}

const Waiting = () => (
  <p role="status" className="text-soft noscript:hidden">
    Loading the map…
  </p>
);

/** The choice is in the address: it can be shared and survives a reload. */
function useChoiceInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [choice, choose] = useState<AreaInAddress>(() => areaInAddress(parameters));
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!hasChosen.current) return;
    // Once it rests: browsers refuse to change an address a hundred times.
    const timer = setTimeout(
      () => setParameters(addressOfArea(choice), { replace: true }),
      writeAfterMs,
    );
    return () => clearTimeout(timer);
  }, [choice, setParameters]);
  return [
    choice,
    (next: AreaInAddress) => {
      hasChosen.current = true;
      choose(next);
    },
  ] as const;
}
