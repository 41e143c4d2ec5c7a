import { useState } from "react";
import { useSearchParams } from "react-router";
import type { ChosenPreset } from "./conversation.ts";

/** The preset an address asks for: only when `preset`, `niche` and `name` are all there. */
export function presetInAddress(parameters: URLSearchParams): ChosenPreset | null {
  const [taskId, niche, name] = ["preset", "niche", "name"].map((key) => parameters.get(key));
  return taskId && niche && name ? { taskId, niche, name } : null;
}

/** The request in the address when the screen was opened. */
export function useAskedPreset(): ChosenPreset | null {
  const [parameters] = useSearchParams();
  const [asked] = useState(() => presetInAddress(parameters));
  return asked;
}
