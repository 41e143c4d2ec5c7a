import { amountParts } from "./amount-parts.ts";

interface AmountProps {
  micros: number;
  isSigned?: boolean;
  /** Leaves room for the digits after the cents, so a column's cents line up. */
  isAligned?: boolean;
  /** As a figure of its own. */
  isLarge?: boolean;
  className?: string;
}

/** Whole cents are emphasized and smaller parts follow more quietly: nothing is rounded away. */
export function Amount(props: AmountProps) {
  const { micros, isSigned = false, isAligned = false, isLarge = false, className = "" } = props;
  const { cents, rest, whole } = amountParts(micros, { isSigned });
  const place = isAligned ? "inline-block w-[4ch] text-left" : "";
  return (
    <span title={whole} className={`whitespace-nowrap tabular-nums ${className}`}>
      {cents}
      <span
        className={`font-normal text-soft ${isLarge ? "text-[0.55em]" : "text-[0.8em]"} ${place}`}
      >
        {rest}
      </span>
    </span>
  );
}
