/** Choosing is step 1; step 2 is sending. */
export function SendSteps({ step }: { step: 1 | 2 }) {
  const steps = ["Area and keyword", "Sending"];
  return (
    <div>
      <p role="status" className="font-medium text-accent text-sm">
        Step {step} of 2
      </p>
      <ol aria-label="Steps" className="mt-2 grid max-w-sm grid-cols-2 gap-2">
        {steps.map((label, index) => {
          const isReached = index < step;
          const isCurrent = index + 1 === step;
          return (
            <li
              key={label}
              aria-current={isCurrent ? "step" : undefined}
              className={`border-t-3 pt-2 text-sm ${isReached ? "border-accent" : "border-line"} ${
                isCurrent ? "font-semibold" : "text-soft"
              }`}
            >
              {label}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
