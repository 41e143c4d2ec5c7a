import { Search } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import {
  activeCount,
  chosenOf,
  cleared,
  type FacetField,
  type Filters,
  facetFields,
  facetTitle,
  toggled,
} from "#domain/results/filters.ts";
import type { Choice, Facets } from "#domain/results/results.ts";
import { numberText } from "../../lib/formats.ts";
import { Button } from "../../ui/button.tsx";
import { contactWords } from "./filter-words.ts";
import { valueWords } from "./value-words.ts";

interface FacetPanelProps {
  filters: Filters;
  facets: Facets;
  onChange: (filters: Filters) => void;
}

/** Filters for the businesses, with the number each choice would leave. */
export function FacetPanel({ filters, facets, onChange }: FacetPanelProps) {
  const change = (part: Partial<Filters>): void => onChange({ ...filters, ...part });
  return (
    <div className="flex flex-col gap-6">
      <TextSearch text={filters.text} onSearch={(text) => change({ text })} />
      <Group title="Right now">
        <Option
          label="Open now"
          rows={facets.openNow}
          isChosen={filters.isOpenNow}
          onToggle={() => change({ isOpenNow: !filters.isOpenNow })}
        />
      </Group>
      <Group title="Has">
        <Option
          label="Contactable"
          hint="by phone or email"
          rows={facets.contactable}
          isChosen={filters.isContactable}
          onToggle={() => change({ isContactable: !filters.isContactable })}
        />
        {facets.has.map(({ value, rows }) => (
          <Option
            key={value}
            label={contactWords[value]}
            rows={rows}
            isChosen={filters.has.includes(value)}
            onToggle={() => change({ has: toggled(filters.has, value) })}
          />
        ))}
      </Group>
      {facetFields.map((field) => {
        const chosen = filters.values[field] ?? [];
        const choose = (value: string): void =>
          change({ values: chosenOf(filters.values, field, toggled(chosen, value)) });
        return (
          <Choices
            key={field}
            field={field}
            choices={facets.values[field]}
            chosen={chosen}
            onToggle={choose}
          />
        );
      })}
      {activeCount(filters) > 0 && (
        <Button look="secondary" size="small" onClick={() => onChange(cleared(filters))}>
          Clear all filters
        </Button>
      )}
    </div>
  );
}

function TextSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        Name or address
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-soft"
        />
        <input
          id={id}
          type="search"
          value={text}
          dir="auto"
          maxLength={100}
          onChange={({ target }) => onSearch(target.value)}
          className="h-11 w-full rounded-lg border border-line-strong/60 bg-card pr-3 pl-9 text-base sm:text-sm"
        />
      </div>
    </div>
  );
}

const shownAtFirst = 8;

interface ChoicesProps {
  field: FacetField;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** The most frequent first; selected values are always visible. */
function Choices({ field, choices, chosen, onToggle }: ChoicesProps) {
  const [isWhole, setWhole] = useState(false);
  if (choices.length === 0) return null;
  const shown = isWhole
    ? choices
    : choices.filter(({ value }, at) => at < shownAtFirst || chosen.includes(value));
  return (
    <Group title={facetTitle(field)}>
      {shown.map(({ value, rows }) => (
        <Option
          key={value}
          label={valueWords(field, value)}
          rows={rows}
          isChosen={chosen.includes(value)}
          onToggle={() => onToggle(value)}
        />
      ))}
      {choices.length > shown.length && (
        <Button look="accent" size="small" className="-ml-3" onClick={() => setWhole(true)}>
          Show all {numberText(choices.length)}
        </Button>
      )}
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{title}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  label: string;
  hint?: string;
  rows: number;
  isChosen: boolean;
  onToggle: () => void;
}

function Option({ label, hint, rows, isChosen, onToggle }: OptionProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg text-sm hover:text-accent">
      <input type="checkbox" checked={isChosen} onChange={onToggle} className="size-4.5 shrink-0" />
      <span dir="auto" className={`min-w-0 flex-1 truncate ${hint ? "py-1.5" : ""}`}>
        {label}
        {hint && <span className="block truncate text-soft text-xs leading-4">{hint}</span>}
      </span>
      <span className="text-soft tabular-nums">{numberText(rows)}</span>
    </label>
  );
}
