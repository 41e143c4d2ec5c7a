import { Plus, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { catalogue } from "#domain/catalogue.ts";
import { limits } from "#domain/limits.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { isChosen, type Wizard, type WizardEvent } from "./wizard-state.ts";

interface NicheStepProps {
  wizard: Wizard;
  send: (event: WizardEvent) => void;
}

export function NicheStep({ wizard, send }: NicheStepProps) {
  const [text, setText] = useState("");
  const isFull = wizard.types.length >= limits.typesMax;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    send({ type: "type added", text });
    setText("");
  };
  return (
    <div className="flex flex-col gap-6">
      <form onSubmit={add} className="flex items-end gap-3">
        <Field
          label="Business type"
          placeholder="For example: Bakery"
          autoComplete="off"
          maxLength={limits.typeMaxChars}
          disabled={isFull}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="grow"
        />
        <Button type="submit" look="secondary" disabled={isFull}>
          <Plus aria-hidden className="size-4.5" />
          Add
        </Button>
      </form>
      <Chosen wizard={wizard} send={send} />
      {isFull && (
        <p role="status" className="text-sm text-warn">
          One preset can hold {limits.typesMax} business types.
        </p>
      )}
      <Suggestions wizard={wizard} send={send} />
    </div>
  );
}

function Chosen({ wizard, send }: NicheStepProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (text: string, index: number): void => {
    send({ type: "type removed", text });
    // The button that had the focus is gone: the next one gets it.
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
  };
  return (
    <div>
      <h2 className="font-medium text-sm">Your business types</h2>
      {wizard.types.length === 0 ? (
        <p className="mt-2 text-soft">None yet. Add at least one to go on.</p>
      ) : (
        <ul ref={list} className="mt-2 flex flex-wrap gap-2">
          {wizard.types.map((type, index) => (
            <li
              key={type}
              className="inline-flex max-w-full items-center rounded-full bg-accent-wash pl-4 font-medium text-accent-deep"
            >
              <span className="truncate">{type}</span>
              <button
                type="button"
                aria-label={`Remove ${type}`}
                onClick={() => remove(type, index)}
                className="ml-1 inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-accent/15"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Suggestions({ wizard, send }: NicheStepProps) {
  return (
    <section aria-label="Suggestions" className="hidden md:block">
      <h2 className="font-medium text-sm">Suggestions</h2>
      <div className="mt-3 grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {catalogue.map(({ group, types }) => (
          <div key={group}>
            <h3 className="text-soft text-sm">{group}</h3>
            <div className="mt-2 flex flex-wrap gap-2">
              {types.map((type) => (
                <button
                  key={type}
                  type="button"
                  disabled={isChosen(wizard, type)}
                  onClick={() => send({ type: "type added", text: type })}
                  className="rounded-full border border-line-strong/50 px-3 py-1.5 text-sm transition-colors enabled:hover:border-accent enabled:hover:text-accent disabled:border-line disabled:bg-sunken disabled:text-soft disabled:line-through"
                >
                  {type}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
