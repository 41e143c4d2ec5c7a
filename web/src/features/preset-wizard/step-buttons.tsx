import { ArrowLeft, ArrowRight } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import type { Step } from "./wizard-state.ts";

interface StepButtonsProps {
  step: Step;
  mayLeave: boolean;
  isStarting: boolean;
  /** The step's form, which its button submits; the first one has none. */
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
      {/* Another button at each step: one press must not submit the next step's form, too. */}
      <Button
        key={step}
        type={step === 1 ? "button" : "submit"}
        form={step === 1 ? undefined : formId}
        className="sm:ml-auto"
        isBusy={isStarting && step === 3}
        disabled={!mayLeave}
        onClick={step === 1 ? () => go(2) : undefined}
      >
        {step === 3 ? (
          "Start Analysis"
        ) : (
          <>
            Next Step
            <ArrowRight aria-hidden className="size-4.5" />
          </>
        )}
      </Button>
    </>
  );
}
