import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { oneStepAbove } from "../../lib/screen-state.ts";
import type { WizardControls } from "./use-wizard.ts";
import { reachable, type Step } from "./wizard-state.ts";

interface StepControls {
  step: Step;
  /** Whether another step was shown before. */
  hasMoved: boolean;
  go: (to: Step) => void;
}

/** The step is in the address, so the browser's back and forward buttons move between steps. */
export function useStep({ wizard, arriveAt }: WizardControls): StepControls {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const step = reachable(wizard, parameters.get("step"));
  const [last, setLast] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (last !== step) {
    setLast(step);
    setMoved(true);
  }
  useEffect(() => arriveAt(step), [step, arriveAt]);
  return {
    step,
    hasMoved,
    go: (to) => setParameters(to === 1 ? {} : { step: String(to) }, { state: oneStepAbove(state) }),
  };
}
