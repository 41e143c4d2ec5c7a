import { runCampaign } from "../campaign.ts";
import type { Violation } from "../checks/checker.ts";
import type { InvariantId } from "../checks/invariant.ts";
import { type Production, production } from "../production.ts";
import { holdMutants } from "./hold-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { paymentMutants } from "./payment-mutants.ts";
import { settleMutants } from "./settle-mutants.ts";

export const allMutants: readonly Mutant[] = [...holdMutants, ...settleMutants, ...paymentMutants];

export interface MutantResult {
  mutant: Mutant;
  /** Schedules until the first violation; `null` = it survived. */
  killedAfter: number | null;
  killers: readonly InvariantId[];
  /** Killed, and by nothing but the sentences it should break. */
  isAsNamed: boolean;
  violations: readonly Violation[];
}

export const mutated = (mutant: Mutant): Production => ({
  ...production,
  ...mutant.make(production),
});

/** Runs schedules until the mutant is noticed. */
export async function runMutant(
  mutant: Mutant,
  { seed, schedulesMax = 2_000 }: { seed: number; schedulesMax?: number },
): Promise<MutantResult> {
  const campaign = await runCampaign({ seed, to: schedulesMax, failuresMax: 1 }, mutated(mutant));
  const violations = campaign.failures[0]?.violations ?? [];
  const killers = violations.map(({ invariant }) => invariant);
  return {
    mutant,
    killedAfter: violations.length > 0 ? campaign.schedules : null,
    killers,
    isAsNamed: killers.length > 0 && killers.every((killer) => mutant.breaks.includes(killer)),
    violations,
  };
}
