import { memo } from "react";
import type { TableColumn } from "#domain/results/table-columns.ts";
import { usePhoneText } from "../../lib/phone-text.ts";
import { ColumnCell, emailLink, phoneLink, siteLink } from "./row-cells.tsx";
import {
  type CellsAt,
  cellClass,
  columnsRead,
  cutClass,
  placeOf,
  type RowCells,
  widthOf,
  widthVariable,
} from "./table-columns.ts";
import { firstRowIndex } from "./use-row-keys.ts";

export const rowPx = 60;
/** With a line of contacts that a finger can hit. */
export const tallRowPx = 104;

interface ResultsRowProps {
  row: number;
  index: number;
  isOpen: number;
  isChosen: boolean;
  isSelected: boolean;
  /** No room for columns: contacts are below the name. */
  isTall: boolean;
  columns: readonly TableColumn[];
  cellsAt: CellsAt;
  onChoose: (row: number) => void;
  onSelect: (row: number) => void;
}

const rowClass = "contain-strict group flex border-line border-b text-sm";
// They stay in sight while the columns scroll below them, so they need the row's own ground. A
// browser paints what is sticky as a picture of its own, which doubles the work of scrolling down:
// they are so only once the table is scrolled aside.
const stays = "group-data-aside/table:sticky group-data-aside/table:z-1";
export const selectClass = `${stays} left-0 flex w-11 shrink-0 items-center justify-center bg-inherit`;
export const nameClass = `${stays} left-11 min-w-0 flex-1 shrink-0 bg-inherit pr-3 pl-1 content-center md:border-line md:border-r leading-5`;

/** As wide as it may get beside the columns, and no narrower than a name needs; or as a person made it. */
export const nameWidth = (isTall: boolean) =>
  isTall ? {} : { minWidth: widthOf("name"), maxWidth: `var(${widthVariable("name")}, none)` };

/** A business of the table. One that stays in sight while others come and go is not made again. */
export const ResultsRow = memo(function ResultsRow(props: ResultsRowProps) {
  const { row, index, isOpen, isChosen, isSelected, isTall, columns, cellsAt } = props;
  const write = usePhoneText();
  const cells = cellsAt(row, readBy(columns));
  if (!cells) return <ComingRow index={index} isTall={isTall} />;
  const { name, category } = cells;
  const address = placeOf(cells);
  const height = isTall ? tallRowPx : rowPx;
  const ground = isChosen || isSelected ? "bg-accent-wash" : "bg-card hover:bg-sunken";
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: laid out as blocks, not every browser still takes them for a table.
    // biome-ignore-start lint/a11y/useSemanticElements: they are these elements.
    <tr
      role="row"
      aria-rowindex={index + firstRowIndex}
      className={`${rowClass} ${ground}`}
      style={{ height, lineHeight: `${height - 1}px` }}
    >
      <td role="cell" className={selectClass}>
        <label className="flex size-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            aria-label={`Select ${name ?? "Unnamed"}`}
            checked={isSelected}
            onChange={() => props.onSelect(row)}
            className="size-4.5"
          />
        </label>
      </td>
      <td role="cell" className={nameClass} style={nameWidth(isTall)}>
        <button
          type="button"
          onClick={() => props.onChoose(row)}
          aria-pressed={isChosen}
          dir="auto"
          className={`block max-w-full ${cutClass} rounded text-start font-medium text-[0.9375rem] leading-6 outline-offset-0 hover:text-accent hover:underline ${name ? "" : "pr-0.5 text-soft italic"}`}
        >
          {name ?? "Unnamed"}
        </button>
        <span dir="auto" className={`block ${cutClass} text-soft`}>
          {isTall && [category, address && " · "]}
          {address}
        </span>
        {isTall && <Contacts cells={cells} write={write} />}
      </td>
      {!isTall &&
        columns.map((column) => (
          <ColumnCell key={column} column={column} cells={cells} isOpen={isOpen} write={write} />
        ))}
    </tr>
    // biome-ignore-end lint/a11y/useSemanticElements: as above
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
});

/** The same list for the same columns: rows are read quickest so. */
const read = new WeakMap<readonly TableColumn[], ReturnType<typeof columnsRead>>();
function readBy(columns: readonly TableColumn[]) {
  const known = read.get(columns);
  if (known) return known;
  const all = columnsRead(columns);
  read.set(columns, all);
  return all;
}

function Contacts({ cells, write }: { cells: RowCells; write: (phone: string) => string }) {
  const phone = phoneLink(cells.phone, write);
  const other = emailLink(cells.emails) ?? siteLink(cells.website);
  return (
    <span className="flex gap-4 leading-11 [&_a]:block [&_a]:truncate">
      {phone && <span className="shrink-0 tabular-nums">{phone}</span>}
      {other && <span className="min-w-0">{other}</span>}
      {!(phone || other) && <span className="text-soft">No contact details</span>}
    </span>
  );
}

/** A row that is on its way from the server. */
const ComingRow = ({ index, isTall }: Pick<ResultsRowProps, "index" | "isTall">) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: as in a row
  // biome-ignore-start lint/a11y/useSemanticElements: as in a row
  <tr
    role="row"
    aria-rowindex={index + firstRowIndex}
    className={rowClass}
    style={{ height: isTall ? tallRowPx : rowPx }}
  >
    <td role="cell" className={`${cellClass} content-center pl-12 text-soft`}>
      Loading…
    </td>
  </tr>
  // biome-ignore-end lint/a11y/useSemanticElements: as in a row
  // biome-ignore-end lint/a11y/noRedundantRoles: as in a row
);
