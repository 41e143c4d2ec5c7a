import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import type { TableColumn } from "#domain/results/table-columns.ts";
import { useMatches } from "../../lib/media.ts";
import { useReceiptTips } from "./receipt-tips.tsx";
import { ResultsRow, rowPx, tallRowPx } from "./results-row.tsx";
import { columnsMedia, type Resize, selectRem, widthOf } from "./table-columns.ts";
import { headPx, TableHead } from "./table-head.tsx";
import type { Results } from "./use-results.ts";
import { firstRowIndex, useRowKeys } from "./use-row-keys.ts";
import type { Selection } from "./use-selection.ts";

interface ResultsTableProps {
  results: Results;
  /** Besides the name. */
  columns: readonly TableColumn[];
  onResize: Resize;
  selection: Selection;
}

/** Every business that is shown, however many: only the rows in sight are in the page. */
export function ResultsTable(props: ResultsTableProps) {
  const { results, columns, selection } = props;
  const { rows, cellsAt, listings, idAt, openAt, chosen } = results;
  const scroller = useRef<HTMLElement>(null);
  const isTall = !useMatches(columnsMedia);
  const heightPx = isTall ? tallRowPx : rowPx;
  const virtual = useVirtualRows(scroller, rows.length, heightPx);
  useChosenInSight(results, virtual.scrollToIndex);
  const choose = useStable(results.choose);
  const select = useStable((row: number) => {
    const id = idAt(row);
    if (id !== null) selection.toggle(id);
  });
  const tips = useReceiptTips((rowIndex) => listings.at(rows[rowIndex - firstRowIndex] ?? -1));
  useRowKeys({
    scroller,
    rows,
    chosen,
    firstInSight: () => Math.floor((scroller.current?.scrollTop ?? 0) / heightPx),
    scrollTo: (index) => virtual.scrollToIndex(index, { align: "auto" }),
    onChoose: results.choose,
    onSelect: select,
  });
  const inSight = virtual.getVirtualItems();
  useSight(inSight, results.onSight);
  return (
    <section
      ref={scroller}
      aria-label="Table of the businesses"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      onScroll={noteAside}
      className="group/table aside-shadows h-full scroll-pt-10 overflow-auto overscroll-contain [--table-aside:calc(2.75rem+var(--w-name,14rem))] md:scroll-pl-[calc(var(--table-aside)+0.25rem)] rounded-2xl [overflow-anchor:none] border border-line bg-card focus-visible:outline-offset-[-2px]"
      {...tips.handlers}
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: laid out as blocks, not every browser still takes them for a table. */}
      <table
        role="table"
        aria-rowcount={rows.length + 1}
        className="block w-full text-sm"
        style={{ height: virtual.getTotalSize(), minWidth: isTall ? 0 : widthOfAll(columns) }}
      >
        <TableHead {...props} isTall={isTall} />
        <tbody role="rowgroup" className="block" style={{ paddingTop: aboveOf(inSight) }}>
          {inSight.map(({ index }) => {
            const row = rows[index] ?? -1;
            const id = idAt(row);
            return (
              <ResultsRow
                key={row}
                row={row}
                index={index}
                cellsAt={cellsAt}
                isOpen={openAt(row)}
                isChosen={row === chosen}
                isSelected={id !== null && selection.has(id)}
                isTall={isTall}
                columns={columns}
                onChoose={choose}
                onSelect={select}
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

/** Room for the selection bar below the last row. It is always there, so nothing moves. */
const barRoomPx = 72;

/** The height of the rows above those in sight, px. */
const aboveOf = ([first]: readonly { start: number }[]): number =>
  (first?.start ?? headPx) - headPx;

/** Whether the columns are scrolled aside, which the cells that stay in sight must know. */
const noteAside = ({ currentTarget }: UIEvent<HTMLElement>): void => {
  currentTarget.toggleAttribute("data-aside", currentTarget.scrollLeft !== 0);
};

const widthOfAll = (columns: readonly TableColumn[]): string =>
  `calc(${[`${selectRem}rem`, ...(["name", ...columns] as const).map(widthOf)].join(" + ")})`;

function useVirtualRows(scroller: RefObject<HTMLElement | null>, count: number, heightPx: number) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => heightPx,
    paddingStart: headPx,
    paddingEnd: barRoomPx,
    scrollPaddingStart: headPx,
    scrollPaddingEnd: barRoomPx,
    overscan: 8,
  });
  const { measure } = virtual;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows get another height.
  useLayoutEffect(() => measure(), [heightPx, measure]);
  return virtual;
}

/** Tells which rows are in sight. */
function useSight(inSight: readonly { index: number }[], onSight: Results["onSight"]): void {
  const [first, last] = [inSight[0]?.index ?? 0, inSight.at(-1)?.index ?? 0];
  useEffect(() => onSight?.(first, last), [onSight, first, last]);
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
