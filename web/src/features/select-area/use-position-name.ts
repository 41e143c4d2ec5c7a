import { useEffect, useRef } from "react";
import { anySignal } from "../../lib/any-signal.ts";
import type { SiteConfig } from "../../lib/config.ts";
import type { LatLon } from "../../lib/geocoder.ts";
import { showToast } from "../../ui/toast.ts";

const patienceMs = 10_000;

/** Asks what the place around a position is called, as long as the screen is open. */
export function usePositionName(
  config: SiteConfig,
  onNamed: (at: LatLon, name: string) => void,
): (at: LatLon) => Promise<void> {
  const leaving = useLeaving();
  return async (at) => {
    const left = leaving();
    try {
      const { namePlaceAt } = await import("../../lib/geocoder.ts");
      const patience = anySignal([left, AbortSignal.timeout(patienceMs)]);
      const name = await namePlaceAt(at, config, patience);
      if (name) onNamed(at, name);
    } catch (error) {
      if (left.aborted) return;
      console.error("Reverse geocoding failure", error);
      showToast({ tone: "bad", text: "We couldn't find the name of your location." });
    }
  };
}

/** Gives what ends when the screen is left. */
function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    if (leaving.current.signal.aborted) leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return () => leaving.current.signal;
}
