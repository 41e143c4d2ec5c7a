import { publicScreens } from "./public-screens.ts";
import { signedInScreens } from "./signed-in-screens.ts";
import type { Screen } from "./steps.ts";
import { twoSourceScreens } from "./two-source-screens.ts";

/** Every screen and state worth looking at, and who sees it. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...signedInScreens,
  ...twoSourceScreens,
];
