import { readJobs } from "#shared/crawler/read-jobs.ts";
import type { ReadThread } from "#shared/crawler/read-thread.ts";

/** Reads invented sites without a thread, so that nothing depends on when a thread answers. */
export const readInPlace: ReadThread = {
  async run(name, given) {
    const job = readJobs[name] as (given: unknown) => ReturnType<(typeof readJobs)[typeof name]>;
    return structuredClone(job(given));
  },
  ready: async () => {},
  close: async () => {},
};
