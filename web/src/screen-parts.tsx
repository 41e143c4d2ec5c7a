import { type ComponentType, useState } from "react";
import { lazyPart, loaded } from "./lib/lazy-part.ts";

const preloads = new Map<string, () => Promise<void>>();

/** All presets have one screen; a host may redirect to a page's folder, with a trailing slash. */
export const firstPart = (path: string): string => path.toLowerCase().split("/")[1] ?? "";

interface Preloaded<Props> {
  /** Stays the same for as long as it is on the page, whenever its code comes. */
  Part: ComponentType<Props>;
  /** After it the part is drawn at once: `Suspense` would hold it and its screen back. */
  preload: () => Promise<void>;
}

/** A component whose code comes when it is first shown, or before. */
export function preloaded<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloaded<Props> {
  const known: { Shown: ComponentType<Props> } = { Shown: lazyPart(load, "default") };
  return {
    Part(props) {
      const [Shown] = useState(() => known.Shown);
      return <Shown {...props} />;
    },
    async preload() {
      known.Shown = (await loaded(load)).default;
    },
  };
}

/** A screen, by its address. */
export function screen(
  path: string,
  load: () => Promise<{ default: ComponentType }>,
): ComponentType {
  const { Part, preload } = preloaded(load);
  preloads.set(firstPart(path), preload);
  return Part;
}

/** Loads the screen of an address, so that its content never gives way to a spinner. */
export const preloadScreen = async (path: string): Promise<void> =>
  preloads.get(firstPart(path))?.();
