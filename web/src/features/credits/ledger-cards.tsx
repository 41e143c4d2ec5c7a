import { cardClass } from "../../ui/card.tsx";
import { Amount, BalanceAmount } from "./amount.tsx";
import { LedgerDate, LedgerNote, LedgerWords } from "./ledger-cells.tsx";
import type { NameOf } from "./ledger-words.ts";
import type { StatementRow } from "./statement.ts";

interface LedgerCardsProps {
  rows: readonly StatementRow[];
  nameOf: NameOf;
}

/** The same rows on narrow screens. */
export function LedgerCards({ rows, nameOf }: LedgerCardsProps) {
  return (
    <ul aria-labelledby="ledger-title" className="flex flex-col gap-3 md:hidden">
      {rows.map((row) => (
        <li key={row.id} className={`${cardClass} p-4`}>
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0 break-words">
              <LedgerWords row={row} nameOf={nameOf} />
            </div>
            <Amount row={row} className="font-semibold" />
          </div>
          <LedgerNote row={row} />
          <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 border-line border-t pt-2.5 text-sm text-soft">
            <LedgerDate at={row.at} />
            <span>
              Balance <BalanceAmount micros={row.balanceMicros} className="text-ink" />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
