import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { isCutOff, untilOnline } from "./connection.ts";

const againMs = 300;

/** Code that is loaded when it is needed. Without a connection it comes once that is back. */
export async function loaded<Module>(load: () => Promise<Module | undefined>): Promise<Module> {
  try {
    const module = await load();
    if (module) return module;
  } catch (error) {
    if (!isCutOff()) throw error;
    await untilOnline();
    await new Promise((go) => setTimeout(go, againMs));
    return loaded(load);
  }
  // The page is loading anew for a new release: whoever needs the code just waits.
  return new Promise(() => {});
}

/** A component whose code comes with its first showing. */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module | undefined>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: pick(await loaded(load)) }));
