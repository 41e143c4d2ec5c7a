import type { LedgerLine } from "#domain/contract.ts";
import { microsOf } from "#domain/money/pricing.ts";
import { cardClass } from "../../ui/card.tsx";
import { Amount } from "./amount.tsx";
import { LedgerDate, LedgerNote, LedgerWords } from "./ledger-cells.tsx";
import type { NameOf } from "./ledger-words.ts";

const columns = [
  { label: "Date", look: "" },
  { label: "Description", look: "w-full" },
  { label: "Amount", look: "text-right" },
  { label: "Balance", look: "text-right" },
];

interface LedgerTableProps {
  lines: readonly LedgerLine[];
  nameOf: NameOf;
}

/** On wide screens; narrow ones get cards. */
export function LedgerTable({ lines, nameOf }: LedgerTableProps) {
  return (
    <div className={`${cardClass} hidden overflow-hidden md:block`}>
      <table aria-labelledby="ledger-title" className="w-full border-collapse text-[0.9375rem]">
        <thead className="bg-sunken/60 text-sm text-soft">
          <tr>
            {columns.map(({ label, look }) => (
              <th
                key={label}
                scope="col"
                className={`whitespace-nowrap px-5 py-3 text-left font-medium ${look}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((line) => (
            <tr key={line.id} className="align-top">
              <td className="whitespace-nowrap px-5 py-3.5 text-sm text-soft leading-6">
                <LedgerDate at={line.at} />
              </td>
              <td className="px-5 py-3.5">
                <LedgerWords line={line} nameOf={nameOf} />
                <LedgerNote line={line} />
              </td>
              <td className="px-5 py-3.5 text-right font-medium">
                <Amount
                  micros={microsOf(line.amount)}
                  isSigned
                  isAligned
                  className={line.amount > 0 ? "text-good" : ""}
                />
              </td>
              <td className="px-5 py-3.5 text-right">
                <Amount micros={microsOf(line.balanceAfter)} isAligned />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
