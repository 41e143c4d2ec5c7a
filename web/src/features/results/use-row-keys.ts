import { type RefObject, useEffect, useRef } from "react";
import { useShortcuts } from "../../lib/shortcuts.ts";

interface RowKeys {
  scroller: RefObject<HTMLElement | null>;
  rows: readonly number[];
  chosen: number | null;
  /** Place of the first row in sight. */
  firstInSight: () => number;
  scrollTo: (index: number) => void;
  onChoose: (row: number) => void;
  onSelect: (row: number) => void;
}

/** `aria-rowindex` of the first row: the head is 1. */
export const firstRowIndex = 2;

/** From row to row by j and k; with a business open the next one is opened in its place. */
export function useRowKeys(keys: RowKeys): void {
  const { scroller, rows, chosen, firstInSight, scrollTo, onChoose, onSelect } = keys;
  const wanted = useRef<number | null>(null);
  const rowIndexOf = (element: Element | null): number | null => {
    const row = element?.closest("tbody [aria-rowindex]");
    return row && scroller.current?.contains(row)
      ? Number(row.getAttribute("aria-rowindex")) - firstRowIndex
      : null;
  };
  const takeFocus = (): void => {
    if (wanted.current === null) return;
    const row = scroller.current?.querySelector(
      `tbody [aria-rowindex="${wanted.current + firstRowIndex}"] button`,
    );
    if (!(row instanceof HTMLElement)) return;
    row.focus();
    wanted.current = null;
  };
  useReturnedFocus(chosen, (row) => {
    wanted.current = rows.indexOf(row);
  });
  // A row out of sight is made once the table has been scrolled there.
  useEffect(takeFocus);
  const step = (by: 1 | -1) => (): void => {
    const open = chosen === null ? -1 : rows.indexOf(chosen);
    const from = open >= 0 ? open : (wanted.current ?? rowIndexOf(document.activeElement));
    const to = from === null ? firstInSight() : from + by;
    const row = rows[to];
    if (row === undefined) return;
    if (open >= 0) {
      onChoose(row);
      return;
    }
    wanted.current = to;
    scrollTo(to);
    takeFocus();
  };
  const select = (): void => {
    const row = chosen ?? rows[rowIndexOf(document.activeElement) ?? -1];
    if (row !== undefined) onSelect(row);
  };
  useShortcuts("Businesses", [
    { keys: "j", does: "Next business", act: step(1) },
    { keys: "k", does: "Previous business", act: step(-1) },
    { keys: "Enter", does: "Open the business" },
    { keys: "x", does: "Select the business", act: select },
    { keys: "Shift+←/→", does: "Resize the column, on its heading" },
  ]);
}

/** Closing a business leads back to its row. */
function useReturnedFocus(chosen: number | null, want: (row: number) => void): void {
  const before = useRef(chosen);
  useEffect(() => {
    const closed = chosen === null ? before.current : null;
    before.current = chosen;
    if (closed !== null && document.activeElement === document.body) want(closed);
  });
}
