import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { moneyLimits } from "#domain/limits/money.ts";
import { BuyCredits } from "../features/credits/buy-credits.tsx";
import { Ledger } from "../features/credits/ledger.tsx";
import type { NameOf } from "../features/credits/ledger-words.ts";
import { PurchaseNotice } from "../features/credits/purchase-notice.tsx";
import { dropAwaited, useAwaitedPayment } from "../features/credits/use-awaited-payment.ts";
import { useBalance } from "../features/credits/use-balance.ts";
import { useLedger } from "../features/credits/use-ledger.ts";
import { usePurchase } from "../features/credits/use-purchase.ts";
import { useTasks } from "../features/tasks/use-tasks.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { cameFromPreset } from "../lib/screen-state.ts";
import { useTheme } from "../lib/theme.tsx";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { useUser } from "./protected.tsx";

export default function Checkout() {
  usePageTitle("Add Credits");
  const user = useUser();
  const { isDark } = useTheme();
  const { state } = useLocation();
  const [amountUsd, choose] = useChosenPack();
  const balance = useBalance(user);
  const credits = useCreditsOfThisVisit(user.id);
  const ledger = useLedger(user.id);
  const nameOf = useTaskNames(user.id);
  const { purchase, pay } = usePurchase({ userId: user.id, isDark });
  const back = cameFromPreset(state);

  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-10">
      {back && (
        <Link to={paths.addPreset} className={`${buttonClass("quiet", "small")} -ml-3 mb-4`}>
          <ArrowLeft aria-hidden className="size-4.5" />
          Back to your preset
        </Link>
      )}
      <BuyCredits
        balance={balance}
        amountUsd={amountUsd}
        onChoose={choose}
        isOpening={purchase.step === "opening"}
        onPay={() => void pay(amountUsd)}
        notice={
          <PurchaseNotice
            purchase={purchase}
            credits={credits}
            balanceMicros={balance.micros}
            next={
              back && (
                <Link to={paths.addPreset} className={`${buttonClass("secondary", "small")} mt-3`}>
                  Back to your preset
                </Link>
              )
            }
          />
        }
      />
      <Ledger ledger={ledger} nameOf={nameOf} />
    </div>
  );
}

/** In the address, too, so that a reload keeps the choice. */
function useChosenPack(): [number, (amountUsd: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const asked = Number(parameters.get("amount"));
  const [chosen, setChosen] = useState<number>(
    moneyLimits.packsUsd.find((pack) => pack === asked) ?? moneyLimits.packUsdDefault,
  );
  const choose = (amountUsd: number): void => {
    setChosen(amountUsd);
    setParameters({ amount: String(amountUsd) }, { replace: true, state });
  };
  return [chosen, choose];
}

/** Credits that have arrived are news only until the page is left. */
function useCreditsOfThisVisit(userId: string) {
  const queries = useQueryClient();
  const credits = useAwaitedPayment(userId);
  const isOver = credits.hasArrived;
  useEffect(() => {
    if (!isOver) return;
    return () => dropAwaited(queries, userId);
  }, [isOver, queries, userId]);
  return credits;
}

function useTaskNames(userId: string): NameOf {
  const { list } = useTasks(userId);
  const names = useMemo(() => new Map(list?.map(({ taskId, name }) => [taskId, name])), [list]);
  return useCallback((taskId) => names.get(taskId) ?? null, [names]);
}
