import { MailCheck } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { ArrivalNotice } from "../features/account/arrival-notice.tsx";
import { GoogleButton } from "../features/account/google-button.tsx";
import { MailboxLink } from "../features/account/mailbox-link.tsx";
import { SignUpForm } from "../features/account/sign-up-form.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { asking, cameFrom } from "../lib/screen-state.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { CenteredCard } from "../ui/card.tsx";

export default function CreateAccount() {
  usePageTitle("Create Account");
  const { refresh } = useSession();
  const origin = cameFrom(useLocation().state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [hasGoogleFailed, setGoogleFailed] = useState(false);

  if (sentTo !== null) {
    return (
      <CenteredCard title="Verify Your Email">
        <div role="status" className="flex flex-col items-center text-center">
          <MailCheck aria-hidden className="size-12 text-accent" strokeWidth={1.5} />
          <p className="mt-5 text-soft">
            We've sent a verification link to <strong className="text-ink">{sentTo}</strong>. Open
            it to finish setting up your account.
          </p>
          <MailboxLink className="mt-4" />
        </div>
        <Link to={paths.login} className={`${buttonClass("secondary")} mt-8 w-full`}>
          Return to Login
        </Link>
      </CenteredCard>
    );
  }
  return (
    <CenteredCard title="Create Account" lead="Your first area is two minutes away.">
      {hasGoogleFailed && <ArrivalNotice arrival="googleFailed" />}
      <GoogleButton origin={origin} onFailure={() => setGoogleFailed(true)} />
      <SignUpForm
        onSent={(email) => {
          setSentTo(email);
          void refresh();
        }}
      />
      <p className="mt-4 text-center text-soft text-sm">
        By creating an account you agree to the{" "}
        <Link to={paths.terms} className={inTextClass}>
          Terms of Service
        </Link>{" "}
        and the{" "}
        <Link to={paths.privacy} className={inTextClass}>
          Privacy Policy
        </Link>
        .
      </p>
      <p className="mt-7 border-line border-t pt-5 text-center text-soft">
        Already have an account?{" "}
        <Link
          to={paths.login}
          state={asking(origin)}
          className="font-medium text-accent underline-offset-4 hover:underline"
        >
          Sign In
        </Link>
      </p>
    </CenteredCard>
  );
}

const inTextClass = "whitespace-nowrap text-ink underline underline-offset-4 hover:text-accent";
