import { QueryClientProvider } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useEffect } from "react";
import {
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useOutletContext,
  useSearchParams,
} from "react-router";
import { useGoogleArrival } from "../features/account/google-arrival.ts";
import { noteUse, type User } from "../lib/account.ts";
import { lazyPart } from "../lib/lazy-part.ts";
import { queryClient } from "../lib/query-client.ts";
import { arriving, asking } from "../lib/screen-state.ts";
import { useSession } from "../lib/session.tsx";
import { storageKeys, tabStorage } from "../lib/storage.ts";
import { ownPath, paths } from "../paths.ts";
import { ScreenSpinner } from "../ui/spinner.tsx";

const EmailNotVerified = lazyPart(
  () => import("../features/account/email-not-verified.tsx"),
  "EmailNotVerified",
);

/** The gate before every screen that needs a log-in and a verified email. */
export default function Protected() {
  const { session, refresh } = useSession();
  const { pathname, search, hash } = useLocation();
  const arrival = useArrivalByGoogle();
  const isUnknown = session.status === "unknown" && arrival === "none";
  // The bar comes first, and asks for its figures while the screen is drawn in slices.
  const isDrawn = useDeferredValue(session.status === "signed-in");
  const lookAgain = useCallback(() => void refresh(), [refresh]);

  useEffect(() => {
    if (isUnknown) lookAgain();
  }, [isUnknown, lookAgain]);
  useNotedUse(session.status === "signed-in");

  if (arrival === "failed") {
    const from = asking(tabStorage.read(storageKeys.origin));
    return <Navigate to={paths.login} replace state={{ ...from, ...arriving("googleFailed") }} />;
  }
  if (arrival !== "none") return <ScreenSpinner label="Logging you in" />;
  if (session.status === "signed-out") {
    return session.landing ? (
      <Navigate to={session.landing.to} replace state={session.landing.state} />
    ) : (
      <Navigate to={paths.login} replace state={{ from: pathname + search + hash }} />
    );
  }
  if (session.status !== "signed-in" || !isDrawn) {
    return <ScreenSpinner label="Checking your session" />;
  }
  if (!session.user.isVerified) {
    return <EmailNotVerified email={session.user.email} onLookAgain={lookAgain} />;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet context={session.user} key={session.user.id} />
    </QueryClientProvider>
  );
}

/** Takes what Google's page has put into the address, then opens the page that asked for the log-in. */
function useArrivalByGoogle() {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const arrival = useGoogleArrival(parameters);
  const isDone = arrival === "done";
  useEffect(() => {
    if (!isDone) return;
    const origin = ownPath(tabStorage.read(storageKeys.origin));
    tabStorage.remove(storageKeys.origin);
    void refresh().then(() => navigate(origin ?? pathname, { replace: true }));
  }, [isDone, refresh, navigate, pathname]);
  return arrival;
}

function useNotedUse(isSignedIn: boolean): void {
  useEffect(() => {
    // The list of sessions is a little less exact without it, and nothing else.
    if (isSignedIn) noteUse().catch(() => {});
  }, [isSignedIn]);
}

/** The signed-in person, on the screens behind the gate. */
export const useUser = (): User => useOutletContext<User>();
