import { CircleCheck, CircleX, LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ResetForm } from "../features/account/reset-form.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { arriving } from "../lib/screen-state.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { CenteredCard } from "../ui/card.tsx";

const redirectAfterMs = 3_000;
const done = arriving("passwordReset");

type State =
  | { step: "loading" | "done" }
  | { step: "ready"; link: { userId: string; secret: string } }
  | { step: "error"; sentence: string };

/** Sets a new password by the link of the mail. */
export default function ResetPassword() {
  usePageTitle("Reset Password");
  const [parameters] = useSearchParams();
  const userId = parameters.get("userId");
  const secret = parameters.get("secret");
  const [state, setState] = useState<State>({ step: "loading" });
  const { refresh, session } = useSession();

  useEffect(() => {
    setState(
      userId && secret
        ? { step: "ready", link: { userId, secret } }
        : {
            step: "error",
            sentence: "Invalid or expired reset link. Please request a new password reset.",
          },
    );
  }, [userId, secret]);

  if (state.step === "done") return <Done />;
  if (state.step === "error") return <Failed sentence={state.sentence} />;
  return (
    <CenteredCard title="Reset Password" lead="Choose a new password for your account.">
      {state.step === "ready" ? (
        <ResetForm
          link={state.link}
          onReset={() => {
            setState({ step: "done" });
            // The old password's sessions ended with it.
            if (session.status === "signed-in") void refresh();
          }}
          onRefused={(sentence) => setState({ step: "error", sentence })}
        />
      ) : (
        <p role="status" className="flex items-center gap-3 text-soft">
          <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
          One moment, please.
        </p>
      )}
    </CenteredCard>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { state: done }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <CenteredCard title="Reset Password">
      <p role="status" className="flex gap-3 text-good">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        Password reset successful! You can now log in with your new password.
      </p>
      <Link to={paths.login} state={done} className={`${buttonClass()} mt-8 w-full`}>
        Go to Login
      </Link>
    </CenteredCard>
  );
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <CenteredCard title="Reset Link Invalid">
      <p role="alert" className="flex gap-3 text-bad">
        <CircleX aria-hidden className="mt-0.5 size-5 shrink-0" />
        {sentence}
      </p>
      <Link to={paths.login} className={`${buttonClass()} mt-8 w-full`}>
        Return to Login
      </Link>
    </CenteredCard>
  );
}
