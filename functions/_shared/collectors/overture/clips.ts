import { overtureLimits } from "#domain/limits/overture.ts";

/** A part of a row group: its rows in one tile of the web map's grid. */
export interface Clips<T> {
  get: (key: string) => readonly T[] | undefined;
  set: (key: string, rows: readonly T[]) => void;
}

/** Keeps the clips that were used last, as many as have `rowsMax` rows together. */
export function createClips<T>(rowsMax: number = overtureLimits.clipRowsMax): Clips<T> {
  const kept = new Map<string, readonly T[]>();
  let rows = 0;
  // An empty clip takes room as well.
  const weight = (clip: readonly T[] | undefined): number => (clip ? clip.length + 1 : 0);
  const forget = (key: string): void => {
    rows -= weight(kept.get(key));
    kept.delete(key);
  };
  return {
    get(key) {
      const clip = kept.get(key);
      if (!clip) return undefined;
      kept.delete(key);
      kept.set(key, clip);
      return clip;
    },
    set(key, clip) {
      forget(key);
      if (weight(clip) > rowsMax) return;
      kept.set(key, clip);
      rows += weight(clip);
      for (const oldest of kept.keys()) {
        if (rows <= rowsMax) return;
        forget(oldest);
      }
    },
  };
}
