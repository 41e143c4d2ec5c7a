import pLimit from "p-limit";

export interface Turns {
  /** Runs a few calls at a time; the others wait and start in the order they came. */
  atOnce: number;
  /** A call that takes longer waits for somebody else, and no longer keeps others from beginning. */
  patienceMs: number;
}

/**
 * Calls of one process share its processor. Begun all at once they get a slice each, and every one
 * ends late; begun a few at a time each ends soon after its turn came, and the last no later.
 */
export function fewAtOnce<Given extends unknown[], Result>(
  run: (...given: Given) => Promise<Result>,
  { atOnce, patienceMs }: Turns,
): (...given: Given) => Promise<Result> {
  const inTurn = pLimit(atOnce);
  return async (...given) => {
    // In an object, as a promise would be waited for until it ends.
    const { running } = await inTurn(async () => {
      const running = run(...given);
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
