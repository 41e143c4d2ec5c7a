import { ArrowLeft, ArrowRight } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { fromPreset } from "../../lib/screen-state.ts";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepProgress } from "./step-progress.tsx";
import { useQuote } from "./use-quote.ts";
import type { WizardControls } from "./use-wizard.ts";
import { canGoOn, quoteRequestOf } from "./wizard-state.ts";

const loadNiche = () => import("./niche-step.tsx");
const loadDetails = () => import("./details-step.tsx");
const NicheStep = lazy(() => loadNiche().then((m) => ({ default: m.NicheStep })));
const DetailsStep = lazy(() => loadDetails().then((m) => ({ default: m.DetailsStep })));
const Dialog = lazy(() => import("../../ui/dialog.tsx").then((m) => ({ default: m.Dialog })));

interface WizardProps {
  controls: WizardControls;
  balanceMicros: number | null;
  /** Search, tier and map of step 1. */
  areaPicker: ReactNode;
  /** How the chosen area is called, and how large it is. */
  areaName: string;
  areaSize: string;
}

const formId = "preset-details";

const frames = {
  1: {
    title: "Select Target Area",
    lead: "Search for a place, or drag the four points.",
  },
  2: {
    title: "Add Business Type",
    lead: "Name the kinds of business to collect.",
  },
  3: {
    title: "Please Name Your Preset",
    lead: "You will find it by this name among your presets and in the chat.",
  },
} as const;

export function Wizard({ controls, balanceMicros, areaPicker, areaName, areaSize }: WizardProps) {
  const { wizard, send, isStarting, refusal, dismissRefusal, start } = controls;
  const quote = useQuote(wizard.step === 3 ? quoteRequestOf(wizard) : null);
  const [hasMoved, setMoved] = useState(false);
  const go = (type: "next" | "previous"): void => {
    setMoved(true);
    send({ type });
  };

  // The next step's code comes as soon as this one can be left.
  const mayLeave = canGoOn(wizard);
  useEffect(() => {
    if (mayLeave) void (wizard.step === 1 ? loadNiche() : loadDetails());
  }, [mayLeave, wizard.step]);

  const content = {
    1: areaPicker,
    2: <NicheStep wizard={wizard} send={send} />,
    3: (
      <DetailsStep
        wizard={wizard}
        formId={formId}
        location={areaName}
        areaSize={areaSize}
        balanceMicros={balanceMicros}
        send={send}
        onSubmit={start}
        quote={quote}
      />
    ),
  };
  const foot = (
    <>
      {wizard.step > 1 && (
        <Button look="secondary" onClick={() => go("previous")}>
          <ArrowLeft aria-hidden className="size-4.5" />
          Previous Step
        </Button>
      )}
      {wizard.step < 3 ? (
        <Button
          key="next"
          className="ml-auto"
          disabled={!canGoOn(wizard)}
          onClick={() => go("next")}
        >
          Next Step
          <ArrowRight aria-hidden className="size-4.5" />
        </Button>
      ) : (
        <Button
          key="start"
          type="submit"
          form={formId}
          className="ml-auto"
          isBusy={isStarting}
          disabled={!canGoOn(wizard)}
        >
          Start Analysis
        </Button>
      )}
    </>
  );

  return (
    <>
      <StepProgress step={wizard.step} />
      <StepFrame key={wizard.step} {...frames[wizard.step]} takesFocus={hasMoved} foot={foot}>
        <Suspense>{content[wizard.step]}</Suspense>
      </StepFrame>
      {refusal !== null && (
        <Suspense>
          <Dialog
            isOpen
            onClose={dismissRefusal}
            title="The collection was not started"
            description={refusal}
          >
            <Button look="secondary" onClick={dismissRefusal}>
              Close
            </Button>
            <Link to={paths.checkout} state={fromPreset} className={buttonClass()}>
              Buy Credits
            </Link>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
