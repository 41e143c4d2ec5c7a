import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SiteConfig } from "../../lib/config.ts";
import { isBackAgain } from "../../lib/connection.ts";
import type { Place, SearchRules } from "../../lib/geocoder.ts";
import { loaded } from "../../lib/lazy-part.ts";

/** Comes with the first search, or with the cursor in the field. */
export const loadGeocoder = () => loaded(() => import("../../lib/geocoder.ts"));

const minChars = 3;
const waitMs = 300;

export type Search =
  | { status: "idle" | "loading" | "empty" | "failed" }
  | { status: "found"; places: Place[] };

interface Places {
  search: Search;
  /** From 3 characters, after a pause of 300 ms; earlier requests and results are dropped. */
  ask: (text: string) => void;
  askNow: (text: string) => void;
}

export function usePlaces(config: SiteConfig, rules: SearchRules): Places {
  const [search, setSearch] = useState<Search>({ status: "idle" });
  const current = useRef<{
    timer?: ReturnType<typeof setTimeout>;
    abort?: AbortController;
    asked?: string;
  }>({});

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
    current.current = { abort, asked: text };
    setSearch({ status: "loading" });
    loadGeocoder()
      .then(({ searchPlaces }) => searchPlaces(text, config, rules, abort.signal))
      .then(
        (places) => {
          if (!abort.signal.aborted) {
            setSearch(places.length > 0 ? { status: "found", places } : { status: "empty" });
          }
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          console.error("Place search failure", error);
          setSearch({ status: "failed" });
          void isBackAgain().then((isBack) => {
            if (isBack && current.current.abort === abort) run(text);
          });
        },
      );
  };
  const askAgain = useEffectEvent(() => run(current.current.asked ?? ""));
  const hasFailed = search.status === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    const onOnline = (): void => askAgain();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [hasFailed]);

  const start = (text: string, afterMs: number): void => {
    giveUp();
    const asked = text.trim();
    if (asked.length < minChars) {
      setSearch({ status: "idle" });
    } else if (afterMs === 0) {
      run(asked);
    } else {
      // Earlier results belong to another text: nobody may select them now.
      setSearch({ status: "loading" });
      current.current = { timer: setTimeout(() => run(asked), afterMs) };
    }
  };
  return { search, ask: (text) => start(text, waitMs), askNow: (text) => start(text, 0) };
}
