import type { ScrapeRequest } from "#domain/contract.ts";
import { areaLimits } from "#domain/limits/area.ts";
import { visibleLine } from "#domain/text/visible-text.ts";
import { canGoOn, type Wizard } from "./wizard-state.ts";

/** The request that starts the collection; null while something is missing. */
export function requestOf(wizard: Wizard): ScrapeRequest | null {
  const { area, place, tier, types, name, overture } = wizard;
  if (!canGoOn(wizard, 3) || !area) return null;
  const offer = tier === 2 ? visibleLine(wizard.offer) : "";
  return {
    name: visibleLine(name),
    niche: [...types],
    tier,
    bounds: { ...area },
    ...(place ? { place: place.slice(0, areaLimits.placeMaxChars) } : {}),
    ...(offer === "" ? {} : { offer }),
    ...(overture === "more" ? {} : { overture }),
  };
}
