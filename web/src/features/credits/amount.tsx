import { amountText, balanceText, exactText } from "./amount-text.ts";
import type { StatementRow } from "./statement.ts";

/** The effect of a row in two decimals; all of them in its title. */
export function Amount({ row, className = "" }: { row: StatementRow; className?: string }) {
  return (
    <span
      title={exactText(row.micros, { isSigned: true })}
      className={`whitespace-nowrap tabular-nums ${row.micros > 0 ? "text-good" : ""} ${className}`}
    >
      {amountText(row)}
    </span>
  );
}

export function BalanceAmount({ micros, className = "" }: { micros: number; className?: string }) {
  return (
    <span title={exactText(micros)} className={`whitespace-nowrap tabular-nums ${className}`}>
      {balanceText(micros)}
    </span>
  );
}
