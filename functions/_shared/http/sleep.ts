import { setTimeout as wait } from "node:timers/promises";

/** The real clock's waits; tests hand in their own. */
export const sleep = async (ms: number): Promise<void> => {
  await wait(ms);
};

export const every = (ms: number, run: () => void): (() => void) => {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
};
