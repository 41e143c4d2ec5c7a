export interface Event {
  /** Virtual milliseconds. */
  at: number;
  /** Events of the same time happen in the order they were asked for. */
  order: number;
  run: () => void;
}

export interface EventQueue {
  push: (at: number, run: () => void) => void;
  pop: () => Event | undefined;
  size: () => number;
}

/** What is still to happen, the earliest first: a binary heap. */
export function createEventQueue(): EventQueue {
  const heap: Event[] = [];
  let orders = 0;
  return {
    push(at, run) {
      orders += 1;
      heap.push({ at, order: orders, run });
      rise(heap, heap.length - 1);
    },
    pop() {
      const [first] = heap;
      const last = heap.pop();
      if (first && last && first !== last) {
        heap[0] = last;
        sink(heap);
      }
      return first;
    },
    size: () => heap.length,
  };
}

const before = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

function swap(heap: Event[], a: number, b: number): void {
  const [one, other] = [heap[a], heap[b]];
  if (one) heap[b] = one;
  if (other) heap[a] = other;
}

function rise(heap: Event[], from: number): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const [child, above] = [heap[at], heap[parent]];
    if (!child || !above || !before(child, above)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: Event[]): void {
  let at = 0;
  for (;;) {
    let least = at;
    for (const candidate of [2 * at + 1, 2 * at + 2]) {
      const [child, best] = [heap[candidate], heap[least]];
      if (child && best && before(child, best)) least = candidate;
    }
    if (least === at) return;
    swap(heap, at, least);
    at = least;
  }
}
