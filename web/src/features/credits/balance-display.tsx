import { TriangleAlert } from "lucide-react";
import { formatBalance, formatExact } from "#domain/money/pricing.ts";
import { useOnline } from "../../lib/connection.ts";
import type { Balance } from "./use-balance.ts";

const explanation = (micros: number | null): string =>
  `Your balance${micros === null ? "" : `: ${formatExact(micros)}`}. 1 credit is 1 US dollar.`;

/** Whole cents of credits, never more than there are. `creditsText(4_996_000)` // => "4.99 credits" */
export const creditsText = (micros: number): string =>
  `${Number((Math.floor(micros / 10_000) / 100).toFixed(2))} credits`;

interface BalanceDisplayProps {
  balance: Balance;
  unit: "dollars" | "credits";
}

export function BalanceDisplay({ balance, unit }: BalanceDisplayProps) {
  const { micros, hasFailed, retry } = balance;
  // Without a connection the page says so, and retries automatically.
  const isOnline = useOnline();
  const amount =
    micros === null ? "—" : unit === "dollars" ? formatBalance(micros) : creditsText(micros);
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm tabular-nums">
      <span
        title={explanation(micros)}
        className={unit === "dollars" ? "font-medium" : "text-soft"}
      >
        <span className="sr-only">Balance: </span>
        {amount}
      </span>
      {hasFailed && isOnline && (
        <button
          type="button"
          onClick={retry}
          aria-label="Your balance could not be loaded. Try again"
          title="Your balance could not be loaded. Try again"
          className="rounded p-1 text-warn"
        >
          <TriangleAlert aria-hidden className="size-4" />
        </button>
      )}
    </span>
  );
}
