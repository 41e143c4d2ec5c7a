const triesMax = 5;

/** Processor time of the process: that of a thread alone comes in ticks of 4 ms. */
function microsOf(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}

/**
 * How many times the work of `base` the `work` takes. A busy machine slows both, so they are measured
 * side by side; the first try within `limit` counts, or else the best one.
 */
export function workRatio(work: () => void, base: () => void, limit: number): number {
  base();
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < triesMax && least >= limit; tries++) {
    const before = microsOf(base);
    const micros = microsOf(work);
    // The faster one: a pause during the base must not excuse the work.
    least = Math.min(least, micros / Math.min(before, microsOf(base)));
  }
  return least;
}
