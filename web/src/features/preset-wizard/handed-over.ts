import { areaInAddress, presetInAddress } from "../../lib/area-address.ts";
import type { Wizard } from "./wizard-state.ts";

/**
 * The tier and the area a link brings along, and all other settings where it duplicates a preset;
 * null where it brings nothing.
 */
export function handedOver(parameters: URLSearchParams): Partial<Wizard> | null {
  const { tier, area, place } = areaInAddress(parameters);
  const preset = presetInAddress(parameters);
  if (tier === null && area === null && preset === null) return null;
  return {
    ...(tier === null ? {} : { tier }),
    ...(area === null ? {} : { area, place }),
    ...(preset && { ...preset, typed: "" }),
  };
}
