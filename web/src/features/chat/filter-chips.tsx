import { ArrowLeftRight, Pencil, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { PlanFilter } from "#domain/query/answer.ts";
import { leaveOut, type SentPlan, valueAt, without, withValue } from "./plan-filters.ts";

/** Runs a changed plan, with the sentence that describes the change. */
export type RunPlan = (event: MouseEvent, sentence: string, plan: SentPlan) => void;

interface FilterChipsProps {
  plan: SentPlan;
  filters: readonly PlanFilter[];
  isWaiting: boolean;
  onRun: RunPlan;
}

const buttonClass =
  "inline-flex size-8 shrink-0 items-center justify-center rounded-full text-accent-deep hover:bg-card disabled:opacity-40";

/** The plan an answer was computed by: each part can be changed or taken away, and it runs again. */
export function FilterChips({ plan, filters, isWaiting, onRun }: FilterChipsProps) {
  const [edited, setEdited] = useState<number | null>(null);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters used" className="flex flex-wrap gap-2">
      {filters.map((filter, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the filters of an answer never change.
          key={at}
          className="inline-flex min-h-8 max-w-full items-center rounded-full bg-accent-wash pr-0.5 pl-3 text-accent-deep text-sm"
        >
          {edited === at ? (
            <FilterEditor
              plan={plan}
              filter={filter}
              onClose={() => setEdited(null)}
              onRun={(...change) => {
                setEdited(null);
                onRun(...change);
              }}
            />
          ) : (
            <Chip
              plan={plan}
              filter={filter}
              isWaiting={isWaiting}
              onEdit={() => setEdited(at)}
              onRun={onRun}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  plan: SentPlan;
  filter: PlanFilter;
  isWaiting: boolean;
  onEdit: () => void;
  onRun: RunPlan;
}

function Chip({ plan, filter, isWaiting, onEdit, onRun }: ChipProps) {
  const { label, at, value: path } = filter;
  const value = path && valueAt(plan, path);
  return (
    <>
      <span dir="auto" className="min-w-0 break-words py-1 pr-1">
        {label}
      </span>
      {path && typeof value === "boolean" && (
        <button
          type="button"
          disabled={isWaiting}
          aria-label={`Invert ${label}`}
          title="Invert"
          onClick={(event) => onRun(event, `Invert “${label}”`, withValue(plan, path, !value))}
          className={buttonClass}
        >
          <ArrowLeftRight aria-hidden className="size-3.5" />
        </button>
      )}
      {(typeof value === "string" || typeof value === "number") && (
        <button
          type="button"
          disabled={isWaiting}
          aria-label={`Change ${label}`}
          title="Change"
          onClick={onEdit}
          className={buttonClass}
        >
          <Pencil aria-hidden className="size-3.5" />
        </button>
      )}
      <button
        type="button"
        disabled={isWaiting}
        aria-label={`Remove ${label}`}
        title="Remove"
        onClick={(event) => onRun(event, leaveOut(filter), without(plan, at))}
        className={buttonClass}
      >
        <X aria-hidden className="size-4" />
      </button>
    </>
  );
}

interface FilterEditorProps {
  plan: SentPlan;
  filter: PlanFilter;
  onClose: () => void;
  onRun: RunPlan;
}

function FilterEditor({ plan, filter, onClose, onRun }: FilterEditorProps) {
  const { label, value: path = [] } = filter;
  const value = valueAt(plan, path);
  const isNumber = typeof value === "number";
  const [text, setText] = useState(String(value));
  const apply = useRef<HTMLButtonElement>(null);
  const to = isNumber ? Number(text) : text.trim();
  const canApply = text.trim() !== "" && Number.isFinite(isNumber ? to : 0) && to !== value;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply.current?.click();
  };
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person asked for this box.
        autoFocus
        dir="auto"
        type="text"
        inputMode={isNumber ? "decimal" : "text"}
        aria-label={`New value for ${label}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="w-36 rounded border border-accent bg-card px-2 py-0.5 text-ink"
      />
      <button
        ref={apply}
        type="button"
        disabled={!canApply}
        onClick={(event) => onRun(event, `Change “${label}” to “${to}”`, withValue(plan, path, to))}
        className="ml-1 rounded-full px-2.5 py-1 font-medium hover:bg-card disabled:opacity-40"
      >
        Apply
      </button>
      <button
        type="button"
        aria-label="Cancel editing the filter"
        title="Cancel"
        onClick={onClose}
        className={buttonClass}
      >
        <X aria-hidden className="size-4" />
      </button>
    </>
  );
}
