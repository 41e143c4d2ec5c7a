import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "../../lib/lazy-part.ts";
import {
  areShortcutsOn,
  keyOf,
  type Overlay,
  onOverlayAsked,
  shortcutFor,
  shortcutGroups,
  useShortcuts,
} from "../../lib/shortcuts.ts";
import { paths } from "../../paths.ts";
import { isTyping } from "./is-typing.ts";

const ShortcutSheet = lazyPart(() => import("./shortcut-sheet.tsx"), "ShortcutSheet");

/** The keys that work on every screen, and their overlays. Once, in the page's frame. */
export function Shortcuts({ palette }: { palette: (close: () => void) => ReactNode }) {
  const navigate = useNavigate();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const close = (): void => setOverlay(null);
  const go = (path: string) => (): void => void navigate(path);
  useShortcuts("Everywhere", [
    { keys: "?", does: "Show these shortcuts", act: () => setOverlay("shortcuts") },
    { keys: "Mod+k", does: "Go to a preset or a screen", act: () => setOverlay("palette") },
    { keys: "g h", does: "Go to the home page", act: go(paths.home) },
    { keys: "g p", does: "Go to my presets", act: go(paths.presets) },
    { keys: "g n", does: "Start a new preset", act: go(paths.addPreset) },
    { keys: "g c", does: "Go to the chat", act: go(paths.chat) },
  ]);
  useEffect(() => onOverlayAsked(setOverlay), []);
  useEffect(watchKeys, []);
  return (
    <Suspense>
      {overlay === "shortcuts" && <ShortcutSheet onClose={close} />}
      {overlay === "palette" && palette(close)}
    </Suspense>
  );
}

const pairWithinMs = 1_500;

/** Single keys never while somebody types; none while a dialog or a menu is open. */
function watchKeys(): () => void {
  let waiting = { key: "", since: 0 };
  const onKey = (event: KeyboardEvent): void => {
    const { timeStamp } = event;
    const key = keyOf(event);
    if (!key || event.isComposing || event.defaultPrevented) return;
    const isHeld = key.startsWith("Mod+");
    if (!isHeld && isTyping(event.target)) return;
    // These write nothing, so nobody presses them by mistake while speaking or typing.
    if (!areShortcutsOn() && key !== "Escape" && !isHeld) return;
    if (document.querySelector("[role='dialog'], [role='alertdialog'], [role='menu']")) return;
    const first = timeStamp - waiting.since < pairWithinMs ? waiting.key : "";
    const found = shortcutFor(key, first, shortcutGroups());
    waiting = "waiting" in found ? { key: found.waiting, since: timeStamp } : { key: "", since: 0 };
    if (!("shortcut" in found) || !found.shortcut.act) return;
    event.preventDefault();
    found.shortcut.act();
  };
  addEventListener("keydown", onKey);
  return () => removeEventListener("keydown", onKey);
}
