import type { Bounds } from "#domain/area/area.ts";
import type { Boundary } from "#domain/listing/boundary.ts";
import type { OsmElement, TagQuery } from "#domain/listing/element.ts";

export interface SourceAnswer {
  /** In the source's order; some may lie outside the bounds and only touch them. */
  elements: OsmElement[];
  /** Elements that had no place or could not be read. */
  dropped: number;
  /** ISO time at which the source's data was current. */
  sourceUpdatedAt: string;
}

/** Where listings come from. Every call either gives the whole answer or throws `SourceFailure`. */
export interface ListingSource {
  /** How many elements an answer would hold: with those that lie outside and touch the bounds. */
  count: (bounds: Bounds, queries: readonly TagQuery[]) => Promise<number>;
  /** How many elements have their place inside: of each type, in order, and of any. */
  countInside: (
    bounds: Bounds,
    types: readonly (readonly TagQuery[])[],
  ) => Promise<{ each: number[]; total: number }>;
  collect: (bounds: Bounds, queries: readonly TagQuery[]) => Promise<SourceAnswer>;
}

export interface BoundarySource {
  /** The parts of towns that touch the bounds. Throws `SourceFailure` if it can't have them all. */
  boundaries: (bounds: Bounds) => Promise<Boundary[]>;
}

/**
 * `too-big`: out of time or memory, a smaller area may do. `busy`: come back later. `unreachable`:
 * no answer, or none for us. `malformed`: an answer that is not whole. `refused`: our question was
 * wrong. `no-turn`: others kept asking, so the question was not sent, or was ended from our side.
 */
export type SourceFailureKind =
  | "too-big"
  | "busy"
  | "unreachable"
  | "malformed"
  | "refused"
  | "no-turn";

export class SourceFailure extends Error {
  readonly kind: SourceFailureKind;
  /** Milliseconds the source asked us to wait; 0 when it did not say. */
  readonly retryAfterMs: number;

  constructor(
    kind: SourceFailureKind,
    detail: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = "SourceFailure";
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}
