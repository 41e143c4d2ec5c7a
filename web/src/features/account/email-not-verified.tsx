import { LogOut } from "lucide-react";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { requestVerification } from "../../lib/account.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { CenteredCard } from "../../ui/card.tsx";
import { ResendVerification } from "./resend-verification.tsx";
import { useSignOut } from "./sign-out.ts";

interface EmailNotVerifiedProps {
  email: string;
  /** Reloads the account: the link may have been opened in another tab. */
  onLookAgain: () => void;
}

export function EmailNotVerified({ email, onLookAgain }: EmailNotVerifiedProps) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  useEffect(() => {
    addEventListener("focus", onLookAgain);
    return () => removeEventListener("focus", onLookAgain);
  }, [onLookAgain]);

  return (
    <CenteredCard
      title="Email Not Verified"
      lead={
        <>
          Open the link we sent to <strong className="break-words text-ink">{email}</strong>. This
          page will then continue automatically.
        </>
      }
    >
      <ResendVerification send={() => requestVerification(location.origin + paths.verify)} />
      <Button
        look="quiet"
        className="mt-3 w-full"
        onClick={() => signOut({ to: paths.login }, () => navigate(paths.login))}
      >
        <LogOut aria-hidden className="size-4.5" />
        Use another account
      </Button>
    </CenteredCard>
  );
}
