import { use } from "react";
import { readSettings } from "./site-settings.ts";

/** Whether Overture Maps is read. Apart from `config.ts`, which every page loads. */
export function useSecondSource(): boolean {
  const { overture } = use(readSettings()) as { overture?: unknown };
  return overture === true;
}
