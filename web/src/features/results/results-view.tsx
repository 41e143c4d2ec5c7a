import { Tabs, Tooltip } from "radix-ui";
import { type ReactNode, Suspense } from "react";
import type { Task } from "#domain/contract.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { BusinessPanel } from "./business-panel.tsx";
import { Businesses } from "./businesses.tsx";
import { PrintedResults } from "./printed-results.tsx";
import type { Ground } from "./results-on-map.ts";
import type { Results } from "./use-results.ts";
import type { Selection } from "./use-selection.ts";

const Overview = lazyPart(() => import("./overview.tsx"), "Overview");
const OvertureCredits = lazyPart(() => import("./two-sources.tsx"), "OvertureCredits");

export interface ResultsViewProps {
  task: Task;
  results: Results;
  /** Actions for the preset and for its visible rows. */
  actions: (shown: Pick<Results, "filters" | "rows" | "listings">) => ReactNode;
  selected: (selection: Selection, results: Results) => ReactNode;
  /** Of a place that is made up: no map service and no page of a source knows it. */
  ground?: Ground;
}

/** A preset's businesses on the map, in a table, narrowed down, and as a file. */
export function ResultsView({ task, results, actions, selected, ground }: ResultsViewProps) {
  const { filters, rows, listings, looked, choose } = results;
  const isMadeUp = ground !== undefined;
  return (
    <Tooltip.Provider delayDuration={300}>
      <Tabs.Root defaultValue="businesses" className="mt-6 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Tabs.List aria-label="Views of the preset" className="flex gap-1">
            <Tab value="businesses">Businesses</Tab>
            {task.coverage && <Tab value="overview">Overview</Tab>}
          </Tabs.List>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
            {actions({ filters, rows, listings })}
          </div>
        </div>
        {/* Its filters have the next focus. */}
        <Tabs.Content value="businesses" tabIndex={-1} className="mt-4">
          <Businesses area={task.bounds} ground={ground} results={results} selected={selected} />
        </Tabs.Content>
        {task.coverage && (
          <Tabs.Content value="overview" className="mt-4 rounded-2xl">
            <Suspense fallback={null}>
              <Overview taskId={task.taskId} coverage={task.coverage} total={listings.length} />
            </Suspense>
          </Tabs.Content>
        )}
      </Tabs.Root>
      <PrintedResults isMadeUp={isMadeUp} coverage={task.coverage} results={results} />
      {task.coverage?.overture?.state === "read" && (
        <Suspense>
          <OvertureCredits />
        </Suspense>
      )}
      {looked && <BusinessPanel {...looked} isMadeUp={isMadeUp} onClose={() => choose(null)} />}
    </Tooltip.Provider>
  );
}

const Tab = ({ value, children }: { value: string; children: ReactNode }) => (
  <Tabs.Trigger
    value={value}
    className="whitespace-nowrap rounded-lg px-3 py-2 font-medium text-sm text-soft hover:text-ink data-[state=active]:bg-accent-wash data-[state=active]:text-accent-deep"
  >
    {children}
  </Tabs.Trigger>
);
