import { CreditCard, LoaderCircle } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { cardClass } from "../../ui/card.tsx";
import { BalanceAmount } from "./amount.tsx";
import { PackChoice, packLabel } from "./pack-choice.tsx";
import type { Balance } from "./use-balance.ts";

interface BuyCreditsProps {
  balance: Balance;
  amountUsd: number;
  onChoose: (amountUsd: number) => void;
  isOpening: boolean;
  onPay: () => void;
  /** The outcome of the last payment. */
  notice: ReactNode;
}

export function BuyCredits(props: BuyCreditsProps) {
  const { balance, amountUsd, onChoose, isOpening, onPay, notice } = props;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onPay();
  };
  const Icon = isOpening ? LoaderCircle : CreditCard;
  return (
    <section className={`${cardClass} overflow-hidden`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-line border-b bg-sunken/60 p-5 sm:px-8 sm:py-6">
        <div>
          <h1 className="font-semibold text-2xl tracking-tight">Add Credits</h1>
          <p className="mt-1 text-soft">
            1 credit is 1 US dollar. You pay only for what you collect.
          </p>
        </div>
        <CurrentBalance balance={balance} />
      </div>
      <form onSubmit={submit} className="p-5 sm:p-8">
        <PackChoice amountUsd={amountUsd} onChoose={onChoose} />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {/* Stays enabled, so that the focus is still here when the payment window closes. */}
          <Button
            type="submit"
            size="large"
            aria-busy={isOpening || undefined}
            className="w-full sm:w-auto sm:min-w-44"
          >
            <Icon aria-hidden className={`size-5 ${isOpening ? "animate-spin" : ""}`} />
            Pay {packLabel(amountUsd)}
          </Button>
          <ul className="text-sm text-soft leading-6">
            <li>Plus tax where applicable.</li>
            <li>
              Purchased credits are non-refundable. Unused holds are returned to your balance.
            </li>
          </ul>
        </div>
        <p role="status" className="sr-only">
          {isOpening && "Opening the payment window"}
        </p>
        <div className="not-empty:mt-6">{notice}</div>
      </form>
    </section>
  );
}

function CurrentBalance({ balance: { micros, hasFailed, retry } }: { balance: Balance }) {
  return (
    <div className="sm:text-right">
      <p className="text-soft text-sm">Current balance</p>
      <p className="mt-0.5 font-semibold text-3xl tracking-tight">
        {micros === null ? "—" : <BalanceAmount micros={micros} />}
      </p>
      {hasFailed && (
        <p className="mt-1 text-sm text-warn">
          It could not be loaded.{" "}
          <button type="button" onClick={retry} className="underline underline-offset-4">
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
