import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback } from "react";
import { type NavigateFunction, useNavigate } from "react-router";
import type { Task } from "#domain/contract.ts";
import { AvatarMenu } from "../features/account/avatar-menu.tsx";
import { BalanceDisplay } from "../features/credits/balance-display.tsx";
import { balanceKey, ledgerKey } from "../features/credits/query-keys.ts";
import { useAwaitedPayment } from "../features/credits/use-awaited-payment.ts";
import { useBalance } from "../features/credits/use-balance.ts";
import { useEndedTasks } from "../features/tasks/newest-tasks.ts";
import type { User } from "../lib/account.ts";
import { useMatches } from "../lib/media.ts";
import { queryClient } from "../lib/query-client.ts";
import { takeNotice, useAnyNoticeAsked } from "../lib/run-notices.ts";
import { presetPath } from "../paths.ts";

/** The signed-in end of the navigation bar. */
export default function SignedInBar({ user }: { user: User }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Controls user={user} />
    </QueryClientProvider>
  );
}

function Controls({ user }: { user: User }) {
  const balance = useBalance(user);
  const unit = useMatches("(min-width: 48rem)") ? "dollars" : "credits";
  useEvents(user.id);
  return (
    <div className="narrow-amount flex h-9 items-center justify-end gap-3 md:min-w-32">
      {user.isVerified && <BalanceDisplay balance={balance} unit={unit} />}
      <div className="max-md:hidden">
        <AvatarMenu user={user} />
      </div>
    </div>
  );
}

/**
 * On any screen: reads the balance and the entries again when a payment arrives or a preset ends,
 * and tells of the end.
 */
function useEvents(userId: string): void {
  const navigate = useNavigate();
  useAwaitedPayment(userId);
  const onEnd = useCallback(
    (ended: readonly Task[]) => {
      for (const task of ended) void tellOfEnd(task, navigate);
      void queryClient.invalidateQueries({ queryKey: balanceKey(userId) });
      void queryClient.invalidateQueries({ queryKey: ledgerKey(userId) });
    },
    [userId, navigate],
  );
  useEndedTasks(userId, useAnyNoticeAsked(), onEnd);
}

/** A person who looks at the page sees it there. */
async function tellOfEnd(task: Task, navigate: NavigateFunction): Promise<void> {
  if (!takeNotice(task.taskId) || !document.hidden) return;
  try {
    const { endWords } = await import("../features/tasks/end-words.ts");
    const { showNotice } = await import("../lib/browser-notice.ts");
    const open = () => void navigate(presetPath(task.taskId));
    showNotice({ taskId: task.taskId, ...endWords(task) }, open);
  } catch (failure) {
    console.error("Notification failure", failure);
  }
}
