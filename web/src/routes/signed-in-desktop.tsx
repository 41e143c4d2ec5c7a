import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback } from "react";
import { AvatarMenu } from "../features/account/avatar-menu.tsx";
import { BalanceDisplay } from "../features/credits/balance-display.tsx";
import { balanceKey, ledgerKey } from "../features/credits/query-keys.ts";
import { useAwaitedPayment } from "../features/credits/use-awaited-payment.ts";
import { useBalance } from "../features/credits/use-balance.ts";
import { useEndedTasks } from "../features/tasks/use-tasks.ts";
import type { User } from "../lib/account.ts";
import { queryClient } from "../lib/query-client.ts";

/** The signed-in end of the navigation bar. */
export default function SignedInDesktop({ user }: { user: User }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Controls user={user} />
    </QueryClientProvider>
  );
}

function Controls({ user }: { user: User }) {
  const balance = useBalance(user);
  useMovingMoney(user.id);
  return (
    <div className="flex h-9 min-w-32 items-center justify-end gap-3">
      {user.isVerified && <BalanceDisplay balance={balance} unit="dollars" />}
      <AvatarMenu user={user} />
    </div>
  );
}

/** Reads the balance and the entries again when a payment arrives or a preset ends, on any screen. */
function useMovingMoney(userId: string): void {
  useAwaitedPayment(userId);
  const onEnd = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: balanceKey(userId) });
    void queryClient.invalidateQueries({ queryKey: ledgerKey(userId) });
  }, [userId]);
  useEndedTasks(userId, onEnd);
}
