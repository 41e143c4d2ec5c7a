import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { Navigate, Outlet, useLocation, useOutletContext } from "react-router";
import { EmailNotVerified } from "../features/account/email-not-verified.tsx";
import type { User } from "../lib/account.ts";
import { queryClient } from "../lib/query-client.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";
import { ScreenSpinner } from "../ui/spinner.tsx";

/** The gate before every screen that needs a log-in and a verified e-mail. */
export default function Protected() {
  const { session, refresh } = useSession();
  const { pathname, search } = useLocation();
  const isUnknown = session.status === "unknown";
  const lookAgain = useCallback(() => void refresh(), [refresh]);

  useEffect(() => {
    if (isUnknown) lookAgain();
  }, [isUnknown, lookAgain]);

  if (session.status === "signed-out") {
    return session.landing ? (
      <Navigate to={session.landing} replace />
    ) : (
      <Navigate to={paths.login} replace state={{ from: pathname + search }} />
    );
  }
  if (session.status !== "signed-in") return <ScreenSpinner label="Checking your session" />;
  if (!session.user.isVerified) {
    return <EmailNotVerified email={session.user.email} onLookAgain={lookAgain} />;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet context={session.user} key={session.user.id} />
    </QueryClientProvider>
  );
}

/** The signed-in person, on the screens behind the gate. */
export const useUser = (): User => useOutletContext<User>();
