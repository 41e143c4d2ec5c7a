import { useEffect, useState } from "react";

export const warningId = "preset-warning";
const text = "Please select a preset from the list before sending a message.";
const shownMs = 3_000;

/** Seen for 3 seconds; the list's description until a preset is chosen. */
export function usePresetWarning(isChosen: boolean) {
  const [isDue, setDue] = useState(false);
  const [shownSince, setShownSince] = useState(0);
  useEffect(() => {
    if (shownSince === 0) return;
    const timer = setTimeout(() => setShownSince(0), shownMs);
    return () => clearTimeout(timer);
  }, [shownSince]);
  return {
    isDue: isDue && !isChosen,
    isShown: shownSince > 0,
    show(): void {
      setDue(true);
      setShownSince(Date.now());
    },
  };
}

export const PresetWarning = ({ isDue, isShown }: { isDue: boolean; isShown: boolean }) => (
  <p
    id={warningId}
    role="alert"
    className={isShown ? "mb-2 rounded-lg bg-warn-wash px-4 py-2.5 text-sm text-warn" : "sr-only"}
  >
    {isDue ? text : ""}
  </p>
);
