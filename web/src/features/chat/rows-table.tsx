import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { questionLimits } from "#domain/limits/question.ts";
import { numberText } from "../../lib/formats.ts";
import { businessPath } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";
import type { Row } from "./answer.ts";
import {
  asTabbedText,
  cellText,
  columnsOf,
  columnText,
  headingOf,
  type Order,
  sorted,
} from "./cell-text.ts";
import { WrittenPhones } from "./written-phones.tsx";

interface RowsTableProps {
  rows: readonly Row[];
  total: number;
  /** Columns that the question names: they come next to the names. */
  asked: readonly string[];
  /** The preset in which each business can be opened. */
  taskId: string | null;
}

export function RowsTable({ rows, total, asked, taskId }: RowsTableProps) {
  const [isWhole, setWhole] = useState(false);
  const [order, setOrder] = useState<Order | null>(null);
  const columns = columnsOf(rows, asked);
  const ordered = order ? sorted(rows, order) : rows;
  const shown = isWhole ? ordered : ordered.slice(0, questionLimits.rowsShown);
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-card">
      <section
        aria-label="Businesses"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="scroll-shadows max-h-[28rem] overflow-auto focus-visible:outline-offset-[-2px]"
      >
        <table className="w-full border-collapse text-start text-sm">
          <thead className="sticky top-0 bg-sunken text-soft">
            <tr>
              {columns.map((column) => (
                <Heading key={column} column={column} order={order} onOrder={setOrder} />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((row, index) => (
              <tr key={cellText(row.id) || index} className="align-top">
                {columns.map((column) => (
                  <td
                    key={column}
                    dir="auto"
                    className={`px-4 py-2.5 text-start ${widths[column] ?? ""}`}
                  >
                    <Cell column={column} row={row} taskId={presetIn(row) ?? taskId} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-t px-4 py-1.5 text-soft text-sm">
        <span className="tabular-nums">
          {numberText(shown.length)} of {numberText(total)} shown
        </span>
        <span className="flex flex-wrap">
          {rows.length > shown.length && (
            <Button look="quiet" size="small" onClick={() => setWhole(true)}>
              {rows.length < total ? "Show the first" : "Show all"} {numberText(rows.length)}
            </Button>
          )}
          <CopyButton text={asTabbedText(ordered, columns)} label="Copy table" />
        </span>
      </div>
    </div>
  );
}

const widths: Record<string, string> = {
  name: "min-w-44 font-medium",
  address: "min-w-48",
  description: "min-w-72",
  fit_reason: "min-w-72",
  emails: "min-w-64",
  phones: "min-w-56",
  socials: "min-w-72",
  phone: "whitespace-nowrap tabular-nums",
};

interface HeadingProps {
  column: string;
  order: Order | null;
  onOrder: (order: Order) => void;
}

function Heading({ column, order, onOrder }: HeadingProps) {
  const isOrdered = order?.column === column;
  const isDescending = isOrdered && order.isDescending;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isOrdered ? (isDescending ? "descending" : "ascending") : undefined}
      className="p-0 text-start font-medium"
    >
      <button
        type="button"
        onClick={() => onOrder({ column, isDescending: isOrdered && !isDescending })}
        className="flex w-full items-center gap-1 whitespace-nowrap px-4 py-2.5 hover:text-ink focus-visible:outline-offset-[-2px]"
      >
        {headingOf(column)}
        <Arrow aria-hidden className={`size-3.5 ${isOrdered ? "" : "opacity-0"}`} />
      </button>
    </th>
  );
}

/** A business that is gone is still in the run before. */
const presetIn = ({ preset }: Row): string | undefined =>
  typeof preset === "string" && preset !== "" ? preset : undefined;

const unnamed = <span className="text-soft italic">Unnamed</span>;

interface CellProps {
  column: string;
  row: Row;
  taskId: string | null;
}

function Cell({ column, row, taskId }: CellProps) {
  const text = columnText(column, row[column]);
  const id = cellText(row.id);
  if (column === "name" && taskId !== null && id !== "") {
    return (
      <Link
        to={businessPath(taskId, id)}
        className="rounded underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
      >
        {text || unnamed}
      </Link>
    );
  }
  if (text === "") return column === "name" ? unnamed : <span className="text-soft">—</span>;
  return column === "website" ? <ExternalLink address={text} /> : <WrittenPhones text={text} />;
}
