import { setTimeout as wait } from "node:timers/promises";

/** The one real clock wait; tests hand in their own. */
export const sleep = async (ms: number): Promise<void> => {
  await wait(ms);
};
