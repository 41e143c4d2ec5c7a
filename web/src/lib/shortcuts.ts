import { useLayoutEffect, useRef } from "react";
import { deviceStorage, storageKeys } from "./storage.ts";

export interface Shortcut {
  /**
   * One key as the browser names it, or two pressed one after the other: "j", "Escape", "g p"; or
   * one held with ⌘ or Ctrl, which works while somebody types, too: "Mod+k".
   */
  keys: string;
  /** Read aloud after the keys. */
  does: string;
  /** Omitted if the browser does it already. */
  act?: () => void;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

const onScreen = new Set<{ current: ShortcutGroup }>();

/** Actions of the current screen that these keys also trigger. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const group = useRef({ title, shortcuts });
  useLayoutEffect(() => {
    group.current = { title, shortcuts };
  });
  // In the same turn as the screen itself: a key pressed at its sight works.
  useLayoutEffect(() => {
    onScreen.add(group);
    return () => void onScreen.delete(group);
  }, []);
}

/** All that work now; those of one title together. */
export function shortcutGroups(): ShortcutGroup[] {
  const byTitle = new Map<string, Shortcut[]>();
  for (const { current } of onScreen) {
    byTitle.set(current.title, [...(byTitle.get(current.title) ?? []), ...current.shortcuts]);
  }
  return [...byTitle].map(([title, shortcuts]) => ({ title, shortcuts }));
}

/** `waiting`: the first key of a pair that was pressed just before, or "". */
export function shortcutFor(
  key: string,
  waiting: string,
  groups: readonly ShortcutGroup[],
): { shortcut: Shortcut } | { waiting: string } {
  const all = groups.flatMap(({ shortcuts }) => shortcuts);
  const shortcut =
    all.find(({ keys }) => waiting !== "" && keys === `${waiting} ${key}`) ??
    all.find(({ keys }) => keys === key);
  if (shortcut) return { shortcut };
  return { waiting: all.some(({ keys }) => keys.startsWith(`${key} `)) ? key : "" };
}

/** Apple's keyboards use ⌘ instead of Ctrl. */
export const hasCommandKey = (): boolean => /Mac|iP/.test(navigator.userAgent);

/** The key's printed name. `keyText("Mod+k")` // => Ctrl K */
export const keyText = (key: string): string =>
  key === "Escape"
    ? "Esc"
    : key.replace(
        /^Mod\+(.)/,
        (_, letter: string) => `${hasCommandKey() ? "⌘" : "Ctrl "}${letter.toUpperCase()}`,
      );

/** The key in the form of `Shortcut.keys`, or null with a modifier of the browser's own. */
export function keyOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey || (ctrlKey && metaKey)) return null;
  if (!ctrlKey && !metaKey) return key;
  return metaKey === hasCommandKey() ? `Mod+${key}` : null;
}

// A browser that keeps nothing still knows it until the page is left.
let choice: boolean | null = null;

export const areShortcutsOn = (): boolean =>
  choice ?? deviceStorage.read(storageKeys.shortcuts) !== "off";

export function switchShortcuts(isOn: boolean): void {
  choice = isOn;
  if (isOn) deviceStorage.remove(storageKeys.shortcuts);
  else deviceStorage.write(storageKeys.shortcuts, "off");
}

/** The list of shortcuts, and the search for presets and screens. */
export type Overlay = "shortcuts" | "palette";

const asked = "overlay-asked";

export const showOverlay = (detail: Overlay): void =>
  void dispatchEvent(new CustomEvent(asked, { detail }));

export function onOverlayAsked(show: (overlay: Overlay) => void): () => void {
  const hear = (event: Event): void => show((event as CustomEvent<Overlay>).detail);
  addEventListener(asked, hear);
  return () => removeEventListener(asked, hear);
}
