import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True from just before the page is printed until it has been; the browser waits for what changes. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  // In the same turn as what is shown: it may be printed at its sight.
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
