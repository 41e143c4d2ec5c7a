import { SlidersHorizontal } from "lucide-react";
import { Tabs, Tooltip } from "radix-ui";
import { type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import type { Task } from "#domain/contract.ts";
import type { ListingRows } from "#domain/listing/listing.ts";
import { numberText } from "../../lib/formats.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { BusinessPanel } from "./business-panel.tsx";
import { FacetPanel } from "./facet-panel.tsx";
import { activeCount, type Filters, noFilters } from "./filters.ts";
import { PrintedResults } from "./printed-results.tsx";
import type { SnapshotSource } from "./read-snapshot.ts";
import type { Ground } from "./results-on-map.ts";
import { NoneFound, ResultsFailed, ResultsLoading } from "./results-states.tsx";
import { ResultsTable } from "./results-table.tsx";
import { filtersId, useFilterKeys } from "./use-filter-keys.ts";
import { useResults } from "./use-results.ts";

const ResultsMap = lazyPart(
  () => import("./results-map.tsx"),
  ({ ResultsMap }) => ResultsMap,
);
const Overview = lazyPart(
  () => import("./overview.tsx"),
  ({ Overview }) => Overview,
);

interface ResultsScreenProps {
  task: Task;
  source: SnapshotSource;
  /** Actions for the preset and for its visible rows. */
  actions: (shown: ShownRows) => ReactNode;
  /** Of a place that is made up: no map service and no page of a source knows it. */
  ground?: Ground;
}

export interface ShownRows {
  filters: Filters;
  rows: readonly number[];
  listings: ListingRows;
}

/** A finished preset to look at: on the map, in a table, narrowed down, and as a file. */
export function ResultsScreen({ task, source, actions, ground }: ResultsScreenProps) {
  const results = useResults(source);
  const { snapshot, preset, found, filters, setFilters, chosen, choose } = results;
  const rows = found?.rows;
  const points = useMemo(() => pointsOf(rows ?? [], preset), [rows, preset]);
  if (results.failure && !snapshot) {
    return <ResultsFailed failure={results.failure} onRetry={results.retry} />;
  }
  if (!snapshot || !preset || !found) return <ResultsLoading />;
  const { listings } = snapshot;
  const listing = chosen === null ? undefined : listings.at(chosen);
  const idOf = (row: number): string | null => listings.at(row)?.id ?? null;
  const facets = <FacetPanel filters={filters} facets={found.facets} onChange={setFilters} />;
  return (
    <Tooltip.Provider delayDuration={300}>
      <Tabs.Root defaultValue="businesses" className="mt-6 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Tabs.List aria-label="Views of the preset" className="flex gap-1">
            <Tab value="businesses">Businesses</Tab>
            {task.coverage && <Tab value="overview">Overview</Tab>}
          </Tabs.List>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            {actions({ filters, rows: found.rows, listings })}
          </div>
        </div>
        <Tabs.Content value="businesses" className="mt-4 focus-visible:outline-none">
          <div className="grid gap-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
            <div id={filtersId} className="hidden lg:block">
              {facets}
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <div className="h-72 sm:h-80">
                <Suspense
                  fallback={<div className="h-full rounded-2xl border border-line bg-sunken" />}
                >
                  <ResultsMap
                    area={task.bounds}
                    {...(ground ? { ground } : {})}
                    points={points}
                    chosen={
                      listing && chosen !== null
                        ? { row: chosen, lat: listing.lat, lon: listing.lon }
                        : null
                    }
                    onChoose={(row) => choose(idOf(row))}
                  />
                </Suspense>
              </div>
              <div className="flex items-center justify-between gap-3">
                <p role="status" className="text-soft text-sm tabular-nums">
                  {numberText(found.rows.length)} of {numberText(listings.length)} businesses
                  {snapshot.withheld
                    ? ` · ${numberText(snapshot.withheld)} withheld at the business’s request`
                    : ""}
                </p>
                <FilterDrawer active={activeCount(filters)} left={found.rows.length}>
                  {facets}
                </FilterDrawer>
              </div>
              {found.rows.length === 0 ? (
                <NoneFound
                  isFiltered={activeCount(filters) > 0}
                  onClear={() => setFilters({ ...noFilters, order: filters.order })}
                />
              ) : (
                <div className="h-[70dvh] min-h-96">
                  <ResultsTable
                    rows={found.rows}
                    cellsAt={preset.columns.cells}
                    listingAt={listings.at}
                    openNow={found.openNow}
                    order={filters.order}
                    chosen={chosen}
                    onOrder={(order) => setFilters({ ...filters, order })}
                    onChoose={(row) => choose(idOf(row))}
                  />
                </div>
              )}
            </div>
          </div>
        </Tabs.Content>
        {task.coverage && (
          <Tabs.Content value="overview" className="mt-4 focus-visible:outline-none">
            <Suspense fallback={null}>
              <Overview coverage={task.coverage} total={listings.length} />
            </Suspense>
          </Tabs.Content>
        )}
      </Tabs.Root>
      <PrintedResults
        isMadeUp={ground !== undefined}
        filters={filters}
        rows={found.rows}
        total={listings.length}
        coverage={task.coverage}
        cellsAt={preset.columns.cells}
        openNow={found.openNow}
      />
      {listing && chosen !== null && (
        <BusinessPanel
          listing={listing}
          isOpen={found.openNow[chosen] ?? 2}
          isMadeUp={ground !== undefined}
          onClose={() => choose(null)}
        />
      )}
    </Tooltip.Provider>
  );
}

type Preset = NonNullable<ReturnType<typeof useResults>["preset"]>;

/** The rows' positions, in the map's format. */
function pointsOf(rows: readonly number[], preset: Preset | null) {
  const { lat, lon } = preset?.columns ?? {};
  return {
    lats: Float64Array.from(rows, (row) => lat?.[row] ?? 0),
    lons: Float64Array.from(rows, (row) => lon?.[row] ?? 0),
    rows: Uint32Array.from(rows),
  };
}

const Tab = ({ value, children }: { value: string; children: ReactNode }) => (
  <Tabs.Trigger
    value={value}
    className="whitespace-nowrap rounded-lg px-3 py-2 font-medium text-sm text-soft hover:text-ink data-[state=active]:bg-accent-wash data-[state=active]:text-accent-deep"
  >
    {children}
  </Tabs.Trigger>
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
