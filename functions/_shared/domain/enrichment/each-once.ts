import { fold } from "../text/fold.ts";
import type { Found } from "./page.ts";

/** Every value once, however it is spelt, in the order found; no more than `max` if given. */
export function eachOnce(found: readonly Found<string>[], max?: number): Found<string>[] {
  const byName = new Map<string, Found<string>>();
  for (const one of found) {
    const name = fold(one.value);
    if (!byName.has(name)) byName.set(name, one);
  }
  return [...byName.values()].slice(0, max);
}
