import { fold } from "../text/fold.ts";

/** A preset's name as a file's, without its ending. `Cafés & Bars, Lyon` // => cafes-bars-lyon */
export const fileName = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "") || "preset";
