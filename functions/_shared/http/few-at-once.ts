import pLimit from "p-limit";
import { AppError } from "#domain/errors.ts";

const busyRetryS = 5;

export interface Turns {
  /** Runs a few calls at a time; the others wait and start in the order they came. */
  atOnce: number;
  /** A call that takes longer waits for somebody else, and no longer keeps others from beginning. */
  patienceMs: number;
  /** A call whose turn comes later could not end in time, and is refused instead. */
  waitMaxMs: number;
}

/** Begins a call as soon as its turn has come. */
export type InTurn = <Result>(begin: () => Promise<Result>) => Promise<Result>;

/**
 * Calls of one process share its processor. Begun all at once they get a slice each, and every one
 * ends late; begun a few at a time each ends soon after its turn came, and the last no later.
 */
export function fewAtOnce({ atOnce, patienceMs, waitMaxMs }: Turns): InTurn {
  const inTurn = pLimit(atOnce);
  return async (begin) => {
    const cameMs = performance.now();
    // In an object, as a promise would be waited for until it ends.
    const { running } = await inTurn(async () => {
      // Refusing takes no time: those behind soon find a turn that is not too late.
      if (performance.now() - cameMs > waitMaxMs) {
        throw new AppError("limit/busy", { retryAfterS: busyRetryS });
      }
      const running = begin();
      await atMost(patienceMs, running);
      return { running };
    });
    return running;
  };
}

/** Until `running` has ended, well or badly, or until `ms` are over. */
function atMost(ms: number, running: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    running.then(end, end);
  });
}
