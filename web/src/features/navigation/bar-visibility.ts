import { type RefObject, useEffect, useState } from "react";

const thresholdPx = 10;

interface ScrollMoment {
  fromPx: number;
  toPx: number;
  hasFocusInside: boolean;
  wasHidden: boolean;
}

/** Down past 10 px hides the bar; up, near the top, or a focus inside shows it. */
export function isBarHidden({ fromPx, toPx, hasFocusInside, wasHidden }: ScrollMoment): boolean {
  if (toPx <= thresholdPx || hasFocusInside || toPx < fromPx) return false;
  return toPx > fromPx || wasHidden;
}

export function useBarHidden(bar: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let fromPx = scrollY;
    const onScroll = () => {
      const toPx = Math.max(0, scrollY);
      const moment = {
        fromPx,
        toPx,
        hasFocusInside: bar.current?.contains(document.activeElement) ?? false,
      };
      setHidden((wasHidden) => isBarHidden({ ...moment, wasHidden }));
      fromPx = toPx;
    };
    const onFocus = () => setHidden(false);
    const element = bar.current;
    addEventListener("scroll", onScroll, { passive: true });
    element?.addEventListener("focusin", onFocus);
    return () => {
      removeEventListener("scroll", onScroll);
      element?.removeEventListener("focusin", onFocus);
    };
  }, [bar]);
  return isHidden;
}
