import { formatExact } from "#domain/money/pricing.ts";

export interface AmountParts {
  /** `−$0.00`, in whole cents. */
  cents: string;
  /** `4924`: the digits after the cents, or empty. */
  rest: string;
  /** `−$0.004924` */
  whole: string;
}

/** Dollars to the last micro, cut behind the cents. A sign is always shown where asked for. */
export function amountParts(micros: number, { isSigned = false } = {}): AmountParts {
  const sign = micros < 0 ? "−" : isSigned && micros > 0 ? "+" : "";
  const exact = formatExact(Math.abs(micros));
  const end = exact.indexOf(".") + 3;
  const dollars = exact.slice(0, end).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return {
    cents: sign + dollars,
    rest: exact.slice(end),
    whole: sign + dollars + exact.slice(end),
  };
}
