/** The reason a model gave no usable answer. The provider's own text is never passed on. */
export type FailureReason =
  /** Too many failures lately: it was not asked. */
  | "resting"
  /** The key was refused, or the model does not exist there. */
  | "refused"
  | "rate-limited"
  /** It answered with an error, or outside this protocol. */
  | "broken"
  | "unreachable"
  | "too-slow"
  /** It answered, but nothing that passes the check. */
  | "invalid"
  /** The question's share of calls or tokens is used up. */
  | "budget";

export class ModelFailure extends Error {
  readonly reason: FailureReason;
  /** The server refused a parameter of the request, not the request as such. */
  readonly refusedParameter: string | null;
  readonly retryAfterMs: number | null;
  /** 400: another way of asking may be understood. */
  readonly isBadRequest: boolean;

  constructor(
    reason: FailureReason,
    more: {
      refusedParameter?: string | null;
      retryAfterMs?: number | null;
      isBadRequest?: boolean;
    } = {},
  ) {
    super(`the model gave no answer: ${reason}`);
    this.reason = reason;
    this.refusedParameter = more.refusedParameter ?? null;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.isBadRequest = more.isBadRequest ?? false;
  }
}

/** Whether it says something about the provider, not about this question. */
export const isProviders = (reason: FailureReason): boolean =>
  ["refused", "broken", "unreachable", "too-slow"].includes(reason);

/** Whether the provider may have written an answer that never arrived whole. */
export const mayBeBilled = (reason: FailureReason): boolean =>
  reason === "broken" || reason === "too-slow";
