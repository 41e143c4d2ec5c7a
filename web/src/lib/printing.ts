import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True from just before the page is printed until after; the browser waits for the changes. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // In the same turn as the visible update: it may be printed as soon as it appears.
  useLayoutEffect(() => {
    const start = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    addEventListener("beforeprint", start);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", start);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
