import { ArrowLeftRight, Pencil, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { type Filter, filtersOf, leaveOut, putInstead, type SentPlan } from "./plan-filters.ts";

/** Runs a changed plan, with the sentence that describes the change. */
export type RunPlan = (event: MouseEvent, sentence: string, plan: SentPlan) => void;

interface FilterChipsProps {
  plan: SentPlan;
  isWaiting: boolean;
  onRun: RunPlan;
}

const buttonClass =
  "inline-flex size-8 shrink-0 items-center justify-center rounded-full text-accent-deep hover:bg-card disabled:opacity-40";

/** The plan an answer was computed by: each part can be changed or taken away, and it runs again. */
export function FilterChips({ plan, isWaiting, onRun }: FilterChipsProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const filters = filtersOf(plan);
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
              filter={filter}
              onClose={() => setEdited(null)}
              onChange={(event, to) => {
                setEdited(null);
                const changed = filter.changed?.(to);
                if (changed) onRun(event, putInstead(filter, changed, at), changed);
              }}
            />
          ) : (
            <Chip
              filter={filter}
              at={at}
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
  filter: Filter;
  at: number;
  isWaiting: boolean;
  onEdit: () => void;
  onRun: RunPlan;
}

function Chip({ filter, at, isWaiting, onEdit, onRun }: ChipProps) {
  const { label, removed, flipped, changed } = filter;
  return (
    <>
      <span dir="auto" className="min-w-0 break-words py-1 pr-1">
        {label}
      </span>
      {flipped && (
        <button
          type="button"
          disabled={isWaiting}
          aria-label={`Invert ${label}`}
          title="Invert"
          onClick={(event) => onRun(event, putInstead(filter, flipped, at), flipped)}
          className={buttonClass}
        >
          <ArrowLeftRight aria-hidden className="size-3.5" />
        </button>
      )}
      {changed && (
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
        onClick={(event) => onRun(event, leaveOut(filter), removed)}
        className={buttonClass}
      >
        <X aria-hidden className="size-4" />
      </button>
    </>
  );
}

interface FilterEditorProps {
  filter: Filter;
  onClose: () => void;
  onChange: (event: MouseEvent, to: string | number) => void;
}

function FilterEditor({ filter, onClose, onChange }: FilterEditorProps) {
  const isNumber = typeof filter.value === "number";
  const [text, setText] = useState(String(filter.value ?? ""));
  const apply = useRef<HTMLButtonElement>(null);
  const to = isNumber ? Number(text) : text.trim();
  const canApply = text.trim() !== "" && Number.isFinite(isNumber ? to : 0) && to !== filter.value;
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
        aria-label={`New value for ${filter.label}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="w-36 rounded border border-accent bg-card px-2 py-0.5 text-ink"
      />
      <button
        ref={apply}
        type="button"
        disabled={!canApply}
        onClick={(event) => onChange(event, to)}
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
