/** Why a plan can't run, for its author: the place, the problem and the allowed values. */
export interface PlanProblem {
  path: string;
  problem: string;
  allowed: string[];
  /** The field that this preset's tier does not hold. */
  tierField?: string;
}

export class Problem extends Error {
  readonly found: PlanProblem;

  constructor(path: string, problem: string, allowed: string[] = [], tierField?: string) {
    super(problem);
    this.found = { path, problem, allowed, ...(tierField === undefined ? {} : { tierField }) };
  }
}
