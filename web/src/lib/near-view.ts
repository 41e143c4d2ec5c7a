import { type RefObject, useEffect, useRef, useState } from "react";

/** Half a screen before it is visible: by then its code has mostly loaded. */
const ahead = "50% 0px";

/**
 * Whether the element has been near the viewport since the page opened: heavy content far down the
 * page waits for that. `isWanted`: the address asks for it, so it need not be near.
 */
export function useNearView<Shown extends Element>(
  isWanted: boolean,
): [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isWanted) return setNear(true);
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: ahead },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted]);
  return [element, isNear];
}
