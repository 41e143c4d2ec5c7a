import { type ComponentType, useState } from "react";
import { lazyPart, loaded } from "./lib/lazy-part.ts";

type Screen = { default: ComponentType };

const preloads = new Map<string, () => Promise<void>>();

/** All presets have one screen; a host may redirect to a page's folder, with a trailing slash. */
export const firstPart = (path: string): string => path.toLowerCase().split("/")[1] ?? "";

/** Stays the same for as long as it is on the page, whenever its code comes. */
function Part({ of }: { of: { Shown: ComponentType } }) {
  const [Shown] = useState(() => of.Shown);
  return <Shown />;
}

/** A screen whose code comes when it is first shown, or before by its address. */
export function screen(path: string, load: () => Promise<Screen>): ComponentType {
  const part: { Shown: ComponentType } = { Shown: lazyPart(load, "default") };
  preloads.set(firstPart(path), async () => {
    part.Shown = (await loaded(load)).default;
  });
  return () => <Part of={part} />;
}

/** Loads the screen of an address, so that its content never gives way to a spinner. */
export const preloadScreen = async (path: string): Promise<void> =>
  preloads.get(firstPart(path))?.();
