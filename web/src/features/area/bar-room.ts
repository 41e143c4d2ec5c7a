import { type RefObject, useEffect } from "react";

/** More than a notice at the window's end is high. */
const noticePx = 96;

/**
 * Sets `--bar-room` to the height that the bar takes at the window's end, so that notices stick
 * above it. Unset while the bar isn't there, or leaves room for a notice below it.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    let said = "";
    const say = (room: string): void => {
      if (room === said) return;
      said = room;
      root.style.setProperty("--bar-room", room);
    };
    const look = (): void => {
      const { top, bottom } = element.getBoundingClientRect();
      const height = root.clientHeight;
      say(top < height && bottom > height - noticePx ? `${Math.round(height - top)}px` : "");
    };
    // A warning in the bar, or more content above it, moves its top without a scroll.
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    sizes.observe(document.body);
    addEventListener("scroll", look, { passive: true });
    addEventListener("resize", look);
    return () => {
      sizes.disconnect();
      removeEventListener("scroll", look);
      removeEventListener("resize", look);
      say("");
    };
  }, [bar]);
}
