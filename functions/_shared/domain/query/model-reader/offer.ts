import type { Plan } from "../plan/plan.ts";
import type { Language } from "../reader/lexicon.ts";

/** Plans to choose from, the likeliest first: none of them is answered unasked. */
export interface Offer {
  language: Language;
  plans: readonly Plan[];
}
