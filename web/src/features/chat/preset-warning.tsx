import { useEffect, useState } from "react";

const text = "Please select a preset from the list before sending a message.";
const shownMs = 3_000;

/** Seen for 3 seconds; the list's description until a preset is chosen. */
export function usePresetWarning() {
  const [isDue, setDue] = useState(false);
  const [shownSince, setShownSince] = useState(0);
  useEffect(() => {
    if (shownSince === 0) return;
    const timer = setTimeout(() => setShownSince(0), shownMs);
    return () => clearTimeout(timer);
  }, [shownSince]);
  return {
    text,
    isDue,
    isShown: shownSince > 0,
    show(): void {
      setDue(true);
      setShownSince(Date.now());
    },
  };
}
