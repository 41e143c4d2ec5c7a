import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { ArrivalNotice } from "../features/account/arrival-notice.tsx";
import { GoogleButton } from "../features/account/google-button.tsx";
import { LogInReason } from "../features/account/log-in-reason.tsx";
import { LoginForm } from "../features/account/login-form.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { type Arrival, arrivalIn, asking, cameFrom } from "../lib/screen-state.ts";
import { useSession } from "../lib/session.tsx";
import { storageKeys, tabStorage } from "../lib/storage.ts";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { CenteredCard } from "../ui/card.tsx";

export default function Login() {
  usePageTitle("Login");
  const { session, refresh } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useArrival();
  const origin = cameFrom(state);
  // Somebody who is signed in already goes to the profile; after a log-in the page that asked wins.
  const destination = useRef<string>(paths.profile);
  const isVerified = session.status === "signed-in" && session.user.isVerified;

  useEffect(() => {
    if (isVerified) void navigate(destination.current, { replace: true });
  }, [isVerified, navigate]);

  return (
    <CenteredCard title="Welcome Back" lead="Sign in to your account">
      {arrival ? <ArrivalNotice arrival={arrival} /> : <LogInReason origin={origin} />}
      <GoogleButton origin={origin} onFailure={() => setArrival("googleFailed")} />
      <LoginForm
        onSessionEnded={() => void refresh()}
        onSignedIn={() => {
          destination.current = origin ?? paths.profile;
          void refresh();
        }}
      />
      <div className="mt-7 border-line border-t pt-5 text-center">
        <p className="text-soft">New here?</p>
        <Link
          to={paths.createAccount}
          state={asking(origin)}
          className={`${buttonClass("secondary")} mt-3 w-full`}
        >
          Create Account
        </Link>
      </div>
    </CenteredCard>
  );
}

/** Coming back from another site, the history no longer knows which page asked for the log-in. */
const askedBeforeGoogle = () => asking(tabStorage.read(storageKeys.origin));

/** The message of another screen, or of Google's page through an `error` in the address. */
function useArrival(): [Arrival | null, (arrival: Arrival) => void] {
  const { state } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const [later, setLater] = useState<Arrival | null>(null);
  const isRefused = parameters.has("error");
  useEffect(() => {
    if (!isRefused) return;
    setLater("googleFailed");
    setParameters({}, { replace: true, state: { ...state, ...askedBeforeGoogle() } });
  }, [isRefused, setParameters, state]);
  return [later ?? arrivalIn(state), setLater];
}
