/** Rows of a release, and why some are left out. */
export interface Tally {
  read: number;
  kept: number;
  dropped: { otherKinds: number; closed: number; unsure: number; nameless: number };
  /** Rows below a top of the taxonomy that we don't know, by its name. */
  unknownTops: Record<string, number>;
}

export const emptyTally = (): Tally => ({
  read: 0,
  kept: 0,
  dropped: { otherKinds: 0, closed: 0, unsure: 0, nameless: 0 },
  unknownTops: {},
});

export function addTally(sum: Tally, more: Tally): void {
  sum.read += more.read;
  sum.kept += more.kept;
  for (const why of ["otherKinds", "closed", "unsure", "nameless"] as const) {
    sum.dropped[why] += more.dropped[why];
  }
  for (const [top, rows] of Object.entries(more.unknownTops)) {
    sum.unknownTops[top] = (sum.unknownTops[top] ?? 0) + rows;
  }
}
