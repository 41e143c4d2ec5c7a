import { type ReactNode, Suspense, useEffect, useState } from "react";
import type { ScrapeRequest } from "#domain/contract.ts";
import { lazyPart, loaded } from "../../lib/lazy-part.ts";
import { StepButtons } from "./step-buttons.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepProgress } from "./step-progress.tsx";
import { TemplateChoice } from "./template-choice.tsx";
import { useQuote } from "./use-quote.ts";
import { useStep } from "./use-step.ts";
import type { WizardControls } from "./use-wizard.ts";
import { canGoOn, quoteRequestOf, type Step } from "./wizard-state.ts";

const loadNiche = () => loaded(() => import("./niche-step.tsx"));
const loadDetails = () => loaded(() => import("./details-step.tsx"));
const NicheStep = lazyPart(loadNiche, "NicheStep");
const DetailsStep = lazyPart(loadDetails, "DetailsStep");
const NothingFound = lazyPart(() => import("./nothing-found.tsx"), "NothingFound");
const RefusalDialog = lazyPart(() => import("./refusal-dialog.tsx"), "RefusalDialog");

/** The next step's code comes as soon as this one can be left. */
function useNextCode(step: Step, mayLeave: boolean): void {
  useEffect(() => {
    if (mayLeave) void (step === 1 ? loadNiche() : loadDetails());
  }, [mayLeave, step]);
}

interface WizardProps {
  controls: WizardControls;
  balanceMicros: number | null;
  /** Step 1, with the button that leads on. */
  areaPicker: (next: ReactNode) => ReactNode;
  /** How the chosen area is called, and how large it is. */
  areaName: string;
  areaSize: string;
}

const frames = {
  1: {
    title: "Select Target Area",
    lead: "Search for a place, or drag the four points.",
  },
  2: {
    title: "Add Business Type",
    lead: "Choose the types of business to collect.",
  },
  3: {
    title: "Please Name Your Preset",
    lead: "You'll see this name in My Presets and in the chat.",
  },
} as const;

export function Wizard({ controls, balanceMicros, areaPicker, areaName, areaSize }: WizardProps) {
  const { wizard, send, isStarting, refusal, dismissRefusal, problem, start } = controls;
  const { step, hasMoved, go } = useStep(controls);
  const quote = useQuote(step === 3 ? quoteRequestOf(wizard) : null);
  const [asked, ask] = useState<ScrapeRequest | null>(null);
  const mayLeave = canGoOn(wizard, step);
  const formId = `step-${step}`;
  const submit = (request: ScrapeRequest, findsNothing: boolean): void => {
    if (findsNothing) ask(request);
    else void start(request);
  };

  useNextCode(step, mayLeave);
  const buttons = (
    <StepButtons step={step} mayLeave={mayLeave} isStarting={isStarting} formId={formId} go={go} />
  );
  const content = {
    1: (
      <>
        <TemplateChoice wizard={wizard} send={send} />
        {areaPicker(buttons)}
      </>
    ),
    2: <NicheStep wizard={wizard} send={send} formId={formId} onNext={() => go(3)} />,
    3: (
      <DetailsStep
        wizard={wizard}
        formId={formId}
        location={areaName}
        areaSize={areaSize}
        balanceMicros={balanceMicros}
        send={send}
        onSubmit={submit}
        quote={quote}
        problem={problem}
      />
    ),
  };

  return (
    <>
      <StepProgress step={step} />
      <StepFrame
        key={step}
        {...frames[step]}
        takesFocus={hasMoved}
        foot={step === 1 ? null : buttons}
      >
        {content[step]}
      </StepFrame>
      {asked && (
        <Suspense>
          <NothingFound
            onStart={() => {
              ask(null);
              void start(asked);
            }}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
      {refusal !== null && (
        <Suspense>
          <RefusalDialog refusal={refusal} onClose={dismissRefusal} />
        </Suspense>
      )}
    </>
  );
}
