import { Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "../../lib/lazy-part.ts";
import {
  areShortcutsOn,
  onShortcutsAsked,
  shortcutFor,
  shortcutGroups,
  useShortcuts,
} from "../../lib/shortcuts.ts";
import { paths } from "../../paths.ts";
import { isTyping } from "./is-typing.ts";

const ShortcutSheet = lazyPart(() => import("./shortcut-sheet.tsx"), "ShortcutSheet");

/** The keys that work on every screen, and the sheet that lists all. Once, in the page's frame. */
export function Shortcuts() {
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<"unused" | "open" | "closed">("unused");
  const show = (): void => setSheet("open");
  const go = (path: string) => (): void => void navigate(path);
  useShortcuts("Everywhere", [
    { keys: "?", does: "Show these shortcuts", act: show },
    { keys: "g h", does: "Go to the home page", act: go(paths.home) },
    { keys: "g p", does: "Go to my presets", act: go(paths.presets) },
    { keys: "g n", does: "Start a new preset", act: go(paths.addPreset) },
    { keys: "g c", does: "Go to the chat", act: go(paths.chat) },
  ]);
  useEffect(() => onShortcutsAsked(() => setSheet("open")), []);
  useEffect(watchKeys, []);
  return (
    sheet !== "unused" && (
      <Suspense>
        <ShortcutSheet isOpen={sheet === "open"} onClose={() => setSheet("closed")} />
      </Suspense>
    )
  );
}

const pairWithinMs = 1_500;

/** Never while somebody types, holds another key down, or has a dialog or a menu open. */
function watchKeys(): () => void {
  let waiting = { key: "", since: 0 };
  const onKey = (event: KeyboardEvent): void => {
    const { key, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.defaultPrevented || isTyping(event.target)) return;
    // Escape writes nothing, so nobody presses it by mistake while speaking or typing.
    if (!areShortcutsOn() && key !== "Escape") return;
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
