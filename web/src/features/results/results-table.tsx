import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Order, Sortable } from "#domain/results/filters.ts";
import { useMatches } from "../../lib/media.ts";
import { useReceiptTips } from "./receipt-tips.tsx";
import { ResultsRow, rowPx, tallRowPx } from "./results-row.tsx";
import { cellClass, headings, phoneColumnMedia, place } from "./table-columns.ts";
import type { Results } from "./use-results.ts";
import { firstRowIndex, useRowKeys } from "./use-row-keys.ts";

const headPx = 40;

/** Every business that is shown, however many: only the rows in sight are in the page. */
export function ResultsTable({ results }: { results: Results }) {
  const { rows, cellsAt, listings, openAt, chosen, onSight } = results;
  const scroller = useRef<HTMLElement>(null);
  const isTall = !useMatches(phoneColumnMedia);
  const heightPx = isTall ? tallRowPx : rowPx;
  const virtual = useVirtualRows(scroller, rows.length, heightPx);
  const scrollTo = (index: number): void => virtual.scrollToIndex(index, { align: "auto" });
  useChosenInSight(results, virtual.scrollToIndex);
  const choose = useStable(results.choose);
  const tips = useReceiptTips((rowIndex) => listings.at(rows[rowIndex - firstRowIndex] ?? -1));
  useRowKeys({
    scroller,
    rows,
    chosen,
    firstInSight: () => Math.floor((scroller.current?.scrollTop ?? 0) / heightPx),
    scrollTo,
    onChoose: results.choose,
  });
  const inSight = virtual.getVirtualItems();
  const [first, last] = [inSight[0]?.index ?? 0, inSight.at(-1)?.index ?? 0];
  useEffect(() => onSight?.(first, last), [onSight, first, last]);
  const above = (inSight[0]?.start ?? headPx) - headPx;

  return (
    <section
      ref={scroller}
      aria-label="Table of the businesses"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="h-full scroll-pt-10 overflow-y-auto overscroll-contain rounded-2xl [overflow-anchor:none] border border-line bg-card focus-visible:outline-offset-[-2px]"
      {...tips.handlers}
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: laid out as blocks, not every browser still takes them for a table. */}
      <table
        role="table"
        aria-rowcount={rows.length + 1}
        className="block w-full text-sm"
        style={{ height: virtual.getTotalSize() }}
      >
        <Head results={results} />
        <tbody role="rowgroup" className="block" style={{ paddingTop: above }}>
          {inSight.map(({ index }) => {
            const row = rows[index] ?? -1;
            return (
              <ResultsRow
                key={row}
                row={row}
                index={index}
                cellsAt={cellsAt}
                isOpen={openAt(row)}
                isChosen={row === chosen}
                isTall={isTall}
                onChoose={choose}
              />
            );
          })}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      {tips.tip}
    </section>
  );
}

function useVirtualRows(scroller: RefObject<HTMLElement | null>, count: number, heightPx: number) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => heightPx,
    paddingStart: headPx,
    scrollPaddingStart: headPx,
    overscan: 8,
  });
  const { measure } = virtual;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows get another height.
  useLayoutEffect(() => measure(), [heightPx, measure]);
  return virtual;
}

/** Always the same function, whatever it does by now. */
function useStable<T>(act: (value: T) => void): (value: T) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((value) => latest.current(value), []);
}

/** A business that was chosen elsewhere is brought into sight. */
function useChosenInSight(
  { chosen, rows }: Results,
  scrollTo: (index: number, options: { align: "auto" }) => void,
): void {
  useEffect(() => {
    if (chosen === null) return;
    const index = rows.indexOf(chosen);
    if (index >= 0) scrollTo(index, { align: "auto" });
  }, [chosen, rows, scrollTo]);
}

function Head({ results: { filters, setFilters } }: { results: Results }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as in the table
    <thead
      role="rowgroup"
      className="sticky top-0 z-10 block bg-sunken text-soft shadow-[inset_0_-1px_var(--line)]"
    >
      <tr role="row" aria-rowindex={1} className="flex items-center" style={{ height: headPx }}>
        {headings.map((heading) => (
          <Heading
            key={heading.label}
            {...heading}
            order={filters.order}
            onOrder={(order) => setFilters({ ...filters, order })}
          />
        ))}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: as in the table
  );
}

interface HeadingProps {
  label: string;
  column: keyof typeof place;
  sort: Sortable | null;
  order: Order | null;
  onOrder: (order: Order | null) => void;
}

/** Up, down, and back to the preset's own order. */
function Heading({ label, column, sort, order, onOrder }: HeadingProps) {
  const dir = sort && order?.by === sort ? order.dir : null;
  const next = (by: Sortable): Order | null =>
    dir === null ? { by, dir: "asc" } : dir === "asc" ? { by, dir: "desc" } : null;
  const Arrow = dir === "desc" ? ArrowDown : ArrowUp;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: as in the table
      role="columnheader"
      scope="col"
      aria-sort={dir === null ? undefined : dir === "asc" ? "ascending" : "descending"}
      className={`${cellClass} ${place[column]} truncate text-start font-medium leading-10`}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onOrder(next(sort))}
          className="-mx-1 inline-flex max-w-full items-center gap-1 rounded px-1 align-middle leading-6 hover:text-ink"
        >
          <span className="truncate">{label}</span>
          <Arrow aria-hidden className={`size-3.5 shrink-0 ${dir ? "" : "opacity-0"}`} />
        </button>
      ) : (
        <span className="align-middle">{label}</span>
      )}
    </th>
  );
}
