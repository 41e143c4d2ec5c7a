import type { LedgerLine } from "#domain/contract.ts";
import { microsOf } from "#domain/money/pricing.ts";
import { cardClass } from "../../ui/card.tsx";
import { Amount } from "./amount.tsx";
import { LedgerDate, LedgerNote, LedgerWords } from "./ledger-cells.tsx";
import type { NameOf } from "./ledger-words.ts";

interface LedgerCardsProps {
  lines: readonly LedgerLine[];
  nameOf: NameOf;
}

/** The same entries on narrow screens. */
export function LedgerCards({ lines, nameOf }: LedgerCardsProps) {
  return (
    <ul aria-labelledby="ledger-title" className="flex flex-col gap-3 md:hidden">
      {lines.map((line) => (
        <li key={line.id} className={`${cardClass} p-4`}>
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0 break-words">
              <LedgerWords line={line} nameOf={nameOf} />
            </div>
            <Amount
              micros={microsOf(line.amount)}
              isSigned
              className={`font-semibold ${line.amount > 0 ? "text-good" : ""}`}
            />
          </div>
          <LedgerNote line={line} />
          <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 border-line border-t pt-2.5 text-sm text-soft">
            <LedgerDate at={line.at} />
            <span>
              Balance <Amount micros={microsOf(line.balanceAfter)} className="text-ink" />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
