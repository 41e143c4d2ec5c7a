import { type RefObject, useEffect } from "react";

/**
 * Keeps a scrolled box at its end when its size changes: a notice below it, an on-screen keyboard
 * or a rotated phone would otherwise cover the last lines.
 */
export function useKeptAtEnd(scroller: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!isShown || !box || !content) return;
    const sizeNow = (): string => `${box.clientWidth} ${box.clientHeight}`;
    let size = sizeNow();
    let isAtEnd = false;
    const remember = (): void => {
      isAtEnd = box.scrollHeight - box.clientHeight - box.scrollTop < 2;
    };
    const resized = new ResizeObserver(() => {
      // New content is no reason to scroll away from the text being read.
      if (isAtEnd && sizeNow() !== size)
        box.scrollTo({ top: box.scrollHeight, behavior: "instant" });
      size = sizeNow();
      remember();
    });
    // In a box that has just changed size, the scroll position says nothing about the previous one.
    const scrolled = (): void => {
      if (sizeNow() === size) remember();
    };
    remember();
    resized.observe(box);
    resized.observe(content);
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      resized.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  }, [scroller, isShown]);
}
