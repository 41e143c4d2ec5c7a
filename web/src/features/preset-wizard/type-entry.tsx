import { Plus, X } from "lucide-react";
import { type ReactNode, type SubmitEvent, useRef } from "react";
import { matchingLimits } from "#domain/limits/matching.ts";
import { numberText } from "../../lib/formats.ts";
import { Button } from "../../ui/button.tsx";
import { TypeField } from "./type-field.tsx";
import { isTooLong, takeTyped } from "./typed-types.ts";
import { useTypeCombobox } from "./use-type-combobox.ts";
import { type CountedArea, type CountOf, useTypeCounts } from "./use-type-counts.ts";
import { isChosen } from "./wizard-state.ts";

export interface TypeEntryProps {
  label: string;
  types: readonly string[];
  /** The field's text. */
  text: string;
  onText: (text: string) => void;
  /** Where the types are counted. */
  where: CountedArea;
  onAdd: (text: string) => void;
  onRemove: (text: string) => void;
  /** Above the chosen ones, and instead of them. */
  heading: ReactNode;
  empty: string;
  /** For a button elsewhere that adds the field's text, too, and then leads on. */
  formId?: string;
  onNext?: () => void;
}

/** Business types by their words: Enter or "Add" takes one or several, a chip each, removable. */
export function TypeEntry(props: TypeEntryProps) {
  const { label, types, text, onText, where, onAdd, onRemove, heading, empty } = props;
  const entry = useRef<HTMLFormElement>(null);
  const isFull = types.length >= matchingLimits.typesMax;
  const add = (type: string): void => {
    onAdd(type);
    onText("");
  };
  const combobox = useTypeCombobox({
    text,
    isChosen: (type) => isChosen({ types }, type),
    onText,
    onChoose: add,
  });
  const countOf = useTypeCounts(where, [...types, ...combobox.found.map((type) => type.label)]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { added, left } = takeTyped(text, types);
    added.forEach(onAdd);
    onText(left);
    if (event.currentTarget.contains(event.nativeEvent.submitter)) return;
    if (left !== "") event.currentTarget.querySelector("input")?.focus();
    else if (types.length + added.length > 0) props.onNext?.();
  };
  return (
    <>
      <form ref={entry} id={props.formId} onSubmit={submit} className="flex items-end gap-3">
        <TypeField
          label={label}
          isDisabled={isFull && text === ""}
          countOf={countOf}
          {...combobox}
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
          <Chosen types={types} countOf={countOf} onRemove={onRemove} entry={() => entry.current} />
        )}
      </div>
      {isTooLong(text) && (
        <p role="status" className="text-sm text-warn">
          A business type can have at most {matchingLimits.typeMaxChars} characters.
        </p>
      )}
      {isFull && (
        <p role="status" className="text-sm text-warn">
          A preset can have at most {matchingLimits.typesMax} business types.
          {text !== "" && " Remove one, or clear the field, to go on."}
        </p>
      )}
    </>
  );
}

interface ChosenProps {
  types: readonly string[];
  countOf: CountOf;
  onRemove: (text: string) => void;
  entry: () => HTMLElement | null;
}

function Chosen({ types, countOf, onRemove, entry }: ChosenProps) {
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
          <Count of={countOf(type)} />
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

function Count({ of: count }: { of: ReturnType<CountOf> }) {
  if (count === null) return null;
  return (
    <span className="ml-2 shrink-0 font-normal text-sm tabular-nums">
      {count === "unknown" ? "not recognized" : numberText(count)}
      {count !== "unknown" && <span className="sr-only"> in this area</span>}
    </span>
  );
}
