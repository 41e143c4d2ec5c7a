import type { Outcome } from "#domain/query/engine/outcome.ts";
import type { Plan } from "#domain/query/plan/plan.ts";
import type { Language } from "#domain/query/reader/lexicon.ts";

/** A plan, what it found, and the answer in each language. */
export interface SentenceCase {
  plan: Partial<Plan> & Pick<Plan, "op">;
  outcome: Outcome;
  /** The rows found without each filter. */
  without?: number[];
  said: Record<Language, string>;
}
