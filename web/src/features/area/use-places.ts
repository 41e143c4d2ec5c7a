import { useEffect, useRef, useState } from "react";
import type { SiteConfig } from "../../lib/config.ts";
import { type Place, searchPlaces } from "../../lib/geocoder.ts";

const minChars = 3;
const waitMs = 300;

export type Search =
  | { status: "idle" | "loading" | "empty" | "failed" }
  | { status: "found"; places: Place[] };

interface Places {
  search: Search;
  /** From 3 characters on, after a rest of 300 ms; what was asked before is given up. */
  ask: (text: string) => void;
  askNow: (text: string) => void;
}

export function usePlaces(config: SiteConfig): Places {
  const [search, setSearch] = useState<Search>({ status: "idle" });
  const current = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});

  const giveUp = (): void => {
    clearTimeout(current.current.timer);
    current.current.abort?.abort();
    current.current = {};
  };
  useEffect(
    () => () => {
      clearTimeout(current.current.timer);
      current.current.abort?.abort();
    },
    [],
  );

  const run = (text: string): void => {
    const abort = new AbortController();
    current.current = { abort };
    setSearch({ status: "loading" });
    searchPlaces(text, config, abort.signal).then(
      (places) => {
        if (!abort.signal.aborted) {
          setSearch(places.length > 0 ? { status: "found", places } : { status: "empty" });
        }
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error("Place search failure", error);
        setSearch({ status: "failed" });
      },
    );
  };
  const start = (text: string, afterMs: number): void => {
    giveUp();
    const asked = text.trim();
    if (asked.length < minChars) {
      setSearch({ status: "idle" });
    } else if (afterMs === 0) {
      run(asked);
    } else {
      current.current = { timer: setTimeout(() => run(asked), afterMs) };
    }
  };
  return { search, ask: (text) => start(text, waitMs), askNow: (text) => start(text, 0) };
}
