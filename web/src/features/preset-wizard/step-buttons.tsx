import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { Step } from "./wizard-state.ts";

interface StepButtonsProps {
  step: Step;
  mayLeave: boolean;
  isStarting: boolean;
  /** The last step's form, which the last button submits. */
  formId: string;
  go: (to: Step) => void;
}

/** The way back, and the way on. */
export function StepButtons({ step, mayLeave, isStarting, formId, go }: StepButtonsProps) {
  return (
    <>
      {step > 1 && (
        <Button look="secondary" onClick={() => go(step === 3 ? 2 : 1)}>
          <ArrowLeft aria-hidden className="size-4.5" />
          Previous Step
        </Button>
      )}
      {step < 3 ? (
        <Button
          key="next"
          className="sm:ml-auto"
          disabled={!mayLeave}
          onClick={() => go(step === 1 ? 2 : 3)}
        >
          Next Step
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      ) : (
        <Button
          key="start"
          type="submit"
          form={formId}
          className="sm:ml-auto"
          isBusy={isStarting}
          disabled={!mayLeave}
        >
          Start Analysis
        </Button>
      )}
    </>
  );
}
