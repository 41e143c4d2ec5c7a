import { useState } from "react";
import { limits } from "#domain/limits.ts";
import { Button } from "../../ui/button.tsx";
import { ExternalLink } from "../../ui/external-link.tsx";

type Row = Record<string, unknown>;

const columns = [
  { key: "name", label: "Name" },
  { key: "category", label: "Category" },
  { key: "address", label: "Address" },
  { key: "phone", label: "Phone" },
  { key: "website", label: "Website" },
] as const;

const textOf = (cell: unknown): string =>
  typeof cell === "string" || typeof cell === "number" ? String(cell) : "";

export function RowsTable({ rows, total }: { rows: readonly Row[]; total: number }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, limits.rowsShown);
  return (
    <div className="mt-3 overflow-hidden rounded-xl border border-line bg-card">
      <section
        aria-label="Businesses"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-[28rem] overflow-auto"
      >
        <table className="w-full border-collapse text-start text-sm">
          <thead className="sticky top-0 bg-sunken text-soft">
            <tr>
              {columns.map(({ key, label }) => (
                <th
                  key={key}
                  scope="col"
                  className="whitespace-nowrap px-4 py-2.5 text-start font-medium"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((row, index) => (
              <tr key={textOf(row.id) || index} className="align-top">
                {columns.map(({ key }) => (
                  <td
                    key={key}
                    dir="auto"
                    className={`px-4 py-2.5 ${key === "name" ? "min-w-44 font-medium" : ""} ${key === "address" ? "min-w-48" : ""} ${key === "phone" ? "whitespace-nowrap tabular-nums" : ""}`}
                  >
                    <Cell column={key} text={textOf(row[key])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-2 text-soft text-sm">
        <span className="tabular-nums">
          {shown.length.toLocaleString("en-US")} of {total.toLocaleString("en-US")} shown
        </span>
        {rows.length > shown.length && (
          <Button look="quiet" size="small" onClick={() => setWhole(true)}>
            Show all {rows.length.toLocaleString("en-US")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Cell({ column, text }: { column: string; text: string }) {
  if (text === "") return <span className="text-soft">—</span>;
  return column === "website" ? <ExternalLink address={text} /> : text;
}
