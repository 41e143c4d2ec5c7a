import { ChevronDown, ChevronLeft, ChevronRight, Search } from "lucide-react";
import { numberText } from "../../lib/formats.ts";
import { Button } from "../../ui/button.tsx";
import { inputClass } from "../../ui/field.tsx";
import { countWords, type Known, type ListView, type Page, type Sort, sorts } from "./list-view.ts";

interface ListToolsProps {
  view: ListView;
  /** How many match the search. */
  found: number;
  known: Known;
  onChange: (change: Partial<ListView>) => void;
}

/** Search and order of the list. */
export function ListTools({ view, found, known, onChange }: ListToolsProps) {
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <div className="relative min-w-0 grow basis-60">
        <Search
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 size-4.5 text-soft"
        />
        <input
          type="search"
          aria-label="Search your presets"
          placeholder="Name, type, place or status"
          autoComplete="off"
          spellCheck={false}
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
          className={`${inputClass} pl-10.5`}
        />
      </div>
      <div className="relative grow sm:grow-0">
        <select
          aria-label="Sort by"
          value={view.sort}
          onChange={(event) => onChange({ sort: event.target.value as Sort })}
          className={`${inputClass} appearance-none pr-10`}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-4.5 text-soft"
        />
      </div>
      <p role="status" className="basis-full text-soft text-sm tabular-nums">
        {countWords(view.search.trim() === "" ? null : found, known)}
      </p>
    </search>
  );
}

interface PagerProps {
  shown: Page;
  /** Null while it is not known. */
  total: number | null;
  onPage: (page: number) => void;
}

/** Nothing where all presets are on one page. */
export function Pager({ shown, total, onPage }: PagerProps) {
  const { page, pages, from, to } = shown;
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of presets" className="mt-5 flex items-center justify-between gap-3">
      <p className="text-soft text-sm tabular-nums">
        {numberText(from)}–{numberText(to)}
        {total !== null && ` of ${numberText(total)}`}
      </p>
      <div className="flex items-center gap-2">
        <Button
          look="secondary"
          size="small"
          aria-label="Previous page"
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden className="size-4" />
          <span className="max-sm:hidden">Previous</span>
        </Button>
        <span className="px-1 text-sm tabular-nums">
          Page {numberText(page)}
          {total !== null && ` of ${numberText(pages)}`}
        </span>
        <Button
          look="secondary"
          size="small"
          aria-label="Next page"
          disabled={page === pages}
          onClick={() => onPage(page + 1)}
        >
          <span className="max-sm:hidden">Next</span>
          <ChevronRight aria-hidden className="size-4" />
        </Button>
      </div>
    </nav>
  );
}
