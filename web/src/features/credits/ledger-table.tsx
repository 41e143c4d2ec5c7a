import { cardClass } from "../../ui/card.tsx";
import { Amount, BalanceAmount } from "./amount.tsx";
import { LedgerDate, LedgerNote, LedgerWords } from "./ledger-cells.tsx";
import type { NameOf } from "./ledger-words.ts";
import type { StatementRow } from "./statement.ts";

const columns = [
  { label: "Date", look: "text-left" },
  { label: "Description", look: "w-full text-left" },
  { label: "Amount", look: "text-right" },
  { label: "Balance", look: "text-right" },
];

interface LedgerTableProps {
  rows: readonly StatementRow[];
  nameOf: NameOf;
}

/** On wide screens; narrow ones get cards. */
export function LedgerTable({ rows, nameOf }: LedgerTableProps) {
  return (
    <div className={`${cardClass} hidden overflow-hidden md:block`}>
      <table aria-labelledby="ledger-title" className="w-full border-collapse text-[0.9375rem]">
        <thead className="bg-sunken/60 text-sm text-soft">
          <tr>
            {columns.map(({ label, look }) => (
              <th
                key={label}
                scope="col"
                className={`whitespace-nowrap px-5 py-3 font-medium ${look}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id} className="align-top">
              <td className="whitespace-nowrap px-5 py-3.5 text-sm text-soft leading-6">
                <LedgerDate at={row.at} />
              </td>
              <td className="px-5 py-3.5">
                <LedgerWords row={row} nameOf={nameOf} />
                <LedgerNote row={row} />
              </td>
              <td className="px-5 py-3.5 text-right font-medium">
                <Amount row={row} />
              </td>
              <td className="px-5 py-3.5 text-right">
                <BalanceAmount micros={row.balanceMicros} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
