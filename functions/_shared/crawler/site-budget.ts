/**
 * The working time of all threads of this process, in milliseconds; a busy machine adds nothing to
 * it.
 */
export const processorNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * The time budget of one site: one part for its answers, one for processing its bytes. The first is
 * paused while the site waits for the reading thread or is read there, so other sites' pages don't
 * count against this one.
 */
export class SiteBudget {
  private readonly controller = new AbortController();
  private readonly clock: () => number;
  private timer: NodeJS.Timeout | undefined;
  private leftMs: number;
  private startedAt = 0;
  private processorLeftMs: number;

  /** `totalMs` is missing if there are no answers to wait for. */
  constructor({
    totalMs = Number.POSITIVE_INFINITY,
    processorMs,
    clock = processorNow,
  }: {
    totalMs?: number;
    processorMs: number;
    clock?: () => number;
  }) {
    this.leftMs = totalMs;
    this.processorLeftMs = processorMs;
    this.clock = clock;
    this.start();
  }

  /** Aborted when the time for its answers is over. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Whether nothing more may be begun. */
  get isOver(): boolean {
    return this.signal.aborted || this.processorLeftMs <= 0;
  }

  /** Waits for something that is not the site's answer. */
  async outside<T>(waiting: Promise<T>): Promise<T> {
    clearTimeout(this.timer);
    this.leftMs -= performance.now() - this.startedAt;
    try {
      return await waiting;
    } finally {
      this.start();
    }
  }

  /** Runs `work` on the site's bytes and passes it the remaining budget. */
  async onProcessor<T>(work: (maxMs: number) => Promise<T>): Promise<T> {
    const begun = this.clock();
    try {
      return await work(this.processorLeftMs);
    } finally {
      this.processorLeftMs -= this.clock() - begun;
    }
  }

  /** Nothing is left to be timed. */
  end(): void {
    clearTimeout(this.timer);
  }

  private start(): void {
    this.startedAt = performance.now();
    // A timer set to that would be over at once.
    if (this.leftMs === Number.POSITIVE_INFINITY) return;
    this.timer = setTimeout(
      () => this.controller.abort(new DOMException("the site's time is over", "TimeoutError")),
      Math.max(0, this.leftMs),
    );
    this.timer.unref();
  }
}
