import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { Bounds } from "#domain/area/area.ts";
import { activeCount, cleared } from "#domain/results/filters.ts";
import { numberText } from "../../lib/formats.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { ColumnPicker } from "./column-picker.tsx";
import { FacetPanel } from "./facet-panel.tsx";
import { LazyResultsMap } from "./lazy-results-map.tsx";
import type { Ground } from "./results-on-map.ts";
import { NoneFound } from "./results-states.tsx";
import { ResultsTable } from "./results-table.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { SortMenu } from "./sort-menu.tsx";
import { widthVariables } from "./table-columns.ts";
import { useColumns } from "./use-columns.ts";
import { filtersId, useFilterKeys } from "./use-filter-keys.ts";
import type { Results } from "./use-results.ts";
import { type Selection, useSelection } from "./use-selection.ts";

interface BusinessesProps {
  area: Bounds;
  ground: Ground | undefined;
  results: Results;
  /** Actions for the picked businesses. */
  selected: (selection: Selection, results: Results) => ReactNode;
}

/** The filters beside the map and the table. */
export function Businesses({ area, ground, results, selected }: BusinessesProps) {
  const { filters, setFilters, rows, listings, withheld, points, looked, chosen, choose } = results;
  const active = activeCount(filters);
  const columns = useColumns(results.known, listings.length);
  const selection = useSelection(results);
  const facets = <FacetPanel filters={filters} facets={results.facets} onChange={setFilters} />;
  return (
    <div className="grid gap-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div id={filtersId} className="hidden lg:block">
        {facets}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="h-72 sm:h-80">
          <LazyResultsMap
            area={area}
            ground={ground}
            points={points}
            chosen={looked && placeOf(looked.listing, chosen)}
            onChoose={choose}
          />
        </div>
        {results.isPaged && <PagedNote shown={points.rows.length} found={rows.length} />}
        <div className="-mb-1 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p role="status" className="text-soft text-sm tabular-nums">
            {numberText(rows.length)} of {numberText(listings.length)} businesses
            {withheld > 0 && ` · ${numberText(withheld)} withheld at the business’s request`}
          </p>
          <div className="flex gap-2">
            <SortMenu
              order={filters.order}
              columns={columns.shown}
              onOrder={(order) => setFilters({ ...filters, order })}
            />
            <ColumnPicker columns={columns} known={results.known} rows={listings.length} />
            <FilterDrawer active={active} left={rows.length}>
              {facets}
            </FilterDrawer>
          </div>
        </div>
        {rows.length === 0 ? (
          <NoneFound isFiltered={active > 0} onClear={() => setFilters(cleared(filters))} />
        ) : (
          <div
            className="relative h-(--table-h) [--table-h:max(70dvh,24rem)]"
            style={widthVariables(columns.widths)}
          >
            <ResultsTable
              results={results}
              columns={columns.shown}
              onResize={columns.resize}
              selection={selection}
            />
            {selection.count > 0 && (
              <SelectionBar selection={selection}>{selected(selection, results)}</SelectionBar>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

const placeOf = ({ lat, lon }: { lat: number; lon: number }, row: number | null) => ({
  row: row ?? -1,
  lat,
  lon,
});

/** Explains a list that loads as one scrolls. */
const PagedNote = ({ shown, found }: { shown: number; found: number }) => (
  <p className="text-soft text-sm">
    This preset is too large for this device’s memory, so rows load as you scroll.
    {shown < found &&
      ` The map shows a sample: ${numberText(shown)} of ${numberText(found)} businesses.`}{" "}
    Counts, filters and exports cover all of them.
  </p>
);

/** On a small screen the filters wait behind a button. */
function FilterDrawer(props: { active: number; left: number; children: ReactNode }) {
  const { active, left, children } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useFilterKeys(opener);
  return (
    <>
      <button
        ref={opener}
        type="button"
        onClick={() => setOpen(true)}
        className={`${buttonClass("secondary", "small")} lg:hidden`}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        Filters{active > 0 && ` (${active})`}
      </button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        isTitleShown
        side="right"
        opener={opener}
      >
        <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
        <div className="border-line border-t px-5 py-4">
          <Button className="w-full" onClick={() => setOpen(false)}>
            {left === 1 ? "Show 1 business" : `Show ${numberText(left)} businesses`}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
