import { formatBalance, formatExact } from "#domain/money/pricing.ts";
import type { StatementRow } from "./statement.ts";

/** With the sign of typography, and a plus where one is asked for. */
const signed = (text: string, micros: number, isSigned: boolean): string =>
  micros < 0 ? text.replace("-", "−") : micros > 0 && isSigned ? `+${text}` : text;

const grouped = (text: string): string => text.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ",");

/** Dollars to the last micro. `exactText(-4_924)` // => "−$0.004924" */
export const exactText = (micros: number, { isSigned = false } = {}): string =>
  signed(grouped(formatExact(micros)), micros, isSigned);

/** Whole cents, never more than there is. */
export const balanceText = (micros: number): string => signed(formatBalance(micros), micros, false);

/** Two decimals; an amount that moved no shown cent is still none of nothing. */
export function amountText({ micros, cents }: Pick<StatementRow, "micros" | "cents">): string {
  if (cents === 0 && micros !== 0) return "< $0.01";
  return signed(formatBalance(cents * 10_000), cents, true);
}
