/** A running function: it can be slowed down, stopped or ended at every request it sends. */
export interface Process {
  /** `scrape`, `collect` … */
  readonly name: string;
  /** Among the processes of that name. */
  readonly instance: number;
  /** The one user it works for; `null` for work on everybody's behalf. */
  readonly userId: string | null;
  /** The Idempotency-Key it was called with. */
  readonly key: string | null;
  alive: boolean;
  frozenUntil: number;
  /** The platform ends it at this time. */
  readonly endsAt: number;
  /** How far its clock is ahead of the true time. */
  readonly skewMs: number;
  requests: number;
  /** Requests that changed rows. */
  writes: number;
  /** When its last request took effect, in the order of all requests. */
  lastLook: number;
}

export type Ending<T> =
  | { kind: "answered"; value: T }
  | { kind: "failed"; error: unknown }
  /** Nobody will ever hear of it again. */
  | { kind: "gone" };

/** What a caller gets instead of an answer. */
export class ConnectionLost extends Error {}
