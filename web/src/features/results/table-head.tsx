import { ArrowDown, ArrowUp } from "lucide-react";
import { memo, type ReactNode, Suspense, useState } from "react";
import type { Order } from "#domain/results/order.ts";
import { columnTitle, isNumeric, type TableColumn } from "#domain/results/table-columns.ts";
import { lazyPart } from "../../lib/lazy-part.ts";
import { nameClass, nameWidth, selectClass } from "./results-row.tsx";
import { cellClass, cellStyle, type Resize, widthVariable } from "./table-columns.ts";
import type { Results } from "./use-results.ts";
import type { Selection } from "./use-selection.ts";

// Once a pointer or the focus is at the head.
const ColumnEdge = lazyPart(() => import("./column-edge.tsx"), "ColumnEdge");

export const headPx = 40;

interface TableHeadProps {
  results: Results;
  columns: readonly TableColumn[];
  onResize: Resize;
  selection: Selection;
  isTall: boolean;
}

/** Not made again while rows come and go. */
export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { results, columns, onResize, selection, isTall } = props;
  const [isNear, setNear] = useState(false);
  const near = (): void => setNear(true);
  const { filters, setFilters, rows } = results;
  const isSome = selection.count > 0 && selection.count < rows.length;
  const heading = (column: TableColumn) => (
    <Heading
      key={column}
      column={column}
      isTall={isTall}
      order={filters.order}
      onOrder={(order) => setFilters({ ...filters, order })}
    >
      {isNear && !isTall && (
        <Suspense>
          <ColumnEdge
            title={columnTitle(column)}
            variable={widthVariable(column)}
            onResize={(rem) => onResize(column, rem)}
          />
        </Suspense>
      )}
    </Heading>
  );
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as in the table
    // biome-ignore-start lint/a11y/useSemanticElements: as in the table
    <thead
      role="rowgroup"
      onPointerOver={near}
      onFocus={near}
      className="sticky top-0 z-10 block bg-sunken text-soft shadow-[inset_0_-1px_var(--line)]"
    >
      <tr
        role="row"
        aria-rowindex={1}
        className="flex items-center bg-inherit"
        style={{ height: headPx }}
      >
        <td role="cell" className={selectClass}>
          <label className="flex size-10 cursor-pointer items-center justify-center">
            <input
              ref={(box) => {
                if (box) box.indeterminate = isSome;
              }}
              type="checkbox"
              aria-label="Select all businesses that are found"
              title={selection.count > 0 ? "Clear the selection" : undefined}
              checked={selection.count > 0 && !isSome}
              onChange={() => (selection.count > 0 ? selection.clear() : selection.selectAll())}
              className="size-4.5"
            />
          </label>
        </td>
        {heading("name")}
        {!isTall && columns.map(heading)}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/useSemanticElements: as in the table
    // biome-ignore-end lint/a11y/noRedundantRoles: as in the table
  );
});

interface HeadingProps {
  column: TableColumn;
  isTall: boolean;
  order: Order | null;
  onOrder: (order: Order | null) => void;
  /** Its edge. */
  children: ReactNode;
}

/** One way, the other way, and back to the most complete first. Of numbers the highest come first. */
function Heading({ column, isTall, order, onOrder, children }: HeadingProps) {
  const dir = order?.by === column ? order.dir : null;
  const [first, second] = isNumeric(column)
    ? (["desc", "asc"] as const)
    : (["asc", "desc"] as const);
  const next = dir === null ? first : dir === first ? second : null;
  const Arrow = (dir ?? first) === "desc" ? ArrowDown : ArrowUp;
  const isName = column === "name";
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: as in the table
      role="columnheader"
      scope="col"
      aria-sort={dir === null ? undefined : dir === "asc" ? "ascending" : "descending"}
      className={`${isName ? `sticky ${nameClass}` : `relative ${cellClass}`} truncate text-start font-medium`}
      style={isName ? nameWidth(isTall) : cellStyle(column)}
    >
      <button
        type="button"
        onClick={() => onOrder(next && { by: column, dir: next })}
        className="group/head -mx-1 inline-flex max-w-full items-center gap-1 rounded px-1 align-middle leading-6 hover:text-ink"
      >
        <span className="truncate">{columnTitle(column)}</span>
        <Arrow
          aria-hidden
          className={`size-3.5 shrink-0 ${dir ? "text-accent" : "opacity-0 group-hover/head:opacity-60"}`}
        />
      </button>
      {children}
    </th>
  );
}
