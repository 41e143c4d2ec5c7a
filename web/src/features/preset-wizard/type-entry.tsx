import { Plus, X } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { matchingLimits } from "#domain/limits/matching.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";

export interface TypeEntryProps {
  label: string;
  types: readonly string[];
  onAdd: (text: string) => void;
  onRemove: (text: string) => void;
  /** Above the chosen ones, and instead of them. */
  heading: ReactNode;
  empty: string;
}

/** Business types by their words: Enter or "Add" takes one, a chip each, removable. */
export function TypeEntry({ label, types, onAdd, onRemove, heading, empty }: TypeEntryProps) {
  const [text, setText] = useState("");
  const entry = useRef<HTMLFormElement>(null);
  const isFull = types.length >= matchingLimits.typesMax;
  const add = (event: FormEvent): void => {
    event.preventDefault();
    onAdd(text);
    setText("");
  };
  return (
    <>
      <form ref={entry} onSubmit={add} className="flex items-end gap-3">
        <Field
          label={label}
          placeholder="For example: Bakery"
          autoComplete="off"
          maxLength={matchingLimits.typeMaxChars}
          disabled={isFull}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 grow"
        />
        <Button type="submit" look="secondary" disabled={isFull}>
          <Plus aria-hidden className="size-4.5" />
          Add
        </Button>
      </form>
      <div>
        {heading}
        {types.length === 0 ? (
          <p className="mt-2 text-soft">{empty}</p>
        ) : (
          <Chosen types={types} onRemove={onRemove} entry={() => entry.current} />
        )}
      </div>
      {isFull && (
        <p role="status" className="text-sm text-warn">
          A preset can have at most {matchingLimits.typesMax} business types.
        </p>
      )}
    </>
  );
}

interface ChosenProps {
  types: readonly string[];
  onRemove: (text: string) => void;
  entry: () => HTMLElement | null;
}

function Chosen({ types, onRemove, entry }: ChosenProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (text: string, index: number): void => {
    onRemove(text);
    // The button that had the focus is gone: the next one gets it, or the field.
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? entry()?.querySelector("input"))?.focus();
  };
  return (
    <ul ref={list} className="mt-2 flex flex-wrap gap-2">
      {types.map((type, index) => (
        <li
          key={type}
          className="inline-flex max-w-full items-center rounded-full bg-accent-wash pl-4 font-medium text-accent-deep"
        >
          <span dir="auto" className="truncate">
            {type}
          </span>
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
  );
}
