import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { isBackAgain } from "./connection.ts";
import { reloadForRelease } from "./release.ts";

/** Code that is loaded when it is needed. Without a connection it comes once that is back. */
export async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (await isBackAgain()) return loaded(load);
    if (!reloadForRelease()) throw error;
    // The page is reloading: callers who need the code just wait.
    return new Promise(() => {});
  }
}

/** A component whose code comes with its first showing. */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: pick(await loaded(load)) }));
