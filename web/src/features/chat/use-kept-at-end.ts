import { type RefObject, useEffect } from "react";

/**
 * Whoever stands at the end of what scrolls stays there when its box changes: a notice that comes
 * below it, a keyboard on the screen or a turned phone would cover what was read last.
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
      // More to read is no reason to leave what is being read.
      if (isAtEnd && sizeNow() !== size)
        box.scrollTo({ top: box.scrollHeight, behavior: "instant" });
      size = sizeNow();
      remember();
    });
    // In a box that has just changed, the place says nothing about where one stood.
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
