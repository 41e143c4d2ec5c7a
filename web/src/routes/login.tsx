import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { LoginForm } from "../features/account/login-form.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { cameFrom, wasJustVerified } from "../lib/screen-state.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";
import { CenteredCard } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";

export default function Login() {
  usePageTitle("Login");
  const { session, refresh, forget } = useSession();
  const { state } = useLocation();
  const navigate = useNavigate();
  // Somebody who is signed in already goes to the profile; after a log-in the page that asked wins.
  const destination = useRef<string>(paths.profile);
  const isVerified = session.status === "signed-in" && session.user.isVerified;

  useEffect(() => {
    if (isVerified) void navigate(destination.current, { replace: true });
  }, [isVerified, navigate]);

  return (
    <CenteredCard title="Welcome Back" lead="Sign in to your account">
      {wasJustVerified(state) && (
        <Notice tone="good" className="mb-5">
          Email verified successfully! You can now log in.
        </Notice>
      )}
      <LoginForm
        onSessionEnded={forget}
        onSignedIn={() => {
          destination.current = cameFrom(state) ?? paths.profile;
          void refresh();
        }}
      />
      <p className="mt-6 text-center text-soft">
        New here?{" "}
        <Link
          to={paths.createAccount}
          className="font-medium text-accent underline-offset-4 hover:underline"
        >
          Create Account
        </Link>
      </p>
    </CenteredCard>
  );
}
