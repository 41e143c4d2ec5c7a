/**
 * The time one site may take. It stands still while the site waits for the reading thread, so what
 * somebody else's pages take there is not counted against this one.
 */
export class SiteBudget {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private leftMs: number;
  private startedAt = 0;
  /** Of it, what is left for work on the site's bytes. */
  private processorLeftMs: number;

  constructor(totalMs: number, processorMs: number) {
    this.leftMs = totalMs;
    this.processorLeftMs = processorMs;
    this.start();
  }

  /** Aborted when the time is over. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Waits for something that is not this site's doing. */
  async outside<T>(waiting: Promise<T>): Promise<T> {
    this.stop();
    try {
      return await waiting;
    } finally {
      this.start();
    }
  }

  /** Does work on the site's bytes; `work` is told how long it may take. */
  async onProcessor<T>(work: (maxMs: number) => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work(this.processorLeftMs);
    } finally {
      this.processorLeftMs -= performance.now() - begun;
    }
  }

  /** Nothing is left to be timed. */
  end(): void {
    clearTimeout(this.timer);
  }

  /** Whether nothing more may be begun. */
  get isOver(): boolean {
    return this.signal.aborted || this.processorLeftMs <= 0;
  }

  private start(): void {
    this.startedAt = performance.now();
    this.timer = setTimeout(
      () => this.controller.abort(new DOMException("the site's time is over", "TimeoutError")),
      Math.max(0, this.leftMs),
    );
    this.timer.unref();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.leftMs -= performance.now() - this.startedAt;
  }
}
