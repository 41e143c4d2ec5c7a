import { CircleCheck, CircleX, LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ResendVerification } from "../features/account/resend-verification.tsx";
import { useVerification } from "../features/account/verification.ts";
import { requestVerification } from "../lib/account.ts";
import { statusOf } from "../lib/failure.ts";
import { usePageTitle } from "../lib/page-title.ts";
import { arriving } from "../lib/screen-state.ts";
import { useSession } from "../lib/session.tsx";
import { paths } from "../paths.ts";
import { buttonClass } from "../ui/button.tsx";
import { CenteredCard } from "../ui/card.tsx";

const redirectAfterMs = 5_000;
const flag = arriving("verificationSuccess");

export default function Verify() {
  usePageTitle("Verify Your Email");
  const [parameters] = useSearchParams();
  const verification = useVerification(parameters.get("userId"), parameters.get("secret"));

  if (verification.status === "loading") {
    return (
      <CenteredCard title="Verifying Your Email">
        <p role="status" className="flex items-center gap-3 text-soft">
          <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
          One moment, please.
        </p>
      </CenteredCard>
    );
  }
  if (verification.status === "success") return <Verified />;
  return <Failed sentence={verification.sentence} />;
}

/** An old or used link isn't a dead end: a new one can be requested right here. */
function Failed({ sentence }: { sentence: string }) {
  const { session } = useSession();
  const navigate = useNavigate();
  const isVerified = session.status === "signed-in" && session.user.isVerified;

  const resend = async (): Promise<void> => {
    try {
      await requestVerification(location.origin + paths.verify);
    } catch (error) {
      // Only a session may ask for the mail, so the log-in comes first.
      if (statusOf(error) !== 401) throw error;
      await navigate(paths.login, { state: arriving("newLinkNeeded") });
    }
  };

  return (
    <CenteredCard title="Verification Failed">
      <p role="alert" className="flex gap-3 text-bad">
        <CircleX aria-hidden className="mt-0.5 size-5 shrink-0" />
        {sentence}
      </p>
      {isVerified ? (
        <p className="mt-4 text-soft">Your account's email address is already verified.</p>
      ) : (
        <ResendVerification send={resend} className="mt-6" />
      )}
      <div className="mt-6 flex flex-col gap-3 border-line border-t pt-6">
        <Link to={paths.login} className={buttonClass(isVerified ? "primary" : "secondary")}>
          Return to Login
        </Link>
        <Link to={paths.home} className={buttonClass("secondary")}>
          Go to Home
        </Link>
      </div>
    </CenteredCard>
  );
}

function Verified() {
  const navigate = useNavigate();
  const { refresh, session } = useSession();
  const isKnown = session.status !== "unknown";

  // Where the link was opened in the browser that signed up, its session is verified now, too.
  useEffect(() => {
    if (isKnown) void refresh();
  }, [isKnown, refresh]);
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.home, { state: flag }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <CenteredCard title="Email Verified!">
      <p role="status" className="flex gap-3 text-good">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
        Your email address is confirmed. You'll be taken to the home page in 5 seconds.
      </p>
      <div className="mt-8 flex flex-col gap-3">
        <Link to={paths.addPreset} className={buttonClass()}>
          Choose your first area
        </Link>
        <Link to={paths.home} state={flag} className={buttonClass("secondary")}>
          Go to Home
        </Link>
      </div>
    </CenteredCard>
  );
}
