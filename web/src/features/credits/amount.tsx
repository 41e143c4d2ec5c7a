import { amountParts } from "./amount-parts.ts";

interface AmountProps {
  micros: number;
  isSigned?: boolean;
  /** Keeps room for the digits behind the cents, so that a column's cents stand below each other. */
  isAligned?: boolean;
  /** As a figure of its own. */
  isLarge?: boolean;
  className?: string;
}

/** Whole cents stand out, smaller parts follow them more quietly: nothing is rounded away. */
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
