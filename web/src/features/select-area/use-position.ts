import { useEffect, useEffectEvent, useState } from "react";
import type { LatLon } from "../../lib/geocoder.ts";

export type Position =
  | { status: "unwanted" | "asking" | "unavailable" }
  | { status: "known"; at: LatLon };

const patienceMs = 10_000;
const oldestMs = 60_000;

/**
 * The person's position, requested once; `onKnown` receives null if the browser does not share it.
 */
export function usePosition(isWanted: boolean, onKnown: (at: LatLon | null) => void): Position {
  const [position, setPosition] = useState<Position>({ status: isWanted ? "asking" : "unwanted" });
  const tell = useEffectEvent(onKnown);

  useEffect(() => {
    if (position.status !== "asking") return;
    let isGone = false;
    const end = (at: LatLon | null): void => {
      if (isGone) return;
      setPosition(at ? { status: "known", at } : { status: "unavailable" });
      tell(at);
    };
    if (!("geolocation" in navigator)) {
      end(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => end({ lat: coords.latitude, lon: coords.longitude }),
      () => end(null),
      { timeout: patienceMs, maximumAge: oldestMs },
    );
    return () => {
      isGone = true;
    };
  }, [position.status]);
  return position;
}
