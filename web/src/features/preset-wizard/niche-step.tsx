import { matchingLimits } from "#domain/limits/matching.ts";
import { TypeEntry } from "./type-entry.tsx";
import { TypeSuggestions } from "./type-suggestions.tsx";
import type { Wizard, WizardEvent } from "./wizard-state.ts";

interface NicheStepProps {
  wizard: Wizard;
  send: (event: WizardEvent) => void;
  formId: string;
  onNext: () => void;
}

export function NicheStep({ wizard, send, formId, onNext }: NicheStepProps) {
  const { types, typed, area, tier } = wizard;
  const add = (text: string): void => send({ type: "type added", text });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-x-8">
      <div className="flex flex-col gap-6">
        <TypeEntry
          label="Business type"
          types={types}
          text={typed}
          onText={(text) => send({ type: "typed", typed: text })}
          where={{ area, tier }}
          onAdd={add}
          onRemove={(text) =>
            send({ type: "types changed", types: types.filter((type) => type !== text) })
          }
          heading={<h2 className="font-medium text-sm">Your business types</h2>}
          empty="None yet. Add at least one to continue."
          formId={formId}
          onNext={onNext}
        />
      </div>
      <section aria-labelledby="suggestions" className="hidden md:block">
        <h2 id="suggestions" className="mb-3 font-medium text-sm">
          Suggestions
        </h2>
        <TypeSuggestions
          types={types}
          isFull={types.length >= matchingLimits.typesMax}
          onAdd={add}
          columnsClass="lg:grid-cols-2"
        />
      </section>
    </div>
  );
}
