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

type Part<Exported> = Exported extends ComponentType<infer Props> ? ComponentType<Props> : never;

/** A module's component; its code is loaded when it is first shown. */
export const lazyPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Part<Module[Name]>> =>
  lazy(async () => ({ default: (await loaded(load))[name] as Part<Module[Name]> }));
