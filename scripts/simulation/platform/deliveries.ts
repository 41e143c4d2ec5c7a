import type { Notice } from "./payment-notices.ts";
import type { World } from "./world.ts";

export interface Deliveries {
  send: (notice: Notice) => void;
  /** Events nobody has acknowledged yet. */
  open: () => number;
}

/**
 * Delivers each event at least once, in any order, until it is acknowledged; waits ever longer
 * between two tries.
 */
export function createDeliveries(
  world: World,
  deliver: (notice: Notice) => Promise<number>,
): Deliveries {
  let open = 0;
  let sent = 0;
  let newest = 0;
  const attempt = async (
    notice: Notice,
    state: { order: number; tries: number; done: boolean },
  ) => {
    state.tries += 1;
    if (state.order < newest) world.faults.count("event-overtaken");
    newest = Math.max(newest, state.order);
    const isDropped = world.faults.strikes("event-dropped");
    const status = isDropped ? 0 : await deliver(notice);
    if (state.done) return;
    if (status === 200) {
      state.done = true;
      open -= 1;
      return;
    }
    world.later(Math.min(300_000, 5_000 * 2 ** state.tries), () => void attempt(notice, state));
  };
  return {
    open: () => open,
    send(notice) {
      open += 1;
      sent += 1;
      const state = { order: sent, tries: 0, done: false };
      const copies = world.faults.strikes("event-twice") ? 2 : 1;
      const latest = world.faults.strikes("event-late") ? 120_000 : 2_000;
      for (let copy = 0; copy < copies; copy++) {
        const own = copy === 0 ? state : { ...state, done: true };
        world.later(world.random.between(1, latest), () => void attempt(notice, own));
      }
    },
  };
}
