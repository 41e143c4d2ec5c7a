import { Check } from "lucide-react";
import { type Step, steps } from "./wizard-state.ts";

export function StepProgress({ step }: { step: Step }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2 sm:gap-4">
      {steps.map((label, index) => {
        const number = index + 1;
        const isDone = number < step;
        const isCurrent = number === step;
        return (
          <li
            key={label}
            aria-current={isCurrent ? "step" : undefined}
            className={`border-t-3 pt-3 text-sm transition-colors ${
              isDone || isCurrent ? "border-accent" : "border-line"
            } ${isCurrent ? "font-semibold text-ink" : "text-soft"}`}
          >
            <span className="flex items-center gap-2">
              <span
                aria-hidden
                className={`hidden size-6 shrink-0 items-center justify-center rounded-full text-xs tabular-nums sm:inline-flex ${
                  isCurrent || isDone ? "bg-accent text-accent-ink" : "bg-sunken text-soft"
                }`}
              >
                {isDone ? <Check className="size-3.5" /> : number}
              </span>
              {label}
              {isDone && <span className="sr-only">(done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
