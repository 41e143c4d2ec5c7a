import { areaInAddress } from "../../lib/area-address.ts";
import type { Wizard } from "./wizard-state.ts";

/** The tier and the area a link brings along; null where it brings neither. */
export function handedOver(parameters: URLSearchParams): Partial<Wizard> | null {
  const { tier, area, place } = areaInAddress(parameters);
  if (tier === null && area === null) return null;
  return { ...(tier === null ? {} : { tier }), ...(area === null ? {} : { area, place }) };
}
