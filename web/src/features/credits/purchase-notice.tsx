import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { formatBalance, formatExact } from "#domain/money/pricing.ts";
import { Button } from "../../ui/button.tsx";
import { FailureNotice, Notice } from "../../ui/notice.tsx";
import type { Purchase } from "./checkout-state.ts";
import type { Credits } from "./use-awaited-payment.ts";

interface PurchaseNoticeProps {
  purchase: Purchase;
  credits: Credits;
  balanceMicros: number | null;
  /** The next step once the credits are there. */
  next: ReactNode;
}

/** The outcome of the last press on "Pay". */
export function PurchaseNotice({ purchase, credits, balanceMicros, next }: PurchaseNoticeProps) {
  if (credits.hasArrived) return <Arrived balanceMicros={balanceMicros}>{next}</Arrived>;
  if (credits.isAwaited) return <OnTheirWay isSlow={credits.isSlow} />;
  switch (purchase.step) {
    case "blocked":
      return <Blocked />;
    case "failed":
      return <FailureNotice sentence={purchase.sentence} />;
    case "left":
      return <Left {...purchase} />;
    case "open":
      return <Notice tone="info">The payment window is open. Complete your payment there.</Notice>;
    default:
      return null;
  }
}

function Arrived({
  balanceMicros,
  children,
}: {
  balanceMicros: number | null;
  children: ReactNode;
}) {
  return (
    <Notice tone="good">
      <p>
        {balanceMicros === null ? (
          "Your credits have been added."
        ) : (
          <>
            Your balance is now{" "}
            <strong title={formatExact(balanceMicros)} className="tabular-nums">
              {formatBalance(balanceMicros)}
            </strong>
            .
          </>
        )}
      </p>
      {children}
    </Notice>
  );
}

function OnTheirWay({ isSlow }: { isSlow: boolean }) {
  return (
    <Notice tone="info">
      <p className="flex items-center gap-2">
        Payment received, adding credits
        <LoaderCircle aria-hidden className="size-4 animate-spin" />
      </p>
      {isSlow && <p>This can take a few minutes. Your balance will update automatically.</p>}
    </Notice>
  );
}

function Left({ isDeclined, isUnderWay }: { isDeclined: boolean; isUnderWay: boolean }) {
  if (isDeclined) {
    return (
      <Notice tone="bad" isUrgent>
        The payment was declined and nothing was charged. You can try again with another card.
      </Notice>
    );
  }
  return isUnderWay ? (
    <Notice tone="warn">
      The payment window was closed while a payment was in progress. If it went through, your
      balance will update automatically. Please check here before you pay again.
    </Notice>
  ) : (
    <Notice tone="info">The payment window was closed. Nothing was charged.</Notice>
  );
}

function Blocked() {
  return (
    <Notice tone="bad" isUrgent>
      <p className="font-medium">The payment window could not be loaded.</p>
      <p>
        An ad blocker or privacy extension may have blocked it. Allow this page in it, or turn it
        off, then try again. Nothing was charged.
      </p>
      <Button look="secondary" size="small" className="mt-3" onClick={() => location.reload()}>
        Try again
      </Button>
    </Notice>
  );
}
